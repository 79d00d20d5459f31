// Quiet sounds made on the spot, and short vibrations; both only where the settings ask for them.
import type { Sound } from '../model/sounds';
import { settings } from './settings.svelte';

let audio: AudioContext | undefined;

const kTones: Record<Sound, { from: number; to: number; length: number; noise: boolean }> = {
  paper: { from: 1800, to: 700, length: 0.12, noise: true },
  wax: { from: 180, to: 90, length: 0.16, noise: true },
  cube: { from: 520, to: 430, length: 0.07, noise: false },
  bell: { from: 880, to: 875, length: 0.7, noise: false },
};

function noise(context: AudioContext, length: number): AudioScheduledSourceNode {
  const buffer = context.createBuffer(1, context.sampleRate * length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; ++i) samples[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}

export function sound(name: Sound): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  const { from, to, length, noise: rustles } = kTones[name];
  const now = audio.currentTime;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.07, now);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + length);
  const filter = audio.createBiquadFilter();
  filter.frequency.setValueAtTime(from, now);
  filter.frequency.exponentialRampToValueAtTime(to, now + length);
  let source: AudioScheduledSourceNode;
  if (rustles) source = noise(audio, length);
  else {
    const tone = audio.createOscillator();
    tone.frequency.setValueAtTime(from, now);
    source = tone;
  }
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(now);
  source.stop(now + length);
}

export const canVibrate = (): boolean => typeof navigator.vibrate === 'function';

export function vibrate(milliseconds: number): void {
  if (settings.vibration && canVibrate()) navigator.vibrate(milliseconds);
}
