import { enAadhaarVerify } from './en-aadhaar-verify.ts';
import { enAdmin } from './en-admin.ts';
import { enAsked } from './en-asked.ts';
import { enBank } from './en-bank.ts';
import { enBankAccount } from './en-bank-account.ts';
import { enBankLink } from './en-bank-link.ts';
import { enCapture } from './en-capture.ts';
import { enChecks } from './en-checks.ts';
import { enConsent } from './en-consent.ts';
import { enConsentLinks } from './en-consent-links.ts';
import { enCredit } from './en-credit.ts';
import { enDashboards } from './en-dashboards.ts';
import { enDesk } from './en-desk.ts';
import { enEsign } from './en-esign.ts';
import { enFactor } from './en-factor.ts';
import { enFramed } from './en-framed.ts';
import { enKept } from './en-kept.ts';
import { enLegal } from './en-legal.ts';
import { enListed } from './en-listed.ts';
import { enLoanForms } from './en-loan-forms.ts';
import { enLocker } from './en-locker.ts';
import { enMyConsents } from './en-my-consents.ts';
import { enNotFound } from './en-not-found.ts';
import { enOwnChecks } from './en-own-checks.ts';
import { enPapers } from './en-papers.ts';
import { enPasskeys } from './en-passkeys.ts';
import { enPdf } from './en-pdf.ts';
import { enProgress } from './en-progress.ts';
import { enReading } from './en-reading.ts';
import { enRetention } from './en-retention.ts';
import { enSettings } from './en-settings.ts';
import { enSso } from './en-sso.ts';
import { enStaff } from './en-staff.ts';
import { enThanks } from './en-thanks.ts';
import { enVerify } from './en-verify.ts';

/** Every sentence of the screens, in English. Sentences that calls answer with are the contract's. */
export const en = {
  ...enFramed,
  ...enStaff,
  ...enCredit,
  ...enDesk,
  ...enNotFound,
  ...enThanks,
  ...enDashboards,
  ...enAsked,
  ...enAdmin,
  ...enFactor,
  ...enPasskeys,
  ...enSettings,
  ...enSso,
  ...enCapture,
  ...enChecks,
  ...enOwnChecks,
  ...enConsent,
  ...enConsentLinks,
  ...enMyConsents,
  ...enKept,
  ...enRetention,
  ...enLegal,
  ...enReading,
  ...enAadhaarVerify,
  ...enBank,
  ...enBankAccount,
  ...enBankLink,
  ...enListed,
  ...enLoanForms,
  ...enLocker,
  ...enEsign,
  ...enPdf,
  ...enProgress,
  ...enVerify,
  ...enPapers,
} as const;
