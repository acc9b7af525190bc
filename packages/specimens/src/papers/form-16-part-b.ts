import { withPaise } from './amounts.ts';
import type { Form16Facts } from './form-16-facts.ts';
import { drawHead } from './form-16-part-a.ts';
import type { TextSheet } from './text-sheet.ts';

/** A line of the annexure: its number, its words, and the amount in the first or the last column. */
type Figure = readonly [number: string, words: string, amount?: number, column?: 'inner'];

/** Part B: how the taxable income and the tax on it were worked out. */
export function drawPartB(sheet: TextSheet, facts: Form16Facts): void {
  drawHead(sheet, 'B', facts);
  sheet.line('Annexure - I', { align: 'center', bold: true });
  sheet.line('Details of Salary Paid and any other income and tax deducted', { align: 'center', bold: true });
  sheet.row(cells(['A', 'Whether opting out of taxation u/s 115BAC(1A)?', '', 'Yes']));
  for (const [number, words, amount, column] of [
    ...incomeOf(facts),
    ...deductionsOf(facts),
    ...taxOf(facts),
  ]) {
    const said = amount === undefined ? '' : withPaise(amount);
    sheet.row(cells([number, words, column === 'inner' ? said : '', column === 'inner' ? '' : said]));
  }
}

const widths = [35, 310, 95, 95];
const cells = (texts: readonly string[]) =>
  texts.map((text, at) => ({
    width: widths[at] ?? 0,
    text,
    align: at > 1 ? ('right' as const) : ('left' as const),
  }));

function incomeOf({ salary, fault }: Form16Facts): Figure[] {
  const total = salary.gross + salary.perquisites;
  const current = total - salary.exemptRent;
  const section16 = salary.standard + salary.professionTax;
  const perquisites = 'Value of perquisites under section 17(2) (as per Form No. 12BA, wherever applicable)';
  const profits = 'Profits in lieu of salary under section 17(3) (as per Form No. 12BA, wherever applicable)';
  return [
    ['1.', 'Gross Salary'],
    ['(a)', 'Salary as per provisions contained in section 17(1)', salary.gross, 'inner'],
    ['(b)', perquisites, salary.perquisites, 'inner'],
    ['(c)', profits, 0, 'inner'],
    ['(d)', 'Total', total + (fault === 'wrong-gross' ? 20_000 : 0)],
    ['(e)', 'Reported total amount of salary received from other employer(s)', 0],
    ['2.', 'Less: Allowances to the extent exempt under section 10'],
    ['(a)', 'Travel concession or assistance under section 10(5)', 0, 'inner'],
    ['(b)', 'Death-cum-retirement gratuity under section 10(10)', 0, 'inner'],
    ['(e)', 'House rent allowance under section 10(13A)', salary.exemptRent, 'inner'],
    [
      '(h)',
      'Total amount of exemption claimed under section 10 [2(a)+2(b)+2(c)+2(d)+2(e)+2(f)+2(g)]',
      salary.exemptRent,
    ],
    ['3.', 'Total amount of salary received from current employer [1(d)-2(h)]', current],
    ['4.', 'Less: Deductions under section 16'],
    ['(a)', 'Standard deduction under section 16(ia)', salary.standard, 'inner'],
    ['(b)', 'Entertainment allowance under section 16(ii)', 0, 'inner'],
    ['(c)', 'Tax on employment under section 16(iii)', salary.professionTax, 'inner'],
    ['5.', 'Total amount of deductions under section 16 [4(a)+4(b)+4(c)]', section16],
    ['6.', 'Income chargeable under the head "Salaries" [(3+1(e)-5]', current - section16],
    ['7.', 'Add: Any other income reported by the employee under as per section 192 (2B)'],
    [
      '(a)',
      'Income (or admissible loss) from house property reported by employee offered for TDS',
      0,
      'inner',
    ],
    ['(b)', 'Income under the head Other Sources offered for TDS', salary.otherIncome, 'inner'],
    ['8.', 'Total amount of other income reported by the employee [7(a)+7(b)]', salary.otherIncome],
    ['9.', 'Gross total income (6+8)', current - section16 + salary.otherIncome],
  ];
}

function deductionsOf({ salary, fault }: Form16Facts): Figure[] {
  const life =
    'Deduction in respect of life insurance premia, contributions to provident fund etc. under section 80C';
  const health = 'Deduction in respect of health insurance premia under section 80D';
  const aggregate = 'Aggregate of deductible amount under Chapter VI-A';
  return [
    ['10.', 'Deductions under Chapter VI-A'],
    ['(a)', life, salary.provident, 'inner'],
    ['(d)', 'Total deduction under section 80C, 80CCC and 80CCD(1)', salary.provident, 'inner'],
    ['(g)', health, salary.health, 'inner'],
    ['11.', aggregate, salary.provident + salary.health],
    ['12.', 'Total taxable income (9-11)', salary.taxable + (fault === 'wrong-taxable' ? 7_000 : 0)],
  ];
}

function taxOf({ salary, fault }: Form16Facts): Figure[] {
  const payable = salary.netTax + (fault === 'wrong-tax' ? 300 : 0);
  return [
    ['13.', 'Tax on total income', salary.tax],
    ['14.', 'Rebate under section 87A, if applicable', salary.rebate],
    ['15.', 'Surcharge, wherever applicable', 0],
    ['16.', 'Health and education cess', salary.cess],
    ['17.', 'Tax payable (13+15+16-14)', payable],
    ['18.', 'Less: Relief under section 89 (attach details)', 0],
    ['19.', 'Net tax payable (17-18)', payable],
  ];
}
