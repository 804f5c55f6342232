### The browser: rules.
