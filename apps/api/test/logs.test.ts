import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as access from '@pramaan/contract/calls/access.ts';
import { listApplicants } from '@pramaan/contract/calls/applicant-list.ts';
import * as applicants from '@pramaan/contract/calls/applicants.ts';
import { getSharedReport, shareReport } from '@pramaan/contract/calls/reports.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { ask, asked, eachOf, filled } from './ask.ts';
import { applicants as mobiles, type Principal, password } from './people.ts';
import { startWorld, type World } from './world.ts';

let world: World;
before(async () => {
  world = await startWorld({ timeoutMs: 300 });
});
after(() => world.close());

test('after a day of everything, right and wrong, the logs hold nothing of any person and no secret', async (t) => {
  const canaries = new Set<string>([
    password,
    ...Object.values(mobiles),
    world.staff.owner.mobileNo,
    world.staff['other owner'].mobileNo,
  ]);
  const add = (...values: (string | undefined)[]) => {
    for (const value of values) if (value && value.length >= 5) canaries.add(value);
  };
  for (const person of people)
    add(
      person.name,
      person.pan,
      person.email,
      person.fatherName,
      person.dob,
      person.address.street,
      person.mobile,
    );

  for (const name of [...Object.keys(world.staff), ...Object.keys(mobiles)] as Principal[]) {
    const { identity } = await world.freshly(name);
    add(identity.token, identity.session, identity.forgery);
    for (const message of await world.sandbox.messages(mobiles[name as keyof typeof mobiles] ?? 'none'))
      add(/\d{6}/.exec(message.text)?.[0]);
  }
  const anyone = await world.as('anonymous');
  await anyone.call(access.logInLender, {
    body: { mobileNo: world.staff.owner.mobileNo, password: 'wrong-Canary-1' },
  });
  await anyone.call(access.logInTeamMember, {
    body: { userName: 'canary.login', password: 'wrong-Canary-2' },
  });
  await anyone.call(access.registerApplicant, {
    body: { mobileNo: '9333333333', name: 'Canary Person', email: 'canary@x.in' },
  });
  await anyone.call(access.resetPassword, { body: { mobileNo: world.staff.owner.mobileNo } });
  add('wrong-Canary', 'canary.login', '9333333333', 'Canary Person', 'canary@x.in');

  const asha = await world.as('asha');
  const id = await world.id('asha');
  await eachOf(asked, async (asking) => {
    const path = asking.entry.method.vendor?.path ?? '';
    const values = filled(asking);
    add(
      ...Object.values(values).filter(
        (value) => /\d/.test(value) && !/^\d{4}$/.test(value) && !/^[0-9a-f-]{36}$/.test(value),
      ),
    );
    await world.sandbox.fault(path, '500', 3);
    await ask(asha, id, asking, values);
  });
  await world.sandbox.clear();
  await asha.call(applicants.putDraft, {
    params: { id },
    body: { version: 0, draft: { note: 'draft-canary' } },
  });
  await asha.call(applicants.putProfile, {
    params: { id },
    body: { name: 'Profile Canary', email: 'p@canary.in' },
  });
  await asha.call(applicants.addCoApplicant, {
    params: { id },
    body: { name: 'Kin Canary', mobileNo: '9444444444' },
  });
  const owner = await world.as('owner');
  await owner.call(listApplicants, { query: { q: 'search-canary' } });
  const { shareId } = (await owner.call(shareReport, { params: { id } })).ok;
  await anyone.call(getSharedReport, { params: { shareId } });
  await asha.call(applicants.getApplicant, { params: { id: 'path-canary' }, query: { q: 'query-canary' } });
  add('draft-canary', 'Profile Canary', 'p@canary.in', 'Kin Canary', '9444444444', 'search-canary', shareId);
  add('path-canary', 'query-canary');

  // Something must be logged, or an empty log would pass: a failure of ours, whose line must be as clean.
  world.app.log.info(
    { req: { method: 'GET', routeOptions: { url: '/x' }, headers: { token: shareId } } },
    'made by the test',
  );
  const text = world.logs.join('\n');
  assert.ok(text.includes('made by the test'), 'the log is read');
  assert.ok(canaries.size > 80, `${canaries.size} canaries`);
  const hits = [...canaries].filter((canary) => text.includes(canary));
  t.diagnostic(
    `${world.logs.length} log lines searched for ${canaries.size} names, numbers, codes and tokens: ${hits.length} hits`,
  );
  assert.deepEqual(hits, []);
  assert.deepEqual(world.reported, []);
});

test('a failure of the database is logged by its code, without the value that it quotes', async () => {
  const caught = await world.product.db
    .query({ text: 'select $1::uuid', values: ['value-canary'] })
    .then(() => null)
    .catch((error: Error) => error);
  assert.match(caught?.message ?? '', /value-canary/);
  world.app.log.error({ err: caught }, 'made by the test');
  const line = world.logs.at(-1) ?? '';
  assert.match(line, /database error 22P02/);
  assert.ok(!line.includes('value-canary'));
  assert.match(line, /"stack":"\s+at /);
});

test('the audit log names what was done and by whom, and nothing of the person', async () => {
  const rows = await world.direct(`select action, actor_kind, detail::text as detail from audit order by id`);
  const found = rows.filter((row) => 'action' in row);
  const actions = new Set(found.map(({ action }) => action));
  for (const action of ['login', 'document.verified', 'draft.saved', 'profile.changed', 'share.created'])
    assert.ok(actions.has(action), action);
  const text = JSON.stringify(found);
  for (const person of people)
    for (const value of [person.name, person.pan, person.mobile, person.email])
      assert.ok(!text.includes(value), value);
  assert.ok(found.length > 40);
});
