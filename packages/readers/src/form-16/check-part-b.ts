import { type Amount, isRounding } from '../printed-forms/amounts.ts';
import type { Findings } from '../printed-forms/findings.ts';
import { printMoney } from '../statement/money.ts';
import type { PartB, PartBLine } from './part-b.ts';

interface Step {
  name: string;
  /** Lines that are added and lines that are taken away. */
  plus: readonly PartBLine[];
  minus?: readonly PartBLine[];
  total: PartBLine;
  touches: readonly string[];
  /** May be rounded to ten rupees. */
  rounded?: true;
  /** A loss carried below zero is printed as zero. */
  least?: 0;
}

const steps: readonly Step[] = [
  {
    name: 'Salary, perquisites and profits add up to the gross salary',
    plus: ['salary', 'perquisites', 'profits'],
    total: 'gross',
    touches: ['amount'],
  },
  {
    name: 'Gross salary less exemptions',
    plus: ['gross'],
    minus: ['exempt'],
    total: 'current',
    touches: ['amount'],
  },
  {
    name: 'Deductions under section 16 add up',
    plus: ['standard', 'entertainment', 'profession'],
    total: 'section16',
    touches: [],
  },
  {
    name: 'Income from salaries',
    plus: ['current', 'others'],
    minus: ['section16'],
    total: 'salaries',
    touches: ['amount'],
  },
  { name: 'Other income adds up', plus: ['house', 'sources'], total: 'otherIncome', touches: [] },
  { name: 'Gross total income', plus: ['salaries', 'otherIncome'], total: 'grossTotal', touches: [] },
  {
    name: 'Total taxable income',
    plus: ['grossTotal'],
    minus: ['deductions'],
    total: 'taxable',
    touches: ['taxPaid'],
    rounded: true,
    least: 0,
  },
  {
    name: 'Tax payable',
    plus: ['tax', 'surcharge', 'cess'],
    minus: ['rebate'],
    total: 'payable',
    touches: ['taxPaid'],
    rounded: true,
    least: 0,
  },
  {
    name: 'Net tax payable',
    plus: ['payable'],
    minus: ['relief'],
    total: 'net',
    touches: ['taxPaid'],
    rounded: true,
    least: 0,
  },
];

/** Follows part B's computation line by line, and compares its gross salary with the amount paid of part A. */
export function checkPartB(findings: Findings, part: PartB, paid: Amount | undefined): void {
  if (Object.keys(part).length === 0) return;
  for (const step of steps) follow(findings, step, part);
  const { gross } = part;
  if (!paid || !gross) return;
  const off = gross.paise - paid.paise;
  // Not a fault by itself: perquisites and arrears may be in one of them only.
  if (off !== 0)
    findings.note(
      'Part B states the salary of part A',
      `Part A says ${printMoney(paid.paise)} and part B ${printMoney(gross.paise)}: ${printMoney(Math.abs(off))} ${off > 0 ? 'more' : 'less'}.`,
    );
}

function follow(
  findings: Findings,
  { name, plus, minus = [], total, touches, rounded, least }: Step,
  part: PartB,
) {
  const missing = [...plus, ...minus, total].filter((line) => !part[line]);
  if (missing.length > 0) {
    findings.note(name, `Not compared: ${missing.length} of its lines could not be read.`);
    return;
  }
  const sumOf = (lines: readonly PartBLine[]) =>
    lines.reduce((all, line) => all + (part[line]?.paise ?? 0), 0);
  const worked = sumOf(plus) - sumOf(minus);
  const expected = least === undefined ? worked : Math.max(least, worked);
  const stated = part[total]?.paise ?? 0;
  const off = stated - expected;
  // Programs that fill the form round each line to a rupee.
  const passed = Math.abs(off) < 100 || (rounded === true && isRounding(stated, off));
  const said = `The lines give ${printMoney(expected)} and the form says ${printMoney(stated)}`;
  const detail = passed ? `${said}.` : `${said}, ${printMoney(Math.abs(off))} ${off > 0 ? 'more' : 'less'}.`;
  findings.check(name, passed, detail, touches);
}
