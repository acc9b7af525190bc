import type * as calls from '@pramaan/contract/calls/applicant-messages.ts';
import type { Reference } from './entry.ts';

const fields = {
  texts: 'Every message in every language.',
  template: 'Which message, like `loan-declined-email`.',
  language: 'Language of the text: `en`, `hi` or `mr`.',
  channel: '`sms` or `email`.',
  version: 'Number of the newest change; 0 if the text was never changed. Request: the version last read.',
  own: 'The lender’s own words are sent; false: the default text.',
  standard: 'Language in which the default text is sent here: English where there is none in `language`.',
  subject: 'Subject of an e-mail, at most 150 characters; blank for an SMS.',
  text: 'The text with its places in braces, like `{lender}`: at most 1,000 characters of an SMS, 4,000 of an e-mail. Paragraphs of an e-mail are parted by a blank line; `{link}` is one of its own.',
  button: 'What the button over the link of an e-mail says; blank for an SMS.',
  templateId: 'The 19 digits under which exactly this SMS is registered (TRAI DLT); blank for an e-mail.',
  ending: 'Words that end every such e-mail; blank for an SMS.',
  places: 'What the text can name.',
  place: 'Name of the place, written in braces.',
  needed: 'The text must name it.',
  sample: 'What a made-up person would read there.',
  versions: 'What was changed, newest first, at most 100 versions.',
  by: 'Who changed it.',
  at: 'When it was changed (ISO 8601).',
};

export const applicantMessages: Reference<typeof calls> = {
  listApplicantMessages: {
    description:
      'Lists the SMS and e-mails to applicants that you can word yourself, in the words that are sent now. In a language without a text of yours or ours English is sent.',
    fields,
  },
  saveApplicantMessage: {
    description:
      'Stores your own words as a new version, and sends them from now on. A place that the message does not know, or one that it needs and that is missing, is refused. If somebody has changed the text since `version` was read, the call fails with `CONFLICT`.',
    fields,
  },
  resetApplicantMessage: {
    description: 'Sends the default text again. Your own versions can still be listed.',
    fields,
  },
  listMessageVersions: {
    description:
      'Lists the versions of a text, so that the `textVersion` of a sent message says which words it had. A version that is not `own` is a return to the default text.',
    fields,
  },
};
