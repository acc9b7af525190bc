import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { readStatementPages } from '@pramaan/readers/statement/read-pages.ts';
import type { Statement } from '@pramaan/readers/statement/statement.ts';
import { pdfRevisions, tamperNotes } from '@pramaan/readers/statement/tamper.ts';
import { drawStatement } from '@pramaan/specimens/statements/draw-pdf.ts';
import { editedPdf, statementFaults, withFault } from '@pramaan/specimens/statements/faults.ts';
import { inventStatement } from '@pramaan/specimens/statements/invent.ts';
import type { BankStyle } from '@pramaan/specimens/statements/style.ts';
import { bankStyles } from '@pramaan/specimens/statements/styles/all.ts';
import type { StatementTruth } from '@pramaan/specimens/statements/truth.ts';
import { openPdf } from '../pdf/pages.ts';

const [asha] = people;

async function read(bytes: Uint8Array, passwords: readonly string[] = [], maxPages = 60) {
  const pdf = await openPdf(bytes, passwords, { maxPages });
  try {
    return { statement: await readStatementPages(pdf.pagesOf()), pdf };
  } finally {
    await pdf.close();
  }
}

const bare = (text: string) =>
  text
    .replace(/ Value Dt \d.*$/, '')
    .replace(/\s/g, '')
    .replace(/-+$/, '');

/** Rows, account and sums that are not as they were drawn. */
function wrong(
  { transactions, account, period, opening, closing, proof }: Statement,
  truth: StatementTruth,
  { pdf }: BankStyle,
) {
  const found: string[] = [];
  const kinds = new Set(pdf.columns.map(({ kind }) => kind));
  if (transactions.length !== truth.rows.length)
    found.push(`${transactions.length} rows, not ${truth.rows.length}`);
  for (const [at, row] of truth.rows.entries()) {
    const one = transactions[at];
    const same =
      one &&
      one.date === row.date &&
      one.debit === row.debit &&
      one.credit === row.credit &&
      one.balance === row.balance &&
      bare(one.narration) === bare(row.narration) &&
      (!kinds.has('valueDate') || one.valueDate === row.valueDate) &&
      (!kinds.has('reference') || one.reference.replace(/\s/g, '') === row.reference);
    if (!same) found.push(`row ${at + 1}: ${JSON.stringify(row)} was read as ${JSON.stringify(one)}`);
  }
  const facts = [
    [account.name, truth.account.name],
    [account.number, truth.account.number],
    [account.ifsc, truth.account.ifsc],
    [account.bank.toUpperCase(), truth.account.bank.toUpperCase()],
    [period.from, truth.period.from],
    [period.to, truth.period.to],
    [opening, truth.opening],
    [closing, truth.closing],
    [JSON.stringify(proof.differences), '[]'],
  ];
  return [...found, ...facts.filter(([a, b]) => a !== b).map(([a, b]) => `${a} instead of ${b}`)];
}

/* The part reads every bank, and every fault in a third of the banks; the whole every fault in every bank. */
const seeds = ['b', 'c'].slice(0, amountOf('statementSeeds'));
const faultsOfEach = amountOf('statementFaults');
const pagesOfOne = amountOf('statementPages');

test('every bank’s PDF, ten months: every row, date, amount, balance and narration is right @thorough', async (t) => {
  let [rows, pages] = [0, 0];
  for (const style of bankStyles) {
    const truth = inventStatement(asha, style);
    const { bytes, pages: drawn } = await drawStatement(truth, style);
    const { statement, pdf } = await read(bytes);
    assert.equal(pdf.pageCount, drawn);
    assert.ok(drawn >= 5, `${style.name} has only ${drawn} pages`);
    assert.deepEqual(wrong(statement, truth, style).slice(0, 3), [], style.name);
    rows += truth.rows.length;
    pages += drawn;
  }
  t.diagnostic(`${bankStyles.length} layouts, ${pages} pages, ${rows} rows, 0 wrong`);
  assert.ok(bankStyles.length >= 12);
});

test('every bank’s PDF for other people and seeds @thorough', async (t) => {
  let [rows, files] = [0, 0];
  for (const [at, style] of bankStyles.entries())
    for (const seed of seeds) {
      const person = people[(at + files) % people.length] ?? asha;
      const truth = inventStatement(person, style, { months: 4, seed, busy: 30, from: '2023-12' });
      const { statement } = await read((await drawStatement(truth, style)).bytes);
      assert.deepEqual(
        wrong(statement, truth, style).slice(0, 3),
        [],
        `${style.name} ${seed} of ${person.name}`,
      );
      rows += truth.rows.length;
      files += 1;
    }
  t.diagnostic(`${files} files, ${rows} rows, 0 wrong`);
});

