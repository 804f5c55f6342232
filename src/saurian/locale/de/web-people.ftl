### Die Leute am Tisch, wie die Seite von ihnen spricht.

name-ask = Wie sollen wir dich nennen?
name-ask-note = Im Moment heißt du „Gast“. Dein Name bleibt auf diesem Gerät und steht an deinen Tischen.
