/** Sounds synthesised in the browser, without a file: a few oscillators and some hiss. Louder means nearer. */

import type { Sound } from './moments'

let context: AudioContext | null = null
let hiss: AudioBuffer | null = null

interface Tone {
  /** Hertz at the beginning and at the end. */
  from: number
  to?: number
  wave?: OscillatorType
  /** Seconds from the beginning of the sound, and how long. */
  after?: number
  long: number
  loud: number
}

interface Rush {
  /** The band that is let through, in Hertz. */
  around: number
  narrow?: number
  after?: number
  long: number
  loud: number
}

const TONES: Record<Sound, Tone[]> = {
  turn: [
    { from: 523, long: 0.16, loud: 0.22 },
    { from: 784, after: 0.15, long: 0.3, loud: 0.2 },
  ],
  die: [],
  knock: [
    { from: 92, to: 48, wave: 'sine', long: 0.22, loud: 0.9 },
    { from: 78, to: 42, after: 0.28, long: 0.25, loud: 0.6 },
  ],
  bag: [],
  contact: [
    { from: 220, to: 208, wave: 'sawtooth', long: 0.9, loud: 0.18 },
    { from: 233, to: 247, wave: 'sawtooth', long: 0.9, loud: 0.18 },
    { from: 55, to: 41, long: 1, loud: 0.6 },
  ],
  blow: [{ from: 140, to: 38, wave: 'triangle', long: 0.2, loud: 0.9 }],
  hurt: [{ from: 330, to: 110, wave: 'sawtooth', long: 0.28, loud: 0.16 }],
  fire: [],
  fault: [
    { from: 1100, wave: 'square', long: 0.06, loud: 0.07 },
    { from: 820, wave: 'square', after: 0.1, long: 0.08, loud: 0.07 },
  ],
  door: [{ from: 70, to: 55, after: 0.28, long: 0.16, loud: 0.7 }],
  alarm: [0, 0.45, 0.9].map((after) => ({ from: 440, to: 660, wave: 'square' as const, after, long: 0.34, loud: 0.1 })),
  light: [
    { from: 1320, long: 0.05, loud: 0.06 },
    { from: 60, long: 0.5, loud: 0.2 },
  ],
  end: [{ from: 110, to: 36, wave: 'sawtooth', long: 1.8, loud: 0.3 }],
  dark: [
    { from: 180, to: 30, wave: 'triangle', long: 1.3, loud: 0.5 },
    { from: 61, to: 24, after: 0.1, long: 1.4, loud: 0.4 },
  ],
  hum: [
    { from: 40, to: 100, wave: 'triangle', long: 0.9, loud: 0.4 },
    { from: 100, after: 0.8, long: 0.7, loud: 0.2 },
  ],
  launch: [{ from: 50, to: 95, wave: 'sawtooth', long: 1.4, loud: 0.25 }],
  screen: [880, 1175, 988].map((from, nth) => ({
    from,
    wave: 'square' as const,
    after: nth * 0.08,
    long: 0.06,
    loud: 0.05,
  })),
  lift: [
    { from: 65, to: 82, wave: 'triangle', long: 0.8, loud: 0.4 },
    { from: 660, after: 0.75, long: 0.35, loud: 0.12 },
  ],
}

const RUSHES: Partial<Record<Sound, Rush[]>> = {
  die: [0, 0.11, 0.2, 0.27, 0.32].map((after) => ({ around: 2600, narrow: 6, after, long: 0.04, loud: 0.5 })),
  bag: [
    { around: 900, long: 0.22, loud: 0.25 },
    { around: 1400, after: 0.2, long: 0.18, loud: 0.2 },
  ],
  blow: [{ around: 500, long: 0.14, loud: 0.5 }],
  fire: [
    { around: 700, long: 0.6, loud: 0.35 },
    { around: 3000, after: 0.1, long: 0.2, loud: 0.12 },
  ],
  fault: [{ around: 4200, long: 0.12, loud: 0.2 }],
  door: [{ around: 1500, long: 0.3, loud: 0.25 }],
  knock: [{ around: 300, long: 0.08, loud: 0.3 }],
  dark: [{ around: 2200, narrow: 4, long: 0.12, loud: 0.4 }],
  launch: [
    { around: 500, long: 1.4, loud: 0.5 },
    { around: 1800, after: 0.2, long: 1, loud: 0.2 },
  ],
  lift: [{ around: 420, long: 0.7, loud: 0.15 }],
}

/** Play a sound; nothing happens where a browser has no sound or has not been touched yet. */
export function play(sound: Sound, near: number): void {
  try {
    context ??= new AudioContext()
  } catch {
    return
  }
  void context.resume()
  const out = context.createGain()
  out.gain.value = 0.15 + 0.85 * near
  out.connect(context.destination)
  for (const tone of TONES[sound]) sing(context, out, tone)
  for (const rush of RUSHES[sound] ?? []) blow(context, out, rush)
}

function sing(sounding: AudioContext, out: AudioNode, tone: Tone): void {
  const voice = sounding.createOscillator()
  voice.type = tone.wave ?? 'sine'
  const start = sounding.currentTime + (tone.after ?? 0)
  voice.frequency.setValueAtTime(tone.from, start)
  voice.frequency.exponentialRampToValueAtTime(tone.to ?? tone.from, start + tone.long)
  voice.connect(fading(sounding, out, start, tone.long, tone.loud))
  voice.start(start)
  voice.stop(start + tone.long)
}

function blow(sounding: AudioContext, out: AudioNode, rush: Rush): void {
  const source = sounding.createBufferSource()
  source.buffer = hiss ??= rushing(sounding)
  const band = sounding.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.value = rush.around
  band.Q.value = rush.narrow ?? 1
  const start = sounding.currentTime + (rush.after ?? 0)
  source.connect(band).connect(fading(sounding, out, start, rush.long, rush.loud))
  source.start(start)
  source.stop(start + rush.long)
}

function fading(sounding: AudioContext, out: AudioNode, start: number, long: number, loud: number): GainNode {
  const gain = sounding.createGain()
  gain.gain.setValueAtTime(loud, start)
  gain.gain.exponentialRampToValueAtTime(0.001, start + long)
  gain.connect(out)
  return gain
}

function rushing(sounding: AudioContext): AudioBuffer {
  const buffer = sounding.createBuffer(1, sounding.sampleRate, sounding.sampleRate)
  const data = buffer.getChannelData(0)
  for (let at = 0; at < data.length; at++) data[at] = Math.random() * 2 - 1
  return buffer
}
