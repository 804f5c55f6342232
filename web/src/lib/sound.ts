/** The sounds of the table, made on the spot: knocks, rustles and tones. Silent until the reader's first gesture. */
import { settings } from './settings.svelte';

/** A tone: `hertz` glides to `to`; loudness fades out over `length`. */
interface Tone {
  type: OscillatorType;
  hertz: number;
  to?: number;
  at?: number;
  length: number;
  loudness: number;
}

/** Filtered noise: what wood, stone, steps and dice are made of. */
interface Noise {
  hertz: number;
  /** How narrow the filter is: high values ring. */
  q: number;
  at?: number;
  length: number;
  loudness: number;
}

interface Recipe {
  tones?: readonly Tone[];
  noises?: readonly Noise[];
}

const chime = (notes: readonly number[], gap: number, length = 0.5): Tone[] =>
  notes.map((hertz, index) => ({ type: 'triangle', hertz, at: index * gap, length, loudness: 0.16 }));
const knocks = (times: readonly number[], hertz: number, loudness: number): Noise[] =>
  times.map((at, index) => ({ hertz: hertz * (1 + 0.12 * (index % 3)), q: 5, at, length: 0.07, loudness }));

const RECIPES = {
  /** A die rolls out. */
  die: { noises: knocks([0, 0.08, 0.17, 0.28, 0.42], 1500, 0.5) },
  /** A wooden piece is put down. */
  wood: {
    noises: [{ hertz: 700, q: 6, length: 0.09, loudness: 0.9 }],
    tones: [{ type: 'sine', hertz: 190, to: 120, length: 0.12, loudness: 0.35 }],
  },
  /** Hands are passed. */
  pass: { noises: [{ hertz: 2600, q: 0.6, length: 0.28, loudness: 0.16 }] },
  step: { noises: knocks([0, 0.16], 420, 0.5) },
  /** Something flat is laid down. */
  stone: {
    noises: [
      { hertz: 300, q: 2, length: 0.22, loudness: 0.9 },
      { hertz: 1100, q: 3, at: 0.02, length: 0.08, loudness: 0.3 },
    ],
  },
  coin: {
    tones: [
      { type: 'sine', hertz: 1960, length: 0.5, loudness: 0.14 },
      { type: 'sine', hertz: 2637, at: 0.07, length: 0.7, loudness: 0.12 },
      { type: 'triangle', hertz: 5274, at: 0.07, length: 0.18, loudness: 0.03 },
    ],
    noises: [{ hertz: 5200, q: 8, length: 0.04, loudness: 0.2 }],
  },
  theft: {
    tones: [
      { type: 'sawtooth', hertz: 420, to: 140, length: 0.35, loudness: 0.1 },
      { type: 'sine', hertz: 1960, to: 1200, at: 0.1, length: 0.35, loudness: 0.1 },
    ],
  },
  /** Stones fall apart. */
  crumble: {
    noises: [
      { hertz: 180, q: 1.2, length: 0.5, loudness: 0.9 },
      ...knocks([0.05, 0.14, 0.2, 0.31, 0.38, 0.5], 620, 0.45),
    ],
  },
  /** Large wings beat twice. */
  wings: {
    noises: [
      { hertz: 320, q: 0.7, length: 0.3, loudness: 0.55 },
      { hertz: 260, q: 0.7, at: 0.34, length: 0.34, loudness: 0.6 },
    ],
  },
  wind: {
    noises: [
      { hertz: 900, q: 2.5, length: 0.5, loudness: 0.3 },
      { hertz: 1500, q: 3, at: 0.12, length: 0.4, loudness: 0.22 },
    ],
  },
  magic: {
    tones: [
      ...chime([659, 880, 1175, 1568], 0.055, 0.45),
      { type: 'sine', hertz: 330, to: 990, length: 0.5, loudness: 0.07 },
    ],
  },
  roar: {
    noises: [
      { hertz: 160, q: 1, length: 1.1, loudness: 1 },
      { hertz: 700, q: 0.8, at: 0.05, length: 0.8, loudness: 0.28 },
    ],
    tones: [
      { type: 'sawtooth', hertz: 95, to: 48, length: 1.2, loudness: 0.22 },
      { type: 'sawtooth', hertz: 101, to: 44, at: 0.04, length: 1.1, loudness: 0.16 },
      { type: 'triangle', hertz: 210, to: 80, length: 0.7, loudness: 0.18 },
    ],
  },
  /** Somebody sits down. */
  seat: { tones: chime([659, 880], 0.09, 0.3) },
  points: { tones: chime([784, 988], 0.06, 0.25) },
  turn: { tones: chime([523, 784], 0.11, 0.4) },
  won: { tones: chime([392, 523, 659, 784, 1047], 0.12, 0.7) },
  lost: { tones: chime([392, 349, 294], 0.18, 0.6) },
} as const satisfies Record<string, Recipe>;

export type SoundName = keyof typeof RECIPES;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Play a sound, if the reader wants any and the browser lets us: it does after the first gesture. */
export function play(name: SoundName): void {
  if (!settings.sound || !settings.volume || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const output = context.createGain();
  output.gain.value = settings.volume;
  output.connect(context.destination);
  const { tones = [], noises = [] }: Recipe = RECIPES[name];
  for (const tone of tones) sing(context, output, tone);
  for (const burst of noises) rustle(context, output, burst);
}

function sing(audio: AudioContext, output: AudioNode, { type, hertz, to, at = 0, length, loudness }: Tone): void {
  const [source, start] = [audio.createOscillator(), audio.currentTime + at];
  source.type = type;
  source.frequency.setValueAtTime(hertz, start);
  if (to) source.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(fading(audio, loudness, start, length)).connect(output);
  source.start(start);
  source.stop(start + length);
}

function rustle(audio: AudioContext, output: AudioNode, { hertz, q, at = 0, length, loudness }: Noise): void {
  const [source, filter, start] = [audio.createBufferSource(), audio.createBiquadFilter(), audio.currentTime + at];
  source.buffer = noise ??= whiteNoise(audio);
  filter.type = 'bandpass';
  filter.frequency.value = hertz;
  filter.Q.value = q;
  source
    .connect(filter)
    .connect(fading(audio, loudness, start, length))
    .connect(output);
  source.start(start);
  source.stop(start + length);
}

function fading(audio: AudioContext, loudness: number, start: number, length: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loudness, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  return gain;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  return buffer;
}
