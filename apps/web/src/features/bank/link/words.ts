import type { Language } from '@pramaan/contract/purposes.ts';
import { enBankLink } from '../../../catalogue/en-bank-link.ts';
import { learn } from '../../../lib/catalogue.ts';
import { useHindi } from '../../../lib/use-hindi.ts';

// Whatever links a bank brings its sentences along.
learn(enBankLink);

const hindi = async () => (await import('../../../catalogue/hi-bank-link.ts')).hiBankLink;

/** The language of a page that links a bank; its Hindi is fetched when it is first read. */
export const useLinkLanguage = (): Language => useHindi(hindi);
