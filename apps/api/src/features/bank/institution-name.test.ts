import assert from 'node:assert/strict';
import { test } from 'node:test';
import { institutionName } from './institution-name.ts';

test('a bank has its name, by the identifier or else by the IFSC', () => {
  for (const id of ['FIP-ICICI', 'ICICI-FIP', 'fiplive@icici', 'ICICI Bank'])
    assert.equal(institutionName(id), 'ICICI Bank', id);
  assert.equal(institutionName('fiplive@canarabank'), 'Canara Bank');
  assert.equal(institutionName('FIP-SBI'), 'State Bank of India');
  assert.equal(institutionName('FIP-0071', 'HDFC0000001'), 'HDFC Bank');
  assert.equal(institutionName('FIP-0071'), 'FIP-0071');
  assert.equal(institutionName('Gramin Union', 'ZZZZ0000001'), 'Gramin Union');
  assert.equal(institutionName(''), '');
});
