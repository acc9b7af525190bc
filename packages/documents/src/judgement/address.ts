import { factOf } from '../facts.ts';
import { format } from '../format.ts';
import { addressMessage, matchAddresses } from '../matching.ts';
import { readPath } from '../paths.ts';
import type { Check } from '../tree.ts';
import { anchoredFact } from './anchor.ts';
import type { Compared } from './identity.ts';
import { judgementOf } from './rules.ts';

/** The address of a record in one line; blank when it has none. */
export function addressOf({ method, data }: Pick<Compared, 'method' | 'data'>): string {
  const { address } = judgementOf(method).identity;
  if (address.length === 0) return factOf(method, data, 'address').trim();
  return address
    .map((path) => format(readPath(data, path), 'text'))
    .filter(Boolean)
    .join(', ');
}

/**
 * The record's address beside the one that the strongest other record states, in the specification's words (P §8): which of
 * them it was is said. Two addresses of one person are no contradiction, so this judges nothing.
 */
export function addressCheck(compared: Compared): Check[] {
  const own = addressOf(compared);
  if (own === '') return [];
  const base = { name: 'Address', rule: 'address' } as const;
  const other = anchoredFact(compared.anchor, 'address', compared.place);
  if (!other) return [{ ...base, verdict: 'passed', detail: addressMessage(null) }];
  const { match, score, reasons } = matchAddresses(own, other.value);
  const said = `${addressMessage(match)} (${score.toFixed(2)}): ${other.title}.`;
  return [{ ...base, verdict: match ? 'passed' : 'doubtful', detail: [said, ...reasons].join(' ') }];
}
