import type { Person } from '@pramaan/documents/fixtures/people.ts';
import { randomOf } from '../../random.ts';
import { grouped, inWords, withPaise } from '../amounts.ts';
import { openSheet, type TextSheet } from '../text-sheet.ts';
import { firstYear } from '../years.ts';
import type { EverydayPaper } from './everyday-paper.ts';

interface Slip {
  employer: string;
  employee: string;
  code: string;
  designation: string;
  basic: number;
  rent: number;
  special: number;
  provident: number;
  tax: number;
  fund: number;
  month: readonly [name: string, number: string, year: string];
}

/** @param year stands for a month: the papers of three financial years are the slips of three months in a row */
function slipOf(person: Person, year?: string): Slip {
  const random = randomOf(`payslip ${person.pan}`);
  const basic = random.whole(15, 70) * 1_000;
  const drawn = random.pick(['January', 'March', 'June', 'August', 'November'] as const);
  const name = year === undefined ? drawn : (lastMonths[firstYear(year) % 3] ?? drawn);
  const number = String(new Date(`${name} 1, 2000`).getMonth() + 1).padStart(2, '0');
  return {
    employer: person.employer,
    employee: person.name,
    code: `E-${random.digits(4)}`,
    designation: random.pick(['Senior Analyst', 'Store Manager', 'Accountant']),
    basic,
    rent: Math.round(basic * 0.4),
    special: random.whole(10, 90) * 50 + random.whole(0, 49),
    provident: Math.round(basic * 0.12),
    tax: random.whole(0, 60) * 55,
    fund: 200,
    month: [name, number, '2025'],
  };
}

const lastMonths = ['January', 'February', 'March'] as const;

const grossOf = ({ basic, rent, special }: Slip) => basic + rent + special;
const lessOf = ({ provident, tax, fund }: Slip) => provident + tax + fund;
const netOf = (slip: Slip) => grossOf(slip) - lessOf(slip);
const paise = (amount: number) => `${grouped(amount)}.00`;

type Layout = (sheet: TextSheet, slip: Slip) => void;

const quarter = (...texts: string[]) => texts.map((text) => ({ width: 133, text }));

const corporate: Layout = (sheet, slip) => {
  sheet.line(slip.employer.toUpperCase(), { align: 'center', bold: true, size: 13 });
  sheet.line('4th Floor, Example Towers, Bengaluru 560001', { align: 'center' });
  sheet.line(`Payslip for the month of ${slip.month[0]} ${slip.month[2]}`, { align: 'center', bold: true });
  sheet.row(quarter('Employee Name', slip.employee, 'Employee ID', slip.code));
  sheet.row(quarter('Designation', slip.designation, 'Bank', 'Sample Bank'));
  sheet.row(quarter('Earnings', 'Amount', 'Deductions', 'Amount'));
  sheet.row(quarter('Basic', paise(slip.basic), 'Provident Fund', paise(slip.provident)));
  sheet.row(quarter('House Rent Allowance', paise(slip.rent), 'Income Tax', paise(slip.tax)));
  sheet.row(quarter('Special Allowance', paise(slip.special), 'Professional Tax', paise(slip.fund)));
  sheet.row(quarter('Gross Earnings', paise(grossOf(slip)), 'Total Deductions', paise(lessOf(slip))));
  sheet.row(quarter('Net Pay', paise(netOf(slip)), '', ''));
};

const colons: Layout = (sheet, slip) => {
  sheet.line('SALARY SLIP', { bold: true, size: 12 });
  sheet.line(slip.employer);
  sheet.space(10);
  sheet.line(`Name : ${slip.employee.toUpperCase()}`);
  sheet.line(`Pay Period : ${slip.month[0].slice(0, 3)}-${slip.month[2]}`);
  sheet.line(`Basic Pay : Rs. ${grouped(slip.basic)}`);
  sheet.line(`HRA : Rs. ${grouped(slip.rent)}`);
  sheet.line(`Other Allowances : Rs. ${grouped(slip.special)}`);
  sheet.line(`Gross Salary : Rs. ${grouped(grossOf(slip))}`);
  sheet.line(
    `PF : Rs. ${grouped(slip.provident)}, TDS : Rs. ${grouped(slip.tax)}, PT : Rs. ${grouped(slip.fund)}`,
  );
  sheet.line(`Total Deductions : Rs. ${grouped(lessOf(slip))}`);
  sheet.line(`Net Salary : Rs. ${grouped(netOf(slip))} (Rupees ${inWords(netOf(slip))} Only)`);
};

