import { m } from '@pramaan/messages';
import { formatDay } from '../../lib/format.ts';
import { pageLanguage } from '../../lib/language.ts';
import { exactRupees } from '../../lib/rupees.ts';
import classes from './Offers.module.css';

interface Props {
  limit: number;
  firstDebit: string;
  lastDebit: string;
  /** Of a mandate that was asked for. */
  account?: string;
  holder?: string;
  /** Of an active one. */
  reference?: string;
  method?: 'nach' | 'upi';
}

/** What a mandate allows: how much, from when to when, of which account. */
export function MandateFacts({ limit, firstDebit, lastDebit, account, holder, reference, method }: Props) {
  const byUpi = method === 'upi';
  const lines: (readonly [label: string, value: string])[] = [
    [m.offers_mandate_limit(), exactRupees(limit)],
    [m.offers_mandate_first(), formatDay(firstDebit, pageLanguage())],
    [m.offers_mandate_last(), formatDay(lastDebit, pageLanguage())],
    ...(account ? [[byUpi ? m.offers_mandate_upi() : m.offers_mandate_account(), account] as const] : []),
    ...(holder ? [[m.offers_mandate_holder(), holder] as const] : []),
    ...(reference
      ? [[byUpi ? m.offers_mandate_umn() : m.offers_mandate_reference(), reference] as const]
      : []),
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
