/** What this browser remembers about how the player likes it. */
interface Stored {
  language: string;
  theme: 'auto' | 'light' | 'dark';
  motion: 'auto' | 'off';
  confirmEnd: boolean;
  coverSeats: boolean;
  name: string;
}

const KEY = 'hegemon';
const languageOfBrowser = (): string => (navigator.language.startsWith('de') ? 'de' : 'en');

function load(): Stored {
  const fresh: Stored = {
    language: languageOfBrowser(),
    theme: 'auto',
    motion: 'auto',
    confirmEnd: true,
    coverSeats: true,
    name: '',
  };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) };
  } catch {
    return fresh;
  }
}

export const settings = $state<Stored>(load());

export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that stores nothing still plays.
  }
  dress();
}

/** Put theme and language on the page. */
export function dress(): void {
  document.documentElement.lang = settings.language;
  if (settings.theme === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = settings.theme;
}

export function calm(): boolean {
  return settings.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
