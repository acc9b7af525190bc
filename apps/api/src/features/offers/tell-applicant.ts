import { ApiError } from '@pramaan/contract/errors.ts';
import { readLanguage } from '../../case-file/language.ts';
import { lenderName, readProfile } from '../../case-file/profile.ts';
import { messageApplicant } from '../../providers/messages/to-applicant.ts';
import type { Offering } from './offering.ts';

/**
 * Tells the applicant by e-mail, else by SMS: what it is about is read behind the login.
 *
 * @param more what the text names beside the person, the lender, the reference and the link
 */
export async function tellApplicant(
  { trx, vault, lender, applicant, outbox, publicUrl }: Omit<Offering, 'now'>,
  text: 'loan-offer' | 'agreement-ready' | 'mandate-asked' | 'mandate-reminder' | 'mandate-failed',
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const profile = await readProfile(trx, vault, applicant);
  if (!profile) throw new ApiError('NO_SUCH_APPLICANT');
  const language = await readLanguage(trx, applicant);
  const values = { lender: await lenderName(trx, lender), ...more };
  await messageApplicant(trx, outbox, lender, profile, { text, language, publicUrl, values });
}
