import type { Language } from '@pramaan/contract/languages.ts';
import type { Queryable } from '../../platform/database.ts';
import type { Contact } from '../../platform/staff-contact.ts';
import type { Outbox } from './outbox.ts';

/** What a team member is told: a text that there is as SMS and as e-mail, by the part of their names before `-sms`, `-email`. */
interface StaffMessage {
  text:
    | 'staff-invite'
    | 'password-changed'
    | 'checks-nearly-used'
    | 'checks-wholly-used'
    | 'vendor-budget-used';
  language: Language;
  values: Record<string, string>;
}

/** Queues a message to each address of a team member that is known, in the caller's transaction. */
export async function messageStaff(
  trx: Queryable,
  outbox: Outbox,
  lender: string,
  { mobile, email }: Contact,
  { text, ...message }: StaffMessage,
): Promise<void> {
  if (mobile)
    await outbox.queue(trx, lender, { channel: 'sms', to: mobile, template: `${text}-sms`, ...message });
  if (email)
    await outbox.queue(trx, lender, { channel: 'email', to: email, template: `${text}-email`, ...message });
}
