import assert from 'node:assert/strict';
import { test } from 'node:test';
import { logOut } from '@pramaan/contract/calls/access.ts';
import { type Access, call } from '@pramaan/contract/define.ts';
import { errors } from '@pramaan/contract/errors.ts';
import * as z from 'zod/mini';
import {
  applicant,
  before,
  type Door,
  doorway,
  lender,
  otherLender,
  pageHeaders,
  serveAndObserve,
  session,
  staff,
  standingOf,
} from './http.test-help.ts';

const body = z.object({ adminId: z.optional(z.string()), who: z.optional(z.string()) });
const made = (access: Access, method: 'GET' | 'POST' = 'POST', path = '/made') =>
  call({ method, path, title: 'Made up', access, body, result: z.object({}) });
const seeing = { may: 'see', applicant: 'body.who' } as const;
type Headers = Record<string, string>;

/** Asks a made-up call, and tells its status, its code, and what the handler knew. */
async function ask(
  access: Access,
  door: Door,
  {
    payload = {},
    change = {},
    method = 'POST',
    path = '/made',
  }: { payload?: object; change?: Headers; method?: 'GET' | 'POST'; path?: string } = {},
) {
  const way = await doorway(door);
  const [context] = [serveAndObserve(way, made(access, method, path))];
  const all = { ...(await pageHeaders(way)), ...change };
  const headers = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
  const sent = method === 'GET' ? {} : { payload };
  const reply = await way.fastify.inject({ method, url: `/api${path}`, headers, ...sent });
  await way.fastify.close();
  return {
    status: reply.statusCode,
    code: reply.json().code as string | undefined,
    message: reply.json().message as string | undefined,
    way,
    heard: context?.[0],
  };
}
const about = { payload: { who: applicant } };
const refused = async (code: string, ...asked: Parameters<typeof ask>) =>
  assert.equal((await ask(...asked)).code, code);
const allowed = async (...asked: Parameters<typeof ask>) => {
  const reply = await ask(...asked);
  assert.deepEqual([reply.status, reply.code], [200, undefined]);
  return reply;
};

test('a public call asks nobody: no token is read, no session looked up', async () => {
  const { way, heard } = await allowed(
    'public',
    {},
    { change: { token: '', cookie: '', 'x-xsrf-token': '' } },
  );
  assert.equal(heard?.principal, null);
  assert.equal(heard?.actor.kind, 'link');
  assert.deepEqual(way.asked, []);
});

test('without a token: not logged in, and nothing is looked up', async () => {
  const { code, status, way } = await ask(
    seeing,
    { sessionState: standingOf() },
    { ...about, change: { token: '' } },
  );
  assert.deepEqual([status, code], [401, 'NOT_LOGGED_IN']);
  assert.deepEqual([way.asked, way.ran], [[], []]);
});

test('a token alone opens nothing: its cookie, and the right one, must come with it', async () => {
  const door = { sessionState: standingOf() };
  await refused('SESSION_EXPIRED', 'signed-in', door, { change: { cookie: '' } });
  await refused('SESSION_EXPIRED', 'signed-in', door, { change: { cookie: 'session=another' } });
  await refused('SESSION_EXPIRED', 'signed-in', door, { change: { token: 'not.a.token' } });
  await refused('SESSION_EXPIRED', 'signed-in', {});
});

test('a session idle for half an hour still holds; a millisecond more and it has ended', async () => {
  const idle = 30 * 60_000;
  await allowed('signed-in', { sessionState: standingOf({ seen_at: before(idle) }) });
  await refused('SESSION_EXPIRED', 'signed-in', { sessionState: standingOf({ seen_at: before(idle + 1) }) });
});

test('the last use is written after a minute, in the lender’s own transaction, and not before', async () => {
  const still = await allowed('signed-in', { sessionState: standingOf({ seen_at: before(60_000) }) });
  assert.deepEqual(still.way.ran, []);
  const { way } = await allowed('signed-in', { sessionState: standingOf({ seen_at: before(60_001) }) });
  assert.deepEqual(
    way.ran.map(({ as, text, values }) => [as, /update session set seen_at/.test(text), values.at(-1)]),
    [[lender, true, session]],
  );
});

test('what changes something needs the anti-forgery token of this very session; reading does not', async () => {
  const door = { sessionState: standingOf() };
  await refused('CROSS_SITE', 'signed-in', door, { change: { 'x-xsrf-token': '' } });
  await refused('CROSS_SITE', 'signed-in', door, { change: { 'x-xsrf-token': 'x'.repeat(43) } });
  await allowed('signed-in', door, { method: 'GET', change: { 'x-xsrf-token': '' } });
});

