import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lockXls, type XlsLock } from '@pramaan/specimens/statements/lock-xls.ts';
import { statementFile } from '@pramaan/specimens/statements/make.ts';
import { StatementError } from '../error.ts';
import { readStatementFile } from '../read-file.ts';
import { truthOf, wrongRows } from '../statement.test-help.ts';

const { style, truth } = truthOf('icici', { months: 2 });
const plain = await statementFile(truth, style, 'xls');
const locks: readonly XlsLock[] = ['plain', 40, 128];

function codeOf(file: Uint8Array, ...passwords: string[]): string {
  try {
    readStatementFile(file, { passwords });
    return 'read';
  } catch (error) {
    assert.ok(error instanceof StatementError, String(error));
    return error.code;
  }
}

test('Excel 97 under its old locks: the right password opens it, another is told', () => {
  for (const lock of locks) {
    const file = lockXls(plain, 'Asha 1985', lock);
    assert.equal(codeOf(file), 'locked', String(lock));
    assert.equal(codeOf(file, 'asha 1985'), 'wrong-password', String(lock));
    const statement = readStatementFile(file, { passwords: ['no', 'Asha 1985'] });
    assert.deepEqual(wrongRows(statement, truth, style.sheet), [], String(lock));
    // Excel's own word locks a workbook against changes alone.
    assert.equal(codeOf(lockXls(plain, 'VelvetSweatshop', lock)), 'read', String(lock));
  }
});

test('a lock that is no known one, or is cut off, is refused as such', () => {
  const file = Buffer.from(lockXls(plain, 'x', 128));
  const at = file.indexOf(Buffer.from([0x2f, 0x00]), 512);
  const withKind = (kind: number) => {
    const other = Buffer.from(file);
    other.writeUInt16LE(kind, at + 4);
    return other;
  };
  assert.equal(codeOf(withKind(0), 'x'), 'unknown-lock');
  const cut = Buffer.from(file);
  cut.writeUInt16LE(9, at + 2);
  assert.equal(codeOf(cut, 'x'), 'unknown-lock');
});
