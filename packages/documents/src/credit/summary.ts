import type { CreditAccount, CreditFile } from './credit-file.ts';

/** A credit file in figures. Amounts in whole rupees. */
export interface CreditSummary {
  accounts: number;
  active: number;
  /** Of the active ones. */
  balance: number;
  /** Monthly instalments of the active ones that say them. */
  emi: number;
  overdueAccounts: number;
  overdue: number;
  writtenOffAccounts: number;
  writtenOff: number;
  /** Cards in use: their limits, what is drawn, and the share in percent; null without a limit. */
  cardLimit: number;
  cardBalance: number;
  utilisation: number | null;
  /** Months reported in the last 36, and those paid on time. */
  monthsReported: number;
  monthsOnTime: number;
  /** Longest delay of those months in days. */
  worstDelay: number;
  /** The first account was opened, YYYY-MM-DD. */
  since: string | null;
  /** Enquiries of the half year before the report. */
  recentEnquiries: number;
}

const sum = (amounts: readonly (number | null)[]) =>
  amounts.reduce<number>((all, one) => all + (one ?? 0), 0);
const isActive = ({ closed }: CreditAccount) => closed === null;

/** The day half a year before a day, YYYY-MM-DD. */
function halfYearBefore(on: string): string {
  const at = new Date(`${on}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() - 182);
  return at.toISOString().slice(0, 10);
}

/** Counts a credit file. A closed account is no debt, but its months and its writing-off still tell. */
export function summaryOf({ on, accounts, enquiries }: CreditFile): CreditSummary {
  const active = accounts.filter(isActive);
  const cards = active.filter(({ isCard, limit }) => isCard && (limit ?? 0) > 0);
  const [cardLimit, cardBalance] = [
    sum(cards.map(({ limit }) => limit)),
    sum(cards.map(({ balance }) => balance)),
  ];
  const late = active.filter(({ overdue }) => (overdue ?? 0) > 0);
  const lost = accounts.filter(({ writtenOff }) => (writtenOff ?? 0) > 0);
  const months = accounts
    .flatMap(({ history }) => history.map(({ days }) => days))
    .filter((days) => days !== null);
  const from = halfYearBefore(on);
  return {
    accounts: accounts.length,
    active: active.length,
    balance: sum(active.map(({ balance }) => balance)),
    emi: sum(active.map(({ emi }) => emi)),
    overdueAccounts: late.length,
    overdue: sum(late.map(({ overdue }) => overdue)),
    writtenOffAccounts: lost.length,
    writtenOff: sum(lost.map(({ writtenOff }) => writtenOff)),
    cardLimit,
    cardBalance,
    utilisation: cardLimit > 0 ? Math.round((cardBalance / cardLimit) * 100) : null,
    monthsReported: months.length,
    monthsOnTime: months.filter((days) => days === 0).length,
    worstDelay: Math.max(0, ...months),
    since:
      accounts
        .map(({ opened }) => opened)
        .filter((day) => day !== null)
        .sort()[0] ?? null,
    recentEnquiries: enquiries.filter((one) => one.on !== null && one.on >= from).length,
  };
}
