import type { Sound } from './kinds.ts';

/** Volume of everything: as soft as cards on cloth. */
const VOLUME = 0.5;

interface Output {
  readonly audio: AudioContext;
  readonly to: AudioNode;
  readonly noise: AudioBuffer;
}

let output: Output | null = null;

function opened(): Output {
  if (output) return output;
  const audio = new AudioContext();
  const to = audio.createGain();
  to.gain.value = VOLUME;
  to.connect(audio.destination);
  const noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  output = { audio, to, noise };
  return output;
}

/** Paper on cloth: noise around a pitch (Hz) that moves to another one, in seconds. */
interface Rustle {
  readonly at?: number;
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly volume: number;
}

/** A soft note: its pitch (Hz), beginning and length in seconds. */
interface Note {
  readonly at?: number;
  readonly pitch: number;
  readonly seconds: number;
  readonly volume: number;
}

const DEAL = [0, 1, 2, 3, 4].map((i) => ({
  at: i * 0.075,
  from: 2200 + i * 120,
  to: 1300,
  seconds: 0.07,
  volume: 0.16,
}));

const SOUNDS: Readonly<
  Record<Sound, { readonly rustles?: readonly Rustle[]; readonly notes?: readonly Note[] }>
> = {
  deal: { rustles: DEAL },
  lay: {
    rustles: [{ from: 2400, to: 900, seconds: 0.09, volume: 0.24 }],
    notes: [{ pitch: 110, seconds: 0.09, volume: 0.14 }],
  },
  draw: { rustles: [{ from: 900, to: 2600, seconds: 0.11, volume: 0.16 }] },
  take: { rustles: [{ at: 0.16, from: 700, to: 2100, seconds: 0.22, volume: 0.2 }] },
  turn: { notes: [{ pitch: 659.25, seconds: 0.35, volume: 0.05 }] },
  call: {
    notes: [
      { pitch: 659.25, seconds: 0.5, volume: 0.12 },
      { at: 0.13, pitch: 987.77, seconds: 0.5, volume: 0.12 },
    ],
  },
  right: {
    notes: [
      { pitch: 523.25, seconds: 0.3, volume: 0.07 },
      { at: 0.09, pitch: 659.25, seconds: 0.4, volume: 0.07 },
    ],
  },
  wrong: {
    notes: [
      { pitch: 233.08, seconds: 0.25, volume: 0.09 },
      { at: 0.11, pitch: 196, seconds: 0.4, volume: 0.09 },
    ],
  },
  end: {
    notes: [
      { pitch: 392, seconds: 0.5, volume: 0.06 },
      { at: 0.12, pitch: 523.25, seconds: 0.5, volume: 0.06 },
      { at: 0.24, pitch: 783.99, seconds: 0.8, volume: 0.06 },
    ],
  },
};

/** Plays a sound, made on the spot: nothing to download. */
export function synthesize(sound: Sound): void {
  const { rustles = [], notes = [] } = SOUNDS[sound];
  const out = opened();
  // A browser may have stopped it meanwhile.
  if (out.audio.state === 'suspended') void out.audio.resume();
  for (const rustle of rustles) playRustle(out, rustle);
  for (const note of notes) playNote(out, note);
}

function playRustle(
  { audio, to: out, noise }: Output,
  { at = 0, from, to, seconds, volume }: Rustle,
): void {
  const start = audio.currentTime + at;
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: from, Q: 0.9 });
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + seconds);
  source
    .connect(filter)
    .connect(envelope(audio, { start, rise: 0.008, seconds, volume }))
    .connect(out);
  source.start(start, Math.random() * 0.2, seconds + 0.05);
}

function playNote({ audio, to: out }: Output, { at = 0, pitch, seconds, volume }: Note): void {
  const start = audio.currentTime + at;
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
  tone.connect(envelope(audio, { start, rise: 0.02, seconds, volume })).connect(out);
  tone.start(start);
  tone.stop(start + seconds + 0.05);
}

/** Rises at once, and fades: without clicks. */
function envelope(
  audio: AudioContext,
  {
    start,
    rise,
    seconds,
    volume,
  }: {
    readonly start: number;
    readonly rise: number;
    readonly seconds: number;
    readonly volume: number;
  },
): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(volume, start + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  return gain;
}
