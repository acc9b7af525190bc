import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CFB, read, write } from '@e965/xlsx';
import { statementFile } from '@pramaan/specimens/statements/make.ts';
import { StatementError } from '../error.ts';
import { readStatementFile } from '../read-file.ts';
import { truthOf, wrongFacts, wrongRows } from '../statement.test-help.ts';
import { workbookRows } from './workbook.ts';

const short = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [at, value] of values.entries()) bytes.writeUInt16LE(value & 0xffff, at * 2);
  return bytes;
};
const long = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value | 0, 0);
  return bytes;
};
const double = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value, 0);
  return bytes;
};
const record = (type: number, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([short(type, body.length), body]);
};
const plain = (text: string) =>
  Buffer.concat([short(text.length), Buffer.from([0]), Buffer.from(text, 'latin1')]);

/** An Excel 97 file of these records. */
function fileOf(globals: Buffer[], sheet: Buffer[]): Uint8Array {
  const begin = (kind: number) => record(0x809, short(0x0600, kind, 0, 0), long(0), long(0));
  const bound = (at: number) => record(0x85, long(at), short(0), Buffer.from([5, 0]), Buffer.from('Sheet'));
  const before = [begin(5), ...globals];
  const end = record(0x0a);
  const at = Buffer.concat([...before, bound(0), end]).length;
  const stream = Buffer.concat([...before, bound(at), end, begin(0x10), ...sheet, end]);
  const container = CFB.utils.cfb_new();
  CFB.utils.cfb_add(container, '/Workbook', stream);
  return new Uint8Array(CFB.write(container, { type: 'buffer' }) as Buffer);
}

test('Excel 97 by hand: strings over two records, packed numbers, dates, results of formulas', () => {
  const wide = Buffer.from('₹ रु', 'utf16le');
  const strings = Buffer.concat([
    long(3),
    long(3),
    plain('Narration'),
    short(12),
    Buffer.from([0]),
    Buffer.from('UPI/DR'),
  ]);
  const file = fileOf(
    [
      record(0x41e, short(164), plain('dd/mm/yyyy')),
      record(0xe0, short(0, 0)),
      record(0xe0, short(0, 164)),
      record(0xe0, short(0, 14)),
      record(0xfc, strings),
      // The word goes on in letters of two bytes; then one with marks of its looks.
      record(
        0x3c,
        Buffer.from([1]),
        Buffer.from('/SHOP1', 'utf16le'),
        short(4),
        Buffer.from([1 | 8]),
        short(1),
        wide,
        long(0),
      ),
    ],
    [
      record(0xfd, short(0, 0, 0), long(0)),
      record(0xfd, short(0, 1, 0), long(1)),
      record(0xfd, short(0, 2, 0), long(2)),
      record(0x203, short(1, 0, 1), double(45_809)),
      record(0x27e, short(1, 1, 0), long((1234 << 2) | 2)),
      record(0x27e, short(1, 2, 0), long((123_456 << 2) | 3)),
      record(0xbd, short(1, 3), short(0), long(0x3ff00000), short(2), long((45_810 << 2) | 2), short(4)),
      record(0x06, short(2, 0, 0), double(99.5), short(0), long(0), short(0)),
      record(0x06, short(2, 1, 0), Buffer.from([0, 0, 0, 0, 0, 0, 0xff, 0xff]), short(0), long(0), short(0)),
      record(0x207, plain('from a formula')),
      record(0x204, short(2, 2, 0), plain('old label')),
    ],
  );
  assert.deepEqual(
    [...workbookRows(file, [])].map(({ cells }) => cells),
    [
      ['Narration', 'UPI/DR/SHOP1', '₹ रु'],
      ['2025-06-01', '1234', '1234.56', '1', '2025-06-02'],
      ['99.50', 'from a formula', 'old label'],
    ],
  );
});

test('a locked old workbook, one of Excel 5, a binary one and an empty container are refused', () => {
  const code = (bytes: Uint8Array) => {
    try {
      readStatementFile(bytes);
      return 'read';
    } catch (error) {
      assert.ok(error instanceof StatementError);
      return error.code;
    }
  };
  assert.equal(code(fileOf([record(0x2f, short(0, 1, 2))], [])), 'unknown-lock');
  assert.equal(code(fileOf([], [])), 'no-table');
  const excel5 = CFB.utils.cfb_new();
  CFB.utils.cfb_add(excel5, '/Book', record(0x809, short(0x0500, 5, 0, 0)));
  assert.equal(code(new Uint8Array(CFB.write(excel5, { type: 'buffer' }) as Buffer)), 'damaged');
  const book = read('a,b\n1,2', { type: 'string' });
  assert.equal(code(new Uint8Array(write(book, { type: 'array', bookType: 'xlsb' }))), 'unknown-kind');
});

test('a workbook that was saved as XML', async () => {
  const { style, truth } = truthOf('bank-of-india', { months: 2 });
  const book = read(await statementFile(truth, style, 'xlsx'), { type: 'array', cellNF: true });
  const bytes = Buffer.from(write(book, { type: 'string', bookType: 'xlml' }) as string);
  const statement = readStatementFile(bytes);
  assert.deepEqual(wrongRows(statement, truth, style.sheet).slice(0, 2), []);
  assert.deepEqual(wrongFacts(statement, truth), []);
});

test('an encrypted workbook that demands more hash rounds than Office ever writes is refused at once', () => {
  const salt = Buffer.alloc(16).toString('base64');
  const locked = (spins: number) => {
    const xml = `<encryption><keyData hashAlgorithm="SHA512" saltValue="${salt}" blockSize="16"/><p:encryptedKey spinCount="${spins}"
      saltValue="${salt}" keyBits="256" hashAlgorithm="SHA512" cipherAlgorithm="AES" cipherChaining="ChainingModeCBC"
      encryptedVerifierHashInput="${salt}" encryptedVerifierHashValue="${Buffer.alloc(64).toString('base64')}"/></encryption>`;
    const container = CFB.utils.cfb_new();
    CFB.utils.cfb_add(
      container,
      '/EncryptionInfo',
      Buffer.concat([short(4, 4), long(0x40), Buffer.from(xml)]),
    );
    CFB.utils.cfb_add(container, '/EncryptedPackage', Buffer.alloc(5_000));
    const file = new Uint8Array(CFB.write(container, { type: 'buffer' }) as Buffer);
    return () => [...workbookRows(file, ['any'])];
  };
  assert.throws(locked(20_000_000), { code: 'unknown-lock' });
  assert.throws(locked(1_000), { code: 'wrong-password' });
});
