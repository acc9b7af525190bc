import { ApiError } from '@pramaan/contract/errors.ts';
import { readLanguage } from '../../case-file/language.ts';
import { lenderName, readProfile } from '../../case-file/profile.ts';
import type { Offering } from './offering.ts';

/**
 * Tells the applicant by e-mail, else by SMS: what it is about is read behind the login, on the page at `path`.
 *
 * @param more what the text names beside lender, reference and link
 */
export async function tellApplicant(
  { trx, vault, lender, applicant, outbox, publicUrl }: Omit<Offering, 'now'>,
  template: 'loan-offer' | 'agreement-ready',
  path: string,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const profile = await readProfile(trx, vault, applicant);
  if (!profile) throw new ApiError('NO_SUCH_APPLICANT');
  const { email, mobileNo, reference } = profile;
  const language = await readLanguage(trx, applicant);
  const values = { lender: await lenderName(trx, lender), reference, ...more, link: `${publicUrl}${path}` };
  await outbox.queue(
    trx,
    lender,
    email
      ? { channel: 'email', to: email, language, values, template: `${template}-email` }
      : { channel: 'sms', to: mobileNo, language, values, template },
  );
}
