/** What this browser remembers about how the player likes it. */
interface Stored {
  language: string;
  theme: 'auto' | 'light' | 'dark';
  motion: 'auto' | 'off';
  confirmEnd: boolean;
  /** What is given first when a price can be paid in several ways, and is the player asked? */
  payFirst: 'chips' | 'coins';
  payAsked: boolean;
  coverSeats: boolean;
  name: string;
  /** When the move becomes one's own: a sound, a notification of the desktop. */
  sound: boolean;
  notify: boolean;
  /** Of the playback of others' moves. */
  speed: number;
}

const KEY = 'hegemon';
/** Where there is no browser, as in the client's own tests, English. */
const languageOfBrowser = (): string =>
  typeof navigator !== 'undefined' && navigator.language.startsWith('de') ? 'de' : 'en';

function load(): Stored {
  const fresh: Stored = {
    language: languageOfBrowser(),
    theme: 'auto',
    motion: 'auto',
    confirmEnd: false,
    payFirst: 'chips',
    payAsked: true,
    coverSeats: true,
    name: '',
    sound: false,
    notify: false,
    speed: 1,
  };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) };
  } catch {
    return fresh;
  }
}

/** What a browser stores from visit to visit; one that stores nothing still plays. */
export const memory = {
  getItem(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  setItem(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Nothing to be done: the next visit begins afresh.
    }
  },
};

export const settings = $state<Stored>(load());

export function saveSettings(): void {
  memory.setItem(KEY, JSON.stringify(settings));
  applySettings();
}

/** Put theme and language on the page. */
export function applySettings(): void {
  document.documentElement.lang = settings.language;
  if (settings.theme === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = settings.theme;
}

export function prefersLittleMotion(): boolean {
  return settings.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
