import { m } from '@pramaan/messages';
import { dayWords } from '../../lib/day-words.ts';
import { pageLanguage } from '../../lib/language.ts';
import { rupees } from '../../lib/rupees.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import classes from './Credit.module.css';
import type { Credit } from './use-credit.ts';

/** Who asked the bureau about the person. */
export function Enquiries({ enquiries }: Pick<Credit, 'enquiries'>) {
  const language = pageLanguage();
  const newestFirst = enquiries.toSorted((one, other) => (other.on ?? '').localeCompare(one.on ?? ''));
  return (
    <section className={classes.part}>
      <h2>{m.credit_enquiries()}</h2>
      {enquiries.length === 0 ? (
        <p className={classes.note}>{m.credit_enquiries_none()}</p>
      ) : (
        <DataTable
          caption={m.credit_enquiries()}
          rows={newestFirst}
          keyOf={({ by, on, purpose, amount }) => [by, on, purpose, amount].join(' ')}
          columns={[
            { label: m.credit_enquiry_by(), show: ({ by }) => by },
            { label: m.credit_enquiry_on(), show: ({ on }) => (on ? dayWords(on, language) : '–') },
            { label: m.credit_enquiry_purpose(), show: ({ purpose }) => purpose },
            { label: m.credit_enquiry_amount(), number: true, show: ({ amount }) => rupees(amount) },
          ]}
        />
      )}
    </section>
  );
}
