import { type Amount, amountsIn } from '../printed-forms/amounts.ts';
import { type FigureLine, type Figures, readFigures } from '../printed-forms/figure-lines.ts';
import type { Row } from '../printed-forms/rows.ts';

/**
 * The lines of part B by the words they begin with, in their order on the form. Their numbers change from year to
 * year, the words hardly (standards §11.1).
 */
const labels = [
  ['salary', 'Salary as per provisions contained'],
  ['perquisites', 'Value of perquisites under section 17'],
  ['profits', 'Profits in lieu of salary under section'],
  ['gross', 'Total'],
  ['others', 'Reported total amount of salary received from other'],
  ['exempt', 'Total amount of exemption claimed under section'],
  ['current', 'Total amount of salary received from current employer'],
  ['standard', 'Standard deduction under section 16'],
  ['entertainment', 'Entertainment allowance under section'],
  ['profession', 'Tax on employment under section 16'],
  ['section16', 'Total amount of deductions under section 16'],
  ['salaries', 'Income chargeable under the head'],
  ['house', 'Income (or admissible loss) from house property'],
  ['sources', 'Income under the head Other Sources'],
  ['otherIncome', 'Total amount of other income reported'],
  ['grossTotal', 'Gross total income'],
  ['deductions', 'Aggregate of deductible amount'],
  ['taxable', 'Total taxable income'],
  ['tax', 'Tax on total income'],
  ['rebate', 'Rebate under section 87A'],
  ['surcharge', 'Surcharge'],
  ['cess', 'Health and education cess'],
  ['payable', 'Tax payable'],
  ['relief', 'Relief under section 89'],
  ['net', 'Net tax payable'],
] as const;

export type PartBLine = (typeof labels)[number][0];

/** The figures of part B that were read. */
export type PartB = Figures<PartBLine>;

const before: Partial<Record<PartBLine, string>> = { relief: 'Less' };

const lines = labels.map(
  ([key, label]): FigureLine<PartBLine> => ({
    key,
    label,
    ...(before[key] ? { before: before[key] } : {}),
    // "(d) Total" stands below its parts; elsewhere many rows begin so.
    ...(key === 'gross' ? { within: 5 } : {}),
  }),
);

/** The figures of part B; only amounts with decimals where it prints decimals, as TRACES does. */
export function partBOf(rows: readonly Row[]): PartB {
  const last = rows.flatMap(({ words }) => amountsIn(words.slice(-1)));
  const decimals = last.filter(({ value }) => value.includes('.')).length * 2 > last.length;
  const accepts = ({ value }: Amount) => !decimals || value.includes('.');
  return readFigures(rows, lines, accepts);
}