test('a refusal writes nothing, not even the last use', async () => {
  const sessionState = standingOf({ seen_at: before(120_000) });
  const { way, code } = await ask('signed-in', { sessionState }, { change: { 'x-xsrf-token': 'x' } });
  assert.equal(code, 'CROSS_SITE');
  assert.deepEqual(way.ran, []);
});

const person = (more = {}) => standingOf({ staff_id: null, applicant_id: applicant, role: 11, ...more });

test('a call for a lender’s people refuses an applicant', async () => {
  await allowed('staff', { sessionState: standingOf() });
  await refused('FORBIDDEN', 'staff', { sessionState: person() });
  await allowed('signed-in', { sessionState: person() });
});

test('a role without the right is refused, whoever it is about', async () => {
  await refused('FORBIDDEN', { may: 'audit', applicant: null }, { sessionState: standingOf({ role: 3 }) });
  await allowed({ may: 'audit', applicant: null }, { sessionState: standingOf({ role: 2 }) });
  await refused(
    'FORBIDDEN',
    { may: 'decide', applicant: 'body.who' },
    { sessionState: standingOf({ role: 4 }) },
    about,
  );
});

test('a session that lacks its second factor is good for one’s own account alone', async () => {
  const sessionState = standingOf({ own_only: true });
  await refused('FACTOR_NEEDED', seeing, { sessionState }, about);
  await refused('FACTOR_NEEDED', { may: 'list', applicant: null }, { sessionState });
  const { heard } = await allowed('staff', { sessionState });
  assert.equal(heard?.principal?.ownOnly, true);
});

test('a session of a texted code sets a password or ends: nothing else', async () => {
  const texted = { sessionState: standingOf({ may_set_password: true }) };
  const { heard } = await allowed('reset', texted);
  assert.equal(heard?.principal?.maySetPassword, true);
  await allowed('signed-in', texted, { path: logOut.path });
  await refused('FORBIDDEN', 'signed-in', texted);
  await refused('FORBIDDEN', 'staff', texted);
  await refused('FORBIDDEN', seeing, texted, about);
  await refused('RESET_EXPIRED', 'reset', { sessionState: standingOf() });
  await refused('FORBIDDEN', 'reset', { sessionState: person({ may_set_password: true }) });
});

test('who opens a colleague’s case is told whose it is; where it is nobody’s, no name is looked up', async () => {
  const rows = { 'select name from staff': [{ name: 'Meera Pillai' }] };
  const theirs = standingOf({ role: 4, assigned_to: other });
  const { message, way } = await ask(seeing, { sessionState: theirs, rows }, about);
  assert.match(message ?? '', /^Meera Pillai is working on this application\./);
  assert.deepEqual(
    way.ran.map(({ as, values }) => [as, values]),
    [[lender, [other]]],
  );
  const nobodys = await ask(seeing, { sessionState: standingOf({ role: 5 }), rows }, about);
  assert.deepEqual(
    [nobodys.code, nobodys.message, nobodys.way.ran],
    ['CASE_ELSEWHERE', errors.CASE_ELSEWHERE.message, []],
  );
});

test('another lender’s applicant and none at all answer alike; an applicant is only told: no', async () => {
  await refused(
    'NO_SUCH_APPLICANT',
    seeing,
    { sessionState: standingOf({ applicant_lender: otherLender }) },
    about,
  );
  await refused('NO_SUCH_APPLICANT', seeing, { sessionState: standingOf({ applicant_lender: null }) }, about);
  await refused('BAD_REQUEST', seeing, { sessionState: standingOf() }, { payload: {} });
  await refused('NO_SUCH_APPLICANT', seeing, { sessionState: standingOf() }, { payload: { who: 5 } });
  await refused(
    'NO_SUCH_APPLICANT',
    seeing,
    { sessionState: standingOf() },
    { payload: { who: 'nonsense' } },
  );
  await refused('FORBIDDEN', seeing, { sessionState: person({ applicant_lender: otherLender }) }, about);
  await refused('BAD_REQUEST', seeing, { sessionState: person() }, { payload: { who: '' } });
});

test('a manager reaches every file of the lender', async () => {
  const { heard } = await allowed(seeing, { sessionState: standingOf({ assigned_to: 'another' }) }, about);
  assert.deepEqual(
    { ...heard?.principal, expiresAt: null },
    {
      ...{ session, lender, role: 3, staff, applicant: null, id: staff, about: applicant, expiresAt: null },
      ...{ maySetPassword: false, ownOnly: false },
    },
  );
  assert.equal(heard?.actor.kind, 'staff');
});

