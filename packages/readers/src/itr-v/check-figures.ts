import { isRounding } from '../printed-forms/amounts.ts';
import type { Figure } from '../printed-forms/figure-lines.ts';
import type { Findings } from '../printed-forms/findings.ts';
import { printMoney } from '../statement/money.ts';
import type { NewerFigures } from './newer-figures.ts';
import type { OlderFigures } from './older-figures.ts';

/** Compares the rows of the older layout with one another. */
export function checkOlder(findings: Findings, prefix: string, figures: OlderFigures): void {
  const at = (...paths: (keyof OlderFigures)[]) =>
    paths.map((path) => named(`${prefix}.${path}`, figures[path]));
  const [gross, deductions, total] = at('income.gross', 'income.deductions', 'income.total');
  const [net, interest, all] = at('tax.netPayable', 'tax.interest', 'tax.total');
  const [paid, payable, refund] = at('tax.totalPaid', 'tax.payable', 'refund');
  const [exempt] = at('income.exemption');
  compare(findings, 'Gross income less deductions is the total income', total, [gross], [deductions], {
    least: 0,
    rounded: true,
  });
  compare(findings, 'Tax, interest and fee add up', all, [net, interest], []);
  const taxes = at('tax.advance', 'tds', 'tcs', 'tax.selfAssessment');
  compare(findings, 'The taxes paid add up', paid, taxes, []);
  compare(findings, 'What is still to pay', payable, [all], [paid], { least: 0, rounded: true });
  compare(findings, 'What is to be refunded', refund, [paid], [all], { least: 0, rounded: true });
  compare(findings, 'The exempt income adds up', exempt, at('agriculture', 'others'), []);
}

/** Compares the rows of the newer layouts with one another. */
export function checkNewer(findings: Findings, prefix: string, figures: NewerFigures): void {
  const { incomeAndTax, dividend, accreted } = figures;
  const tax = (path: keyof typeof incomeAndTax) =>
    named(`${prefix}.incomeAndTax.${path}`, incomeAndTax[path]);
  compare(
    findings,
    'Tax, interest and fee add up',
    tax('totalTax'),
    [tax('netPayable'), tax('interestPaid')],
    [],
  );
  const balance = tax('taxPayableRefundable');
  compare(findings, 'Tax less taxes paid is the balance', balance, [tax('totalTax')], [tax('totalPaid')], {
    rounded: true,
  });
  const share = (path: keyof typeof dividend) => named(`${prefix}.dividend.${path}`, dividend[path]);
  if (dividend.total) {
    compare(findings, 'Dividend tax adds up', share('total'), [share('taxPayable'), share('intPayable')], []);
    compare(
      findings,
      'The balance of the dividend tax',
      share('taxPayableRefund'),
      [share('total')],
      [share('taxPaid')],
    );
  }
  const grown = (path: keyof typeof accreted) => named(`${prefix}.accreted.${path}`, accreted[path]);
  if (!accreted.addTaxAndPayable) return;
  const parts = [grown('addTaxPayable'), grown('intPayable')];
  compare(findings, 'Tax on accreted income adds up', grown('addTaxAndPayable'), parts, []);
  const rest = grown('taxPayableAndRefund');
  compare(
    findings,
    'The balance of the tax on accreted income',
    rest,
    [grown('addTaxAndPayable')],
    [grown('taxAndIntPaid')],
  );
}

interface Style {
  /** A loss or an overpayment is printed as zero. */
  least?: 0;
  /** May be rounded to ten rupees. */
  rounded?: true;
}

interface Named {
  path: string;
  figure: Figure | undefined;
}

const named = (path: string, figure: Figure | undefined): Named => ({ path, figure });

function compare(
  findings: Findings,
  name: string,
  total: Named | undefined,
  plus: readonly (Named | undefined)[],
  minus: readonly (Named | undefined)[],
  style: Style = {},
): void {
  const all = [total, ...plus, ...minus].filter((each) => each !== undefined);
  // The sum of the taxes paid stands in the record twice.
  const paths = all.flatMap(({ path }) => [
    path,
    ...(path.endsWith('tax.totalPaid') ? [path.replace(/totalPaid$/, 'paid')] : []),
  ]);
  if (all.some(({ figure }) => !figure)) {
    // An amount that could not be confirmed is doubtful, however clear it looked.
    findings.check(name, false, 'Not all of the amounts to compare were read.', paths);
    return;
  }
  const sum = (some: readonly (Named | undefined)[]) =>
    some.reduce((sums, each) => sums + (each?.figure?.paise ?? 0), 0);
  const worked = sum(plus) - sum(minus);
  const expected = style.least === undefined ? worked : Math.max(style.least, worked);
  const off = (total?.figure?.paise ?? 0) - expected;
  const passed = off === 0 || (style.rounded === true && isRounding(total?.figure?.paise ?? 0, off));
  const said = `The rows give ${printMoney(expected)} and the form says ${printMoney(total?.figure?.paise ?? 0)}`;
  const detail = passed ? `${said}.` : `${said}, ${printMoney(Math.abs(off))} ${off > 0 ? 'more' : 'less'}.`;
  findings.check(name, passed, detail, paths);
  if (passed) findings.prove(paths);
}
