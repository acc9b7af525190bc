import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { limits } from '@pramaan/contract/limits.ts';
import { startWorld, type World } from '../../test/world.ts';
import { system } from '../platform/audit.ts';
import type { Database } from '../platform/database.ts';
import { DatabaseUnavailable } from '../platform/database-unavailable.ts';
import { uploads } from './uploads.ts';

let world: World;
let lender: string;
let applicant: string;
before(async () => {
  world = await startWorld();
  [lender, applicant] = [await world.lender('SARAL'), await world.id('asha')];
});
after(() => world.close());

const file = {
  document: 'pan',
  name: 'pan.pdf',
  mediaType: 'application/pdf',
  bytes: Buffer.from('%PDF-1.4'),
};
const keep = (whose = applicant) => world.product.files.keep({ ...file, lender, applicant: whose }, system);
const countOf = async (whose: string) =>
  Number((await world.direct(`select count(*) as n from upload where applicant_id = '${whose}'`))[0]?.n);

// Every door ends in `keep`: uploads whole and in parts, signed links, handovers, statements, agreements.
test('of many files at once, as many are kept as there is room for, and of the others nothing stays', async () => {
  const first = await keep();
  const room = 1;
  await world.direct(`
    insert into upload (id, lender_id, applicant_id, document, media_type, bytes, sha256, name)
    select gen_random_uuid(), lender_id, applicant_id, document, media_type, bytes, sha256, name
    from upload, generate_series(2, ${limits.filesPerApplicant - room}) where id = '${first}'`);
  const other = await world.id('meena');
  const [results, elsewhere] = await Promise.all([
    Promise.allSettled(Array.from({ length: 12 }, () => keep())),
    Promise.all([keep(other), keep(other)]),
  ]);
  assert.equal(results.filter(({ status }) => status === 'fulfilled').length, room);
  for (const result of results)
    if (result.status === 'rejected') assert.equal(result.reason.code, 'FILE_REFUSED', String(result.reason));
  assert.equal(await countOf(applicant), limits.filesPerApplicant);
  assert.equal(elsewhere.length, 2, 'another applicant has room of their own');
});

test('a file whose commit took effect though its answer never came keeps its bytes', async () => {
  const { db, vault, store } = world.product;
  const losing: Database = {
    ...db,
    async tenant(whose, work) {
      await db.tenant(whose, work);
      throw new DatabaseUnavailable('The answer to the commit was lost.');
    },
  };
  const whose = await world.id('ravi');
  const kept = uploads(losing, vault, store).keep({ ...file, lender, applicant: whose }, system);
  await assert.rejects(kept, DatabaseUnavailable);
  const [row] = await world.product.files.list(lender, whose);
  const stored = await world.product.files.open(lender, whose, row?.id ?? '');
  assert.deepEqual(stored?.bytes, file.bytes);
});
