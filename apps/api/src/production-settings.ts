import type * as z from 'zod/mini';
import type { environment } from './environment.ts';

/** Addresses elsewhere that are given or shown to people, or sent data. */
const overHttps = ['CHECKPOINT_URL', 'MAP_TILES_URL', 'WORD_SEARCH_URL', 'DSA_EKYC_URL'] as const;

/** What settings of production with real services leave open, in sentences. Vendors are looked at by `readOutside`. */
export function productionFaults(env: z.output<typeof environment>): string[] {
  const { PUBLIC_URL, KEY_ENCRYPTION_KEY, LOOKUP_KEY, TOKEN_KEY } = env;
  const keys = [KEY_ENCRYPTION_KEY, LOOKUP_KEY, TOKEN_KEY].filter((key) => key !== undefined);
  return [
    ...(PUBLIC_URL?.startsWith('https://') ? [] : ['PUBLIC_URL must begin with https://']),
    ...overHttps
      .filter((name) => env[name]?.startsWith('http://'))
      .map((name) => `${name} must begin with https://`),
    ...(new Set(keys).size < keys.length
      ? ['KEY_ENCRYPTION_KEY, LOOKUP_KEY and TOKEN_KEY must be three different keys']
      : []),
  ];
}
