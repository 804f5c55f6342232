### The browser: score.
