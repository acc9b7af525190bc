import type { settleLink } from '@pramaan/contract/calls/bank.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { type Message, m } from '@pramaan/messages';
import { pageLanguage } from '../../../lib/language.ts';

export type LinkState = ResultOf<typeof settleLink>;
type Trouble = NonNullable<LinkState['trouble']>;

/** Linked when the callback's text contains SUCCESS (P §4.3). It decides the first sentence; the server the last. */
export function saysLinked(search: string): boolean {
  return (new URLSearchParams(search).get('JSONcallBackStatus') ?? '').includes('SUCCESS');
}

/** Will a link not change any more by itself? */
export const isSettled = ({ state }: LinkState) => state !== 'started' && state !== 'working';

/** Is it true that a bank is linked? Null while that is open. */
export function isTrulyLinked({ state }: LinkState): boolean | null {
  if (state === 'linked' || state === 'partial') return true;
  return state === 'failed' || state === 'abandoned' ? false : null;
}

/** The way back says that nothing was linked, and the aggregator knows of nothing: the person left before the end. */
export function wasLeft({ state }: LinkState, search: string): boolean {
  return state === 'started' && new URLSearchParams(search).has('JSONcallBackStatus') && !saysLinked(search);
}

/** Why a bank is not linked; `trouble` is the sentence of its trouble, blank without one. */
export function whyNot({ state }: LinkState, trouble: string): string {
  return state === 'abandoned' || state === 'started'
    ? m.bank_link_abandoned()
    : trouble || m.bank_trouble_other();
}

const known: Readonly<Record<string, Message>> = {
  wrong_password: m.bank_trouble_wrong_password,
  code_needed: m.bank_trouble_code_needed,
  bank_down: m.bank_trouble_bank_down,
  action_at_bank: m.bank_trouble_action_at_bank,
  source_down: m.bank_trouble_source_down,
  consent: m.bank_trouble_consent,
  rejected: m.bank_trouble_rejected,
  failed: m.bank_trouble_other,
  bank_silent: m.bank_trouble_bank_down,
  bank_refused: m.bank_trouble_other,
  other: m.bank_trouble_other,
};

/**
 * Why a source did not give what was asked. The server's own sentence says most; in Hindi the one of its code. Blank
 * without a trouble.
 */
export function useErrorMessage(): (trouble: Trouble | null) => string {
  const language = pageLanguage();
  return (trouble) => {
    if (!trouble) return '';
    const own = known[trouble.code];
    if (own && (language !== 'en' || trouble.sentence === '')) return own();
    return trouble.sentence || m.bank_trouble_other();
  };
}
