/** "Your move", for those who look elsewhere: a sound made here, and a notification where the player has allowed it. */
import { settings } from '$lib/settings.svelte';

/** Two bells a fourth apart: pitch in hertz, beginning in seconds. */
const NOTES = [
  { pitch: 587.33, at: 0 },
  { pitch: 783.99, at: 0.16 },
];
const LOUD = 0.07;
const LONG = 0.9;

export function ring(): void {
  const context = new AudioContext();
  for (const { pitch, at } of NOTES) {
    const start = context.currentTime + at;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUD, start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + LONG);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + LONG);
    tone.onended = () => void (at > 0 && context.close());
  }
}

/** May the browser show notifications? Asked only from the settings. */
export async function allowNotes(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  return (await Notification.requestPermission()) === 'granted';
}

export function call(table: string, title: string, text: string): void {
  if (settings.sound) ring();
  const allowed = typeof Notification !== 'undefined' && Notification.permission === 'granted';
  if (settings.notify && allowed && document.hidden) new Notification(title, { body: text, tag: table });
}

/** A wait shorter than this needs no call: the player is still looking. */
const SHORT = 4000;

/** Notices when the move becomes one's own. */
export class Calling {
  private since: number | null = null;
  private mine = true;

  /** Is this the moment to call? */
  hears(mine: boolean, now: number, hidden: boolean): boolean {
    const came = mine && !this.mine && this.since !== null;
    const waited = now - (this.since ?? now);
    if (!mine && (this.mine || this.since === null)) this.since = now;
    this.mine = mine;
    return came && (hidden || waited >= SHORT);
  }
}
