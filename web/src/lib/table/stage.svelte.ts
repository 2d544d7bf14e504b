/** What lies on the table as one viewer sees it, and the choice being made. Table and replay share it. */
import { personName } from '$lib/account/names';
import { t } from '$lib/i18n/index.svelte';
import type {
  Board,
  DescribedGame,
  ExtraOf,
  FightAhead,
  LegalAction,
  LogEntry,
  Options,
  Outcome,
  SeatInfo,
  TableEvent,
  ViewOf,
} from '$lib/api/types';
import { Refused } from '$lib/api/client';
import { liveries, type Livery } from '$lib/art/nations';
import { catalogueOf } from '$lib/language/load';
import type { Catalogue } from '$lib/language/catalogue';
import { settings } from '$lib/settings.svelte';
import { gameUi, type GameUi } from '$lib/games';
import { choiceAt, isOption, pick, pickAll, type Choice, type Offer, type Pick } from './choose';
import type { Gain } from './foresight.svelte';
import { Wording } from './words';

/** What a table and a position of a replay have in common. */
export interface Position {
  game: string;
  options: Options;
  seats: SeatInfo[];
  viewing: number | null;
  turn: number;
  active: number | null;
  to_act: number | null;
  view: Record<string, unknown>;
  outcome: Outcome | null;
  /** Only of a table: who had no time left. */
  clock?: { timed_out: number[] } | null;
}

/** A step of the playback: its number, whose doing it is, and the things it names in their order. */
export interface Played {
  n: number;
  seat: string;
  targets: string[];
}

/** Position and board say which game they belong to; the shapes of that game are the server's description of it. */
const isViewOf = <Game extends DescribedGame>(game: Game, from: Position | null, view: unknown): view is ViewOf<Game> =>
  view !== undefined && from?.game === game;
const isExtraOf = <Game extends DescribedGame>(
  game: Game,
  from: Board | null,
  extra: unknown,
): extra is ExtraOf<Game> => extra !== undefined && from?.game === game;

export class Stage {
  position = $state.raw<Position | null>(null);
  board = $state.raw<Board | null>(null);
  /** The sentences of this game in the player's language; null until they are here. */
  catalogue = $state.raw<Catalogue | null>(null);
  private read: { board: Board; language: string } | null = null;
  actions = $state.raw<LegalAction[]>([]);
  path = $state.raw<string[]>([]);
  /** Things named by what the player points at in the log. */
  hot = $state.raw<ReadonlySet<string>>(new Set());
  /** The lit target under the pointer or with the keyboard's focus. */
  aimed = $state.raw<string | null>(null);
  /** The thing whose sheet is open: pointed at, or pinned by a finger, a key or a refusal. */
  looked = $state.raw<{ target: string; pinned: boolean } | null>(null);
  hidePieces = $state(false);
  /** The latest actions of the line, oldest first. */
  log = $state.raw<LogEntry[]>([]);
  /** Steps that are being played back on the board, the running one last. */
  played = $state.raw<Played[]>([]);
  /** Actions that have just happened, for the animation. */
  fresh = $state.raw<TableEvent[]>([]);
  /** What the fight that has begun would come to, as everybody may know it. */
  fight = $state.raw<FightAhead | null>(null);
  /** The place where it is fought. */
  readonly foughtOver: string | null = $derived(this.fight?.at.replace('-', ':') ?? null);
  /** Places that changed since the player's last move. */
  changed = $state.raw<ReadonlySet<string>>(new Set());

  act: (offer: Offer) => void = () => undefined;
  refuse: (target: string) => void = () => undefined;
  /** What was taken up goes back where it was. */
  putBack: () => void = () => this.back();
  /** Strengths or chances of the fight behind a target, as far as they are known. */
  odds: (target: string) => string = () => '';
  /** What a target would bring, as far as it is known. */
  gain: (target: string) => Gain | null = () => null;

  /** The seat that looks on: its nation or side; empty for whoever only watches. */
  readonly own: string = $derived(this.position?.seats.find((seat) => seat.index === this.position?.viewing)?.id ?? '');
  readonly ui: GameUi = $derived(gameUi(this.position?.game ?? ''));
  readonly words: Wording | null = $derived(this.board ? new Wording(this.board, this.catalogue) : null);
  readonly offers: Offer[] = $derived(
    this.actions.map((action) => ({ action, steps: this.ui.steps(action, this.position) })),
  );
  readonly choice: Choice = $derived(choiceAt(this.offers, this.path));
  /** Of all seats, and of what they lead: found once for every line of the log. */
  private readonly liveries: Readonly<Record<string, Livery>> = $derived({
    ...liveries(this.position?.seats.map((s) => s.id) ?? []),
    ...(this.position && this.ui.liveries?.(this)),
  });
  private readonly firsts = $derived(new Set(this.offers.map((o) => o.steps[0])));

