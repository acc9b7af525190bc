import { enOwnChecks } from '../../catalogue/en-own-checks.ts';
import { learn } from '../../lib/catalogue.ts';
import { useHindi } from '../../lib/use-hindi.ts';

learn(enOwnChecks);

const hindi = async () => (await import('../../catalogue/hi-own-checks.ts')).hiOwnChecks;

/** The language of the person's own pages about checks; its Hindi is fetched when it is first read. */
export const useChecksLanguage = () => useHindi(hindi);
