import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { callsOfEach } from '@pramaan/documents/fixtures/counted-calls.ts';
import { statementFile } from '@pramaan/specimens/statements/make.ts';
import fc from 'fast-check';
import { readDate } from './dates.ts';
import { StatementError } from './error.ts';
import { isBlank, printMoney, readMoney } from './money.ts';
import { readStatementFile } from './read-file.ts';
import { truthOf } from './statement.test-help.ts';

/** Reads what may be anything: a statement or a refusal with a sentence, nothing else. */
function outcome(bytes: Uint8Array): string {
  try {
    readStatementFile(bytes, { passwords: ['x'] });
    return 'read';
  } catch (error) {
    assert.ok(error instanceof StatementError, String(error instanceof Error ? error.stack : error));
    assert.match(error.message, /^[A-Z].{20,}\.$/);
    return error.code;
  }
}

/** Of each form; the part brings every way to damage it several times. */
const damaged = amountOf('damagedStatements');
const signs = amountOf('changedSigns');

test('damaged statements: cut, bytes changed, pieces doubled, in every form', async (t) => {
  const { style, truth } = truthOf('hdfc', { months: 1 });
  const counts = new Map<string, number>();
  let tried = 0;
  for (const form of ['csv', 'html', 'xls', 'xlsx'] as const) {
    const file = await statementFile(truth, style, form);
    fc.assert(
      fc.property(
        fc.constantFrom('cut', 'change', 'double', 'zero'),
        fc.nat({ max: file.length - 1 }),
        fc.nat({ max: 255 }),
        (how, at, byte) => {
          const bytes = Buffer.from(file);
          let spoilt: Buffer = bytes;
          if (how === 'cut') spoilt = bytes.subarray(0, at);
          else if (how === 'change') bytes[at] = byte;
          else if (how === 'zero') bytes.fill(0, at, Math.min(bytes.length, at + 40));
          else spoilt = Buffer.concat([bytes.subarray(0, at), bytes.subarray(Math.max(0, at - 200))]);
          const code = outcome(spoilt);
          counts.set(code, (counts.get(code) ?? 0) + 1);
          tried += 1;
        },
      ),
      { numRuns: damaged },
    );
  }
  t.diagnostic(`${tried} damaged files: ${JSON.stringify(Object.fromEntries(counts))}`);
  assert.equal(tried, 4 * damaged);
});

test('a changed sign in a CSV never gives other money without a difference', async (t) => {
  const { style, truth } = truthOf('hdfc', { months: 1 });
  const file = await statementFile(truth, style, 'csv');
  const counts = { same: 0, told: 0, refused: 0 };
  fc.assert(
    fc.property(fc.nat({ max: file.length - 1 }), fc.integer({ min: 32, max: 126 }), (at, byte) => {
      const bytes = Buffer.from(file);
      bytes[at] = byte;
      try {
        const { transactions, proof } = readStatementFile(bytes);
        // Without a printed opening balance nothing holds the first amount.
        const money = transactions.slice(1).map(({ debit, credit }) => [debit, credit]);
        const meant = truth.rows.slice(1).map(({ debit, credit }) => [debit, credit]);
        const same = JSON.stringify(money) === JSON.stringify(meant);
        if (proof.balanced) assert.ok(same, `byte ${at} as ${String.fromCharCode(byte)}`);
        counts[same ? 'same' : 'told'] += 1;
      } catch (error) {
        assert.ok(error instanceof StatementError, String(error));
        counts.refused += 1;
      }
    }),
    // The same signs each time: how many of them tell of themselves is a matter of luck otherwise.
    { numRuns: signs, seed: 1 },
  );
  t.diagnostic(`${signs} changed signs: ${JSON.stringify(counts)}`);
  assert.ok(counts.told > 5);
});

test('any bytes and any text are refused with a sentence', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => void outcome(bytes)),
    { numRuns: 300 },
  );
  const line = fc.constantFrom(
    ...[
      'Date,Narration,Debit,Credit,Balance',
      '01/01/2025,A,1.00,,9.00',
      '02/01/2025,B,,2.00,11.00',
      '"',
      ',,,,',
    ],
    ...[
      'Opening Balance 10.00',
      '01/01/2025 UPI 1.00 9.00',
      'Total 1.00 2.00',
      '31/02/2025,x,1,2,3',
      '=1+1',
      '',
    ],
    ...[
      ':20:X',
      ':60F:C250101INR1,',
      '<table><tr><td>Date',
      'Page 1 of 9',
      'B/F',
      '99/99/9999',
      '-',
      '\u0000',
    ],
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => void outcome(Buffer.from(lines.join('\n')))),
    { numRuns: 500 },
  );
});

