import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getPdf } from '@pramaan/contract/calls/issued-documents.ts';
import { ask, askingOf, filled } from '../../../test/ask.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { readBack } from '../../pdf/read-back.test-help.ts';
import { reportIssuedDocument } from './report-issued-document.ts';

/* The lender's own copy of a report names open findings; what the applicant takes away, or shares, never does. */

let world: World;
let id: string;
before(async () => {
  world = await startWorld();
  id = await world.id('asha');
  const asking = askingOf('pan.auth');
  assert.equal((await ask(await world.as('asha'), id, asking, filled(asking))).extras.status, 'verified');
});
after(() => world.close());

async function textFor(caller: Caller): Promise<string> {
  const { raw } = await caller.call(getPdf, { params: { custId: id, type: 'full' }, query: { lang: 'en' } });
  assert.equal(raw.headers['content-type'], 'application/pdf', raw.body.slice(0, 200));
  return JSON.stringify(await readBack(raw.rawPayload));
}

test('the lender reads open findings in the report, the applicant does not', async () => {
  assert.match(await textFor(await world.as('manager')), /Open findings/);
  assert.doesNotMatch(await textFor(await world.as('asha')), /Open findings|Missing for a decision/);
});

test('the report to share has none, made by anybody', () => {
  const docs = {
    id: { pan: { auth: { data: { name: 'ASHA' }, status: 'verified', source: 'registry', checks: [] } } },
  };
  const lines = (type: string) =>
    reportIssuedDocument(type, docs, 'en', ['Told.'])?.cover?.lines.map(({ text }) => text);
  assert.ok(lines('full')?.includes('Told.'));
  assert.ok(!lines('public')?.includes('Told.'));
});
