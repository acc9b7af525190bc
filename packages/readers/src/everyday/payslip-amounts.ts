import { rupees } from '../printed-forms/amounts.ts';
import type { Findings } from '../printed-forms/findings.ts';
import type { Row } from '../printed-forms/rows.ts';
import { printMoney } from '../statement/money.ts';
import { type LabelledAmount, labelledAmounts } from './labelled-amount.ts';

/** How payslips announce their three sums, the surest spelling first. */
export const sumLabels = {
  gross: [
    'GROSS EARNINGS',
    'TOTAL EARNINGS',
    'GROSS SALARY',
    'GROSS WAGES',
    'GROSS PAY',
    'GROSS AMOUNT',
    'GROSS TOTAL',
    'TOTAL SALARY',
    'TOTAL ADDITIONS',
    'GROSS',
  ],
  deductions: [
    'TOTAL DEDUCTIONS',
    'TOTAL DEDUCTION',
    'GROSS DEDUCTIONS',
    'TOTAL DEDN',
    'TOTAL DED',
    'TAXES & DEDUCTIONS',
    'DEDUCTIONS',
    'TOTAL CONTRIBUTIONS',
  ],
  net: ['NET PAY', 'NET SALARY', 'NET PAYABLE', 'NET AMOUNT', 'NET WAGES', 'TAKE HOME', 'NET'],
} as const;

/** Nobody is paid less than a hundred rupees, in paise: it is a part of an amount. */
const leastWages = 10_000;

/** What the year so far came to is another sum. */
const ofTheYear = /\b(?:YTD|YEAR)\b/i;

interface Sums {
  gross: LabelledAmount;
  deductions: LabelledAmount;
  net: LabelledAmount;
}

/** Those of the candidates of which net is gross less deductions. */
const fittingOf = (
  all: readonly LabelledAmount[],
  less: readonly LabelledAmount[],
  rest: readonly LabelledAmount[],
) =>
  all.flatMap((gross) =>
    less.flatMap((deductions): Sums[] =>
      rest
        .filter((net) => gross.paise > 0 && gross.paise - deductions.paise === net.paise)
        .map((net) => ({ gross, deductions, net })),
    ),
  );

/** Two groups of deductions, each with a sum of its own, as one amount. */
const together = (less: readonly LabelledAmount[]): LabelledAmount[] =>
  less.flatMap((one, at) =>
    less
      .slice(at + 1)
      .filter((other) => one.page === other.page && !other.words.some((word) => one.words.includes(word)))
      .map((other) => {
        const paise = one.paise + other.paise;
        return { ...one, paise, value: rupees(paise), words: [...one.words, ...other.words] };
      }),
  );

/** Of the amounts that the labels announce, those that fit together; where none do, the first of each. */
export function keepSums(findings: Findings, rows: readonly Row[]): void {
  const amountsOf = (path: keyof typeof sumLabels, least: number) =>
    labelledAmounts(rows, sumLabels[path], ofTheYear).filter(({ paise }) => paise >= least);
  const [gross, deductions, net] = [
    amountsOf('gross', leastWages),
    amountsOf('deductions', 0),
    amountsOf('net', leastWages),
  ];
  const firsts = (some: readonly LabelledAmount[]) => some.filter(({ first }) => first);
  const surest = [
    () => fittingOf(firsts(gross), firsts(deductions), firsts(net)),
    () => fittingOf(firsts(gross), together(firsts(deductions)), firsts(net)),
  ].reduce<Sums[]>((found, way) => (found.length > 0 ? found : way()), []);
  // Of further columns those of the year fit too: that proves none of them.
  const [fit] = surest.length > 0 ? surest : fittingOf(gross, deductions, net);
  const chosen = fit ?? { gross: gross[0], deductions: deductions[0], net: net[0] };
  for (const [path, amount] of Object.entries(chosen))
    if (amount) findings.keepAmount(path, amount, amount.page);
  if (!chosen.gross || !chosen.deductions || !chosen.net) return;
  const less = printMoney(chosen.gross.paise - chosen.deductions.paise);
  const detail = fit
    ? `Gross less deductions is ${less}, as the net pay says.`
    : `Gross less deductions is ${less} and the net pay says ${printMoney(chosen.net.paise)}.`;
  const paths = ['gross', 'deductions', 'net'];
  findings.check('Net pay is gross less deductions', fit !== undefined, detail, paths);
  const different = new Set(surest.map((one) => one.net.paise)).size;
  if (different === 1) findings.prove(paths);
}
