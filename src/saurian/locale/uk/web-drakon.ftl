### The browser: drakon.
