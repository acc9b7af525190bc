import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factCollector } from './facts.ts';
import { printedBank } from './printed-bank.ts';

test('a bank of which no table is described: by its IFSC, by its own line, with a name in Hindi before it', () => {
  assert.equal(printedBank(['sc', 'ACCOUNT STATEMENT'], 'SCBL0036001'), 'Standard Chartered Bank');
  assert.equal(printedBank(['नमूना बैंक Sample Bank', 'Sample Branch'], ''), 'Sample Bank');
  assert.equal(
    printedBank(['INVENTED NAGARI SAHAKARI PATBANK LTD', 'H.O. DEMO'], ''),
    'INVENTED NAGARI SAHAKARI PATBANK LTD',
  );
  assert.equal(printedBank(['Statement of a bank account'], ''), '');
});

test('a gramin bank has an IFSC of its sponsor and is another bank', () => {
  const facts = factCollector();
  for (const line of [
    'INVENTED PRADESH GRAMIN BANK',
    'IFSC : SBIN0RRINVG',
    'Period : 01MAY2025 to 31MAY2025',
  ])
    facts.add(line, 1);
  const { account, bank, period } = facts.facts();
  assert.deepEqual([account.bank, account.ifsc, bank], ['INVENTED PRADESH GRAMIN BANK', 'SBIN0RRINVG', null]);
  assert.deepEqual(period, { from: '2025-05-01', to: '2025-05-31' });
});
