import type * as z from 'zod/mini';
import type { environment } from './environment.ts';

/** What settings of production with real services leave open, in sentences. Vendors are looked at by `readOutside`. */
export function productionFaults(env: z.output<typeof environment>): string[] {
  const { PUBLIC_URL, CHECKPOINT_URL, KEY_ENCRYPTION_KEY, LOOKUP_KEY, TOKEN_KEY } = env;
  const keys = [KEY_ENCRYPTION_KEY, LOOKUP_KEY, TOKEN_KEY].filter((key) => key !== undefined);
  return [
    ...(PUBLIC_URL?.startsWith('https://') ? [] : ['PUBLIC_URL must begin with https://']),
    ...(CHECKPOINT_URL?.startsWith('http://') ? ['CHECKPOINT_URL must begin with https://'] : []),
    ...(new Set(keys).size < keys.length
      ? ['KEY_ENCRYPTION_KEY, LOOKUP_KEY and TOKEN_KEY must be three different keys']
      : []),
  ];
}
