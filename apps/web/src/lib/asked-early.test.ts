import { address } from '@pramaan/contract/address.ts';
import { needsOfPage, partsOfOffice, partsOfPages } from '@pramaan/contract/built-app.ts';
import { getSession } from '@pramaan/contract/calls/access.ts';
import { getApplicant, getProfile } from '@pramaan/contract/calls/applicants.ts';
import { readBankAccount } from '@pramaan/contract/calls/bank.ts';
import { listConsents } from '@pramaan/contract/calls/consent.ts';
import { getSegments } from '@pramaan/contract/calls/dashboards.ts';
import { getReview, reportPresence } from '@pramaan/contract/calls/review.ts';
import { calls } from '@pramaan/contract/calls.ts';
import { addressTemplate, callsOf, callsOfParts } from '@pramaan/contract/page-calls.ts';
import { roles } from '@pramaan/contract/role-ids.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serve } from '../../test/served.ts';
import { askEarly, earlyAddresses, fetchForFirstVisit, forgetEarly } from './asked-early.ts';
import { send } from './client.ts';
import { sessionClient } from './session-client.ts';
import { typedShelf, write, writeRole } from './storage.ts';
import { storeApplicantToken } from './token.ts';

const id = 'a1';
const tokenUntil = (seconds: number) => `x.${btoa(JSON.stringify({ exp: Date.now() / 1000 + seconds }))}.x`;
function logIn(seconds = 60): void {
  writeRole(roles.applicant);
  write('applicantId', id);
  storeApplicantToken(id, tokenUntil(seconds));
}

/** A call's address without the names of its places. */
const shapeOf = (call: (typeof calls)[number]) => addressTemplate(call).replaceAll(/\{\w+\}/g, '{}');

beforeEach(() => {
  localStorage.clear();
  forgetEarly();
  history.replaceState(null, '', '/laas');
});
afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

test('the addresses are those of the contract’s calls', () => {
  logIn();
  document.documentElement.lang = 'hi';
  const early = (path: string) => earlyAddresses(path, callsOf(needsOfPage(path).parts).join(' '));
  expect(early('/laas/identity/id-proof/pan')).toEqual([
    address(getSession, {}),
    address(getApplicant, { id }),
  ]);
  expect(early('/laas/consents')).toEqual([
    address(getSession, {}),
    `${address(listConsents, { id })}?language=hi`,
  ]);
  expect(early('/laas/financial/bankStatmentOnline/b-7')[1]).toBe(
    address(readBankAccount, { id, account: 'b-7' }),
  );
});

test('what a page of the back office asks is asked for whom it is allowed', () => {
  writeRole(roles.verifier);
  write('token', tokenUntil(60));
  const early = (path: string) => earlyAddresses(path, callsOf(needsOfPage(path).parts).join(' '));
  expect(early('/admin/applicants/c-7/review')).toEqual([
    '/api/session',
    address(getReview, { id: 'c-7' }),
    address(getProfile, { id: 'c-7' }),
    address(getApplicant, { id: 'c-7' }),
  ]);
  const figures = () => early('/admin/dashboards');
  expect(figures()).toEqual(['/api/session', address(getSegments, {})]);
  writeRole(roles.manager);
  expect(figures()).toHaveLength(4);
  writeRole(roles.applicant);
  expect(early('/admin/applicants/c-7/review')).toEqual(['/api/session']);
  // A call with a place that nothing on this page fills is not made.
  expect(earlyAddresses('/admin', addressTemplate(getApplicant))).toEqual(['/api/session']);
});

test('every call that a page names is one of the contract’s, and reads only', () => {
  const named = [...partsOfPages, ...partsOfOffice]
    .flatMap(([, parts]) => parts)
    .flatMap((part) => callsOfParts[part] ?? []);
  expect(new Set(named).size).toBeGreaterThan(8);
  const reads = calls.filter(({ method }) => method === 'GET').map(shapeOf);
  for (const call of named)
    expect(reads, call).toContain(call.split(/[?#]/)[0]?.replaceAll(/\{\w+\}/g, '{}'));
});

test('nothing is asked outside a login, without a live token, or without need', () => {
  expect(earlyAddresses('/laas', addressTemplate(getApplicant))).toEqual([]);
  logIn(-60);
  expect(earlyAddresses('/laas', addressTemplate(getApplicant))).toEqual([]);
  logIn();
  expect(earlyAddresses('/login', '')).toEqual([]);
  expect(earlyAddresses('/laas/esign', '')).toEqual(['/api/session']);
});

/** Logged in on a page that needs the case file: what was asked, with the first script's calls in it. */
function open() {
  const asked = serve({ 'GET /session': { roleId: 11 }, 'POST /session/extend': { expiresAt: 'later' } });
  logIn();
  askEarly();
  return asked;
}
const session = async () => (await send(sessionClient.getSession, {})).result;

test('a call takes the answer that is under way, once', async () => {
  const asked = open();
  expect(asked).toHaveLength(1);
  expect(await session()).toMatchObject({ roleId: 11 });
  expect(asked).toHaveLength(1);
  await session();
  expect(asked).toHaveLength(2);
});

test('a call that changes nothing leaves the answers that are under way', async () => {
  const asked = serve({
    'GET /session': { roleId: 11 },
    'POST /review/presence': { looking: [], version: 1 },
  });
  logIn();
  askEarly();
  await send(reportPresence, { params: { id }, body: {}, changesNothing: true });
  await session();
  expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST']);
});

test('an answer is not taken on another page, by another login, or after a change', async () => {
  for (const change of [
    () => history.pushState(null, '', '/laas/history'),
    () => storeApplicantToken(id, tokenUntil(90)),
    () => send(sessionClient.extendSession, {}),
  ]) {
    const asked = open();
    await change();
    const before = asked.length;
    await session();
    expect(asked).toHaveLength(before + 1);
    forgetEarly();
    history.replaceState(null, '', '/laas');
  }
});

test('what a first visit needs is fetched by who is logged in and has typed nothing here', () => {
  const named = () => {
    document.head.innerHTML =
      '<template id="first-visit"><link rel="modulepreload" href="/assets/questions.js"></template>';
    fetchForFirstVisit();
    return document.head.querySelectorAll('link').length;
  };
  expect(named()).toBe(0);
  logIn();
  expect(named()).toBe(1);
  localStorage.setItem(typedShelf, '{"a":"b"}');
  expect(named()).toBe(0);
});

test('an answer that nobody takes is read all the same, and holds no connection', async () => {
  const answer = new Response('{"success":true}');
  vi.stubGlobal('fetch', async () => answer);
  logIn();
  askEarly();
  forgetEarly();
  await vi.waitFor(() => expect(answer.bodyUsed).toBe(true));
});

test('an answer that never came is told to whoever takes it', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  logIn();
  askEarly();
  await expect(session()).rejects.toMatchObject({ code: 'OFFLINE' });
});
