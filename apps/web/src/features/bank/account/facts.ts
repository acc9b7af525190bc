import type { listBankAccounts, readBankAccount, uploadBankStatement } from '@pramaan/contract/calls/bank.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { type Message, m } from '@pramaan/messages';

export type AccountHead = ResultOf<typeof listBankAccounts>[number];
export type WholeAccount = ResultOf<typeof readBankAccount>;
export type ReadStatement = ResultOf<typeof uploadBankStatement>;
export type Transaction = WholeAccount['rows'][number];
export type Proof = WholeAccount['proof'];
export type Analysis = WholeAccount['analysis'];
export type Figure = Analysis['figures'][number];

/** Where an account came from, in words. */
export const sourceWords: Readonly<Record<AccountHead['source'], Message>> = {
  'account-aggregator': m.bank_source_account_aggregator,
  aggregator: m.bank_source_aggregator,
  'net-banking': m.bank_source_net_banking,
  upload: m.bank_source_upload,
};

export type MonthState = 'received' | 'missing' | 'partial' | 'quiet';

/** The months asked for and those that came, in order, each with where it stands. */
export function monthStates({
  asked,
  received,
  missing,
  partial,
  withoutTransactions,
}: AccountHead['calendar']): { month: string; state: MonthState }[] {
  const stateOf = (month: string): MonthState => {
    if (missing.includes(month)) return 'missing';
    if (partial.includes(month)) return 'partial';
    return withoutTransactions.includes(month) ? 'quiet' : 'received';
  };
  return [...new Set([...asked, ...received, ...missing])]
    .sort()
    .map((month) => ({ month, state: stateOf(month) }));
}

/** A figure of the account as a tile: its own lines of the list, the salary's together. */
export interface Tile {
  key: string;
  id: string;
  figure: Figure;
  /** Of a salary: who pays it, about which day, in how many months. */
  salary: { employer: string; day: string; months: string } | null;
}

/** The figures as tiles. Lines that tell more of a salary stand behind it, one set for each employer. */
export function tilesOf(figures: readonly Figure[]): Tile[] {
  const tiles: Tile[] = [];
  for (const [at, figure] of figures.entries()) {
    if (/^salary-/.test(figure.id)) continue;
    const own = figures.slice(at + 1, at + 4).filter(({ id }) => /^salary-/.test(id));
    const part = (id: string) => String(own.find((each) => each.id === id)?.value ?? '');
    const salary =
      figure.id === 'salary'
        ? { employer: part('salary-from'), day: part('salary-day'), months: part('salary-months') }
        : null;
    tiles.push({ key: `${figure.id}-${at}`, id: figure.id, figure, salary });
  }
  return tiles;
}
