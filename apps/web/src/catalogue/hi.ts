import { hiConsent } from './hi-consent.ts';
import { hiPlain } from './hi-plain.ts';

/** Hindi of the pages without a frame, loaded when it is chosen. Pages in a frame bring their own. */
export const hi = { ...hiPlain, ...hiConsent } as const;
