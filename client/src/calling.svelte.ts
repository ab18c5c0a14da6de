/** How a person who looks elsewhere is alerted when it is their turn. Off until it is asked for. */

import { keep, kept } from './storage'

const NOTES = [660, 880]
const LENGTH = 0.16

class Calling {
  sound = $state(kept('call.sound') === 'on')
  notice = $state(kept('call.notice') === 'on')
  /** Whether it has been offered, whatever the answer was. */
  offered = $state(kept('call.offered') !== '')
  /** A home network without encryption has no notifications. */
  readonly canNotify = 'Notification' in window

  private audio: AudioContext | null = null

  constructor() {
    if (this.sound) addEventListener('pointerdown', () => this.open(), { once: true })
  }

  setSound(on: boolean): void {
    this.sound = on
    keep('call.sound', on ? 'on' : 'off')
    this.answered()
    if (on) this.ring()
  }

  async setNotice(on: boolean): Promise<void> {
    this.notice = on && (await Notification.requestPermission()) === 'granted'
    keep('call.notice', this.notice ? 'on' : 'off')
    this.answered()
  }

  answered(): void {
    this.offered = true
    keep('call.offered', 'yes')
  }

  /** Alert the person that it is their turn, unless they are looking at the page. */
  call(title: string, table: string, code: string): void {
    if (!document.hidden) return
    navigator.vibrate?.(120)
    if (this.sound) this.ring()
    if (!this.notice || !this.canNotify || Notification.permission !== 'granted') return
    const notice = new Notification(title, { body: table, tag: code })
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
  }

  /** A browser lets a page sound only after somebody has pressed something. */
  private open(): AudioContext {
    this.audio ??= new AudioContext()
    void this.audio.resume()
    return this.audio
  }

  /** Two short notes, the second higher. */
  private ring(): void {
    const audio = this.open()
    NOTES.forEach((pitch, nth) => {
      const at = audio.currentTime + nth * LENGTH
      const tone = audio.createOscillator()
      const volume = audio.createGain()
      tone.frequency.value = pitch
      volume.gain.setValueAtTime(0.12, at)
      volume.gain.exponentialRampToValueAtTime(0.001, at + LENGTH)
      tone.connect(volume).connect(audio.destination)
      tone.start(at)
      tone.stop(at + LENGTH)
    })
  }
}

export const calling = new Calling()
