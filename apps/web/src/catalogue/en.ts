import { enAccess } from './en-access.ts';
import { enConsent } from './en-consent.ts';
import { enConsentLinks } from './en-consent-links.ts';
import { enDocuments } from './en-documents.ts';
import { enLater } from './en-later.ts';
import { enLegal } from './en-legal.ts';
import { enMyConsents } from './en-my-consents.ts';
import { enPlain } from './en-plain.ts';
import { enShell } from './en-shell.ts';
import { enStaff } from './en-staff.ts';

/** Every sentence of the screens, in English. Sentences that calls answer with are the contract's. */
export const en = {
  ...enPlain,
  ...enShell,
  ...enAccess,
  ...enStaff,
  ...enLater,
  ...enDocuments,
  ...enConsent,
  ...enConsentLinks,
  ...enMyConsents,
  ...enLegal,
} as const;
