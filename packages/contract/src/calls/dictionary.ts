import * as z from 'zod/mini';
import { call } from '../define.ts';

/** A name of the dictionary, for an address: `tvs-motor.jupiter`. */
const params = z.strictObject({
  id: z
    .string('Name an entry of the dictionary.')
    .check(z.regex(/^[a-z0-9.-]{1,120}$/, 'This is not the id of an entry of the dictionary.')),
});
const term = {
  id: z.string(),
  name: z.string(),
  /** The kinds of asset it is, as `assetType` of an asset loan names them. */
  assetTypes: z.array(z.string()),
};

/** Who makes what an asset loan buys (C §7); sorted by name. */
export const listManufacturers = call({
  method: 'GET',
  path: '/dict/manufacturers',
  title: 'List manufacturers',
  access: 'signed-in',
  result: z.array(z.object(term)),
});

/** The models of a manufacturer (C §7). */
export const listAssetModels = call({
  method: 'GET',
  path: '/dict/manufacturers/getAssetModelById/{id}',
  title: 'List models of a manufacturer',
  access: 'signed-in',
  params,
  result: z.array(z.object({ ...term, manufacturer: z.string() })),
  errors: ['NOT_FOUND'],
});

/** The variants of a model: what is bought (C §7). */
export const listAssetVariants = call({
  method: 'GET',
  path: '/dict/manufacturers/getAssets/{id}',
  title: 'List variants of a model',
  access: 'signed-in',
  params,
  result: z.array(z.object({ ...term, manufacturer: z.string(), model: z.string() })),
  errors: ['NOT_FOUND'],
});
