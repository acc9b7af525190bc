import { type CaseRecord, isAnswered } from './case-records.ts';
import { amountAt, figuresOf, rupees, textOf, yearFrom, yearIn } from './figures.ts';
import type { Finding, Severity, Tolerances } from './finding.ts';
import { type YearlyIncome, yearlyIncomes } from './yearly-income.ts';

/** Of a gross salary, at least so much reaches the account after tax and provident fund. */
const leastPaidOut = 0.75;
/** Of a gross salary, at least so much is income in a return after the standard deduction and exemptions. */
const leastTaxed = 0.85;

interface Bounds {
  one: YearlyIncome['source'];
  other: YearlyIncome['source'];
  /** The other figure lies between these shares of the one, before the lender's tolerance. */
  least: number;
  most: number;
  tooHigh: Severity;
  /** They may be of neighbouring years. */
  neighbours: boolean;
}

const bounds: readonly Bounds[] = [
  { one: 'form16', other: 'return', least: leastTaxed, most: 2, tooHigh: 'low', neighbours: false },
  { one: 'form16', other: 'credits', least: leastPaidOut, most: 1, tooHigh: 'high', neighbours: true },
  // Provident fund is paid on basic pay alone: a low wage says nothing.
  { one: 'form16', other: 'wages', least: 0, most: 1, tooHigh: 'high', neighbours: false },
  { one: 'return', other: 'credits', least: 0, most: 1.15, tooHigh: 'high', neighbours: true },
];

function contradiction(one: YearlyIncome, other: YearlyIncome, pair: Bounds, tolerance: number): Finding[] {
  const apart = Math.abs(one.year - other.year);
  if (!(apart === 0 || (pair.neighbours && apart === 1)) || one.amount <= 0) return [];
  const share = other.amount / one.amount;
  const [low, high] = [pair.least * (1 - tolerance), pair.most * (1 + tolerance)];
  if (share >= low && share <= high) return [];
  return [
    {
      kind: 'income',
      severity: share < low ? 'high' : pair.tooHigh,
      key: `income.${one.source}-${other.source}:${yearFrom(one.year)}`,
      records: [...one.records, ...other.records],
      evidence: {
        code: 'income_differs',
        values: {
          one: one.called,
          oneAmount: rupees(one.amount),
          other: other.called,
          otherAmount: rupees(other.amount),
        },
      },
      resolves: 'explain',
    },
  ];
}

/** What two sources say of one year's income, further apart than the lender allows. */
export function differingIncomes(records: readonly CaseRecord[], tolerances: Tolerances): Finding[] {
  const all = yearlyIncomes(records);
  const found = bounds.flatMap((pair) =>
    all
      .filter(({ source }) => source === pair.one)
      .flatMap((one) => {
        const others = all.filter(({ source }) => source === pair.other);
        return others.flatMap((other) => contradiction(one, other, pair, tolerances.income / 100));
      }),
  );
  return [...new Map(found.map((finding) => [finding.key, finding])).values()];
}

const sameRupees = (one: number, other: number) => Math.abs(one - other) <= Math.max(1, one * 0.001);

/** A paper read from a photo, beside what the registry was asked about it: another year, another sum. */
export function differingReadings(records: readonly CaseRecord[]): Finding[] {
  const answered = records.filter(isAnswered);
  return answered
    .filter(({ record }) => record.source === 'ocr')
    .flatMap((read) => {
      const asked = answered.find(
        ({ entry, instance, record }) =>
          entry.document === read.entry.document &&
          instance === read.instance &&
          record.source === 'registry',
      );
      return asked ? differencesIn(read, asked) : [];
    });
}

function differencesIn(read: CaseRecord, asked: CaseRecord): Finding[] {
  const [[own], [other]] = [figuresOf(read), figuresOf(asked)];
  if (!own || !other) return [];
  const base = {
    kind: 'income',
    severity: 'high',
    records: [read.place, asked.place],
    resolves: 'correct',
  } as const;
  const [readYear, askedYear] = [own, other].map(({ financialYear }, at) =>
    yearIn(textOf(at === 0 ? read : asked, financialYear)),
  ) as [string, string];
  const [readSum, askedSum] = [amountAt(read, own.salary), amountAt(asked, other.salary)];
  const year: Finding[] =
    readYear && askedYear && readYear !== askedYear
      ? [
          {
            ...base,
            key: `income.year:${read.place}`,
            evidence: {
              code: 'form_year_differs',
              values: { title: read.title, read: readYear, asked: askedYear },
            },
          },
        ]
      : [];
  const sum: Finding[] =
    readSum !== null && askedSum !== null && !sameRupees(readSum, askedSum)
      ? [
          {
            ...base,
            key: `income.amount:${read.place}`,
            evidence: {
              code: 'form_amount_differs',
              values: { title: read.title, read: rupees(readSum), asked: rupees(askedSum) },
            },
          },
        ]
      : [];
  return [...year, ...sum];
}
