import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoPeople, inventPerson } from '../people.ts';
import { accountsOf, issuingBanks, personOfMobile } from './accounts.ts';
import { ledgerOf, rupeesOf } from './ledger.ts';

const year = { from: '2025-11-01', to: '2026-10-31' };
const people = [...demoPeople, ...[1, 2, 3, 4, 5].map(inventPerson)];

test('opening + Σ = closing, row by row, and no account is overdrawn', (context) => {
  let rows = 0;
  for (const person of people)
    for (const account of accountsOf(person)) {
      const ledger = ledgerOf(account, year);
      let balance = ledger.opening;
      for (const row of ledger.rows) {
        balance += row.side === 'credit' ? row.paise : -row.paise;
        assert.equal(row.balance, balance, row.id);
        assert.ok(balance >= 0, `${account.seed} ${row.date}`);
        assert.ok(Number.isSafeInteger(row.paise) && row.paise > 0);
      }
      assert.equal(ledger.closing, balance);
      assert.ok(ledger.rows.every((row, at) => row.date >= (ledger.rows[at - 1]?.date ?? '')));
      assert.equal(new Set(ledger.rows.map(({ id }) => id)).size, ledger.rows.length);
      rows += ledger.rows.length;
    }
  assert.ok(rows > 2_000, `only ${rows} rows`);
  context.diagnostic(`${people.length * 2} accounts, ${rows} rows`);
});

test('a year holds what a lender looks for', () => {
  for (const person of people) {
    const { rows } = ledgerOf(accountsOf(person)[0], year);
    const count = (kind: string) => rows.filter((row) => row.kind === kind).length;
    assert.equal(count('salary'), 12, person.seed);
    assert.ok(count('emi') >= 12 && count('spending') > 100 && count('cash-out') >= 10, person.seed);
    assert.equal(count('interest'), 4);
  }
  const all = people.flatMap((person) => ledgerOf(accountsOf(person)[0], year).rows);
  assert.ok(all.some(({ kind }) => kind === 'emi-return'));
});

test('a window is a part of the whole, and the bank changes nothing but the number', () => {
  const [asha] = demoPeople;
  assert.ok(asha);
  const [account] = accountsOf(asha);
  const whole = ledgerOf(account, { from: '2026-01-01', to: '2026-06-30' });
  const part = ledgerOf(account, { from: '2026-03-01', to: '2026-03-31' });
  assert.deepEqual(
    part.rows,
    whole.rows.filter(({ date }) => date.startsWith('2026-03')),
  );
  const [elsewhere] = accountsOf(asha, issuingBanks[3]);
  const moved = ledgerOf(elsewhere, { from: '2026-03-01', to: '2026-03-31' });
  assert.deepEqual(moved.rows, part.rows);
  assert.notEqual(elsewhere.number, account.number);
  assert.match(elsewhere.ifsc, /^Q[A-Z]{3}0\d{6}$/);
});

test('a mobile names a person; amounts are decimal strings', () => {
  assert.equal(personOfMobile('9000000012', demoPeople).seed, 'ravi');
  assert.equal(personOfMobile('9000000099', demoPeople).mobile, '9000000099');
  assert.deepEqual([1, 50, 123456, -7].map(rupeesOf), ['0.01', '0.50', '1234.56', '-0.07']);
});
