import { t } from '../../lib/catalogue.ts';
import { dayWords } from '../../lib/day-words.ts';
import classes from './Credit.module.css';
import type { Credit } from './use-credit.ts';
import { useCreditLanguage } from './words.ts';

/** How old the answer is, and till when it serves. */
export function Fresh({ askedAt, freshTill }: Pick<Credit, 'askedAt' | 'freshTill'>) {
  const language = useCreditLanguage();
  if (!askedAt) return null;
  const day = dayWords(askedAt.slice(0, 10), language);
  const words =
    isStillFresh(freshTill) && freshTill
      ? t('credit.fresh', { day, till: dayWords(freshTill.slice(0, 10), language) })
      : t('credit.old', { day });
  return <p className={classes.note}>{words}</p>;
}

export const isStillFresh = (till: string | null): boolean => till !== null && Date.parse(till) > Date.now();
