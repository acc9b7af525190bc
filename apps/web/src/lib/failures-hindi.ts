import { sentencesHindi } from '@pramaan/contract/sentences-hindi.ts';
import { hiErrors } from './errors-hindi.ts';

/** How failures read in Hindi: by their code, and by the contract's sentence. One file of the built app. */
export const failuresHindi = [hiErrors, sentencesHindi] as const;
