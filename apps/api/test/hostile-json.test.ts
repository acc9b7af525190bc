import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { caseFile, caseFiles } from '@pramaan/documents/fixtures/cases.ts';
import { sayFigure } from '@pramaan/documents/fixtures/figures.ts';
import { startWorld, type World } from './world.ts';

let world: World;
before(async () => {
  world = await startWorld();
});
after(() => world.close());

test('JSON that is none is named as such; JSON that is one is read and its members checked', async (t) => {
  const files = caseFiles('15-security-lists/json');
  for (const file of files) {
    const reply = await world.app.inject({
      method: 'POST',
      url: '/api/users/otp',
      headers: { 'content-type': 'application/json' },
      payload: caseFile(file) ?? '',
    });
    assert.equal(reply.statusCode, 400, `${file}: ${reply.body}`);
    const { success, message, code } = reply.json();
    assert.equal(success, false, file);
    assert.ok(message.length > 10, file);
    // The names of the files tell: n_ is no JSON, y_ is, and of i_ parsers disagree.
    const kind = file.split('/').at(-1)?.[0];
    if (kind === 'n') assert.equal(code, 'BROKEN_JSON', file);
    if (kind === 'y') assert.equal(code, 'BAD_REQUEST', file);
  }
  const measured = '5xx 0, misread 0';
  sayFigure(t, { what: 'bodies of the JSON suite', tried: files.length, measured, bound: measured });
});
