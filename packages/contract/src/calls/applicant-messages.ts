import * as z from 'zod/mini';
import {
  type ApplicantMessageId,
  applicantMessageIds,
  messageLimits,
  messagePlaces,
  tidyText,
} from '../applicant-messages.ts';
import { call } from '../define.ts';
import { languages } from '../languages.ts';

const ownersOnly = { may: 'settings', applicant: null } as const;
const wherefore = z.strictObject({
  template: z.enum(
    applicantMessageIds as [ApplicantMessageId, ...ApplicantMessageId[]],
    'There is no such message.',
  ),
  language: z.enum(
    languages as [(typeof languages)[number]],
    `The language is one of ${languages.join(', ')}.`,
  ),
});

/** Text of several lines, with one kind of line end and at most one blank line between paragraphs. */
const lines = z.pipe(
  z.pipe(
    z
      .string('Enter the text.')
      .check(z.maxLength(messageLimits.email, `A text has at most ${messageLimits.email} characters.`)),
    z.transform(tidyText),
  ),
  z.string(),
);
const line = (what: string, max: number) =>
  z._default(
    z
      .string(`Enter ${what} as text.`)
      .check(
        z.trim(),
        z.maxLength(max, `Enter at most ${max} characters.`),
        z.regex(/^[^\n\r]*$/, 'Write it in one line.'),
      ),
    '',
  );

const words = { subject: z.string(), text: z.string(), button: z.string(), templateId: z.string() };
const version = z.number();

/** One message in one language. */
const messageText = z.object({
  template: z.enum(applicantMessageIds),
  channel: z.enum(['sms', 'email']),
  language: z.enum(languages),
  /** The number of the newest change; 0: the text was never changed. */
  version,
  /** The lender's own words are sent. */
  own: z.boolean(),
  /** The language that is sent here by default. */
  standard: z.enum(languages),
  ...words,
  /** Words that end every such e-mail; blank for an SMS. */
  ending: z.string(),
  places: z.array(
    z.object({
      place: z.enum(messagePlaces),
      needed: z.boolean(),
      /** As a person who does not exist would read it. */
      sample: z.string(),
    }),
  ),
});
const list = z.object({ texts: z.array(messageText) });

export const listApplicantMessages = call({
  method: 'GET',
  path: '/settings/applicant-messages',
  title: 'List messages to applicants',
  access: ownersOnly,
  result: list,
});

/** Stores the lender's own words as a new version. */
export const saveApplicantMessage = call({
  method: 'PUT',
  path: '/settings/applicant-messages/{template}/{language}',
  title: 'Save the text of a message',
  access: ownersOnly,
  params: wherefore,
  body: z.strictObject({
    version: z.int('Send the version last read.'),
    subject: line('the subject', messageLimits.subject),
    text: lines,
    button: line('the button', messageLimits.button),
    templateId: line('the template id', 19),
  }),
  result: list,
  errors: ['CONFLICT'],
});

/** From now on our text is sent. The own versions stay readable. */
export const resetApplicantMessage = call({
  method: 'DELETE',
  path: '/settings/applicant-messages/{template}/{language}',
  title: 'Use the default text of a message',
  access: ownersOnly,
  params: wherefore,
  result: list,
});

export const listMessageVersions = call({
  method: 'GET',
  path: '/settings/applicant-messages/{template}/{language}/versions',
  title: 'List the versions of a message',
  access: ownersOnly,
  params: wherefore,
  result: z.object({
    versions: z.array(z.object({ version, own: z.boolean(), ...words, by: z.string(), at: z.string() })),
  }),
});
