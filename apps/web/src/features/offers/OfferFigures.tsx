import { m } from '@pramaan/messages';
import { formatDay } from '../../lib/format.ts';
import { pageLanguage } from '../../lib/language.ts';
import { exactRupees } from '../../lib/rupees.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import classes from './Offers.module.css';
import type { Offer } from './use-offers.ts';

interface Props {
  terms: Pick<Offer['terms'], 'amount' | 'ratePercent' | 'fees'>;
  figures: Offer['figures'];
}

const feeMessages = {
  processing: m.offers_kind_processing,
  insurance: m.offers_kind_insurance,
  valuation: m.offers_kind_valuation,
  other: m.offers_kind_other,
} as const;

const percent = (value: number) =>
  m.offers_percent({ percent: value.toLocaleString('en-IN', { maximumFractionDigits: 2 }) });

/** What an offer comes to, in the order in which a person asks: what I get, what I pay, what it costs. */
export function OfferFigures({ terms, figures }: Props) {
  const first = figures.schedule[0];
  const lines: (readonly [label: string, value: string])[] = [
    [m.offers_amount(), exactRupees(terms.amount)],
    [m.offers_net(), exactRupees(figures.netDisbursed)],
    [
      m.offers_emi(),
      `${exactRupees(figures.instalment)} · ${m.offers_count({ count: figures.schedule.length })}`,
    ],
    [m.offers_first(), first ? formatDay(first.due, pageLanguage()) : ''],
    [m.offers_rate(), percent(terms.ratePercent)],
    [m.offers_apr(), percent(figures.apr)],
    ...terms.fees.map(({ kind, amount }) => [feeMessages[kind](), exactRupees(amount)] as const),
    [m.offers_fees(), exactRupees(figures.totalFees)],
    [m.offers_interest(), exactRupees(figures.totalInterest)],
    [m.offers_total(), exactRupees(figures.totalToPay)],
  ];
  return (
    <dl className={classes.figures}>
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Every instalment, on request. */
export function Schedule({ schedule }: { schedule: Offer['figures']['schedule'] }) {
  return (
    <details className={classes.schedule}>
      <summary>{m.offers_schedule()}</summary>
      <DataTable
        caption={m.offers_schedule()}
        rows={schedule}
        keyOf={({ number }) => String(number)}
        columns={[
          { label: m.offers_number(), show: ({ number }) => number },
          { label: m.offers_due(), show: ({ due }) => formatDay(due, pageLanguage()) },
          { label: m.offers_opening(), number: true, show: ({ opening }) => exactRupees(opening) },
          { label: m.offers_principal(), number: true, show: ({ principal }) => exactRupees(principal) },
          { label: m.offers_interest_of(), number: true, show: ({ interest }) => exactRupees(interest) },
          {
            label: m.offers_instalment_of(),
            number: true,
            show: ({ instalment }) => exactRupees(instalment),
          },
        ]}
      />
    </details>
  );
}
