import type { Person } from '@pramaan/documents/fixtures/people.ts';
import { grouped } from './amounts.ts';
import type { Paper } from './paper.ts';
import { filingOf, type TaxReturn, taxReturnOf } from './tax-return.ts';
import { type Cell, openSheet, type TextSheet } from './text-sheet.ts';

export type OldReturnFault = 'wrong-total' | 'wrong-taxes-paid' | 'wrong-refund' | 'other-date';

const year = '2019-20';

/** Acknowledgement of a return up to the year 2020-21: the personal details in a grid, then ten numbered rows. */
export const itrV2019: Paper<OldReturnFault> = {
  name: 'itr-v-2019',
  title: 'ITR-V, up to 2020-21',
  reader: 'itr-v',
  faults: ['wrong-total', 'wrong-taxes-paid', 'wrong-refund', 'other-date'],
  async make(person, { fault, password } = {}) {
    const sheet = await openSheet();
    sheet.row(
      [
        { width: 90, text: 'FORM\nITR-V', align: 'center', bold: true },
        {
          width: 345,
          text: 'INDIAN INCOME TAX RETURN ACKNOWLEDGEMENT\n[Where the data of the Return of Income in Form ITR-1 (SAHAJ), ITR-2, ITR-3, ITR-4 (SUGAM), ITR-5, ITR-6, ITR-7 filed and verified]\n(Please see Rule 12 of the Income-tax Rules, 1962)',
          align: 'center',
          bold: true,
        },
        { width: 100, text: `Assessment Year\n${year}`, align: 'center' },
      ],
      {},
    );
    drawPerson(sheet, person, fault);
    drawFigures(sheet, taxReturnOf(person, year), fault);
    sheet.line('VERIFICATION', { align: 'center', bold: true, grid: true });
    sheet.line(
      `I, ${person.name.toUpperCase()} son/ daughter of ${person.fatherName.toUpperCase()}, solemnly declare to the best of my knowledge and belief, the information given in the return which has been submitted by me vide acknowledgement number ${filingOf(person, year).ackNo} is correct and complete.`,
    );
    return sheet.save(password);
  },
  truth(person) {
    const figures = taxReturnOf(person, year);
    const { date, ackNo } = filingOf(person, year);
    return {
      ...{ status: 'Individual', assessmentYear: year, filingDate: printed(date), ackNo, formNo: 'ITR-1' },
      'payee.name': person.name.toUpperCase(),
      'payee.pan': person.pan,
      'payee.aadhaar': `XXXX XXXX ${person.aadhaarLast4}`,
      'payee.address': addressCells(person).filter(Boolean).join(', '),
      'details.income.gross': String(figures.gross),
      'details.income.deductions': String(figures.deductions),
      'details.income.total': String(figures.total),
      'details.income.loss': '0',
      'details.income.exemption': String(figures.agriculture + figures.otherExempt),
      'details.agriculture': String(figures.agriculture),
      'details.others': String(figures.otherExempt),
      'details.tds': String(figures.tds),
      'details.tcs': String(figures.tcs),
      'details.refund': String(Math.max(0, -figures.balance)),
      'details.tax.netPayable': String(figures.netTax),
      'details.tax.interest': String(figures.interest),
      'details.tax.total': String(figures.totalTax),
      'details.tax.advance': String(figures.advance),
      'details.tax.selfAssessment': String(figures.selfAssessment),
      'details.tax.totalPaid': String(figures.paid),
      'details.tax.paid': String(figures.paid),
      'details.tax.payable': String(Math.max(0, figures.balance)),
    };
  },
};

const printed = (date: string) => date.split('-').reverse().join('-');

/** House, premises, road, area, town, State and pincode, as the grid asks for them. */
function addressCells({ address }: Person): string[] {
  const { house, street, locality, city, state, pincode } = address;
  return [house, '', street, locality, city, state, pincode].map((part) => part.toUpperCase());
}

