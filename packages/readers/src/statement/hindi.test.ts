import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statementReader } from '@pramaan/documents/statement-hindi.ts';
import { statementWordsHindi } from '@pramaan/documents/statement-words-hindi.ts';
import { statementFaults, withFault } from '@pramaan/specimens/statements/faults.ts';
import { statementFile } from '@pramaan/specimens/statements/make.ts';
import { bankStyles } from '@pramaan/specimens/statements/styles/all.ts';
import fc from 'fast-check';
import { analyse } from './analysis/analyse.ts';
import type { Facts } from './heading/facts.ts';
import { mergeStatements } from './merge.ts';
import { readStatementFile } from './read-file.ts';
import { asha, truthOf } from './statement.test-help.ts';
import type { Statement } from './statement.ts';
import type { BalanceEntry, Entry, MoveEntry, TotalEntry } from './table/entries.ts';
import { type PdfTrace, tamperNotes } from './tamper.ts';
import { verify } from './verification/verify.ts';

/*
 * Whatever the readers say of statements that were spoilt in every way is said in Hindi. packages/documents looks for the
 * sentences in the source; here they are the finished ones, with their rows, days and amounts.
 */

const read = statementReader();
/** Names that Hindi writes in Latin letters: NEFT, DD/MM/YYYY, what a bank printed in quotation marks. */
const inLatin = /“[^”]*”|\b[A-Z]{2,}\b/g;

/** Asserts that each sentence is wholly Hindi. `names` are the values in it that stay as they are. */
function expectHindi(sentences: Iterable<string>, seen: Set<string>, names: readonly string[] = []): void {
  for (const sentence of new Set(sentences)) {
    const hindi = read(sentence) ?? '';
    const bare = names.reduce((text, name) => text.replaceAll(name, ''), hindi).replace(inLatin, '');
    assert.match(hindi, /\p{Script=Devanagari}/u, sentence);
    assert.doesNotMatch(bare, /[A-Za-z]/, `${sentence} → ${hindi}`);
    seen.add(sentence.replace(/[\d,.]+|\b[A-Z][a-z]{2} \d{4}/g, ''));
  }
}

const saidOf = ({ proof, notes }: Statement) => [
  ...proof.differences.map(({ sentence }) => sentence),
  ...notes,
];

function rulesOf(statement: Statement): string[] {
  const { categories, salaries, mandates, bounces } = analyse(statement, { employer: asha.employer });
  for (const { category } of categories) assert.ok(statementWordsHindi[category], category);
  return [...categories, ...salaries, ...mandates, ...bounces].map(({ rule }) => rule);
}

test('spoilt statements of every bank, and files that do not go together, are told in Hindi @thorough', async (t) => {
  const seen = new Set<string>();
  for (const [at, style] of bankStyles.entries())
    for (const [place, fault] of statementFaults.entries()) {
      // Each bank with two faults by turns.
      if ((at + place) % 3 > 0) continue;
      const faulty = withFault(truthOf(style.name, { months: 4 }).truth, fault, 40);
      const statement = readStatementFile(await statementFile(faulty.truth, style, 'csv'));
      expectHindi([...saidOf(statement), ...rulesOf(statement)], seen);
      const later = { ...statement, period: { ...statement.period, to: '2024-12-31' } };
      const apart = { ...statement, period: { from: '2025-02-01', to: '2025-03-31' }, opening: 1 };
      for (const other of [later, apart]) expectHindi(saidOf(mergeStatements([statement, other])), seen);
    }
  t.diagnostic(`${seen.size} sentences`);
  assert.ok(seen.size > 30, `${seen.size} sentences`);
});

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 3 });
const amount = fc.integer({ min: -5_000_000, max: 5_000_000 });
const day = fc
  .integer({ min: 0, max: 80 })
  .map((days) => new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10));
