import { t } from '../../lib/catalogue.ts';
import { formatMoment } from '../../lib/format.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { StatusBadge, type StatusTone } from '../../ui/StatusBadge.tsx';
import classes from './Credit.module.css';
import type { Credit } from './use-credit.ts';

const tones: Readonly<Record<Credit['asks'][number]['outcome'], StatusTone>> = {
  open: 'busy',
  report: 'good',
  thin: 'quiet',
  'no-hit': 'quiet',
  'wrong-person': 'bad',
  refused: 'bad',
  down: 'doubt',
};

/** Every question to the bureau that went out from here. */
export function AskLog({ asks, count }: Pick<Credit, 'asks' | 'count'>) {
  if (asks.length === 0) return null;
  return (
    <section className={classes.part}>
      <h2>{t('credit.log')}</h2>
      {count === null ? null : <p className={classes.note}>{t('credit.log.count', { count })}</p>}
      <DataTable
        caption={t('credit.log')}
        rows={asks}
        keyOf={({ at, by }) => `${at} ${by}`}
        columns={[
          { label: t('credit.log.when'), show: ({ at }) => formatMoment(at, 'en') },
          { label: t('credit.log.by'), show: ({ by }) => t(`credit.by.${by}`) },
          {
            label: t('credit.log.outcome'),
            show: ({ outcome }) => (
              <StatusBadge tone={tones[outcome]}>{t(`credit.outcome.${outcome}`)}</StatusBadge>
            ),
          },
          {
            label: t('credit.log.reason'),
            show: ({ reason }) => (reason ? t(`credit.reason.${reason}`) : ''),
          },
        ]}
      />
    </section>
  );
}
