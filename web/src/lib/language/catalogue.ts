/** All sentences of a game in one language, in Project Fluent's format: a message (a key with arguments) becomes what a person reads. */
import { FluentBundle, FluentNumber, FluentResource, type FluentFunction, type FluentValue } from '@fluent/bundle';
import { English, German, joined, type Attributes } from './forms';

/** An argument is a number, a text, the key of a name, several of them, goods (`chip-iron=1 chip-gold=2`), or another message as JSON. */
export interface Message {
  key: string;
  args: Record<string, string | number>;
}

const FORMS = { en: English, de: German };
const FULL_STOPS = /[.!?]$/;
const PLACED = { IN: 'in', TO: 'to', FROM: 'from', AT: 'at' };

const text = (value: FluentValue | undefined): string =>
  value instanceof FluentNumber ? `${value.value}` : `${value ?? ''}`;
const number = (value: FluentValue | undefined): number =>
  Math.trunc(value instanceof FluentNumber ? value.value : Number(value));
/** What stands around a name and its key while the words of an action are made. */
const MARKED = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/u;
const words = (given: string): string[] => given.split(/\s+/).filter(Boolean);

export class Catalogue {
  private readonly forms: English;
  private readonly bundle: FluentBundle;
  private readonly names = new Map<string, Attributes>();
  private marking = false;

  /** `titles`: names from a game's data, for what the catalogue does not name. */
  constructor(
    readonly language: string,
    source: string,
    private readonly titles: Readonly<Record<string, string>> = {},
  ) {
    if (language !== 'en' && language !== 'de') throw new Error(`There is no catalogue in '${language}'.`);
    this.forms = new FORMS[language]();
    this.bundle = new FluentBundle(language, { functions: this.functions(), useIsolating: false });
    const resource = new FluentResource(source);
    refuseJunk(source, resource);
    this.bundle.addResource(resource);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** Has this sentence a part of its own, as `.short`? */
  hasPart(key: string, part: string): boolean {
    return this.bundle.getMessage(key)?.attributes[part] !== undefined;
  }

  /** The sentence, or a part of it. One that lacks something is a fault of the catalogue and throws. */
  say(message: Message, part = ''): string {
    const found = this.bundle.getMessage(message.key);
    const pattern = part ? found?.attributes[part] : found?.value;
    if (pattern === undefined || pattern === null) {
      throw new Error(`The catalogue '${this.language}' has no sentence for '${message.key}${part && `.${part}`}'.`);
    }
    const faults: Error[] = [];
    const said = this.bundle.formatPattern(pattern, message.args, faults);
    if (faults[0]) {
      throw new Error(`The sentence '${message.key}' of the catalogue '${this.language}' fails: ${faults[0].message}.`);
    }
    return part ? said : capital(said);
  }

  /** The sentence in pieces: a piece that names something has its key. */
  pieces(message: Message): { text: string; key?: string }[] {
    this.marking = true;
    try {
      const cut = this.say(message).split(new RegExp(MARKED, 'gu')); // text, key, name, text, key, name, …
      const piece = (i: number): { text: string; key?: string } =>
        i % 3 === 0 ? { text: cut[i] ?? '' } : { text: cut[i + 1] ?? '', key: cut[i] ?? '' };
      const found = cut.flatMap((_, i) => (i % 3 === 2 ? [] : [piece(i)]));
      return found.filter((one) => one.text !== '');
    } finally {
      this.marking = false;
    }
  }

  private marked(key: string, said: string): string {
    return this.marking ? `\uE000${key}\uE001${said}\uE002` : said;
  }

  /** A name with its attributes. */
  name(key: string): Attributes {
    const known = this.names.get(key);
    if (known) return known;
    const title = this.titles[key] || plain(key); // a name may ask for it: sides of a campaign
    const numbered = /^\d/.test(title) ? `${key.split('-', 1)[0] ?? ''}-numbered` : key; // coordinates and no name
    const found = this.bundle.getMessage(key) ?? this.bundle.getMessage(numbered);
    const made = new Map([['', title]]);
    if (found) {
      if (found.value !== null) made.set('', this.bundle.formatPattern(found.value, { title }, []));
      for (const [part, pattern] of Object.entries(found.attributes)) {
        made.set(part, this.bundle.formatPattern(pattern, { title }, []));
      }
    }
    this.names.set(key, made);
    return made;
  }

  named(key: string, article = '', wanted = ''): string {
    return this.forms.withArticle(this.name(key), article, wanted);
  }

  counted(key: string, count: number, wanted = ''): string {
    return this.forms.counted(this.name(key), count, wanted);
  }

  placed(keys: string, how: string): string {
    return joined(
      words(keys).map((key) => this.forms.placed(this.name(key), how)),
      this.forms.and,
    );
  }

  goods(given: string): string {
    const parts = words(given).map((part) => {
      const at = part.lastIndexOf('=');
      const [name, count] = [this.name(part.slice(0, at)), part.slice(at + 1)];
      return `${count} ${(count === '1' ? undefined : name.get('plural')) ?? name.get('') ?? ''}`;
    });
    return joined(parts, this.forms.and);
  }

  list(given: string, article = '', wanted = ''): string {
    return joined(
      words(given).map((key) => this.named(key, article, wanted)),
      this.forms.and,
    );
  }

  agree(given: string): string {
    const [key = '', ...others] = words(given);
    return others.length || this.name(key).get('number') === 'pl' ? 'other' : 'one';
  }

  /** What sentences call. */
  private functions(): Record<string, FluentFunction> {
    const made: Record<string, FluentFunction> = {
      NAME: ([key], { article, case: wanted }) =>
        this.marked(text(key), this.named(text(key), text(article), text(wanted))),
      COUNT: ([key, count], { case: wanted }) => this.counted(text(key), number(count), text(wanted)),
      GOODS: ([given]) => this.goods(text(given)),
      LIST: ([given], { article, case: wanted }) => this.list(text(given), text(article), text(wanted)),
      AGREE: ([key]) => this.agree(text(key)),
      SAY: ([given]) => this.say(JSON.parse(text(given)) as Message),
    };
    for (const [name, how] of Object.entries(PLACED)) {
      made[name] = ([place]) => this.marked(text(place), this.placed(text(place), how));
    }
    return made;
  }
}

/** The name of something that nobody has named. */
function plain(key: string): string {
  const own = key.slice(key.indexOf('-') + 1 || key.length).replaceAll('_', ' ');
  return own.charAt(0).toUpperCase() + own.slice(1).toLowerCase() || key;
}

/** A sentence that begins with an article still begins with a capital; what is no sentence stays as it is. */
const capital = (said: string): string => (FULL_STOPS.test(said) ? said.charAt(0).toUpperCase() + said.slice(1) : said);

/** The library leaves out what it cannot read: refuse the catalogue instead. */
function refuseJunk(source: string, resource: FluentResource): void {
  const read = new Set(resource.body.map((entry) => entry.id));
  for (const line of source.split(/\r?\n/)) {
    const key = /^(-?[a-zA-Z][\w-]*) *=/.exec(line)?.[1];
    const ours = key !== undefined ? read.has(key) : /^(?:[\s#}]|$)/.test(line);
    if (!ours) throw new Error(`The catalogue cannot be read near '${line.slice(0, 60)}'.`);
  }
}
