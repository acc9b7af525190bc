import type { Access, Call, HttpMethod } from '@pramaan/contract/define.ts';
import type { ApiRoute } from './client.ts';

/** A call by its address alone: the contract's schemas stay away from pages that must be light (decision 0012). */
export const route = <C extends Call>(method: HttpMethod, path: string, access: Access): ApiRoute<C> => ({
  method,
  base: 'api',
  path,
  access,
});
