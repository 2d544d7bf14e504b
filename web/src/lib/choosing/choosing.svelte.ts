/** The decision being made, until it is told to the server in one command: payments, groups of units, what is in hand, a trade. */
import { api, Refused } from '$lib/api/client';
import type { Draft, LegalAction, TableState, Why } from '$lib/api/types';
import type { Stage } from '$lib/table/stage.svelte';
import { settings } from '$lib/settings.svelte';
import { billOf, goodsText, isOpen, phraseOf, usual, type Amounts, type Bill } from './bill';
import { Basket, textsOf } from './basket.svelte';
import { follow, lineText, picksOf, resettled, type Hand, type Settled } from './hand';
import type { Group, Saying } from './saying';

/** What the table does for it. */
export interface Carrier {
  readonly id: string;
  readonly stage: Stage;
  readonly state: TableState | null;
  send(text: string): Promise<boolean>;
  fail(fault: unknown): void;
}

const NOTHING: Saying = {};

/** What was thought of is past: the table has a new position, and nobody needs to be told. */
class MovedOn extends Error {}

export class Choosing {
  hand = $state.raw<Hand | null>(null);
  trading = $state(false);
  /** Is a list being made? */
  listing = $state(false);
  basket = $state.raw(this.emptyBasket());
  /** How many of a group go. */
  private wanted = $state.raw<{ key: string; number: number } | null>(null);
  private asking = 0;

  constructor(private readonly carrier: Carrier) {}

  private emptyBasket(): Basket {
    return new Basket(
      (line) => this.draft(line),
      (fault) => this.fail(fault),
    );
  }

  private get stage(): Stage {
    return this.carrier.stage;
  }

  private get saying(): Saying {
    return this.stage.ui.saying ?? NOTHING;
  }

  // -- prices --------------------------------------------------------------------------------------------------------
  /** The price of an action, if it can be paid in more than one way. */
  bill(action: LegalAction): Bill | null {
    const stock = this.hand ? undefined : this.saying.stock?.(this.stage);
    if (!stock || action.price.length === 0 || this.saying.lays?.has(action.verb)) return null;
    const bill = billOf(action.price, stock);
    return isOpen(bill) ? bill : null;
  }

  /** Pay and do it. */
  pay(action: LegalAction, bill: Bill, payment: Amounts): void {
    this.stage.path = [];
    void this.tell([phraseOf(action.text, bill, payment)], this.placeOf(action), action);
  }

  // -- groups --------------------------------------------------------------------------------------------------------
  group(action: LegalAction | null = null): Group | null {
    const found = this.saying.group?.(this.stage, this.hand?.line ?? [], action) ?? null;
    return found && found.most > 1 ? found : null;
  }

  /** How many of a group go: all, unless a number was said. */
  numberOf(group: Group): number {
    return Math.min(this.wanted?.key === group.key ? this.wanted.number : group.most, group.most);
  }

  setNumber(group: Group, number: number): void {
    this.wanted = { key: group.key, number: Math.max(1, Math.min(number, group.most)) };
  }

  // -- choosing ------------------------------------------------------------------------------------------------------
  /** An action was chosen. Is there more to say before it is told? Then this takes it. */
  takes(action: LegalAction): boolean {
    const { hand, saying, stage } = this;
    this.trading = false;
    if (hand) {
      const whole = this.together(action);
      void this.tell(whole ? [whole] : [...hand.line, action.text], hand.from, action, whole ? [] : hand.settled);
      return true;
    }
    if (saying.trade?.verb === action.verb) return (this.trading = true);
    const bill = this.bill(action);
    if (bill && settings.payAsked) {
      stage.path = stage.ui.steps(action, stage.position);
      return true;
    }
    const whole = this.together(action);
    if (!whole && !bill && !saying.takesUp?.has(action.verb) && !this.endsUnasked(action)) return false;
    const text = bill ? phraseOf(action.text, bill, usual(bill, settings.payFirst)) : whole || action.text;
    void this.tell([text], this.placeOf(action), action);
    return true;
  }

  /** The text for several units of a group at once; empty when one goes alone. */
  private together(action: LegalAction): string {
    const group = this.group(action);
    const number = group ? this.numberOf(group) : 1;
    if (!group || number === 1) return '';
    return this.saying.together?.(this.hand?.line ?? [], action, number, group.most) ?? '';
  }

  /** Small actions that this one would end, for questions about it. */
  lineOf(action: LegalAction): string {
    return lineText([...(this.hand?.line ?? []), action.text]);
  }

  /** How many units would do it. */
  numberFor(action: LegalAction): number {
    const group = this.group(action);
    return group ? this.numberOf(group) : 1;
  }

  /** The same with its price paid as usual: where it would lead whoever does not mind with what he pays. */
  paidLineOf(action: LegalAction): string {
    const stock = this.hand ? undefined : this.saying.stock?.(this.stage);
    const bill = stock && action.price.length ? billOf(action.price, stock) : null;
    return bill?.any ? phraseOf(action.text, bill, usual(bill, settings.payFirst)) : this.lineOf(action);
  }

  /** Would it end the player's own turn without saying so? */
  private endsUnasked(action: LegalAction): boolean {
    const { state } = this.carrier;
    if (!action.ends_turn || state?.active !== state?.viewing) return false;
    return action.verb !== 'done' && !(this.saying.endsByName?.(action) ?? false);
  }

  private placeOf(action: LegalAction): string {
    const steps = this.stage.ui.steps(action, this.stage.position);
    return steps.find((step) => !step.startsWith('opt:')) ?? '';
  }