  /** Have the catalogue of this board in the player's language. Without it actions are shown instead of happenings. */
  async learn(): Promise<void> {
    const { board } = this;
    const { language } = settings;
    if (!board || (this.read?.board === board && this.read.language === language)) return;
    const wanted = { board, language };
    this.read = wanted;
    try {
      const found = await catalogueOf(board, language);
      if (this.read === wanted) this.catalogue = found;
    } catch (fault) {
      if (!(fault instanceof Refused)) reportError(fault);
      if (this.read === wanted) this.read = null; // asked for again with the next state
    }
  }

  /** The picture of a game, for the parts that draw it. */
  viewOf<Game extends DescribedGame>(game: Game): ViewOf<Game> {
    const view: unknown = this.position?.view;
    if (!isViewOf(game, this.position, view)) throw new Error(`No position of ${game} lies here.`);
    return view;
  }

  /** What lies on the table of a game from the start. */
  extraOf<Game extends DescribedGame>(game: Game): ExtraOf<Game> {
    const extra: unknown = this.board?.extra;
    if (!isExtraOf(game, this.board, extra)) throw new Error(`No board of ${game} lies here.`);
    return extra;
  }

  /** A seat's name in the player's language. */
  seatTitle(seat: number | string | null | undefined): string {
    const info = this.position?.seats.find((s) => s.index === seat || s.id === seat);
    if (!info) return '';
    return this.ui.seatTitle?.(this, info.id) || (this.words?.name('seat', info.id) ?? info.title);
  }

  /** The colours of a seat, or of a nation that a seat leads. */
  livery(seat: number | string | null | undefined): Livery | undefined {
    const id = this.position?.seats.find((s) => s.index === seat)?.id ?? `${seat}`;
    return this.liveries[id];
  }

  /** Who sits there, and whether they are here. */
  player(seat: SeatInfo): string {
    const away = seat.kind === 'person' && !seat.present && !this.position?.outcome;
    const timeUp = seat.kind === 'bot' && this.position?.clock?.timed_out.includes(seat.index);
    const state = seat.resigned ? t('table.resigned') : timeUp ? t('clock.timeUp') : away ? t('table.away') : '';
    const name = personName(seat.name);
    return state ? `${name} (${state})` : name;
  }

  /** Is this target a next step? */
  lit(target: string): boolean {
    return this.choice.lit.has(target) || (this.path.length > 0 && this.begins(target));
  }

  /** Is this target where a new choice could begin? */
  begins(target: string): boolean {
    return this.firsts.has(target);
  }

  /** Would choosing this begin a fight? */
  dangerous(target: string): boolean {
    const offers = this.choice.lit.get(target) ?? [];
    if (offers.length === 0) return false;
    return offers.every((o) => this.ui.fights?.includes(o.action.verb)) || this.odds(target) !== '';
  }

  /** Places of a domain where choosing would begin a fight. */
  fightsIn(domain: string): string[] {
    const begun = `${domain}:`;
    const ahead = [...this.choice.lit.keys()].filter((target) => this.dangerous(target));
    const all = new Set(this.foughtOver === null ? ahead : [this.foughtOver, ...ahead]);
    return [...all].filter((target) => target.startsWith(begun)).map((target) => target.slice(begun.length));
  }

  chosen(target: string): boolean {
    return this.path.includes(target);
  }

  /** The one action behind a target, for prices and effects. */
  behind(target: string): LegalAction | null {
    const offers = this.choice.lit.get(target) ?? [];
    return offers.length === 1 ? (offers[0]?.action ?? null) : null;
  }

  choose(...targets: string[]): void {
    const first = targets[0];
    if (first === undefined) return;
    if (this.path.length > 0 && this.path.at(-1) === first && targets.length === 1 && !this.choice.lit.has(first)) {
      this.path = [];
      return;
    }
    const result: Pick =
      targets.length === 1 ? pick(this.offers, this.path, first) : pickAll(this.offers, this.path, targets);
    if (result.kind === 'act') {
      this.path = [];
      this.act(result.offer);
    } else if (result.kind === 'path') this.path = result.path;
    else this.refuse(first);
  }

  /** Options to be shown as buttons beside the last thing clicked. */
  get pending(): { target: string; offers: Offer[] }[] {
    if (this.path.length === 0) return [];
    const options = [...this.choice.lit].filter(([target]) => isOption(target));
    return options.map(([target, offers]) => ({ target, offers }));
  }

  back(): void {
    if (this.path.length) this.path = []; // the whole map looks at it
  }
}
