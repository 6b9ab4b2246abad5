/** Small sounds of our own, made on the spot; off until asked for. */

import { preferences } from "./preferences.svelte";

export type Sound = "tap" | "slide" | "engine" | "match" | "key" | "brass";

let context: AudioContext | undefined;

function noise(audio: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, audio.sampleRate * seconds, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let at = 0; at < data.length; at++) data[at] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}

interface Colour {
  seconds: number;
  volume: number;
  filter: BiquadFilterType;
  frequency: number;
  tone?: { type: OscillatorType; frequency: number };
}

const SOUNDS: Record<Sound, Colour> = {
  tap: { seconds: 0.09, volume: 0.35, filter: "lowpass", frequency: 420 },
  slide: { seconds: 0.22, volume: 0.12, filter: "bandpass", frequency: 2600 },
  engine: { seconds: 0.3, volume: 0.2, filter: "lowpass", frequency: 160, tone: { type: "sawtooth", frequency: 62 } },
  match: { seconds: 0.5, volume: 0.16, filter: "highpass", frequency: 3200 },
  key: { seconds: 0.04, volume: 0.2, filter: "bandpass", frequency: 1800 },
  brass: { seconds: 1.4, volume: 0.16, filter: "lowpass", frequency: 700, tone: { type: "sawtooth", frequency: 98 } },
};

export function play(sound: Sound): void {
  if (!preferences.sound || document.hidden) return;
  context ??= new AudioContext();
  const { seconds, volume, filter, frequency, tone } = SOUNDS[sound];
  const now = context.currentTime;
  const gain = context.createGain();
  gain.gain.setValueAtTime(volume, now);
  gain.gain.exponentialRampToValueAtTime(0.001, now + seconds);
  const shape = context.createBiquadFilter();
  shape.type = filter;
  shape.frequency.value = frequency;
  shape.connect(gain).connect(context.destination);
  let source: AudioScheduledSourceNode = noise(context, seconds);
  if (tone) {
    const oscillator = context.createOscillator();
    oscillator.type = tone.type;
    oscillator.frequency.value = tone.frequency;
    source = oscillator;
  }
  source.connect(shape);
  source.start(now);
  source.stop(now + seconds);
}
