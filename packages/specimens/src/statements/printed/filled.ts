import { printedDay, printedMoney } from '../cells.ts';
import type { TableStyle } from '../style.ts';
import type { StatementTruth } from '../truth.ts';

/** The text with what this statement prints in the place of its marks. */
export function filled(
  text: string,
  truth: StatementTruth,
  layout: Pick<TableStyle, 'date' | 'grouping'>,
  place?: { page: number; pages: number },
): string {
  const { account, address, period, opening, closing, rows } = truth;
  const sum = (side: 'debit' | 'credit') => rows.reduce((all, row) => all + (row[side] ?? 0), 0);
  const count = (side: 'debit' | 'credit') => rows.filter((row) => row[side] !== null).length;
  const money = (paise: number) => printedMoney(paise, layout.grouping);
  const day = (date: string) =>
    printedDay(date, layout.date.replace(/[| ]HH:MM|\|.*/, '') as 'DD/MM/YYYY', '');
  const marks: Record<string, string> = {
    ...{
      name: account.name,
      number: account.number,
      ifsc: account.ifsc,
      type: account.type,
      branch: account.branch,
    },
    ...{
      masked: `XXXXXXXX${account.number.slice(-4)}`,
      bank: account.bank,
      house: address[0] ?? '',
      town: address[1] ?? '',
    },
    ...{ from: day(period.from), to: day(period.to), opening: money(opening), closing: money(closing) },
    ...{ debits: money(sum('debit')), credits: money(sum('credit')) },
    ...(place ? { page: String(place.page), pages: String(place.pages) } : {}),
    ...{ debitCount: String(count('debit')), creditCount: String(count('credit')) },
  };
  return text.replace(/\{(\w+)\}/g, (mark, name: string) => marks[name] ?? mark);
}
