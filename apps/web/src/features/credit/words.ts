import type { Language } from '@pramaan/contract/purposes.ts';
import { enCredit } from '../../catalogue/en-credit.ts';
import { learn } from '../../lib/catalogue.ts';
import { useHindi } from '../../lib/use-hindi.ts';

learn(enCredit);

const hindi = async () => (await import('./hindi.ts')).creditHindi;

/** The language of the page; its Hindi is fetched when it is first read. */
export const useCreditLanguage = (): Language => useHindi(hindi);

const amount = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** ₹12,34,567; a dash for what the bureau does not say. */
export const rupees = (value: number | null): string => (value === null ? '–' : amount.format(value));