test('a removed page is found in every bank’s PDF, at the first row after it', async (t) => {
  const kinds = new Map<string, number>();
  for (const style of bankStyles) {
    const truth = inventStatement(asha, style, { months: 6 });
    const whole = await drawStatement(truth, style);
    const { bytes } = await drawStatement(truth, style, { without: new Set([3]) });
    const { statement } = await read(bytes);
    const { balanced, differences } = statement.proof;
    assert.equal(balanced, false, style.name);
    const stored = truth.rows.filter((_, row) => whole.pageOf[row] !== 3);
    assert.equal(statement.transactions.length, stored.length, style.name);
    // From the oldest: the first row whose neighbour before it is gone.
    const gone = truth.rows.findIndex((_, row) => whole.pageOf[row] === 3);
    const sentences = differences.map(({ sentence }) => sentence).join('\n');
    if (style.pdf.pageNumbers !== 'none')
      assert.match(sentences, /Page 3 of the statement is missing/, style.name);
    // Pages that begin with the balance brought forward say it there.
    if (style.pdf.forward === 'pages') assert.match(sentences, /brought forward on page 3/, style.name);
    else
      assert.ok(
        differences.some(({ kind, row }) => kind === 'balance' && row === gone),
        `${style.name}: ${sentences}`,
      );
    for (const { kind } of differences) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  t.diagnostic(`${bankStyles.length} PDFs without page 3: ${JSON.stringify(Object.fromEntries(kinds))}`);
});

test('altered amounts and balances, rows taken out and put in twice, in every bank’s PDF', async (t) => {
  let found = 0;
  for (const [at, style] of bankStyles.entries())
    for (let n = 0; n < faultsOfEach; n++) {
      const fault = statementFaults[(at * faultsOfEach + n) % statementFaults.length];
      assert.ok(fault);
      const truth = inventStatement(asha, style, { months: 4 });
      const faulty = withFault(truth, fault, 47);
      const { statement } = await read((await drawStatement(faulty.truth, style)).bytes);
      const { balanced, differences } = statement.proof;
      const name = `${style.name} ${fault}`;
      const printsClosing = style.pdf.totals === 'summary' || style.pdf.forward === 'opening-closing';
      if (fault === 'wrong-closing' && !printsClosing) {
        assert.equal(balanced, true, name);
        continue;
      }
      assert.equal(balanced, false, name);
      assert.ok(
        differences.some(({ row }) => row === faulty.row),
        `${name}: ${JSON.stringify(differences.slice(0, 3))}`,
      );
      found += 1;
    }
  t.diagnostic(`${found} faults in ${bankStyles.length} layouts, each named at its row`);
  assert.ok(found >= (bankStyles.length * 5 * faultsOfEach) / statementFaults.length);
});

test('a PDF with a password, and one that was edited', async () => {
  const [style] = bankStyles;
  assert.ok(style);
  const truth = inventStatement(asha, style, { months: 2 });
  const { bytes } = await drawStatement(truth, style, { password: 'ASHA1501' });
  await assert.rejects(read(bytes), /locked/);
  const opened = await read(bytes, ['nope', 'ASHA1501']);
  assert.equal(opened.pdf.opened, 1);
  assert.deepEqual(wrong(opened.statement, truth, style), []);

  const plain = (await drawStatement(truth, style)).bytes;
  const edited = await editedPdf(plain, 1);
  const notes = async (file: Uint8Array) => {
    const { pdf } = await read(file);
    const { producer, creator, created, modified } = pdf;
    return tamperNotes(
      { producer, creator, created, modified, revisions: pdfRevisions(file), fonts: [] },
      truth.period.to,
    );
  };
  assert.deepEqual(await notes(plain), []);
  const found = await notes(edited);
  assert.deepEqual(found.map(({ kind }) => kind).sort(), ['edited-after', 'saved-again']);
});

test('a long statement goes through page by page: memory stays flat', async (t) => {
  const style = bankStyles.find(({ name }) => name === 'union');
  assert.ok(style);
  const truth = inventStatement(asha, style, { months: (60 * pagesOfOne) / 1_000, busy: 660 });
  const { bytes, pages } = await drawStatement(truth, style);
  assert.ok(pages >= pagesOfOne, `${pages} pages`);
  const looked = 0.9 * pagesOfOne;
  const pdf = await openPdf(bytes, [], { maxPages: 2_000, maxBytes: 60 * 1024 * 1024 });
  const collect = gcOf();
  const refs: WeakRef<object>[] = [];
  let alive = 0;
  async function* watched() {
    for await (const page of pdf.pagesOf()) {
      refs.push(new WeakRef(page));
      yield page;
      if (refs.length !== looked) continue;
      collect();
      alive = refs.filter((ref) => ref.deref()).length;
    }
  }
  const heap = () => process.memoryUsage().heapUsed / 1024 / 1024;
  const before = heap();
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, heap());
  }, 50);
  const statement = await readStatementPages(watched()).finally(() => clearInterval(timer));
  await pdf.close();
  assert.equal(refs.length, pages);
  assert.equal(statement.transactions.length, truth.rows.length);
  assert.deepEqual(statement.proof.differences, []);
  assert.deepEqual(wrong(statement, truth, style).slice(0, 2), []);
  t.diagnostic(
    `${pages} pages (${(bytes.length / 1024 / 1024).toFixed(1)} MB), ${truth.rows.length} transactions; ` +
      `${alive} of ${looked} pages still in memory, heap ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most`,
  );
  assert.ok(alive <= 5, `${alive} pages were kept`);
});

/** The garbage collector, which Node hides. */
function gcOf(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}
