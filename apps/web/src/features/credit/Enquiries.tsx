import { t } from '../../lib/catalogue.ts';
import { dayWords } from '../../lib/day-words.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import classes from './Credit.module.css';
import type { Credit } from './use-credit.ts';
import { rupees, useCreditLanguage } from './words.ts';

/** Who asked the bureau about the person. */
export function Enquiries({ enquiries }: Pick<Credit, 'enquiries'>) {
  const language = useCreditLanguage();
  const newestFirst = enquiries.toSorted((one, other) => (other.on ?? '').localeCompare(one.on ?? ''));
  return (
    <section className={classes.part}>
      <h2>{t('credit.enquiries')}</h2>
      {enquiries.length === 0 ? (
        <p className={classes.note}>{t('credit.enquiries.none')}</p>
      ) : (
        <DataTable
          caption={t('credit.enquiries')}
          rows={newestFirst}
          keyOf={({ by, on, purpose, amount }) => [by, on, purpose, amount].join(' ')}
          columns={[
            { label: t('credit.enquiry.by'), show: ({ by }) => by },
            { label: t('credit.enquiry.on'), show: ({ on }) => (on ? dayWords(on, language) : '–') },
            { label: t('credit.enquiry.purpose'), show: ({ purpose }) => purpose },
            { label: t('credit.enquiry.amount'), number: true, show: ({ amount }) => rupees(amount) },
          ]}
        />
      )}
    </section>
  );
}
