// Small sounds, made when they are wanted; silent until the player turns them on.
import { sound } from "./settings.js";

let context = null;

const SOUNDS = {
  card: () => hiss({ from: 2400, to: 900, length: 0.09, loud: 0.16 }),
  strike: () => tone({ from: 190, to: 70, length: 0.12, loud: 0.3, wave: "triangle" }),
  mend: () => tone({ from: 520, to: 780, length: 0.16, loud: 0.12 }),
  crumble: () => hiss({ from: 700, to: 120, length: 0.34, loud: 0.3 }),
  point: () => chord([660, 990], 0.28, 0.1),
  turn: () => chord([392, 523], 0.32, 0.1),
  end: () => chord([392, 523, 659, 784], 0.9, 0.1),
};

/** Make a sound by its name, if the player wants sounds. */
export function hear(name) {
  if (!sound.value || document.hidden) return;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume();
  SOUNDS[name]();
}

function tone({ from, to, length, loud, wave = "sine", delay = 0 }) {
  const start = context.currentTime + delay;
  const source = new OscillatorNode(context, { type: wave, frequency: from });
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(fading(start, length, loud));
  source.start(start);
  source.stop(start + length);
}

function chord(pitches, length, loud) {
  pitches.forEach((pitch, i) => tone({ from: pitch, to: pitch, length, loud, delay: i * 0.07 }));
}

function hiss({ from, to, length, loud }) {
  const start = context.currentTime;
  const buffer = new AudioBuffer({ length: context.sampleRate * length, sampleRate: context.sampleRate });
  buffer.getChannelData(0).forEach((_, i, all) => { all[i] = Math.random() * 2 - 1; });
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: from, Q: 1.2 });
  filter.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(filter).connect(fading(start, length, loud));
  source.start(start);
}

function fading(start, length, loud) {
  const gain = new GainNode(context, { gain: loud });
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  gain.connect(context.destination);
  return gain;
}
