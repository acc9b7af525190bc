import assert from 'node:assert/strict';
import { test } from 'node:test';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { inventStatement } from './invent.ts';
import { statementFile } from './make.ts';
import { statementSpecimens } from './statement-specimens.ts';
import { bankStyles } from './styles/all.ts';

const [asha, ravi] = people;

test('made statements: opening + Σ = closing, days in order, same seed same rows, another person others', (t) => {
  let rows = 0;
  for (const style of bankStyles) {
    const truth = inventStatement(asha, style);
    let balance = truth.opening;
    let day = truth.period.from;
    for (const row of truth.rows) {
      balance += (row.credit ?? 0) - (row.debit ?? 0);
      assert.equal(row.balance, balance);
      assert.ok(row.date >= day && row.date <= truth.period.to);
      assert.ok((row.debit === null) !== (row.credit === null));
      day = row.date;
    }
    assert.equal(truth.closing, balance);
    assert.equal(new Set(truth.rows.map(({ date }) => date.slice(0, 7))).size, 10);
    assert.deepEqual(inventStatement(asha, style), truth);
    assert.notDeepEqual(inventStatement(ravi ?? asha, style).rows, truth.rows);
    assert.equal(truth.account.number.length, style.accountDigits);
    rows += truth.rows.length;
  }
  t.diagnostic(`${bankStyles.length} layouts, ${rows} rows`);
  assert.ok(bankStyles.length >= 12);
});

test('the same statement has the same bytes', async () => {
  const [style] = bankStyles;
  assert.ok(style);
  const truth = inventStatement(asha, style, { months: 1 });
  for (const form of ['pdf', 'csv', 'html'] as const)
    assert.deepEqual(await statementFile(truth, style, form), await statementFile(truth, style, form), form);
});

test('specimens of statements begin as their media type says', async () => {
  for (const { name, mediaType, make } of statementSpecimens.filter((_, at) => at > bankStyles.length - 3)) {
    const file = await make(asha);
    const start = file.subarray(0, 4).toString('latin1');
    if (mediaType === 'application/pdf') assert.equal(start, '%PDF', name);
    else if (name.endsWith('xlsx')) assert.equal(start, 'PK\u0003\u0004', name);
    else if (name.endsWith('xls')) assert.equal(start, '\u00d0\u00cf\u0011\u00e0', name);
    else assert.ok(file.length > 1_000, name);
  }
});
