import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SignJWT } from 'jose';
import { keyPrefix } from './credentials.ts';
import { applicant, databaseWith, now, session, staff, standingOf } from './http.test-help.ts';
import { sessionReader } from './session-state.ts';
import { tokensOf } from './tokens.ts';

/** More than are asked apart at once. */
const questions = Array.from({ length: 30 }, (_, index) => ({
  session: `0190f000-0000-7000-8000-0000000001${index + 10}`,
  cookieHash: Buffer.alloc(32, index),
  applicant: index % 3 === 0 ? null : applicant.replace(/..$/, String(index + 10)),
}));

test('requests that come together ask together, each with its own session, cookie and applicant', async () => {
  const { db, ran } = databaseWith({
    authorise: ([sessions]) =>
      (sessions as string[]).map((one, at) => standingOf({ asked: at + 1, session: one })).reverse(),
  });
  const ask = sessionReader(db);
  const rows = await Promise.all(questions.map((question) => ask(question)));
  assert.deepEqual(
    rows.map((row) => row?.session),
    questions.map((question) => question.session),
  );
  assert.ok(ran.length < questions.length, 'those that come while one is asked go together');
  const asked = ran.flatMap(({ values: [sessions, cookies, applicants] }) =>
    (sessions as string[]).map((one, at) => ({
      session: one,
      cookieHash: (cookies as Buffer[])[at],
      applicant: (applicants as (string | null)[])[at],
    })),
  );
  assert.deepEqual(asked, questions);
});

test('a session without a row has no standing; one that got another’s row fails', async () => {
  const [question] = questions;
  assert.ok(question);
  assert.equal(await sessionReader(databaseWith().db)(question), undefined);
  const { db } = databaseWith({ authorise: [standingOf({ asked: 1, session: staff })] });
  await assert.rejects(sessionReader(db)(question), { message: 'A session got the standing of another.' });
});

test('a token of another issuer, or for another audience, names no session, were it signed with our key', async () => {
  const key = Buffer.alloc(32, 1);
  const issuedBy = (issuer: string, audience?: string) => {
    const token = new SignJWT({ role: 3, sid: session })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(issuer)
      .setExpirationTime(now.valueOf() / 1000 + 60);
    return (audience ? token.setAudience(audience) : token).sign(key);
  };
  assert.equal(await tokensOf(key).read(await issuedBy('pramaan', 'pramaan session'), now), session);
  for (const [issuer = '', audience] of [
    ['somebody else', 'pramaan session'],
    ['pramaan', 'pramaan'],
    ['pramaan'],
  ])
    assert.equal(await tokensOf(key).read(await issuedBy(issuer, audience), now), null);
});

test('an API key begins as those who look for leaked secrets know it', () => {
  assert.equal(keyPrefix, 'pk_');
});
