import assert from 'node:assert/strict';
import { test } from 'node:test';
import { processLog } from './process-log.ts';

const read = (text: string) => {
  assert.match(text, /^\{[^\n]*\}\n$/);
  const { time, ...rest } = JSON.parse(text) as { time: number };
  assert.ok(Math.abs(Date.now() - time) < 60_000);
  return rest;
};

test('work in the background that fails is one line of JSON; of the database’s words the code alone is in it', () => {
  const quoting = Object.assign(new Error('value 9876543210 is wrong'), { severity: 'ERROR', code: '22P02' });
  assert.deepEqual(read(processLog.failed(quoting)), {
    level: 50,
    msg: 'background',
    error: 'database error 22P02',
  });
  for (const [error, said] of [
    [new Error('two\nlines'), 'two\nlines'],
    ['a text', 'a text'],
    [null, 'null'],
  ])
    assert.deepEqual(read(processLog.failed(error)), { level: 50, msg: 'background', error: said });
});

test('a connection that failed is a warning with host and code', () => {
  const failed = { host: 'v.example', code: 'CERT_HAS_EXPIRED' };
  assert.deepEqual(read(processLog.notConnected(failed)), { level: 40, msg: 'connection failed', ...failed });
});
