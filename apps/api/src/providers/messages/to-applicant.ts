import { applicantMessages } from '@pramaan/contract/applicant-messages.ts';
import type { Language } from '@pramaan/contract/languages.ts';
import type { Queryable } from '../../platform/database.ts';
import type { Outbox } from './outbox.ts';

/** Whom a message is for, as their profile has it. */
interface Addressee {
  name: string;
  email: string;
  mobileNo: string;
  reference: string;
}

/** What an applicant is told: a text that there is as SMS and, with `-email` behind its name, as e-mail. */
interface ApplicantMessage {
  text:
    | 'application-received'
    | 'loan-approved'
    | 'loan-declined'
    | 'loan-offer'
    | 'agreement-ready'
    | 'mandate-asked'
    | 'mandate-reminder'
    | 'mandate-failed'
    | 'appeal-answered';
  language: Language;
  /** Where the product is: the message links to its page there. */
  publicUrl: string;
  /** What the message names besides the person and their application. */
  values: Record<string, string>;
}

/** What every message to an applicant can name of them. */
export const placesOf = ({ name, reference }: Pick<Addressee, 'name' | 'reference'>) => ({
  name: name || 'applicant',
  reference,
});

/** Queues a message by e-mail, else by SMS, in the caller's transaction. */
export const messageApplicant = (
  trx: Queryable,
  outbox: Pick<Outbox, 'queue'>,
  lender: string,
  to: Addressee,
  { text, language, publicUrl, values: more }: ApplicantMessage,
): Promise<string> => {
  const link = `${publicUrl}${applicantMessages[text].page}`;
  const values = { ...placesOf(to), link, ...more };
  return outbox.queue(
    trx,
    lender,
    to.email
      ? { channel: 'email', to: to.email, template: `${text}-email`, language, values }
      : { channel: 'sms', to: to.mobileNo, template: text, language, values },
  );
};
