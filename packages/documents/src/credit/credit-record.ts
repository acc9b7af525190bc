import type { CreditAccount, CreditFile } from './credit-file.ts';
import { bandNames, bandOf } from './score-bands.ts';
import { summaryOf } from './summary.ts';

/** What a bureau's answer was, in the words of the card. */
const creditResults = {
  report: 'Report with score',
  thin: 'Not enough history for a score',
  'no-hit': 'No credit history at this bureau',
} as const;
type CreditResult = keyof typeof creditResults;

/** Members that are said, as text: a record holds no blanks. */
const filled = (members: Readonly<Record<string, string | number | null>>) =>
  Object.fromEntries(
    Object.entries(members).flatMap(([name, value]) =>
      value === null || value === '' ? [] : [[name, String(value)]],
    ),
  );

function stateOf({ writtenOff, overdue, closed }: CreditAccount): string {
  if ((writtenOff ?? 0) > 0) return 'Written off';
  if (closed) return 'Closed';
  return (overdue ?? 0) > 0 ? 'Overdue' : 'Active';
}

/** The record of the document `creditReport` from a bureau's answer; `file` is null when it knows nobody. */
export function creditRecord(bureau: string, result: CreditResult, on: string, file: CreditFile | null) {
  const head = { result: creditResults[result], bureau, reportDate: on };
  if (!file) return head;
  const summary = summaryOf(file);
  const band = bandOf(file.score);
  return {
    ...head,
    ...filled({
      reportNumber: file.number,
      name: file.person.name,
      score: file.score,
      band: band && bandNames[band],
      accounts: summary.accounts,
      activeAccounts: summary.active,
      balance: summary.balance,
      emi: summary.emi,
      overdue: summary.overdue,
      writtenOff: summary.writtenOff,
      utilisation: summary.utilisation === null ? null : `${summary.utilisation}%`,
      onTime: `${summary.monthsOnTime} of ${summary.monthsReported} months`,
      recentEnquiries: summary.recentEnquiries,
    }),
    accountList: file.accounts.map((account) =>
      filled({
        lender: account.lender,
        kind: account.kind,
        number: account.number,
        opened: account.opened,
        sanctioned: account.limit ?? account.sanctioned,
        balance: account.balance,
        overdue: account.overdue,
        writtenOff: account.writtenOff,
        state: stateOf(account),
      }),
    ),
    enquiryList: file.enquiries.map(({ by, on: day, purpose, amount }) =>
      filled({ by, on: day, purpose, amount }),
    ),
  };
}
