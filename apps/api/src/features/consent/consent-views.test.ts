import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { listConsents, withdrawConsent } from '@pramaan/contract/calls/consent.ts';
import { getCreditReport } from '@pramaan/contract/calls/credit.ts';
import { getReview } from '@pramaan/contract/calls/review.ts';
import type { ApplicantName } from '../../../test/people.ts';
import { startWorld, type World } from '../../../test/world.ts';

/* The consent page, the credit tab and the review say the same of a consent to the credit bureau. */

let world: World;
before(async () => {
  world = await startWorld({ seed: 'demo' });
});
after(() => world.close());

/** Whether the bureau may be asked, as each page says; the review speaks up only where there is a report. */
async function saidOf(name: ApplicantName) {
  const [owner, id] = [await world.as('owner'), await world.id(name)];
  const { consents } = (await owner.call(listConsents, { params: { id }, query: { language: 'en' } })).ok;
  const { agreed, state } = (await owner.call(getCreditReport, { params: { id } })).ok;
  const { findings } = (await owner.call(getReview, { params: { id } })).ok;
  const open = findings.some(
    (one) => one.state === 'open' && one.kind === 'consent' && one.records.includes('creditReport.bureau'),
  );
  const page = consents.find(({ purpose }) => purpose === 'bureau')?.given;
  return { page, tab: agreed, missingInReview: open, report: state !== 'never-asked' };
}

test('Ravi agreed and has a report; Meena and Asha did not and have none', async () => {
  const agreed = { page: true, tab: true, missingInReview: false, report: true };
  const not = { page: false, tab: false, missingInReview: false, report: false };
  assert.deepEqual(await saidOf('ravi'), agreed);
  for (const name of ['meena', 'asha'] as const) assert.deepEqual(await saidOf(name), not, name);
});

test('a consent that is withdrawn is withdrawn on each of them', async () => {
  const [ravi, id] = [await world.as('ravi'), await world.id('ravi')];
  assert.ok((await ravi.call(withdrawConsent, { params: { id, purpose: 'bureau' } })).ok);
  const withdrawn = { page: false, tab: false, missingInReview: true, report: true };
  assert.deepEqual(await saidOf('ravi'), withdrawn);
});