test('a verifier reaches what is assigned to them or to nobody', async () => {
  await allowed(seeing, { sessionState: standingOf({ role: 4 }) }, about);
  await allowed(seeing, { sessionState: standingOf({ role: 4, assigned_to: staff }) }, about);
  await refused(
    'CASE_ELSEWHERE',
    seeing,
    { sessionState: standingOf({ role: 4, assigned_to: 'another' }) },
    about,
  );
});

test('an agent reaches whom they referred', async () => {
  await allowed(seeing, { sessionState: standingOf({ role: 5, referred_by: staff }) }, about);
  await refused(
    'CASE_ELSEWHERE',
    seeing,
    { sessionState: standingOf({ role: 5, referred_by: 'another' }) },
    about,
  );
  await refused('CASE_ELSEWHERE', seeing, { sessionState: standingOf({ role: 5 }) }, about);
});

const other = '0190f000-0000-7000-8000-000000000012';
const consenting = { may: 'consent', applicant: 'body.who' } as const;

test('an applicant reaches only their own case, not that of a co-applicant or guarantor', async () => {
  const { heard } = await allowed(seeing, { sessionState: person() }, about);
  assert.equal(heard?.actor.kind, 'applicant');
  assert.equal(heard?.principal?.id, applicant);
  await refused('FORBIDDEN', seeing, { sessionState: person() }, { payload: { who: other } });
  await allowed(consenting, { sessionState: person() }, about);
  await refused('FORBIDDEN', consenting, { sessionState: person() }, { payload: { who: other } });
  await refused('FORBIDDEN', consenting, { sessionState: standingOf() }, about);
});

test('a call that names nobody is the applicant’s own, where it says so', async () => {
  const unnamed = { ...seeing, unnamed: 'self' } as const;
  const { heard } = await allowed(
    unnamed,
    { sessionState: person({ applicant_lender: null }) },
    { payload: {} },
  );
  assert.equal(heard?.principal?.about, applicant);
  await refused(
    'BAD_REQUEST',
    unnamed,
    { sessionState: standingOf({ applicant_lender: null }) },
    { payload: {} },
  );
  await refused('FORBIDDEN', unnamed, { sessionState: person() }, { payload: { who: other } });
});

test('or about nobody, for the lender’s people who have the permission; a person still means themselves', async () => {
  const unnamed = { ...seeing, unnamed: 'self-or-nobody' } as const;
  const lone = { payload: {} };
  const team = await allowed(unnamed, { sessionState: standingOf({ applicant_lender: null }) }, lone);
  assert.equal(team.heard?.principal?.about, null);
  const own = await allowed(unnamed, { sessionState: person({ applicant_lender: null }) }, lone);
  assert.equal(own.heard?.principal?.about, applicant);
  await refused('FORBIDDEN', unnamed, { sessionState: person() }, { payload: { who: other } });
});

test('or any live session’s, where it says so: named, it is looked at as ever', async () => {
  const unnamed = { ...seeing, unnamed: 'anyone' } as const;
  const { heard } = await allowed(
    unnamed,
    { sessionState: standingOf({ applicant_lender: null }) },
    { payload: {} },
  );
  assert.equal(heard?.principal?.about, null);
  await refused(
    'NO_SUCH_APPLICANT',
    unnamed,
    { sessionState: standingOf({ applicant_lender: otherLender }) },
    about,
  );
});

test('an applicant is named by id, by customer id, or by a file of theirs; anything else is nobody', async () => {
  const rows = { find_applicants: [{ id: applicant }] };
  const named = async (who: string) => {
    const { way } = await ask(seeing, { sessionState: standingOf(), rows }, { payload: { who } });
    return [way.asked[0]?.applicant ?? null, way.ran.length];
  };
  assert.deepEqual(await named(applicant), [applicant, 0]);
  assert.deepEqual(await named('C1'), [applicant, 1]);
  assert.deepEqual(await named(`C${'1'.repeat(12)}`), [applicant, 1]);
  assert.deepEqual(await named(`C${'1'.repeat(13)}`), [null, 0]);
  assert.deepEqual(await named('xC1'), [null, 0]);
  assert.deepEqual(await named(`/api/applicants/${applicant}/files/${other}`), [applicant, 0]);
  const unknown = await ask(
    seeing,
    { sessionState: standingOf({ applicant_lender: null }) },
    { payload: { who: 'C9' } },
  );
  assert.equal(unknown.code, 'NO_SUCH_APPLICANT');
});

test('the admin named in a body may only be oneself', async () => {
  await allowed('signed-in', { sessionState: standingOf() }, { payload: { adminId: staff } });
  await refused('WRONG_ACTOR', 'signed-in', { sessionState: standingOf() }, { payload: { adminId: other } });
  await refused('WRONG_ACTOR', 'signed-in', { sessionState: standingOf() }, { payload: { adminId: '' } });
});
