import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { putDocument, putProfile } from '@pramaan/contract/calls/applicants.ts';
import { getUsageByKind, searchAudit } from '@pramaan/contract/calls/audit.ts';
import { giveConsent, withdrawConsent } from '@pramaan/contract/calls/consent.ts';
import { getCreditReport, requestCreditReport } from '@pramaan/contract/calls/credit.ts';
import { shareLoanKey } from '@pramaan/contract/calls/issued-documents.ts';
import { getSharedReport, shareReport } from '@pramaan/contract/calls/reports.ts';
import { exampleCapture } from '@pramaan/documents/fixtures/fixture.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { findEntry } from '@pramaan/documents/registry.ts';
import { ask, askingOf, filled } from '../../../test/ask.ts';
import type { Caller } from '../../../test/caller.ts';
import type { ApplicantName } from '../../../test/people.ts';
import { startWorld, type World } from '../../../test/world.ts';

let world: World;
before(async () => {
  world = await startWorld({ timeoutMs: 5000, slowMs: 400 });
});
after(() => world.close());

const day = 86_400_000;
const params = async (who: ApplicantName) => ({ params: { id: await world.id(who) } });
const agree = async (who: ApplicantName) =>
  (await world.as(who)).call(giveConsent, { ...(await params(who)), body: { purpose: 'bureau' } });
const informationRequests = async (by: Caller, about: ApplicantName, body: object = {}) =>
  by.call(requestCreditReport, { ...(await params(about)), body });
const shown = async (by: Caller, about: ApplicantName) => by.call(getCreditReport, await params(about));

/** Gives what the bureau is asked with: PAN by its registry, which says no date of birth, and that by the licence. */
async function tell(who: ApplicantName, index: number, pan = people[index]?.pan ?? ''): Promise<void> {
  const caller = await world.as(who);
  const id = await world.id(who);
  await ask(caller, id, askingOf('pan.auth'), { pan });
  const licence = askingOf('dl.auth');
  await ask(caller, id, licence, filled(licence, { person: people[index] ?? people[0] }));
  const data = exampleCapture(findEntry('basicDetails', 'input')?.method.capture ?? {}, people[index]);
  const place = { id, group: 'personalDetails', document: 'basicDetails' };
  await caller.call(putDocument, { params: place, body: { type: 'input', data } });
}

/** Another name in the profile: another question to the bureau. */
async function rename(who: ApplicantName, name: string): Promise<void> {
  const reply = await (await world.as(who)).call(putProfile, { ...(await params(who)), body: { name } });
  assert.equal(reply.success, true, reply.raw.body);
}

test('nothing is asked without the person’s own agreement, nor without knowing whom to ask about', async () => {
  const asha = await world.as('asha');
  const before = await shown(asha, 'asha');
  assert.deepEqual(
    [before.ok.state, before.ok.agreed, before.ok.score, before.ok.askedAt, before.ok.missing],
    ['never-asked', false, null, null, ['PAN', 'date of birth']],
  );
  assert.match(before.message, /^No credit report has been asked for yet\. The person has not agreed/);
  assert.equal((await informationRequests(asha, 'asha')).code, 'NO_CONSENT');
  await agree('asha');
  assert.equal((await shown(asha, 'asha')).message, 'No credit report has been asked for yet.');
  const needs = await informationRequests(asha, 'asha');
  assert.deepEqual([needs.status, needs.code], [200, 'CREDIT_NEEDS']);
  assert.match(needs.message, /Missing: PAN, date of birth\./);
});