  /** See where a line leads: what waits stays in hand, what would end the turn waits for a word, all else is sent. */
  private async tell(line: string[], from: string, action: LegalAction, settled: Settled[] = []): Promise<void> {
    const mine = ++this.asking;
    try {
      const got = await follow((texts) => this.draft(texts), line, settled, this.saying);
      if (mine !== this.asking) return;
      const held = !got.draft.waits && got.draft.ends_turn && !this.isEnding(action);
      if (got.draft.waits || held) this.hold({ ...got, from, held });
      else await this.sendOff(got.line);
    } catch (fault) {
      if (mine === this.asking) this.fail(fault);
    }
  }

  private isEnding(action: LegalAction): boolean {
    const { state } = this.carrier;
    return state?.active !== state?.viewing || action.verb === 'done' || (this.saying.endsByName?.(action) ?? false);
  }

  private async draft(line: string[]): Promise<Draft> {
    const { id, state } = this.carrier;
    const draft = await api.draft(id, lineText(line), state?.viewing ?? 0, {}, state?.number);
    if (draft.texts.length === 0) throw new MovedOn();
    return draft;
  }

  private fail(fault: unknown): void {
    if (!(fault instanceof MovedOn)) this.carrier.fail(fault);
  }

  private hold(hand: Hand): void {
    const { state } = this.carrier;
    if (!state) return;
    this.hand = hand;
    this.stage.path = [];
    this.stage.actions = hand.held ? [] : hand.draft.actions.filter((a) => !this.saying.unlisted?.has(a.verb));
    this.stage.position = { ...state, view: hand.draft.view ?? state.view };
  }

  private async sendOff(line: string[]): Promise<void> {
    const sent = await this.carrier.send(lineText(line));
    if (!sent) this.putDown();
  }

  /** Another answer to what was settled as usual. */
  settle(which: Settled, chosen: LegalAction): void {
    const { hand } = this;
    if (!hand) return;
    const next = resettled(hand, which, chosen);
    void this.tell(next.line, hand.from, chosen, next.settled);
  }

  /** These go along, and no others. */
  pick(chosen: LegalAction[]): void {
    const { hand } = this;
    if (hand) void this.finish(hand, chosen);
  }

  private async finish(hand: Hand, chosen: LegalAction[]): Promise<void> {
    const line = [...hand.line, ...chosen.map((a) => a.text)];
    const last = chosen.at(-1);
    if (!last) return;
    const draft = await this.draft(line).catch((fault: unknown) => this.fail(fault));
    if (!draft) return;
    const done = draft.waits && draft.actions.find((a) => a.verb === 'done');
    void this.tell(done ? [...draft.texts, done.text] : draft.texts, hand.from, last);
  }

  get picks(): LegalAction[] {
    return this.hand && !this.hand.held ? picksOf(this.hand.draft.actions, this.saying) : [];
  }

  /** The turn is over: said by the player. */
  endTurn(): void {
    if (this.hand?.held) void this.sendOff(this.hand.line);
  }

  // -- lists ---------------------------------------------------------------------------------------------------------
  /** Those of some actions that go on a list. */
  listed(actions: LegalAction[]): LegalAction[] {
    return actions.filter((a) => this.saying.lists?.has(a.verb));
  }

  /** Is there a list to be made now? */
  get hasList(): boolean {
    return !this.hand && this.listed(this.stage.actions).length > 1;
  }

  startList(): void {
    this.basket = this.emptyBasket();
    this.stage.path = [];
    this.listing = true;
  }

  sendList(): void {
    this.listing = false;
    void this.carrier.send(lineText(textsOf(this.basket.items)));
  }

  // -- habits --------------------------------------------------------------------------------------------------------
  /** What can be left to habit now. */
  get habits(): { text: string; words: string }[] {
    const offered = new Set(this.hand ? [] : this.stage.actions.map((a) => a.verb));
    const fitting = (this.saying.habits ?? []).filter((h) => offered.has(h.verb));
    return fitting.filter((h, i) => fitting.findIndex((other) => other.text === h.text) === i);
  }

  leaveTo(habit: { text: string }): void {
    void this.carrier.send(habit.text);
  }

  // -- trade ---------------------------------------------------------------------------------------------------------
  get stock(): Amounts {
    return this.saying.stock?.(this.stage) ?? {};
  }

  get obtainable(): string[] {
    return this.stage.board?.names[this.saying.trade?.takes ?? ''] ?? [];
  }

  tradeText(gives: Amounts, takes: Amounts): string {
    return `${this.saying.trade?.verb ?? ''} ${goodsText(gives)} for ${goodsText(takes)}`;
  }

  /** May that be traded? Undefined when it cannot be asked now. */
  async allows(text: string): Promise<Why | undefined> {
    try {
      return await api.why(this.carrier.id, { text }, this.carrier.state?.viewing ?? 0);
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      return undefined;
    }
  }

  trade(text: string): void {
    this.trading = false;
    void this.carrier.send(text);
  }

  /** Does something wait to be finished or put down? */
  get open(): boolean {
    return this.hand !== null || this.trading || this.listing;
  }

  // -- Esc -----------------------------------------------------------------------------------------------------------
  /** Put down what was taken up. Was there anything? */
  putDown(): boolean {
    this.wanted = null;
    const held = this.open;
    this.forget();
    const { state } = this.carrier;
    if (held && state) {
      this.stage.position = state;
      this.stage.actions = state.actions;
      this.stage.path = [];
    }
    return held;
  }

  /** The table has moved on: answers that are still on their way come too late. */
  forget(): void {
    this.asking += 1;
    this.hand = null;
    this.trading = false;
    this.listing = false;
  }
}