test('bombs and endless things end soon', async (t) => {
  const cases: [string, Uint8Array, RegExp][] = [
    ['a ZIP that unpacks to 400 MB', bomb(Buffer.alloc(400 * 1024 * 1024)), /^unpacks-too-far$/],
    [
      'entities in a sheet',
      bomb(Buffer.from('<!DOCTYPE x [<!ENTITY a "b">]><worksheet>&a;</worksheet>')),
      /^damaged$/,
    ],
    ['21 MB', Buffer.alloc(21 * 1024 * 1024, 'a,'), /^too-large$/],
    [
      'an open quote',
      Buffer.from(`Date,Narration,Debit,Credit,Balance\n01/01/2025,"${'x'.repeat(3_000_000)}`),
      /^no-rows$|^damaged$/,
    ],
    ['one line of 10 MB', Buffer.from(`BALANCE ${'9'.repeat(10_000_000)}`), /^no-table$/],
    ['tags without end', Buffer.from(`<table>${'<tr><td>'.repeat(700_000)}`), /./],
    ['dashes', Buffer.from(`01/01/2025 ${'- '.repeat(3_000_000)}`), /^no-table$/],
    ['spaces', Buffer.from(`Account Number ${' '.repeat(4_000_000)}x`), /^no-table$/],
    ['XML 9 MB', Buffer.from(`<?xml version="1.0"?><a>${'<b/>'.repeat(2_000_000)}</a>`), /^damaged$/],
  ];
  for (const { item, answer: code, calls } of await callsOfEach(cases, ([, bytes]) => outcome(bytes))) {
    const [name, , wanted] = item;
    t.diagnostic(`${name}: ${code} after ${calls} calls`);
    assert.match(code, wanted, name);
    assert.ok(calls <= 1_000_000, `${name}: ${calls} calls`);
  }
});

/** A ZIP with one entry, as the first sheet of a workbook. */
function bomb(content: Buffer): Uint8Array {
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const packed = deflateRawSync(content, { level: 9 });
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  // The header lies about the size: only unpacking tells.
  local.writeUInt32LE(100, 22);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(packed.length, 20);
  central.writeUInt32LE(100, 24);
  central.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  return Buffer.concat([local, name, packed, central, name, end]);
}

test('money: every printed form, and a round trip for any amount', () => {
  const forms: [string, number | null, string | null][] = [
    ['1,23,456.78', 12345678, null],
    ['123456.78', 12345678, null],
    ['123,456.78', 12345678, null],
    ['INR34,279.01', 3427901, null],
    ['₹ 500', 50000, null],
    ['Rs.1,200.5', 120050, null],
    ['347.00 Dr', 34700, 'debit'],
    ['347.00(Cr)', 34700, 'credit'],
    ['9,653.00Cr', 965300, 'credit'],
    ['500.00CR.', 50000, 'credit'],
    ['-1,000.00', -100000, null],
    ['1,000.00-', -100000, null],
    ['(250.00)', -25000, null],
    ['+10.00', 1000, null],
    ['0.00', 0, null],
    ['1.234', null, null],
    ['1,2', null, null],
    ['12,34,5', null, null],
    ['', null, null],
    ['-', null, null],
    ['12345678901234.00', null, null],
    ['1e5', null, null],
  ];
  for (const [text, paise, side] of forms) {
    assert.equal(readMoney(text)?.paise ?? null, paise, text);
    assert.equal(readMoney(text)?.side ?? null, side, text);
  }
  fc.assert(
    fc.property(fc.integer({ min: -9_999_999_999_999, max: 9_999_999_999_999 }), (paise) => {
      assert.equal(readMoney(printMoney(paise))?.paise, paise);
    }),
  );
  assert.ok(['', '-', 'null', ' -- '].every(isBlank));
});

test('dates: every form of the standards, and no day that is none', () => {
  const forms: [string, string | null][] = [
    ['01/04/26', '2026-04-01'],
    ['01/04/2026', '2026-04-01'],
    ['1-4-2026', '2026-04-01'],
    ['01.04.2026', '2026-04-01'],
    ['01-JAN-2023', '2023-01-01'],
    ['18 Apr 2018', '2018-04-18'],
    ['18 Apr 18', '2018-04-18'],
    ['01/Jan/2023', '2023-01-01'],
    ['2023/01/31', '2023-01-31'],
    ['2023-01-31', '2023-01-31'],
    ['June30, 2025', '2025-06-30'],
    ['29/02/2025', null],
    ['31/04/2025', null],
    ['00/01/2025', null],
    ['13/13/2025', null],
    ['12345', null],
  ];
  for (const [text, date] of forms) assert.equal(readDate(text)?.date ?? null, date, text);
  assert.deepEqual(readDate('05 Jun 25 04:35 PM x'), { date: '2025-06-05', time: '16:35', rest: 'x' });
});
