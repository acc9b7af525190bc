import { type FigureLine, type Figures, readFigures } from '../printed-forms/figure-lines.ts';
import { findRow } from '../printed-forms/labels.ts';
import { type Row, rowText } from '../printed-forms/rows.ts';

const taxLabels = [
  ['loss', 'Current Year business loss, if any'],
  ['totalincome', 'Total Income'],
  ['bookProfit', 'Book Profit under MAT, where applicable'],
  ['adjustedTotalIncome', 'Adjusted Total Income under AMT, where applicable'],
  ['netPayable', 'Net tax payable'],
  ['interestPaid', 'Interest and Fee Payable'],
  ['totalTax', 'Total tax, interest and Fee payable'],
  ['totalPaid', 'Taxes Paid'],
  ['taxPayableRefundable', '(+)Tax Payable /(-)Refundable'],
] as const;

const dividendLabels = [
  ['taxPayable', 'Dividend Tax Payable'],
  ['intPayable', 'Interest Payable'],
  ['total', 'Total Dividend tax and interest payable'],
  ['taxPaid', 'Taxes Paid'],
  ['taxPayableRefund', '(+)Tax Payable /(-)Refundable'],
] as const;

const accretedLabels = [
  ['income', 'Accreted Income as per section 115TD'],
  ['addTaxPayable', 'Additional Tax payable u/s 115TD'],
  ['intPayable', 'Interest payable u/s 115TE'],
  ['addTaxAndPayable', 'Additional Tax and interest payable'],
  ['taxAndIntPaid', 'Tax and interest paid'],
  ['taxPayableAndRefund', '(+)Tax Payable /(-)Refundable'],
] as const;

type TaxLine = (typeof taxLabels)[number][0];
type DividendLine = (typeof dividendLabels)[number][0];
type AccretedLine = (typeof accretedLabels)[number][0];

/** The three blocks of the newer layouts, by the members of `details` they go to. */
export interface NewerFigures {
  incomeAndTax: Figures<TaxLine>;
  dividend: Figures<DividendLine>;
  accreted: Figures<AccretedLine>;
}

/** The rows of an acknowledgement from 2020-21 on. Their numbers follow from how the balance row counts. */
export function newerFigures(rows: readonly Row[]): NewerFigures {
  const dividend = findRow(['Dividend Distribution Tax'], rows)?.index ?? -1;
  const accreted = findRow(['Accreted Income & Tax'], rows)?.index ?? rows.length;
  const tax = rows.slice(0, dividend >= 0 ? dividend : accreted);
  const late = /\(7-8\)/.test(tax.map(rowText).join(' '));
  const taxCodes = late
    ? ['1', '2', '3', '4', '5', '6', '7', '8', '9']
    : ['1', '1A', '2', '3', '4', '5', '6', '7', '8'];
  const first = Number(taxCodes.at(-1)) + 1;
  const then = first + (dividend >= 0 ? dividendLabels.length : 0);
  return {
    incomeAndTax: readFigures(
      tax,
      linesOf(taxLabels, (at) => [taxCodes[at] ?? '']),
    ),
    dividend:
      dividend >= 0
        ? readFigures(
            rows.slice(dividend, accreted),
            linesOf(dividendLabels, (at) => [String(first + at)]),
          )
        : {},
    accreted: readFigures(
      rows.slice(accreted + 1),
      linesOf(accretedLabels, (at) => [String(then + at)]),
    ),
  };
}

function linesOf<Key extends string>(
  labels: readonly (readonly [Key, string])[],
  codes: (at: number) => readonly string[],
): FigureLine<Key>[] {
  return labels.map(([key, label], at) => ({ key, label, codes: codes(at) }));
}
