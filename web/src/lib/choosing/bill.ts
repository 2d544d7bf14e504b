/**
 * A price and the ways to pay it. Two kinds of rows leave a choice: goods, for each of which a coin can stand in, and chips of any
 * kind. What is in fact allowed the server judges; here it is only laid out.
 */
import type { PriceRow } from '$lib/api/types';

export type Amounts = Record<string, number>;
export type First = 'chips' | 'coins';

export interface Bill {
  goods: Amounts;
  /** Coins that are due as coins. */
  coins: number;
  /** Chips of any kind that are due. */
  any: number;
  stock: Amounts;
}

export const COIN = 'coin';
const CHIP = /^chip-(\w+)$/;
const ANY = /^price-any[-_]chip$/;
const sum = (amounts: Amounts): number => Object.values(amounts).reduce((a, b) => a + b, 0);

export function billOf(rows: PriceRow[], stock: Amounts): Bill {
  const bill: Bill = { goods: {}, coins: 0, any: 0, stock };
  for (const { what, amount } of rows) {
    const good = CHIP.exec(what)?.[1];
    if (good === COIN) bill.coins += amount;
    else if (good !== undefined) bill.goods[good] = (bill.goods[good] ?? 0) + amount;
    else if (ANY.test(what)) bill.any += amount;
  }
  return bill;
}

/** Coins that must stand in because the good is lacking. */
const lacking = ({ goods, stock }: Bill): Amounts =>
  Object.fromEntries(Object.entries(goods).map(([good, due]) => [good, Math.max(0, due - (stock[good] ?? 0))]));

/** Coins that need not be paid but could be. */
const spareCoins = (bill: Bill): number => (bill.stock[COIN] ?? 0) - bill.coins - sum(lacking(bill));

/** Can it be paid in more than one way? */
export function isOpen(bill: Bill): boolean {
  if (bill.any > 0) {
    const kinds = Object.values(bill.stock).filter((n) => n > 0).length;
    return kinds > 1 && sum(bill.stock) > bill.any;
  }
  const least = lacking(bill);
  return spareCoins(bill) > 0 && Object.entries(bill.goods).some(([good, due]) => due > (least[good] ?? 0));
}

/** How somebody pays who says nothing: chips of any kind from what is most plentiful, coins last; or coins first. */
export function usual(bill: Bill, first: First): Amounts {
  return bill.any > 0 ? anyChips(bill, first) : coinsFor(bill, first);
}

function anyChips({ any, stock }: Bill, first: First): Amounts {
  const left = { ...stock };
  const given: Amounts = {};
  for (let i = 0; i < any; i++) {
    const rank = (chip: string): number => ((chip === COIN) === (first === 'coins') ? 1000 : 0) + (left[chip] ?? 0);
    const [best] = Object.keys(left)
      .filter((chip) => (left[chip] ?? 0) > 0)
      .sort((a, b) => rank(b) - rank(a));
    if (best === undefined) break;
    left[best] = (left[best] ?? 0) - 1;
    given[best] = (given[best] ?? 0) + 1;
  }
  return given;
}

function coinsFor(bill: Bill, first: First): Amounts {
  const coins = lacking(bill);
  let spare = first === 'coins' ? spareCoins(bill) : 0;
  for (const [good, due] of Object.entries(bill.goods)) {
    const more = Math.max(0, Math.min(spare, due - (coins[good] ?? 0)));
    coins[good] = (coins[good] ?? 0) + more;
    spare -= more;
  }
  return coins;
}

/** The payment with one thing changed: another coin in the place of a good, or one less; undefined when that cannot be. */
export function changed(bill: Bill, payment: Amounts, what: string, by: 1 | -1): Amounts | undefined {
  const now = (payment[what] ?? 0) + by;
  const least = bill.any > 0 ? 0 : (lacking(bill)[what] ?? 0);
  const most = bill.any > 0 ? (bill.stock[what] ?? 0) : (bill.goods[what] ?? 0);
  if (now < least || now > most) return undefined;
  const next = { ...payment, [what]: now };
  if (bill.any > 0) return sum(next) > bill.any ? undefined : next;
  return sum(next) > sum(lacking(bill)) + spareCoins(bill) ? undefined : next;
}

/** Is it all there? */
export const isPaid = (bill: Bill, payment: Amounts): boolean => bill.any === 0 || sum(payment) === bill.any;

/** What will be left in stock. */
export function rest(bill: Bill, payment: Amounts): Amounts {
  const left = { ...bill.stock };
  const take = (what: string, n: number): void => void (left[what] = (left[what] ?? 0) - n);
  if (bill.any > 0) for (const [chip, n] of Object.entries(payment)) take(chip, n);
  else {
    for (const [good, due] of Object.entries(bill.goods)) take(good, due - (payment[good] ?? 0));
    take(COIN, bill.coins + sum(payment));
  }
  return left;
}

export const goodsText = (amounts: Amounts): string =>
  Object.entries(amounts)
    .map(([what, n]) => `${what}=${n}`)
    .join(' ');

/** The action and its payment as one phrase. */
export function phraseOf(text: string, bill: Bill, payment: Amounts): string {
  return `${text} ${bill.any > 0 ? 'paying' : 'coins'} ${goodsText(payment)}`;
}
