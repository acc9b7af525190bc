import { m } from '@pramaan/messages';
import { dayWords } from '../../lib/day-words.ts';
import { pageLanguage } from '../../lib/language.ts';
import classes from './Credit.module.css';
import type { Credit } from './use-credit.ts';

/** How old the answer is, and until when it serves. */
export function Fresh({ askedAt, freshUntil }: Pick<Credit, 'askedAt' | 'freshUntil'>) {
  const language = pageLanguage();
  if (!askedAt) return null;
  const day = dayWords(askedAt.slice(0, 10), language);
  const words =
    isStillFresh(freshUntil) && freshUntil
      ? m.credit_fresh({ day, till: dayWords(freshUntil.slice(0, 10), language) })
      : m.credit_old({ day });
  return <p className={classes.note}>{words}</p>;
}

export const isStillFresh = (until: string | null): boolean =>
  until !== null && Date.parse(until) > Date.now();
