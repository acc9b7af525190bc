import type { keptOfApplicant } from '@pramaan/contract/calls/retention.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { t } from '../../lib/catalogue.ts';
import { formatDay } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import classes from './Kept.module.css';

export type Kept = ResultOf<typeof keptOfApplicant>;
type Kind = Kept['kinds'][number];

/** Each kind of what is kept: how much, when it goes by itself, and whether a law keeps it meanwhile. */
export function KeptKinds({ kept }: { kept: Kept }) {
  const language = useLanguage();
  const day = (iso: string) => formatDay(iso, language);
  const why = ({ law, lawUntil }: Kind) => {
    if (!law) return t('kept.law.none');
    return lawUntil ? t('kept.law.until', { day: day(lawUntil) }) : t('kept.law.running');
  };
  return (
    <ul className={classes.kinds}>
      {kept.kinds.map((one) => {
        const there = one.rows + one.files > 0;
        return (
          <li key={one.kind} className={classes.kind} data-empty={!there}>
            <strong>{t(`kept.kind.${one.kind}`)}</strong>
            <span>{there ? t('kept.count', { rows: one.rows, files: one.files }) : t('kept.none')}</span>
            {there ? (
              <>
                <span>{one.due ? t('kept.due', { day: day(one.due) }) : t('kept.due.none')}</span>
                <span data-law={one.law !== null}>{why(one)}</span>
              </>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
