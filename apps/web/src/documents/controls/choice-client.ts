import type * as dictionary from '@pramaan/contract/calls/dictionary.ts';
import { route } from '../../lib/api-route.ts';

/** The dictionary's calls, by their addresses; `choice-client.test.ts` holds them to the contract's own. */
export const choiceClient = {
  listManufacturers: route<typeof dictionary.listManufacturers>('GET', '/dict/manufacturers', 'signed-in'),
  listAssetModels: route<typeof dictionary.listAssetModels>(
    'GET',
    '/dict/manufacturers/getAssetModelById/{id}',
    'signed-in',
  ),
  listAssetVariants: route<typeof dictionary.listAssetVariants>(
    'GET',
    '/dict/manufacturers/getAssets/{id}',
    'signed-in',
  ),
} as const;
