import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, test } from 'node:test';
import { getProfile } from '@pramaan/contract/calls/applicants.ts';
import { searchAudit } from '@pramaan/contract/calls/audit.ts';
import { startWorld, type World } from '../../test/world.ts';
import { openOwner } from './open-database.ts';
import { type Rotated, rotateKeys } from './rotate-keys.ts';
import { rootKeys, type Vault, type VaultKeys, vaultOf } from './vault.ts';

let world: World;
let keys: VaultKeys;
const next = randomBytes(32);
before(async () => {
  world = await startWorld({ own: true });
  keys = await rootKeys(world.product.config);
});
after(() => world.close());

/** As `npm run rotate-keys`: the owner's connection, beside the running product's. */
async function rotate(vault: Vault): Promise<Rotated[]> {
  const { db, url } = world.database;
  if (url) {
    const owner = openOwner(url);
    return rotateKeys(owner, vault).finally(() => owner.close());
  }
  await db.script('reset role');
  return rotateKeys(db, vault).finally(() => db.script('set role pramaan_app'));
}
/** What a freshly started process with these keys reads of a lender's file. */
const reads = async (vault: Vault, code: 'SARAL' | 'UDAAN') =>
  vault.of(await world.lender(code), world.product.db).then(
    () => 'opens',
    (error: Error) => error.message,
  );

test('a data key is wrapped again while the product runs; then the new key alone opens it', async () => {
  const asha = await world.as('asha');
  const before = await asha.call(getProfile, { params: { id: await world.id('asha') } });
  const [old, fresh] = [vaultOf(keys), vaultOf({ ...keys, keyEncryption: next })];
  const both = vaultOf({ ...keys, keyEncryption: next, otherKeyEncryption: keys.keyEncryption });
  assert.equal(
    await reads(both, 'SARAL'),
    'opens',
    'a process with both keys opens what the old one wrapped',
  );
  assert.match(await reads(fresh, 'SARAL'), /which is not configured. Set KEY_ENCRYPTION_KEY_OTHER to it/);

  await assert.rejects(rotate(fresh), /which is not configured/);
  assert.equal(await reads(vaultOf(keys), 'UDAAN'), 'opens', 'a key that is missing changes nothing');

  const rotated = await rotate(both);
  assert.deepEqual(
    rotated.map(({ lender, from }) => [lender, from !== null]),
    [
      ['SARAL', true],
      ['UDAAN', true],
    ],
  );
  for (const code of ['SARAL', 'UDAAN'] as const) {
    assert.equal(await reads(fresh, code), 'opens');
    assert.equal(
      await reads(vaultOf({ ...keys, keyEncryption: keys.keyEncryption, otherKeyEncryption: next }), code),
      'opens',
    );
    assert.match(await reads(old, code), /which is not configured/);
  }
  // The running product, which knows nothing of the new key, goes on.
  const now = await asha.call(getProfile, { params: { id: await world.id('asha') } });
  assert.deepEqual(now.ok, before.ok);
  const { lines } = (
    await (await world.as('owner')).call(searchAudit, { query: { action: 'data-key.rewrapped' } })
  ).ok;
  assert.equal(lines.length, 1);

  assert.ok(
    (await rotate(both)).every(({ from }) => from === null),
    'run again it has nothing to do',
  );
});
