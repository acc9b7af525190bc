import type { Language } from '@pramaan/contract/purposes.ts';
import { enVerify } from '../../catalogue/en-verify.ts';
import { learn, type PlainKey } from '../../lib/catalogue.ts';
import { useHindi } from '../../lib/use-hindi.ts';

learn(enVerify);

const hindi = async () => (await import('../../catalogue/hi-verify.ts')).hiVerify;

/** The language of /verify; its Hindi is fetched when it is first read. */
export const useVerifyLanguage = (): Language => useHindi(hindi);

/** What kind of paper it is, for somebody who may know nothing else of it. */
export function kindKey(kind: string): PlainKey {
  const key = `verify.kind.${kind}`;
  return key in enVerify ? (key as PlainKey) : 'verify.kind.card';
}