test('a good file: score with its band, accounts, 36 months, and it is not asked again for 30 days', async () => {
  await tell('asha', 0);
  const asha = await world.as('asha');
  const first = await informationRequests(asha, 'asha');
  assert.equal(first.success, true, first.raw.body);
  assert.deepEqual(
    [first.ok.state, first.ok.score, first.ok.band, first.ok.count],
    ['report', 781, 'good', 1],
  );
  assert.match(first.message, /^Score 781, 3 accounts \(Sandbox Credit Bureau, /);
  assert.equal(first.ok.figures?.overdue, 0);
  assert.equal(first.ok.figures?.utilisation, 16);
  const home = first.ok.accounts.find(({ kind }) => kind === 'Home loan');
  assert.deepEqual([home?.ownership, home?.history.length], ['Joint', 36]);
  assert.equal(home?.history.filter(({ days }) => days === 4).length, 1);
  assert.ok(first.ok.accounts.every(({ number }) => /^XXXXXX\d{4}$/.test(number)));
  const again = await informationRequests(asha, 'asha');
  assert.match(again.message, /^The bureau was asked on .+; that answer serves until .+ Score 781/);
  assert.equal(again.ok.informationRequests.length, 1);
  const used = (await (await world.as('owner')).call(getUsageByKind, {})).ok.find(
    ({ endpoint }) => endpoint === 'creditReport',
  );
  assert.deepEqual([used?.title, used?.answered, used?.reused], ['Credit report', 1, 1]);
});

test('again with a reason: a reviewer of the lender, nobody else; after 30 days anybody who may ask', async () => {
  const reason = { reason: 'before-decision' };
  const asha = await world.as('asha');
  assert.deepEqual(
    [
      (await informationRequests(asha, 'asha', reason)).code,
      (await informationRequests(await world.as('agent'), 'asha', reason)).code,
    ],
    ['FORBIDDEN', 'FORBIDDEN'],
  );
  assert.equal((await informationRequests(asha, 'asha', { reason: 'curious' })).status, 400);
  const manager = await world.as('manager');
  const again = await informationRequests(manager, 'asha', reason);
  assert.equal(again.success, true, again.raw.body);
  assert.deepEqual(
    again.ok.informationRequests.map(({ by, verdict: outcome, reason }) => [by, outcome, reason]),
    [
      ['lender', 'report', 'before-decision'],
      ['applicant', 'report', null],
    ],
  );
  world.shift(31 * day);
  const later = await informationRequests(await world.freshly('asha'), 'asha');
  assert.equal(later.ok.informationRequests.length, 3);
  world.shift(-31 * day);
});

test('each question is in the audit log, and so is who read the report', async () => {
  await shown(await world.as('verifier'), 'asha');
  const owner = await world.as('owner');
  const applicant = await world.id('asha');
  const rows = async (action: string) =>
    (await owner.call(searchAudit, { query: { action, applicant } })).ok.lines;
  assert.equal((await rows('credit.requested')).length, 3);
  assert.equal((await rows('credit.reused')).length, 1);
  assert.equal((await rows('credit.viewed')).length, 1);
});

test('overdue and written off are counted; a short file has no score; no file is no bad mark', async () => {
  await Promise.all([agree('ravi'), agree('meena'), agree('imran')]);
  // The PAN registry knows him under this number too; the bureau does not.
  await tell('ravi', 1, 'BBBPZ1239D');
  await tell('meena', 2);
  await tell('imran', 3);
  const meena = await informationRequests(await world.as('meena'), 'meena');
  assert.deepEqual([meena.ok.score, meena.ok.band], [584, 'poor']);
  const { overdueAccounts, overdue, writtenOff, utilisation, worstDelay, recentEnquiries } =
    meena.ok.figures ?? assert.fail('no figures');
  assert.deepEqual(
    { overdueAccounts, overdue, writtenOff, utilisation, worstDelay, recentEnquiries },
    {
      overdueAccounts: 2,
      overdue: 67_700,
      writtenOff: 61_300,
      utilisation: 97,
      worstDelay: 456,
      recentEnquiries: 4,
    },
  );
  const imran = await informationRequests(await world.as('imran'), 'imran');
  assert.deepEqual(
    [imran.ok.state, imran.ok.score, imran.ok.band, imran.ok.accounts.length],
    ['thin', null, null, 1],
  );
  const ravi = await informationRequests(await world.as('ravi'), 'ravi');
  assert.deepEqual([ravi.ok.state, ravi.ok.accounts], ['no-hit', []]);
  assert.match(ravi.message, /That is not a bad mark\.$/);
});

test('under another name nobody is asked for: the records in hers say nothing of it, until it is put right', async () => {
  const meena = await world.as('meena');
  await rename('meena', 'Sunita Placeholder');
  const reply = await informationRequests(meena, 'meena');
  assert.deepEqual([reply.success, reply.code], [false, 'CREDIT_NEEDS'], reply.raw.body);
  await rename('meena', 'Meena Example');
  assert.equal((await informationRequests(meena, 'meena')).ok.state, 'report');
});

test('two at once: the bureau is asked once', async () => {
  const ravi = await world.as('ravi');
  await rename('ravi', 'Ravi K Demo');
  await world.sandbox.fault('/bureau/v1/consumer-reports', 'slow');
  const both = await Promise.all([informationRequests(ravi, 'ravi'), informationRequests(ravi, 'ravi')]);
  assert.deepEqual(both.map(({ code, success }) => (success ? 'answered' : code)).sort(), [
    'CREDIT_ASKING',
    'answered',
  ]);
});

test('a bureau that is down, or talks nonsense, leaves nothing half done', async () => {
  const path = '/bureau/v1/consumer-reports';
  const imran = await world.as('imran');
  await rename('imran', 'Imran A Model');
  for (const kind of ['503', 'malformed', 'timeout'] as const) {
    await world.sandbox.fault(path, kind, 3);
    const reply = await informationRequests(imran, 'imran');
    assert.deepEqual([kind, reply.status, reply.code], [kind, 200, 'CREDIT_DOWN']);
    await world.sandbox.clear();
  }
  const rows = await world.direct(`select state from credit_enquiry where state = 'open'`);
  assert.equal(rows.length, 0);
});

test('withdrawn, it is not asked again; and it never goes along when a report is shared', async () => {
  const asha = await world.freshly('asha');
  const { id } = (await params('asha')).params;
  const { shareId } = (await asha.call(shareReport, { params: { id } })).ok;
  const { docs } = (await (await world.as('anonymous')).call(getSharedReport, { params: { shareId } })).ok;
  assert.ok(Object.keys(docs).length > 0);
  assert.equal('credit' in docs, false);
  const owner = await world.as('owner');
  const body = { applicantId: id, type: 'creditReport.bureau' } as never;
  assert.equal((await owner.call(shareLoanKey, { body })).code, 'FORBIDDEN');
  await asha.call(withdrawConsent, { params: { id, purpose: 'bureau' } });
  assert.equal(
    (await informationRequests(owner, 'asha', { reason: 'person-information-requests' })).code,
    'NO_CONSENT',
  );
  assert.equal((await shown(owner, 'asha')).ok.agreed, false);
});
