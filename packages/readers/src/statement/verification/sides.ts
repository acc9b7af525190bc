import type { Side } from '../money.ts';
import type { MoveEntry } from '../table/entries.ts';

const into =
  /\bBY (?:TRANSFER|CASH|CLG|CLEARING)\b|\bSALARY\b|\bDEPOSIT\b|\bCREDIT(?:ED)?\b|(?:^|[/\s-])CR(?:[/\s-]|$)|\bACH C-|\bINWARD\b|\bREFUND\b|\bINT\.? ?PD\b|\bINTEREST (?:PAID|CREDIT)\b|\bCASHBACK\b/i;
const out =
  /\bTO (?:TRANSFER|CASH|CLG|CLEARING)\b|\bWITHDRAWAL\b|\bDEBIT(?:ED)?\b|(?:^|[/\s-])DR(?:[/\s-]|$)|\bACH D-|\bOUTWARD\b|\bATM\b|\bPOS\b|\bW(?:D|DL)\b|\bCHRGS?\b|\bCHARGES?\b|\bEMI\b|\bPURCHASE\b|\bBILL ?PAY\b/i;

/** Which way the money went by the wording alone: a hint, for where no balance tells. Null without one. */
export function hintedSide(narration: string): Side | null {
  const [isIn, isOut] = [into.test(narration), out.test(narration)];
  if (isIn === isOut) return null;
  return isIn ? 'credit' : 'debit';
}

/** What the balances before and after say; null when the amount fits neither way. */
export function provedSide(before: number, { amount, balance }: MoveEntry): Side | null {
  if (amount === null || balance === null) return null;
  if (before + amount === balance) return 'credit';
  return before - amount === balance ? 'debit' : null;
}
