import type { ApplicantMessageId } from '@pramaan/contract/applicant-messages.ts';
import { type Message, m } from '@pramaan/messages';
import type { MessageLine } from './use-message-texts.ts';

/** When each message is sent. */
const titles: Readonly<Record<ApplicantMessageId, Message>> = {
  'application-invite': m.wording_invite,
  'co-applicant-invite': m.wording_join_borrower,
  'guarantor-invite': m.wording_join_guarantor,
  'application-received': m.wording_received,
  'application-received-email': m.wording_received,
  'ask-sms': m.wording_ask,
  'ask-email': m.wording_ask,
  'loan-approved': m.wording_approved,
  'loan-approved-email': m.wording_approved,
  'loan-offer': m.wording_offer,
  'loan-offer-email': m.wording_offer,
  'agreement-ready': m.wording_agreement,
  'agreement-ready-email': m.wording_agreement,
  'mandate-asked': m.wording_mandate_asked,
  'mandate-asked-email': m.wording_mandate_asked,
  'mandate-reminder': m.wording_mandate_reminder,
  'mandate-reminder-email': m.wording_mandate_reminder,
  'mandate-failed': m.wording_mandate_failed,
  'mandate-failed-email': m.wording_mandate_failed,
  'loan-declined': m.wording_declined,
  'loan-declined-email': m.wording_declined,
  'appeal-answered': m.wording_appeal,
  'appeal-answered-email': m.wording_appeal,
};

/** “Application received, SMS”. */
export const messageTitle = ({ template, channel }: Pick<MessageLine, 'template' | 'channel'>): string =>
  channel === 'sms'
    ? m.wording_by_sms({ message: titles[template]() })
    : m.wording_by_email({ message: titles[template]() });
