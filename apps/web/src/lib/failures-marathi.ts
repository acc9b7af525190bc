import { sentencesMarathi } from '@pramaan/contract/sentences-marathi.ts';
import { errorsMarathi } from './errors-marathi.ts';

/** How failures read in Marathi: by their code, and by the contract's sentence. One file of the built app. */
export const failuresMarathi = [errorsMarathi, sentencesMarathi] as const;
