import assert from 'node:assert/strict';
import { test } from 'node:test';
import { caseFile, readCases } from '@pramaan/documents/fixtures/cases.ts';
import fc from 'fast-check';
import { ProviderError } from '../bank-aggregator/outcome.ts';
import { type Bag, bagOf, bagsOf, parseBag, rupees, textOf } from '../bank-aggregator/read-value.ts';
import { readDeposit, readDepositTree } from './deposit.ts';
import type { DataSession } from './port.ts';
import { readSetuSession } from './setu/setu-data.ts';

const asked = { from: '2026-01-01', to: '2026-03-31' };

const xml = (transactions: string, version = '1.1') => `<?xml version="1.0"?>
<ns2:Account xmlns:ns2="http://api.rebit.org.in/FISchema/deposit" type="deposit" linkedAccRef="r" maskedAccNumber="XXXXXX0042" version="${version}">
<ns2:Profile><ns2:Holders type="JOINT"><ns2:Holder name="Asha Sample" dob="1990-01-15" mobile="9000000011" email="" pan="AAAPZ1234C"/>
<ns2:Holder name="Ravi Kumar Demo"/></ns2:Holders></ns2:Profile>
<ns2:Summary currentBalance="-20.5" currency="INR" type="CURRENT" facility="OD" ifscCode="ABCD0123456" openingDate="06-08-2012"><ns2:Pending amount="20.0"/></ns2:Summary>
<ns2:Transactions startDate="2026-01-01" endDate="2026-03-31">${transactions}</ns2:Transactions></ns2:Account>`;

const line = (more: string) =>
  `<ns2:Transaction txnId="T1" type="DEBIT" mode="UPI" amount="1239" currentBalance="62289.5" transactionTimestamp="2026-02-01T20:30:00Z" valueDate="2026-02-02" narration="UPI/&amp;co" reference="R1" ${more}/>`;

test('version 1 in XML: joint, overdrawn, with prefixes, an empty member left out, the day that it was in India', () => {
  const read = readDeposit(xml(line('')), 'BANK', asked);
  assert.deepEqual(read, {
    institution: 'BANK',
    accountType: 'CURRENT',
    maskedNumber: 'XXXXXX0042',
    holder: { name: 'Asha Sample', dob: '1990-01-15', mobile: '9000000011', pan: 'AAAPZ1234C' },
    others: [{ name: 'Ravi Kumar Demo' }],
    ifsc: 'ABCD0123456',
    openedOn: '2012-08-06',
    balance: '-20.50',
    currency: 'INR',
    from: '2026-01-01',
    to: '2026-03-31',
    transactions: [
      {
        id: 'T1',
        date: '2026-02-02',
        valueDate: '2026-02-02',
        amount: '1239.00',
        type: 'DEBIT',
        balance: '62289.50',
        narration: 'UPI/&co',
        reference: 'R1',
        mode: 'UPI',
      },
    ],
  });
});

test('an account without lines, and days that the bank left out', () => {
  const empty = readDeposit(xml('').replace('2026-01-01" endDate="2026-03-31', '" endDate="'), 'BANK', asked);
  assert.deepEqual([empty.transactions, empty.from, empty.to], [[], asked.from, asked.to]);
});

test('amounts as Java writes them, and texts that were written in another encoding than they came in', () => {
  const amount = (text: string) => {
    const [read] = readDeposit(xml(line('').replace('"1239"', `"${text}"`)), 'BANK', asked).transactions;
    return read?.amount;
  };
  const amounts = ['1.23456789E7', '1.239E3', '1.0E7', '2.5E+1'].map(amount);
  assert.deepEqual(amounts, ['12345678.90', '1239.00', '10000000.00', '25.00']);
  assert.throws(() => amount('1.2345E1'), ProviderError);
  for (const name of ['ISO-8859-1', 'UTF-16'])
    assert.equal(
      readDeposit(xml(line('')).replace('?>', ` encoding="${name}"?>`), 'BANK', asked).transactions.length,
      1,
    );
  const json = JSON.stringify({
    account: { type: 'deposit', version: '2.0.0', summary: { currency: 'inr' } },
  });
  assert.equal(readDeposit(`\uFEFF${json}`, 'BANK', asked).currency, 'INR');
});

test('what cannot be read is refused whole, with a reason', () => {
  const refused = (text: string, reason: string) =>
    assert.throws(
      () => readDeposit(text, 'BANK', asked),
      (error: unknown) => {
        assert.ok(error instanceof ProviderError, String(error));
        assert.equal(error.reason, reason, error.message);
        assert.match(error.message, /^[A-Z].*\.$/);
        assert.doesNotMatch(error.message, /Asha|9000000011|AAAPZ/);
        return true;
      },
    );
  const bad = (from: string, to: string) => refused(xml(line('')).replace(from, to), 'unreadable');
  bad('amount="1239"', 'amount="12x"');
  bad('amount="1239"', 'amount="-5"');
  bad('amount="1239"', 'amount="1.005"');
  bad('amount="1239"', '');
  bad('type="DEBIT"', 'type="OPENING"');
  bad('transactionTimestamp="2026-02-01T20:30:00Z" valueDate="2026-02-02"', 'valueDate="2026-02-30"');
  bad('currency="INR"', 'currency="USD"');
  bad('type="deposit"', 'type="term_deposit"');
  refused(xml(line(''), '3.0.0'), 'version');
  refused(xml(line(''), 'x'), 'version');
  refused(xml('').replace('<?xml version="1.0"?>', '<!DOCTYPE a [<!ENTITY b "c">]>'), 'unreadable');
  for (const text of ['', '<', '{', '[]', '{}', '{"account":null}', 'nonsense', '<a/>'])
    refused(text, 'unreadable');
});

