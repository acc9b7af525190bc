import { StatementError } from './error.ts';
import { accountSections } from './heading/account-sections.ts';
import { type FactCollector, factCollector } from './heading/facts.ts';
import { labelKey, layoutOf } from './layouts/banks.ts';
import type { Layout } from './layouts/layout.ts';
import type { Statement } from './statement.ts';
import { type Entry, entryOf } from './table/entries.ts';
import type { TableSink } from './table/printed-row.ts';
import { type VerifyOptions, verify } from './verification/verify.ts';

/** More than any bank prints for ten years of a busy shop. */
const mostTransactions = 200_000;

const otherRows =
  'The file also has the table of a loan, a deposit or a card. We read the savings or current account only.';

/** Takes what a table reader says and makes the statement of it. */
export interface StatementBuilder {
  sink: TableSink;
  facts: FactCollector;
  /** The described table with these column words; null when nobody described one. */
  layoutFor(labels: readonly string[]): Layout | null;
  rows(): number;
  /** Throws StatementRefusal. */
  build(options: VerifyOptions): Statement;
}

export function statementBuilder(): StatementBuilder {
  const facts = factCollector();
  const sections = accountSections(facts);
  const entries: Entry[] = [];
  let described = false;
  let headed = false;
  const layoutFor = (labels: readonly string[]) => layoutOf(labels.map(labelKey), facts.bank());
  return {
    facts,
    layoutFor,
    rows: () => entries.length,
    sink: {
      row(row) {
        if (!sections.row(row.at)) return;
        const entry = entryOf(row);
        if (entry) entries.push(entry);
        else sections.outside(row.text, row.at);
        if (entries.length > mostTransactions) throw new StatementError('too-many-rows');
      },
      outside: (text, at) => sections.outside(text, at),
      header(labels, at) {
        headed = true;
        sections.header(labels, at);
        described ||= layoutFor(labels) !== null;
      },
    },
    build(options) {
      sections.end();
      if (sections.accounts() > 1) throw new StatementError('many-accounts');
      if (entries.length === 0 && sections.passed()) throw new StatementError('loan-account');
      if (entries.length === 0) throw new StatementError(headed ? 'no-rows' : 'no-table');
      const unknown =
        described || !headed ? [] : ['We do not know this table. We read its columns by their headings.'];
      const notes = [...(options.notes ?? []), ...unknown, ...(sections.passed() ? [otherRows] : [])];
      return verify(entries, facts.facts(), { ...options, notes });
    },
  };
}
