/** Small wooden sounds, made on the spot. */
const SOUNDS = {
  turn: [[523, 0], [784, 0.11]],
  end: [[392, 0], [523, 0.12], [659, 0.24], [784, 0.36]],
} as const satisfies Record<string, readonly (readonly [hertz: number, at: number])[]>;

const LENGTH = 0.28;
const LOUDNESS = 0.09;

let context: AudioContext | null = null;

/** Play a sound, if the browser lets us: it does after the first click. */
export function play(name: keyof typeof SOUNDS): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const [hertz, at] of SOUNDS[name]) knock(context, hertz, context.currentTime + at);
}

function knock(audio: AudioContext, hertz: number, at: number): void {
  const [tone, loudness] = [audio.createOscillator(), audio.createGain()];
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(hertz, at);
  loudness.gain.setValueAtTime(LOUDNESS, at);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH);
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(at + LENGTH);
}
