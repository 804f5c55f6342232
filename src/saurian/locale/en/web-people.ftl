### People at a table, as the page speaks of them.

name-ask = What should we call you?
name-ask-note = Right now you are “Guest”. Your name stays on this device and is shown at your tables.
