import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as dictionary from '@pramaan/contract/calls/dictionary.ts';
import { getAssetLoanDetails, saveAssetLoanDetails } from '@pramaan/contract/calls/entries.ts';
import { exampleCapture } from '@pramaan/documents/fixtures/fixture.ts';
import { findEntry } from '@pramaan/documents/registry.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';

let world: World;
let asha: Caller;
before(async () => {
  world = await startWorld();
  asha = await world.as('asha');
});
after(() => world.close());

test('from a manufacturer to what is bought, each list by an id of the one before', async () => {
  const makers = (await asha.call(dictionary.listManufacturers, {})).ok;
  const tvs = makers.find(({ name }) => name === 'TVS Motor');
  assert.deepEqual(tvs, { id: 'tvs-motor', name: 'TVS Motor', assetTypes: ['Two-wheeler'] });
  const models = (await asha.call(dictionary.listAssetModels, { params: { id: 'tvs-motor' } })).ok;
  const jupiter = models.find(({ name }) => name === 'Jupiter');
  assert.equal(jupiter?.manufacturer, 'TVS Motor');
  const variants = (await asha.call(dictionary.listAssetVariants, { params: { id: jupiter?.id ?? '' } })).ok;
  assert.deepEqual(
    variants.map(({ name, model, manufacturer }) => [name, model, manufacturer]),
    [
      ['Jupiter', 'Jupiter', 'TVS Motor'],
      ['Jupiter 125', 'Jupiter', 'TVS Motor'],
    ],
  );
});

test('an id that is none, or of another level, is refused with what to do', async () => {
  const nobody = await asha.call(dictionary.listAssetModels, { params: { id: 'nobody' } });
  assert.deepEqual(
    [nobody.status, nobody.message],
    [404, 'The dictionary has no manufacturer "nobody". Take an id that /dict/manufacturers lists.'],
  );
  const model = await asha.call(dictionary.listAssetModels, { params: { id: 'tvs-motor.jupiter' } });
  assert.equal(model.status, 404);
  assert.equal((await asha.call(dictionary.listAssetVariants, { params: { id: 'tvs-motor' } })).status, 404);
  assert.equal((await asha.call(dictionary.listAssetVariants, { params: { id: '<tvs>' } })).status, 400);
  assert.equal((await (await world.as('anonymous')).call(dictionary.listManufacturers, {})).status, 401);
});

test('an asset loan: listed names are kept as the dictionary spells them; what cannot be changes nothing', async () => {
  const id = await world.id('asha');
  const example = exampleCapture(findEntry('assetLoan', 'input')?.method.capture ?? {});
  const save = (change: object) =>
    asha.call(saveAssetLoanDetails, { body: { appId: id, ...example, ...change } as never });
  const held = async () => (await asha.call(getAssetLoanDetails, { body: { appId: id } })).result;
  const wrong = await save({ manufacturer: 'Hero MotoCorp', model: 'Activa' });
  assert.deepEqual([wrong.status, wrong.code], [400, 'BAD_REQUEST']);
  assert.match(wrong.message, /^“Activa” is listed under Honda, not under Hero MotoCorp/);
  assert.equal(await held(), null);
  const stored = await save({ manufacturer: 'honda', model: 'activa', variant: 'activa 6g' });
  assert.equal(stored.success, true, stored.raw.body);
  const { manufacturer, model, variant } = (await held()) as Record<string, string>;
  assert.deepEqual([manufacturer, model, variant], ['Honda', 'Activa', 'Activa 6G']);
});
