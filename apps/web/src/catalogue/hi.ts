import { hiConsent } from './hi-consent.ts';
import { hiLegal } from './hi-legal.ts';
import { hiMyConsents } from './hi-my-consents.ts';
import { hiPlain } from './hi-plain.ts';
import { hiShell } from './hi-shell.ts';

/** What is written in Hindi so far: every sentence of the pages in `lib/language.ts`. Loaded when it is chosen. */
export const hi = { ...hiPlain, ...hiShell, ...hiConsent, ...hiMyConsents, ...hiLegal } as const;
