import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Access, call } from '@pramaan/contract/define.ts';
import * as z from 'zod/mini';
import { applicant, before, doorway, lender, now, otherLender, serveAndObserve } from './http.test-help.ts';
import { hashSecret } from './tokens.ts';

const key = `pk_${'k'.repeat(43)}`;
const id = '0190f000-0000-7000-8000-0000000000c1';
const row = {
  ...{ id, lender_id: lender, scopes: ['see', 'list'], used_at: now as Date | null },
  applicant_lender: lender as string | null,
};
const seeing = { may: 'see', applicant: 'body.who' } as const;

async function ask(access: Access, keyRow: Partial<typeof row> | null, payload: object = { who: applicant }) {
  const way = await doorway({ rows: { authorise_key: keyRow ? [{ ...row, ...keyRow }] : [] } });
  const body = z.object({ who: z.optional(z.string()) });
  const heard = serveAndObserve(
    way,
    call({ method: 'POST', path: '/made', title: 'Made up', access, body, result: z.object({}) }),
  );
  const headers = { authorization: `Bearer ${key}` };
  const reply = await way.fastify.inject({ method: 'POST', url: '/api/made', headers, payload });
  await way.fastify.close();
  return { code: reply.json().code as string | undefined, principal: heard[0]?.principal, heard, way };
}

test('a program is known by the hash of its key, acts as itself, for an hour, and needs no anti-forgery token', async () => {
  const { code, principal, heard, way } = await ask(seeing, {});
  assert.equal(code, undefined);
  assert.deepEqual(
    way.ran.map(({ values }) => values),
    [[hashSecret(key), applicant]],
  );
  assert.deepEqual(principal, {
    ...{ session: id, lender, role: 6, staff: null, applicant: null, id, about: applicant },
    expiresAt: new Date(now.valueOf() + 60 * 60_000),
    ...{ maySetPassword: false, ownOnly: false },
  });
  assert.equal(heard[0]?.actor.kind, 'key');
});

test('a key that opens nothing, one outside its scope, and calls that want a session', async () => {
  assert.equal((await ask(seeing, null)).code, 'KEY_REFUSED');
  assert.equal((await ask(seeing, { scopes: ['list'] })).code, 'FORBIDDEN');
  assert.equal((await ask('signed-in', {})).code, 'FORBIDDEN');
  assert.equal((await ask('staff', {})).code, 'FORBIDDEN');
});

test('what no key may do stays shut, whatever its row says', async () => {
  assert.equal(
    (await ask({ may: 'decide', applicant: 'body.who' }, { scopes: ['decide'] })).code,
    'FORBIDDEN',
  );
  assert.equal((await ask({ may: 'settings', applicant: null }, { scopes: ['settings'] })).code, 'FORBIDDEN');
});

test('an applicant of another lender is not there; a request must name one, and where it may name nobody it is forbidden', async () => {
  assert.equal((await ask(seeing, { applicant_lender: otherLender })).code, 'NO_SUCH_APPLICANT');
  assert.equal((await ask(seeing, { applicant_lender: null }, {})).code, 'BAD_REQUEST');
  const own = { ...seeing, unnamed: 'self' } as const;
  assert.equal((await ask(own, { applicant_lender: null }, {})).code, 'BAD_REQUEST');
  const anyone = { ...seeing, unnamed: 'anyone' } as const;
  assert.equal((await ask(anyone, { applicant_lender: null }, {})).code, 'FORBIDDEN');
  assert.equal((await ask(own, { applicant_lender: otherLender })).code, 'NO_SUCH_APPLICANT');
  assert.equal((await ask({ may: 'list', applicant: null }, { applicant_lender: null }, {})).code, undefined);
});

test('the last use is written the first time, and after a minute, for its lender; never for a refusal', async () => {
  const writes = async (used_at: Date | null, more = {}) =>
    (await ask(seeing, { used_at, ...more })).way.ran
      .filter(({ text }) => text.includes('update api_key'))
      .map(({ as, values }) => [as, ...values]);
  assert.deepEqual(await writes(null), [[lender, now, id]]);
  assert.deepEqual(await writes(before(60_000)), []);
  assert.deepEqual(await writes(before(60_001)), [[lender, now, id]]);
  assert.deepEqual(await writes(null, { scopes: [] }), []);
});
