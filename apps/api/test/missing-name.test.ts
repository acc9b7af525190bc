import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { calls } from '@pramaan/contract/calls.ts';
import { startWorld, type World } from './world.ts';

let world: World;
before(async () => {
  world = await startWorld();
});
after(() => world.close());

test('a request that leaves out whom it is about is a 400 that names the member, for staff, applicants and API keys', async () => {
  const callers = await Promise.all((['owner', 'asha', 'program'] as const).map((who) => world.as(who)));
  let tried = 0;
  for (const call of calls) {
    const { access } = call;
    if (typeof access === 'string' || access.applicant?.startsWith('params.') !== false) continue;
    if (access.unnamed !== undefined) continue;
    const member = access.applicant.replace(/^(body|query)\./, '');
    const params = { type: 'personal', custId: 'C1', applicantId: 'x', docType: 'pan' };
    for (const [at, caller] of callers.entries()) {
      const reply = await caller.call(call, { params, ...(call.method === 'GET' ? {} : { body: {} }) });
      // Who may not make the call at all is told that first.
      if (reply.code === 'FORBIDDEN') continue;
      const said = [reply.status, reply.fields?.[0]?.path, reply.message];
      assert.deepEqual(said, [400, member, `Send "${member}": it is missing.`], `${at} ${call.path}`);
      tried += 1;
    }
  }
  assert.ok(tried > 150, `${tried} requests`);
});
