import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoPeople } from '../people.ts';
import { accountsOf, issuingBanks } from './accounts.ts';
import { ledgerOf } from './ledger.ts';
import { ledgerTruth, styleOfBank } from './ledger-truth.ts';
import { statementFile } from './make.ts';

test('a ledger as a statement: the same lines, in the layout of its bank', async () => {
  const [asha] = demoPeople;
  assert.ok(asha);
  for (const bank of issuingBanks) {
    const [account] = accountsOf(asha, bank);
    const ledger = ledgerOf(account, { from: '2026-09-01', to: '2026-09-30' });
    const truth = ledgerTruth(ledger);
    assert.equal(truth.rows.length, ledger.rows.length);
    let balance = truth.opening;
    for (const row of truth.rows) {
      balance += (row.credit ?? 0) - (row.debit ?? 0);
      assert.equal(row.balance, balance);
    }
    assert.equal(truth.closing, balance);
    const style = styleOfBank(bank.name);
    assert.equal(style.bank, bank.name);
    assert.ok((await statementFile(truth, style, 'pdf')).length > 1_000);
  }
  assert.equal(styleOfBank('Nobody’s Bank').bank, 'Sample Grameen Bank');
});
