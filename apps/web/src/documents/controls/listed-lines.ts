import type * as dictionary from '@pramaan/contract/calls/dictionary.ts';
import { line } from '../../lib/call-line.ts';

/** The dictionary's calls, by their addresses; `listed-lines.test.ts` holds them to the contract's own. */
export const listedLines = {
  manufacturers: line<typeof dictionary.manufacturers>('GET', '/dict/manufacturers', 'signed-in'),
  assetModels: line<typeof dictionary.assetModels>(
    'GET',
    '/dict/manufacturers/getAssetModelById/{id}',
    'signed-in',
  ),
  assets: line<typeof dictionary.assets>('GET', '/dict/manufacturers/getAssets/{id}', 'signed-in'),
} as const;
