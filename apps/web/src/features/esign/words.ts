import type { Language } from '@pramaan/contract/purposes.ts';
import { enEsign } from '../../catalogue/en-esign.ts';
import { learn } from '../../lib/catalogue.ts';
import { useHindi } from '../../lib/use-hindi.ts';

learn(enEsign);

const hindi = async () => (await import('./hindi.ts')).esignHindi;

/** The language of the signing page; its Hindi is fetched when it is first read. */
export const useEsignLanguage = (): Language => useHindi(hindi);
