import { withPaise } from './amounts.ts';
import type { Form16Facts } from './form-16-facts.ts';
import { sheetWidth, type TextSheet } from './text-sheet.ts';
import { firstYear } from './years.ts';

const half = sheetWidth / 2;

/** The head that both parts begin with: certificate, names, numbers, year and period. */
export function drawHead(sheet: TextSheet, part: 'A' | 'B', facts: Form16Facts): void {
  const { certificateNo, employee, employer, financialYear, assessmentYear, fault } = facts;
  const start = firstYear(financialYear);
  sheet.line('FORM NO. 16', { align: 'center', bold: true, size: 11 });
  sheet.line('[See rule 31(1)(a)]', { align: 'center' });
  sheet.line(`PART ${part}`, { align: 'center', bold: true });
  sheet.line(
    'Certificate under Section 203 of the Income-tax Act, 1961 for tax deducted at source on salary paid to an employee under section 192 or pension/interest income of specified senior citizen under section 194P',
    { align: 'center', grid: true },
  );
  sheet.row([
    { width: half, text: `Certificate No. ${certificateNo}` },
    { width: half, text: `Last updated on 02-Jun-${start + 1}` },
  ]);
  sheet.row([
    { width: half, text: 'Name and address of the Employer/Specified Bank', align: 'center', bold: true },
    {
      width: half,
      text: 'Name and address of the Employee/Specified senior citizen',
      align: 'center',
      bold: true,
    },
  ]);
  sheet.row([
    { width: half, text: `${employer.name}\n${employer.address}\n+(91)80-40000000\naccounts@example.in` },
    { width: half, text: `${employee.name}\n${employee.address}` },
  ]);
  drawNumbers(sheet, part, facts);
  const wrong = fault === 'wrong-year' && part === 'A';
  sheet.row([
    { width: 235, text: 'CIT (TDS)', align: 'center', bold: true },
    { width: 120, text: 'Assessment Year', align: 'center', bold: true },
    { width: 180, text: 'Period with the Employer', align: 'center', bold: true },
  ]);
  sheet.row([
    {
      width: 235,
      text: 'The Commissioner of Income Tax (TDS)\nRoom No. 59, H.M.T. Bhawan, 4th Floor, Bellary Road, Bengaluru - 560032',
    },
    { width: 120, text: assessmentYear, align: 'center' },
    { width: 90, text: `From\n01-Apr-${wrong ? start - 1 : start}`, align: 'center' },
    { width: 90, text: `To\n31-Mar-${start + 1}`, align: 'center' },
  ]);
}

function drawNumbers(sheet: TextSheet, part: 'A' | 'B', { employee, employer, fault }: Form16Facts) {
  const labels = [
    'PAN of the Deductor',
    'TAN of the Deductor',
    'PAN of the Employee/Specified senior citizen',
    'Employee Reference No. provided by the Employer/Pension Payment order no. provided by the Employer (If available)',
  ];
  const pan =
    fault === 'wrong-pan'
      ? `${employee.pan.slice(0, 3)}X${employee.pan.slice(4)}`
      : fault === 'other-pan-in-part-b' && part === 'B'
        ? 'ZZZPZ9999Z'
        : employee.pan;
  const widths = [120, 120, 135, 160];
  const cells = (texts: readonly string[], bold: boolean) =>
    texts.map((text, at) => ({ width: widths[at] ?? 0, text, align: 'center' as const, bold }));
  sheet.row(cells(labels, true));
  sheet.row(cells([employer.pan, employer.tan, pan, '4021'], false));
}

/** Part A: what was paid in each quarter, and when the tax on it was paid in. */
export function drawPartA(sheet: TextSheet, facts: Form16Facts): void {
  drawHead(sheet, 'A', facts);
  drawQuarters(sheet, facts);
  drawBookAdjustment(sheet);
  drawChallans(sheet, facts);
}

function drawQuarters(sheet: TextSheet, { salary, fault }: Form16Facts) {
  const widths = [60, 175, 100, 100, 100];
  const row = (texts: readonly string[], bold = false) =>
    sheet.row(
      texts.map((text, at) => ({
        width: widths[at] ?? 0,
        text,
        bold,
        align: at === 0 || bold ? ('center' as const) : ('right' as const),
      })),
    );
  sheet.line(
    'Summary of amount paid/credited and tax deducted at source thereon in respect of the employee',
    {
      align: 'center',
      bold: true,
      grid: true,
    },
  );
  row(
    [
      'Quarter(s)',
      'Receipt Numbers of original quarterly statements of TDS under sub-section (3) of Section 200',
      'Amount paid/credited',
      'Amount of tax deducted (Rs.)',
      'Amount of tax deposited / remitted (Rs.)',
    ],
    true,
  );
  for (const [at, { receipt, paid, taxed }] of salary.quarters.entries())
    row([`Q${at + 1}`, receipt, withPaise(paid), withPaise(taxed), withPaise(taxed)]);
  const paid = salary.gross + salary.perquisites + (fault === 'wrong-total' ? 10_000 : 0);
  const deposited = salary.netTax + (fault === 'wrong-deposited' ? 1_000 : 0);
  row(['Total (Rs.)', '', withPaise(paid), withPaise(salary.netTax), withPaise(deposited)]);
}

const challanLabels = (first: string, kinds: readonly string[]) => [
  'Sl. No.',
  `Tax Deposited in respect of the ${first} (Rs.)`,
  ...kinds,
];

function drawBookAdjustment(sheet: TextSheet) {
  drawDeposits(sheet, {
    title:
      'I. DETAILS OF TAX DEDUCTED AND DEPOSITED IN THE CENTRAL GOVERNMENT ACCOUNT THROUGH BOOK ADJUSTMENT',
    labels: challanLabels('deductee', [
      'Receipt Numbers of Form No. 24G',
      'DDO serial number in Form no. 24G',
      'Date of transfer voucher (dd/mm/yyyy)',
      'Status of matching with Form no. 24G',
    ]),
    rows: [],
    total: '',
  });
}

function drawChallans(sheet: TextSheet, { salary, fault }: Form16Facts) {
  const off = (at: number) => (fault === 'wrong-challan' && at === 4 ? 500 : 0);
  drawDeposits(sheet, {
    title: 'II. DETAILS OF TAX DEDUCTED AND DEPOSITED IN THE CENTRAL GOVERNMENT ACCOUNT THROUGH CHALLAN',
    labels: challanLabels('deductee', [
      'BSR Code of the Bank Branch',
      'Date on which Tax deposited (dd/mm/yyyy)',
      'Challan Serial Number',
      'Status of matching with OLTAS*',
    ]),
    rows: salary.challans.map(({ amount, branch, date, serial }, at) => [
      ...[String(at + 1), withPaise(amount + off(at)), branch, date, serial, 'F'],
    ]),
    total: withPaise(salary.netTax),
  });
}

interface Deposits {
  title: string;
  labels: readonly string[];
  rows: readonly (readonly string[])[];
  total: string;
}

function drawDeposits(sheet: TextSheet, { title, labels, rows, total }: Deposits) {
  const widths = [45, 120, 100, 100, 85, 85];
  const row = (texts: readonly string[], bold = false) =>
    sheet.row(
      texts.map((text, at) => ({
        width: widths[at] ?? 0,
        text,
        bold,
        align: at === 1 && !bold ? 'right' : 'center',
      })),
    );
  sheet.line(title, { align: 'center', bold: true, grid: true });
  row(labels, true);
  for (const each of rows) row(each);
  row(['Total (Rs.)', total, '', '', '', '']);
}
