/** Articles, cases and lists: what a language does to names. The server has the same in `core/language/forms.py`; a test compares both. */

/** A name with its attributes; '' is the name itself. */
export type Attributes = ReadonlyMap<string, string>;

type ByCase = Readonly<Record<string, string>>;
const VOWELS = 'aeiou';

function known(table: ByCase | undefined, entry: string): string {
  const found = table?.[entry];
  if (found === undefined) throw new Error(`There is no form '${entry}'.`);
  return found;
}

/** English: a, an, the. */
export class English {
  readonly and: string = 'and';
  protected readonly prepositions: ByCase = { in: 'in', to: 'to', from: 'from', at: 'at' };

  withArticle(name: Attributes, article: string, wanted: string): string {
    const itself = name.get('') ?? '';
    const word = wanted === 'gen' ? (name.get(wanted) ?? itself) : itself;
    if (article === '' || article === 'none' || name.get('article') === 'none') return word;
    if (article === 'def') return `the ${word}`;
    if (name.get('number') === 'pl') return word;
    const first = word.charAt(0).toLowerCase();
    return `${first && VOWELS.includes(first) ? 'an' : 'a'} ${word}`;
  }

  /** One thing with its article, several with their number. */
  counted(name: Attributes, count: number, wanted: string): string {
    const plurals = this.plurals(name);
    return count === 1 ? this.withArticle(name, 'indef', wanted) : `${count} ${plurals[wanted] ?? plurals['']}`;
  }

  /** The plural, and by case where it differs. */
  protected plurals(name: Attributes): ByCase {
    return { '': name.get('plural') ?? name.get('') ?? '' };
  }

  /** In, to, from or at a place. */
  placed(name: Attributes, how: string): string {
    return name.get(how) || `${known(this.prepositions, how)} ${this.withArticle(name, name.get('article') ?? '', '')}`;
  }
}

/** German: articles by gender and case; most names change little. */
export class German extends English {
  override readonly and = 'und';
  protected override readonly prepositions: ByCase = { in: 'in', to: 'nach', from: 'von', at: 'bei' };
  private readonly definite: Readonly<Record<string, ByCase>> = {
    m: { '': 'der', acc: 'den', dat: 'dem', gen: 'des' },
    f: { '': 'die', acc: 'die', dat: 'der', gen: 'der' },
    n: { '': 'das', acc: 'das', dat: 'dem', gen: 'des' },
    pl: { '': 'die', acc: 'die', dat: 'den', gen: 'der' },
  };
  private readonly indefinite: Readonly<Record<string, ByCase>> = {
    m: { '': 'ein', acc: 'einen', dat: 'einem', gen: 'eines' },
    f: { '': 'eine', acc: 'eine', dat: 'einer', gen: 'einer' },
    n: { '': 'ein', acc: 'ein', dat: 'einem', gen: 'eines' },
  };

  override withArticle(name: Attributes, article: string, wanted: string): string {
    const word = name.get(wanted) || (name.get('') ?? '');
    const gender = name.get('number') === 'pl' ? 'pl' : (name.get('gender') ?? '');
    if (article === '' || article === 'none' || name.get('article') === 'none' || !gender) return word;
    if (article === 'def') {
      return `${known(this.definite[gender], wanted)} ${wanted ? word : (name.get('def') ?? word)}`;
    }
    return gender === 'pl' ? word : `${known(this.indefinite[gender], wanted)} ${word}`;
  }

  protected override plurals(name: Attributes): ByCase {
    const dative = name.get('dat_plural');
    return { ...super.plurals(name), ...(dative === undefined ? {} : { dat: dative }) };
  }
}

/** `a, b and c`. */
export function joined(parts: string[], and: string): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;
}
