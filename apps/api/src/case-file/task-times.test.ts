import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getTaskTimes } from '@pramaan/contract/calls/places.ts';
import { declare } from '../../test/ask.ts';
import { startWorld, type World } from '../../test/world.ts';

let world: World;
before(async () => {
  world = await startWorld();
});
after(() => world.close());

const told = async () => (await (await world.as('anonymous')).call(getTaskTimes, {})).ok;
const secondsOf = async (area: string) => (await told()).areas.find((one) => one.area === area)?.seconds;
const noted = () => world.direct('select area, seconds from task_time order by slot');
/** As if what the person did last had been so long ago. */
const lastActed = async (seconds: number) => {
  await world.age('audit.at', '1 day');
  const [last] = await world.direct(`select max(id) as id from audit where actor_kind = 'applicant'`);
  await world.direct(`update audit set at = now() - interval '${seconds} seconds' where id = ${last?.id}`);
};

test('what the person submits is measured since they last did something, without saying who', async () => {
  const [asha, id] = [await world.as('asha'), await world.id('asha')];
  await lastActed(95);
  assert.equal((await declare(asha, id, 'loanRequest')).success, true);
  const [first, ...others] = await noted();
  assert.deepEqual(others, []);
  assert.equal(first?.area, 'loan');
  assert.ok(Number(first?.seconds) >= 95 && Number(first?.seconds) < 125, String(first?.seconds));

  await lastActed(25 * 60);
  await declare(asha, id, 'loanRequest', { loanAmt: '600000' });
  await lastActed(1);
  await declare(asha, id, 'loanRequest', { loanAmt: '700000' });
  await declare(await world.as('owner'), id, 'loanRequest', { loanAmt: '800000' });
  assert.equal(
    (await noted()).length,
    1,
    'a pause, a record that came along, and what staff enter are no measures',
  );
});

test('the usual time is told until enough are measured, then their median', async () => {
  const lender = await world.lender('SARAL');
  const before_ = await told();
  assert.ok(before_.areas.every(({ seconds }) => seconds === 40));
  // PAN and a proof of identity, person and home, and one document of each other area that is asked of everyone.
  assert.equal(before_.seconds, 10 * 40);
  await world.database.owner(`insert into task_time (lender_id, area, slot, seconds)
    select '${lender}', 'identity', slot, 20 + slot * 10 from generate_series(0, 10) slot`);
  assert.equal(await secondsOf('identity'), 40, 'what was told stands for ten minutes');
  world.shift(11 * 60_000);
  assert.equal(await secondsOf('identity'), 70);
  assert.equal(await secondsOf('loan'), 40, 'one measure is none');
  assert.equal((await told()).seconds, 8 * 40 + 2 * 70);
});
