import type { MoneyMode } from './bank-account.ts';

/** Signs of a channel in a narration, in the order in which they are looked for (standards §10.1). */
const signs: readonly [MoneyMode, RegExp][] = [
  ['UPI', /\bUPI\b/i],
  ['ATM', /^(?:ATW|NWD|EAW)\b|\bATM\b|\bNFS\b/i],
  ['CASH', /\bCASH\b|\bBY CASH\b/i],
  ['CARD', /^POS\b|\bDEBIT CARD\b|\bPOS\b/i],
  ['FT', /\bNEFT\b|\bIMPS\b|\bRTGS\b|\bMMT\b|\bTRANSFER\b|\bTPT\b/i],
];

/** How money moved, by the narration, for sources that do not say. */
export function modeOf(narration: string): MoneyMode {
  return signs.find(([, sign]) => sign.test(narration))?.[0] ?? 'OTHERS';
}
