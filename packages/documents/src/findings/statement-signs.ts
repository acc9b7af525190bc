import type { CaseRecord } from './case-records.ts';
import { daysBetween, rupees } from './figures.ts';
import type { Finding, Severity } from './finding.ts';
import type { SentenceCode } from './sentences.ts';
import { isSalary, type ReadStatement, type Row, statementsOf } from './statement-rows.ts';

/*
 * What the rows of a bank statement say beside their sums. Each sign asks for an explanation; none is a proof.
 */

interface Sign {
  what: string;
  kind: Finding['kind'];
  severity: Severity;
  code: SentenceCode;
  values: Readonly<Record<string, string>>;
}

const sumOf = (rows: readonly Row[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);

/** Days of the month on which salary came lie at most so far apart, counted around the end of the month. */
const payDaysApart = 10;

/** The width of the shortest stretch of a month that holds all days; the first follows the last. */
function spread(days: readonly number[]): number {
  const sorted = [...new Set(days)].sort((a, b) => a - b);
  const gaps = sorted.map((day, at) => (sorted[at + 1] ?? (sorted[0] ?? 0) + 30) - day);
  return 30 - Math.max(...gaps);
}

function salaryDays({ rows }: ReadStatement): Sign[] {
  // Of each month the largest: bonuses and arrears come when they come.
  const months = Map.groupBy(rows.filter(isSalary), ({ day }) => day.slice(0, 7));
  const paid = [...months.values()].flatMap((each) => each.toSorted((a, b) => b.amount - a.amount)[0] ?? []);
  const days = paid.map(({ day }) => Number(day.slice(8, 10)));
  if (days.length < 3 || spread(days) <= payDaysApart) return [];
  const shown = [...new Set(days)].sort((a, b) => a - b).join(', ');
  return [
    { what: 'salary-days', kind: 'income', severity: 'low', code: 'salary_days', values: { days: shown } },
  ];
}

/** The end of a statement that is looked at for money brought in for the eye of a lender, in days. */
const lastDays = 15;
const leastRound = 10_000;

const isRoundCredit = (row: Row): boolean =>
  row.credit && !isSalary(row) && row.amount >= leastRound && row.amount % 5_000 === 0;

function roundCredits({ rows, last }: ReadStatement): Sign[] {
  const isLate = ({ day }: Row) => daysBetween(day, last) < lastDays;
  const round = rows.filter((row) => isRoundCredit(row) && isLate(row));
  const before = rows.filter((row) => row.credit && !isLate(row));
  const months = new Set(before.map(({ day }) => day.slice(0, 7))).size;
  const usual = months === 0 ? 0 : sumOf(before) / months;
  if (months < 2 || round.length < 2 || sumOf(round) < usual) return [];
  return [
    {
      ...{ what: 'round-credits', kind: 'income', severity: 'medium', code: 'round_credits' },
      values: {
        ...{ count: String(round.length), amount: rupees(sumOf(round)) },
        ...{ within: String(lastDays), usual: rupees(usual) },
      },
    },
  ];
}

/** A sum that leaves within so many days of its arrival passed through. */
const passingDays = 3;
const leastPassing = 10_000;

/** Words of a narration that name no party. */
const noParty =
  /^(?:UPI|NEFT|IMPS|RTGS|TRANSFER|FROM|PAYMENT|BANK|BRANCH|CREDIT|DEBIT|INDIA|LIMITED|SELF|ACCOUNT)$/;
const partyOf = ({ description }: Row): string[] =>
  description
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter((word) => word.length > 3 && !noParty.test(word));

const sameParty = (one: Row, other: Row): boolean => {
  const words = partyOf(other);
  return partyOf(one).some((word) => words.includes(word));
};

/** Sums that came in from a party and went back to it. */
function circular({ rows }: ReadStatement): Sign[] {
  const out = rows.filter(({ credit, amount }) => !credit && amount >= leastPassing);
  const taken = new Set<Row>();
  const passed = rows
    .filter((row) => row.credit && row.amount >= leastPassing && !isSalary(row))
    .filter((came) => {
      const went = out.find((row) => {
        const days = daysBetween(came.day, row.day);
        return (
          !taken.has(row) &&
          row.amount === came.amount &&
          days >= 0 &&
          days <= passingDays &&
          sameParty(came, row)
        );
      });
      if (went) taken.add(went);
      return went !== undefined;
    });
  if (passed.length < 2) return [];
  return [
    {
      ...{ what: 'circular', kind: 'income', severity: 'medium', code: 'circular' },
      values: { count: String(passed.length), amount: rupees(sumOf(passed)), within: String(passingDays) },
    },
  ];
}

/** Betting and real-money games, as narrations name them. */
const bettingNames =
  /\b(?:DREAM ?11|MY ?11 ?CIRCLE|RUMMY\w*|JUNGLEE|POKER\w*|BETWAY|BET365|1XBET|PARIMATCH|WINZO|MPL GAMES|GAMES ?24X7|LOTUS365|CASINO\w*|LOTTERY)\b/i;

function betting({ rows }: ReadStatement): Sign[] {
  const paid = rows.filter(({ credit, description }) => !credit && bettingNames.test(description));
  if (paid.length === 0) return [];
  const income = sumOf(rows.filter(({ credit }) => credit));
  return [
    {
      ...{ what: 'betting', kind: 'obligation', code: 'betting' },
      severity: sumOf(paid) > income * 0.05 ? 'medium' : 'low',
      values: { count: String(paid.length), amount: rupees(sumOf(paid)) },
    },
  ];
}

/** Lenders of small sums by app, as narrations name them. */
const loanApps =
  /\b(?:KREDIT ?BEE|M ?POCKET|CASHE|MONEYVIEW|MONEY VIEW|NIRA FINANCE|PAYSENSE|KISSHT|EARLYSALARY|FIBE|LAZYPAY|SIMPL|TRUE ?BALANCE|SMARTCOIN|STASHFIN|RING KISSHT|RUPEEREDEE|BRANCH INTL|FREO|ZESTMONEY|DHANI)\b/i;

function smallLenders({ rows }: ReadStatement): Sign[] {
  const found = rows.filter(({ description }) => loanApps.test(description));
  if (found.length === 0) return [];
  const names = new Set(
    found.map(({ description }) => (loanApps.exec(description)?.[0] ?? '').toUpperCase()),
  );
  return [
    {
      ...{ what: 'loan-apps', kind: 'obligation', code: 'loan_apps' },
      severity: names.size > 2 ? 'medium' : 'low',
      values: { count: String(found.length), amount: rupees(sumOf(found)), names: [...names].join(', ') },
    },
  ];
}

const signs = [salaryDays, roundCredits, circular, betting, smallLenders];

/** Habits that a statement shows and that a lender asks about: one finding for each kind and statement. */
export const statementSigns = (records: readonly CaseRecord[]): Finding[] =>
  statementsOf(records).flatMap((statement) =>
    signs
      .flatMap((look) => look(statement))
      .map(({ what, kind, severity, code, values }) => ({
        ...{ kind, severity, key: `${kind}.${what}:${statement.record.place}`, resolves: 'explain' },
        records: [statement.record.place],
        evidence: { code, values: { statement: statement.record.title, ...values } },
      })),
  );