const office: Layout = (sheet, slip) => {
  const line = (label: string, value: string) =>
    sheet.row(
      [
        { width: 220, text: label },
        { width: 160, text: value, align: 'right' },
      ],
      { grid: false, size: 9 },
    );
  sheet.line(slip.employer.toUpperCase(), { bold: true });
  sheet.line('PAY SLIP', { align: 'center' });
  line('Month', `${slip.month[1]}/${slip.month[2]}`);
  line('Name of the Employee', slip.employee);
  line('PAY', withPaise(slip.basic));
  line('HRA', withPaise(slip.rent));
  line('SPL ALLOWANCE', withPaise(slip.special));
  line('GROSS PAY', withPaise(grossOf(slip)));
  line('GPF', withPaise(slip.provident));
  line('INCOME TAX', withPaise(slip.tax));
  line('PROF TAX', withPaise(slip.fund));
  line('TOTAL DEDN', withPaise(lessOf(slip)));
  line('NET PAY', withPaise(netOf(slip)));
};

const sinceApril: Layout = (sheet, slip) => {
  const row = (label: string, amount: number, year: number) =>
    sheet.row([
      { width: 200, text: label },
      { width: 120, text: paise(amount), align: 'right' },
      { width: 120, text: paise(year), align: 'right' },
    ]);
  sheet.line(slip.employer, { bold: true, size: 12, align: 'center' });
  sheet.line(`Pay advice - ${slip.month[0]} ${slip.month[2]}`, { align: 'center' });
  sheet.row(quarter('Emp Code', slip.code, 'Emp Name', slip.employee.toUpperCase()));
  sheet.row([
    { width: 200, text: 'Component' },
    { width: 120, text: 'Current month' },
    { width: 120, text: 'Year to date' },
  ]);
  row('Basic Salary', slip.basic, slip.basic * 6);
  row('House Rent', slip.rent, slip.rent * 6);
  row('Allowances', slip.special, slip.special * 5);
  row('Total Earnings', grossOf(slip), grossOf(slip) * 6 - slip.special);
  row('PF', slip.provident, slip.provident * 6);
  row('TDS', slip.tax, slip.tax * 4);
  row('PT', slip.fund, slip.fund * 6);
  row('Total Deductions', lessOf(slip), lessOf(slip) * 6 - slip.tax * 2);
  row('Net Pay', netOf(slip), netOf(slip) * 6 - slip.special + slip.tax * 2);
};

const underHeads: Layout = (sheet, slip) => {
  const third = (...texts: string[]) => texts.map((text) => ({ width: 170, text }));
  sheet.line(slip.employer, { bold: true, size: 14 });
  sheet.line('Payslip', { size: 11 });
  sheet.row(third('Employee Name', 'Employee Code', 'Pay Month'), { size: 7 });
  sheet.row(third(slip.employee, slip.code, `${slip.month[0]} ${slip.month[2]}`), { size: 10 });
  sheet.row(third('Basic', 'HRA', 'Special'), { size: 7 });
  sheet.row(third(paise(slip.basic), paise(slip.rent), paise(slip.special)), { size: 10 });
  sheet.row(third('PF', 'Tax', 'PT'), { size: 7 });
  sheet.row(third(paise(slip.provident), paise(slip.tax), paise(slip.fund)), { size: 10 });
  sheet.row(third('Gross Pay', 'Total Deductions', 'Net Pay'), { size: 7 });
  sheet.row(third(paise(grossOf(slip)), paise(lessOf(slip)), paise(netOf(slip))), { size: 10 });
};

const takeHome: Layout = (sheet, slip) => {
  const wide = (label: string, value: string) =>
    sheet.row([
      { width: 330, text: label },
      { width: 120, text: value, align: 'right' },
    ]);
  sheet.line(`Salary slip: ${slip.month[0]} ${slip.month[2]}`, { bold: true, size: 12 });
  sheet.line(slip.employer.toUpperCase());
  sheet.line(`Employee: ${slip.employee}   Designation: ${slip.designation}`);
  wide('Employee contribution to provident fund', grouped(slip.provident));
  wide('Tax deducted at source', grouped(slip.tax));
  wide('Profession tax', grouped(slip.fund));
  wide('Total Deductions (B)', grouped(lessOf(slip)));
  wide('Basic salary', grouped(slip.basic));
  wide('House rent allowance', grouped(slip.rent));
  wide('Special pay', grouped(slip.special));
  wide('Gross Earnings (A)', grouped(grossOf(slip)));
  wide('Take Home (A-B)', grouped(netOf(slip)));
};

const drawn = { corporate, colons, office, sinceApril, underHeads, takeHome };

/** A month's payslip, in six layouts. */
export const payslip: EverydayPaper = {
  name: 'payslip',
  title: 'Payslip',
  reader: 'payslip',
  layouts: Object.keys(drawn),
  async make(person, layout = 0, year = undefined) {
    const sheet = await openSheet();
    Object.values(drawn)[layout]?.(sheet, slipOf(person, year));
    return sheet.save();
  },
  truth(person) {
    const slip = slipOf(person);
    return {
      employer: slip.employer,
      employee: slip.employee,
      month: `${slip.month[0]} ${slip.month[2]}`,
      gross: withPaise(grossOf(slip)),
      deductions: withPaise(lessOf(slip)),
      net: withPaise(netOf(slip)),
    };
  },
};