const at = fc.record({ page: fc.integer({ min: 1, max: 4 }), row: fc.integer({ min: 1, max: 40 }) });
const move: fc.Arbitrary<MoveEntry> = fc
  .record({
    at,
    date: maybe(day),
    narration: fc.constantFrom('NEFT CR', 'ATM WDL', 'X'),
    amount: maybe(fc.integer({ min: 1, max: 5_000_000 })),
    balance: maybe(amount),
    side: maybe(fc.constantFrom('debit' as const, 'credit' as const)),
    serial: maybe(fc.integer({ min: 1, max: 9 })),
    sideIsPrinted: fc.boolean(),
    odd: fc.integer({ min: 0, max: 20 }),
  })
  .map(({ odd, ...rest }) => ({
    ...{ kind: 'move', time: null, valueDate: null, reference: '', ...rest },
    ...(odd === 0 ? { date: null, oddDate: '06-20-2024' } : {}),
  }));
const between: fc.Arbitrary<BalanceEntry> = fc.record({
  kind: fc.constant('balance' as const),
  what: fc.constantFrom('opening' as const, 'closing' as const, 'brought' as const, 'carried' as const),
  at,
  balance: amount,
});
const total: fc.Arbitrary<TotalEntry> = fc.record({
  kind: fc.constant('total' as const),
  whole: fc.boolean(),
  at,
  debit: maybe(amount),
  credit: maybe(amount),
});
const entries: fc.Arbitrary<Entry[]> = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: move },
    { weight: 1, arbitrary: between },
    { weight: 1, arbitrary: total },
  ),
  { minLength: 2, maxLength: 12 },
);
const facts: fc.Arbitrary<Facts> = fc.record({
  account: fc.constant({ name: '', bank: '', number: '' }),
  bank: fc.constant(null),
  period: maybe(fc.constant({ from: '2025-01-10', to: '2025-02-10' })),
  pages: fc.constantFrom<Facts['pages'][]>(
    [],
    [{ page: 1, number: 2, of: 9 }],
    [
      { page: 1, number: 1, of: 4 },
      { page: 2, number: 4, of: 4 },
    ],
  ),
  opening: maybe(amount),
  closing: maybe(amount),
  debits: maybe(amount),
  credits: maybe(amount),
  debitCount: maybe(fc.integer({ min: 0, max: 9 })),
  creditCount: maybe(fc.integer({ min: 0, max: 9 })),
});

test('property: whatever is wrong with the rows of a table is told in Hindi', (t) => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(entries, facts, (list, around) => {
      let statement: Statement;
      try {
        statement = verify(list, around);
      } catch {
        return;
      }
      expectHindi(saidOf(statement), seen);
      expectHindi(saidOf(mergeStatements([statement, { ...statement, opening: 7 }])), seen);
    }),
    { numRuns: 1_500, seed: 12 },
  );
  t.diagnostic(`${seen.size} sentences`);
  assert.ok(seen.size > 30, `${seen.size} sentences`);
});

test('every sign of a change in a file is told in Hindi', () => {
  const made = '2025-04-02T10:00:00Z';
  const programs = ['iLovePDF', 'Microsoft Word 2019', 'Adobe Scan. For Android', 'Skia/PDF m120'];
  const trace: PdfTrace = {
    ...{ producer: '', creator: '', created: made, modified: '2025-05-01T10:00:00Z', revisions: 3 },
    fonts: [['Helvetica'], ['Helvetica', 'Times'], ['Helvetica'], ['Helvetica']],
  };
  const twice = [['Helvetica'], ['Helvetica', 'Times'], ['Times', 'Helvetica'], ['Helvetica']];
  const traces: PdfTrace[] = [
    ...programs.map((producer) => ({ ...trace, producer })),
    { ...trace, fonts: twice },
    { ...trace, created: null, modified: null },
  ];
  const seen = new Set<string>();
  for (const one of traces)
    expectHindi(
      tamperNotes(one, '2025-04-30').map(({ sentence }) => sentence),
      seen,
      [...programs, 'Times'],
    );
  assert.equal(seen.size, 10);
});
