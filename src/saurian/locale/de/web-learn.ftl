### The browser: learn.
