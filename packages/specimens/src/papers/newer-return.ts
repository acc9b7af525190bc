import { addressLine, type Person } from '@pramaan/documents/fixtures/people.ts';
import { grouped } from './amounts.ts';
import type { Paper } from './paper.ts';
import { filingOf, type TaxReturn, taxReturnOf } from './tax-return.ts';
import { openSheet, type TextSheet } from './text-sheet.ts';
import { assessedIn } from './years.ts';

export type NewReturnFault =
  | 'wrong-total-tax'
  | 'wrong-refund'
  | 'no-sign'
  | 'other-date'
  | 'other-pan-below'
  | 'other-number-below';

/** What the two newer layouts differ in. */
export interface NewerLayout {
  name: string;
  title: string;
  assessmentYear: string;
  /** Numbers of the rows of income and tax, from the loss to the balance. */
  codes: readonly string[];
  /** The rows that the balance is the difference of, as printed: `6-7`. */
  difference: string;
  /** Dividend distribution tax has a block of its own. */
  dividend: boolean;
  /** The date of filing at the top, or only in the sentence at the foot. */
  dated: boolean;
  /** YYYY-MM-DD as this layout prints it. */
  date(iso: string): string;
  /** 28,450 with its sign. */
  balance(amount: number): string;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 2023-07-31 as 31-Jul-2023. */
export function worded(iso: string): string {
  const [year, month, day] = iso.split('-');
  return `${day}-${months[Number(month) - 1]}-${year}`;
}

export function newerReturn(layout: NewerLayout): Paper<NewReturnFault> {
  return {
    name: layout.name,
    title: layout.title,
    reader: 'itr-v',
    faults: [
      'wrong-total-tax',
      'wrong-refund',
      'no-sign',
      'other-date',
      'other-pan-below',
      'other-number-below',
    ],
    async make(person, { fault, password, year } = {}) {
      const sheet = await openSheet();
      const own = year === undefined ? layout : { ...layout, assessmentYear: assessedIn(year) };
      drawHead(sheet, own, person, fault);
      drawFigures(sheet, own, taxReturnOf(person, own.assessmentYear), fault);
      drawFoot(sheet, own, person, fault);
      return sheet.save(password);
    },
    truth: (person) => truthOf(layout, person),
  };
}

function drawHead(sheet: TextSheet, layout: NewerLayout, person: Person, fault: NewReturnFault | undefined) {
  const { date, ackNo } = filingOf(person, layout.assessmentYear);
  const filed = fault === 'other-date' ? date.replace('-07-', '-08-') : date;
  if (layout.dated)
    sheet.line(`Acknowledgement Number:${ackNo}          Date of filing : ${layout.date(filed)}`, {
      align: 'right',
    });
  sheet.row([
    {
      width: 425,
      text: 'INDIAN INCOME TAX RETURN ACKNOWLEDGEMENT\n[Where the data of the Return of Income in Form ITR-1(SAHAJ), ITR-2, ITR-3, ITR-4(SUGAM), ITR-5, ITR-6, ITR-7 filed and verified]\n(Please see Rule 12 of the Income-tax Rules, 1962)',
      align: 'center',
      bold: true,
    },
    { width: 110, text: `Assessment Year\n${layout.assessmentYear}`, align: 'center', bold: true },
  ]);
  const row = (texts: readonly string[], widths: readonly number[]) =>
    sheet.row(texts.map((text, at) => ({ width: widths[at] ?? 0, text })));
  row(['PAN', person.pan], [85, 450]);
  row(['Name', person.name.toUpperCase()], [85, 450]);
  row(['Address', addressLine(person).toUpperCase()], [85, 450]);
  row(['Status', 'Individual', 'Form Number', 'ITR-1'], [85, 180, 130, 140]);
  const section = layout.dated ? '139(1)-On or before due date' : '139(1) Return filed on or before due date';
  row(['Filed u/s', section, 'e-Filing Acknowledgement Number', ackNo], [85, 180, 130, 140]);
}

function drawFigures(
  sheet: TextSheet,
  layout: NewerLayout,
  figures: TaxReturn,
  fault: NewReturnFault | undefined,
) {
  const row = (words: string, code: string, amount: string) =>
    sheet.row([
      { width: 345, text: words },
      { width: 50, text: code, align: 'center' },
      { width: 140, text: amount, align: 'right' },
    ]);
  const block = (title: string, rows: readonly (readonly [string, string])[], codes: readonly string[]) => {
    sheet.line(title, { align: 'center', bold: true, grid: true });
    for (const [at, [words, amount]] of rows.entries()) row(words, codes[at] ?? '', amount);
  };
  const sum = figures.totalTax + (fault === 'wrong-total-tax' ? 4_000 : 0);
  const balance = figures.balance + (fault === 'wrong-refund' ? 3_000 : 0);
  const signed = fault === 'no-sign' ? grouped(Math.abs(balance)) : layout.balance(balance);
  block(
    'Taxable Income and Tax details',
    [
      ['Current Year business loss, if any', '0'],
      ['Total Income', grouped(figures.total)],
      ['Book Profit under MAT, where applicable', '0'],
      ['Adjusted Total Income under AMT, where applicable', '0'],
      ['Net tax payable', grouped(figures.netTax)],
      ['Interest and Fee Payable', grouped(figures.interest)],
      ['Total tax, interest and Fee payable', grouped(sum)],
      ['Taxes Paid', grouped(figures.paid)],
      [`(+)Tax Payable /(-)Refundable (${layout.difference})`, signed],
    ],
    layout.codes,
  );
  let next = Number(layout.codes.at(-1)) + 1;
  const numbers = (count: number) => Array.from({ length: count }, () => String(next++));
  if (layout.dividend)
    block(
      'Dividend Distribution Tax details',
      [
        ['Dividend Tax Payable', '0'],
        ['Interest Payable', '0'],
        ['Total Dividend tax and interest payable', '0'],
        ['Taxes Paid', '0'],
        [`(+)Tax Payable /(-)Refundable (${next + 2}-${next + 3})`, '0'],
      ],
      numbers(5),
    );
  block(
    'Accreted Income & Tax Detail',
    [
      ['Accreted Income as per section 115TD', '0'],
      ['Additional Tax payable u/s 115TD', '0'],
      ['Interest payable u/s 115TE', '0'],
      ['Additional Tax and interest payable', '0'],
      ['Tax and interest paid', '0'],
      [`(+)Tax Payable /(-)Refundable (${next + 3}-${next + 4})`, '0'],
    ],
    numbers(6),
  );
}

function drawFoot(sheet: TextSheet, layout: NewerLayout, person: Person, fault: NewReturnFault | undefined) {
  const { date, barcode } = filingOf(person, layout.assessmentYear);
  const on = layout.date(fault === 'other-date' ? date.replace('-07-', '-08-') : date);
  const pan = fault === 'other-pan-below' ? 'ZZZPZ9999Z' : person.pan;
  const code = fault === 'other-number-below' ? barcode.replace(/^(.{12}).{4}/, '$11111') : barcode;
  const how = layout.dated ? 'electronically transmitted' : 'submitted electronically';
  sheet.line(
    `Income Tax Return ${how} on ${on} 12:34:56 from IP address 10.1.2.3 and verified by ${person.name.toUpperCase()} having PAN ${pan} on ${on} using Electronic Verification Code A1B2C3D4E5 generated through Aadhaar OTP mode.`,
    { grid: true },
  );
  sheet.line(`System Generated Barcode/QR Code ${code}`, { grid: true });
  sheet.line('DO NOT SEND THIS ACKNOWLEDGEMENT TO CPC, BENGALURU', {
    align: 'center',
    bold: true,
    grid: true,
  });
}

function truthOf(layout: NewerLayout, person: Person): Record<string, string> {
  const figures = taxReturnOf(person, layout.assessmentYear);
  const { date, ackNo } = filingOf(person, layout.assessmentYear);
  const tax = 'details.incomeAndTax';
  const zeros = [
    ...['loss', 'bookProfit', 'adjustedTotalIncome'].map((key) => `${tax}.${key}`),
    ...(layout.dividend ? ['taxPayable', 'intPayable', 'total', 'taxPaid', 'taxPayableRefund'] : []).map(
      (key) => `details.dividend.${key}`,
    ),
    ...[
      'income',
      'addTaxPayable',
      'intPayable',
      'addTaxAndPayable',
      'taxAndIntPaid',
      'taxPayableAndRefund',
    ].map((key) => `details.accreted.${key}`),
  ];
  return {
    ...{ status: 'Individual', assessmentYear: layout.assessmentYear, filingDate: layout.date(date) },
    ...{ ackNo, formNo: 'ITR-1' },
    'payee.name': person.name.toUpperCase(),
    'payee.pan': person.pan,
    'payee.address': addressLine(person).toUpperCase(),
    [`${tax}.totalincome`]: String(figures.total),
    [`${tax}.netPayable`]: String(figures.netTax),
    [`${tax}.interestPaid`]: String(figures.interest),
    [`${tax}.totalTax`]: String(figures.totalTax),
    [`${tax}.totalPaid`]: String(figures.paid),
    [`${tax}.taxPayableRefundable`]: String(figures.balance),
    ...Object.fromEntries(zeros.map((path) => [path, '0'])),
  };
}
