import type { JoiningRole } from '@pramaan/documents/joins-as.ts';
import { type Message, m } from '@pramaan/messages';

/** As what somebody joins the application of another. */
export const joiningMessages: Readonly<Record<JoiningRole, Message>> = {
  'co-applicant': m.profile_co_role_borrower,
  guarantor: m.profile_co_role_guarantor,
};
