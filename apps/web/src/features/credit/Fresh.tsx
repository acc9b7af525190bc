import { m } from '@pramaan/messages';
import { dayWords } from '../../lib/day-words.ts';
import { pageLanguage } from '../../lib/language.ts';
import classes from './Credit.module.css';
import type { Credit } from './use-credit.ts';

/** How old the answer is, and till when it serves. */
export function Fresh({ askedAt, freshTill }: Pick<Credit, 'askedAt' | 'freshTill'>) {
  const language = pageLanguage();
  if (!askedAt) return null;
  const day = dayWords(askedAt.slice(0, 10), language);
  const words =
    isStillFresh(freshTill) && freshTill
      ? m.credit_fresh({ day, till: dayWords(freshTill.slice(0, 10), language) })
      : m.credit_old({ day });
  return <p className={classes.note}>{words}</p>;
}

export const isStillFresh = (till: string | null): boolean => till !== null && Date.parse(till) > Date.now();
