import type { Language } from '@pramaan/contract/purposes.ts';
import { enBank } from '../../catalogue/en-bank.ts';
import { enBankAccount } from '../../catalogue/en-bank-account.ts';
import { learn } from '../../lib/catalogue.ts';
import { useHindi } from '../../lib/use-hindi.ts';

learn({ ...enBank, ...enBankAccount });

const hindi = async () => (await import('./hindi.ts')).bankHindi;

/** The language of the bank page; its Hindi is fetched when it is first read. */
export const useBankLanguage = (): Language => useHindi(hindi);