test('whatever a bank sends: a record or a reason', () => {
  const text = JSON.stringify({ account: { type: 'deposit', version: '2.0.0' } });
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string(), fc.constant(text)), fc.jsonValue(), (whole, part) => {
      const tree = { type: 'deposit', version: '1.1', profile: part, summary: part, transactions: part };
      const within = { ...tree, transactions: { transaction: part }, summary: { pending: part } };
      for (const read of [
        () => readDeposit(whole, 'BANK', asked),
        () => readDepositTree(tree, 'BANK', asked),
        () => readDepositTree(within, 'BANK', asked),
      ])
        try {
          read();
        } catch (error) {
          assert.ok(error instanceof ProviderError, String(error));
        }
    }),
    { numRuns: 500 },
  );
});

test('ten thousand lines in XML', () => {
  const read = readDeposit(xml(line('').repeat(10_000)), 'BANK', asked);
  assert.equal(read.transactions.length, 10_000);
});

interface Sample {
  schema: string;
  body: Bag;
}

test('third-party deposit records, and records of other kinds', (context) => {
  const deposits = readCases<Sample[]>('07-account-aggregator/setu-deposit.json');
  const others = ['setu-term-deposit.json', 'setu-mutual-funds.json'].flatMap(
    (name) => readCases<Sample[]>(`07-account-aggregator/${name}`) ?? [],
  );
  if (!deposits) return context.skip('no third-party cases here');
  assert.ok(deposits.length >= 2 && others.length >= 3);
  for (const { body, schema } of deposits) {
    const read = readDepositTree(body, 'BANK', asked);
    const summary = bagOf(body.summary);
    const holder = bagsOf(bagOf(bagOf(body.profile).holders).holder)[0] ?? {};
    const rows = bagsOf(bagOf(body.transactions).transaction);
    assert.equal(read.holder.name, textOf(holder.name), schema);
    assert.equal(read.holder.dob, textOf(holder.dob).split('-').reverse().join('-'));
    assert.equal(read.openedOn, textOf(summary.openingDate).split('-').reverse().join('-'));
    assert.equal(read.balance, rupees(summary.currentBalance));
    assert.equal(read.ifsc, textOf(summary.ifscCode ?? summary.ifsc));
    assert.match(read.maskedNumber, /^X+123$|^X+\w{4}$/);
    assert.equal(read.transactions.length, rows.length);
    for (const [at, row] of rows.entries()) {
      const line = read.transactions[at];
      assert.equal(Number(line?.amount), Number(row.amount));
      assert.equal(Number(line?.balance), Number(row.currentBalance ?? row.transactionalBalance));
      assert.deepEqual([line?.type, line?.mode, line?.narration], [row.type, row.mode, row.narration]);
    }
  }
  for (const { body } of others) assert.throws(() => readDepositTree(body, 'BANK', asked), ProviderError);
  context.diagnostic(
    `${deposits.length} third-party deposit records read, ${others.length} of other kinds refused`,
  );
});

/** The blocks of a documentation page: comments out, and the comma that one of them lacks put in. */
function blocksOf(text: string): Bag[] {
  return text.split('-----').map((block) =>
    parseBag(
      block
        .replace(/^\s*POST .*$/m, '')
        .replace(/\/\/.*$/gm, '')
        .replace(/"(\s*\n\s*)"/g, '",$1"')
        .replace(/,(\s*[}\]])/g, '$1'),
    ),
  );
}

test('third-party answers of Setu: sessions that wait, that came in part, and a webhook with data', (context) => {
  const text = caseFile('07-account-aggregator/setu-data-session-blocks.jsonc.txt')?.toString('utf8');
  if (!text) return context.skip('no third-party cases here');
  const blocks = blocksOf(text);
  const session = (row: Bag): DataSession => ({
    id: textOf(row.id),
    handle: textOf(row.consentId),
    consentId: textOf(row.consentId),
    range: asked,
    accounts: bagsOf(row.fips).flatMap((bank) =>
      bagsOf(bank.accounts).map((account) => ({
        linkRef: textOf(account.linkRefNumber),
        institution: textOf(bank.fipID),
        accountType: '',
        maskedNumber: textOf(account.maskedAccNumber),
      })),
    ),
  });
  const sessions = blocks.filter(({ id, status }) => id && status);
  const states = sessions.map((row) => readSetuSession(row, session(row)).state);
  assert.deepEqual(states, ['pending', 'partial']);
  const partial = readSetuSession(sessions[1] ?? {}, session(sessions[1] ?? {}));
  assert.deepEqual([partial.accounts.length, partial.missing[0]?.reason], [1, 'bank_silent']);
  const webhook = blocks.find(({ type }) => type === 'FI_DATA_READY');
  const record = bagsOf(bagsOf(webhook?.fiData)[0]?.data)[0]?.decryptedFI;
  assert.equal(readDepositTree(bagOf(record), 'BANK', asked).transactions.length, 2);
  context.diagnostic(`${sessions.length} third-party sessions and 1 webhook read`);
});