function drawPerson(sheet: TextSheet, person: Person, fault: OldReturnFault | undefined) {
  const [house = '', premises = '', road = '', area = '', town = '', state = '', pincode = ''] =
    addressCells(person);
  const { date, ackNo } = filingOf(person, year);
  sheet.line('PERSONAL INFORMATION AND THE ACKNOWLEDGEMENT NUMBER', {
    align: 'center',
    bold: true,
    grid: true,
  });
  const grid = (labels: readonly string[], values: readonly string[], widths: readonly number[]) => {
    const cells = labels.map(
      (label, at): Cell => ({ width: widths[at] ?? 0, text: `${label}\n${values[at] || ' '}` }),
    );
    sheet.row(cells);
  };
  const three = [190, 190, 155];
  grid(['Name', 'PAN'], [person.name.toUpperCase(), person.pan], [380, 155]);
  grid(
    ['Flat/Door/Block No', 'Name Of Premises/Building/Village', 'Form Number.'],
    [house, premises, 'ITR-1'],
    three,
  );
  grid(['Road/Street/Post Office', 'Area/Locality', 'Status'], [road, area, 'Individual'], three);
  grid(
    ['Town/City/District', 'State', 'Pin/ZipCode', 'Aadhaar Number/ Enrolment ID'],
    [town, state, pincode, `XXXXXXXX${person.aadhaarLast4}`],
    [150, 130, 100, 155],
  );
  sheet.row([
    { width: 380, text: 'Assessing Officer Details (Ward/Circle)   WARD 1(1)(1), BENGALURU' },
    { width: 155, text: 'Filed u/s\n139(1)-On or before due date' },
  ]);
  const day = fault === 'other-date' ? date.replace('-07-', '-08-') : date;
  sheet.row([
    { width: 330, text: `E-filing Acknowledgement Number   ${ackNo}` },
    { width: 205, text: `Date(DD/MM/YYYY)   ${printed(day)}` },
  ]);
}

function drawFigures(sheet: TextSheet, figures: TaxReturn, fault: OldReturnFault | undefined) {
  const off = (name: OldReturnFault, by: number) => (fault === name ? by : 0);
  const row = (number: string, words: string, amount: number) =>
    sheet.row([
      { width: 30, text: number, align: 'center' },
      { width: 345, text: words },
      { width: 40, text: number, align: 'center' },
      { width: 120, text: grouped(amount), align: 'right' },
    ]);
  const inner = (letter: string, words: string, amount: number) =>
    sheet.row([
      { width: 110, text: letter === 'a' ? '7 Taxes Paid' : '' },
      { width: 30, text: letter, align: 'center' },
      { width: 235, text: words },
      { width: 40, text: `7${letter}`, align: 'center' },
      { width: 120, text: grouped(amount), align: 'right' },
    ]);
  sheet.line('COMPUTATION OF INCOME AND TAX THEREON', { align: 'center', bold: true, grid: true });
  row('1', 'Gross total income', figures.gross);
  row('2', 'Deductions under Chapter-VI-A', figures.deductions);
  row('3', 'Total Income', figures.total + off('wrong-total', 40_000));
  row('3a', 'Deemed Total Income under AMT/MAT', 0);
  row('3b', 'Current Year loss, if any', 0);
  row('4', 'Net tax payable', figures.netTax);
  row('5', 'Interest and Fee Payable', figures.interest);
  row('6', 'Total tax, interest and Fee payable', figures.totalTax);
  inner('a', 'Advance Tax', figures.advance);
  inner('b', 'TDS', figures.tds);
  inner('c', 'TCS', figures.tcs);
  inner('d', 'Self Assessment Tax', figures.selfAssessment);
  inner('e', 'Total Taxes Paid (7a+7b+7c +7d)', figures.paid + off('wrong-taxes-paid', 900));
  row('8', 'Tax Payable (6-7e)', Math.max(0, figures.balance));
  row('9', 'Refund (7e-6)', Math.max(0, -figures.balance) + off('wrong-refund', 5_000));
  sheet.row([
    { width: 30, text: '10', align: 'center' },
    { width: 85, text: 'Exempt Income' },
    { width: 130, text: `Agriculture   ${grouped(figures.agriculture)}` },
    { width: 130, text: `Others   ${grouped(figures.otherExempt)}` },
    { width: 40, text: '10', align: 'center' },
    { width: 120, text: grouped(figures.agriculture + figures.otherExempt), align: 'right' },
  ]);
}
