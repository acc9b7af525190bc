/** What a message can name. A text writes each in braces: `{lender}`. */
export const messagePlaces = ['name', 'lender', 'reference', 'day', 'reasons', 'applicant', 'link'] as const;
export type MessagePlace = (typeof messagePlaces)[number];

interface ApplicantMessage {
  channel: 'sms' | 'email';
  /** The page that its link opens. */
  page: string;
  /** What a text must name: without it the message is none, or the law is not kept. */
  needs: readonly MessagePlace[];
  /** What a text may name besides. */
  may: readonly MessagePlace[];
}

/** An SMS names the lender, as nobody knows its sender; an e-mail begins with the lender's name or logo. */
const sms = (page: string, needs: readonly MessagePlace[] = []) =>
  ({ channel: 'sms', page, needs: ['lender', 'link', ...needs], may: ['name', 'reference'] }) as const;
const email = (page: string, needs: readonly MessagePlace[] = []) =>
  ({ channel: 'email', page, needs: ['link', ...needs], may: ['name', 'lender', 'reference'] }) as const;

const progress = '/laas/dashboards';
const offer = '/laas/offer';

/**
 * The messages to applicants that a lender may word itself, in the order in which they are sent. Codes, consents and erasures are not
 * among them: their words are part of what they do.
 */
export const applicantMessages = {
  // Before the application begins: nobody knows a name or a number yet.
  'application-invite': { ...sms('/register'), may: [] },
  // To whom an applicant adds; what they join as is what they decide on.
  'co-applicant-invite': sms('/laas', ['applicant']),
  'guarantor-invite': sms('/laas', ['applicant']),
  'application-received': sms(progress),
  'application-received-email': email(progress),
  'ask-sms': sms('/laas'),
  'ask-email': email('/laas'),
  'loan-approved': sms(progress),
  'loan-approved-email': email(progress),
  'loan-offer': sms(offer, ['day']),
  'loan-offer-email': email(offer, ['day']),
  'agreement-ready': sms('/laas/esign'),
  'agreement-ready-email': email('/laas/esign'),
  'mandate-asked': sms(offer),
  'mandate-asked-email': email(offer),
  'mandate-reminder': sms(offer),
  'mandate-reminder-email': email(offer),
  'mandate-failed': sms(offer),
  'mandate-failed-email': email(offer),
  'loan-declined': sms(progress),
  'loan-declined-email': email(progress, ['reasons']),
  'appeal-answered': sms(progress),
  'appeal-answered-email': email(progress),
} as const satisfies Record<string, ApplicantMessage>;

export type ApplicantMessageId = keyof typeof applicantMessages;
export const applicantMessageIds = Object.keys(applicantMessages) as ApplicantMessageId[];
export const isApplicantMessage = (id: string): id is ApplicantMessageId =>
  Object.hasOwn(applicantMessages, id);

/** A text as a lender words it. What its channel does not have is blank. */
export interface MessageText {
  /** Of an e-mail. */
  subject: string;
  text: string;
  /** Of an e-mail: what the button over the link says. */
  button: string;
  /** Of an SMS: the id under which exactly this text is registered (TRAI DLT). */
  templateId: string;
}

/** The longest of each. */
export const messageLimits = { subject: 150, sms: 1000, email: 4000, button: 40 } as const;

/** A text with its places filled. */
export const filledText = (text: string, fill: (place: string) => string): string =>
  text.replace(/\{(\w+)\}/g, (_, place: string) => fill(place));

/** Typed text with one kind of line end, no spaces at the ends of lines and at most one blank line between paragraphs. */
export const tidyText = (typed: string): string =>
  typed
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** How many characters of a value go into one place: a variable of a registered SMS holds 30 (TRAI DLT). */
export const longestValue = { sms: 30, email: 200, subject: 100 } as const;

/** A value as it goes into a place. */
export const shortened = (value: string, longest: number): string =>
  value.length <= longest ? value : `${value.slice(0, longest - 3).trimEnd()}...`;

export interface MessageFault {
  path: keyof MessageText;
  message: string;
}

const named = (places: readonly string[]) => places.map((place) => `{${place}}`).join(', ');

/** What is wrong with the places of one member; null: nothing. */
function wrongPlace(text: string, known: readonly string[]): string | null {
  const unknown = [...text.matchAll(/\{(\w+)\}/g)].flatMap(([place, name = '']) =>
    known.includes(name) ? [] : [place],
  )[0];
  if (unknown) return `This message does not know ${unknown}. Use ${named(known)}.`;
  return /[{}]/.test(filledText(text, () => ''))
    ? `A brace stands alone. Write places like ${named(known.slice(0, 1))}.`
    : null;
}

function* faultsOfEmail({ subject, text, button }: MessageText, known: readonly string[]) {
  const inSubject = known.filter((place) => place !== 'link' && place !== 'reasons');
  const subjectFault = subject ? wrongPlace(subject, inSubject) : 'Enter the subject of the e-mail.';
  if (subjectFault) yield { path: 'subject', message: subjectFault } as const;
  if (!button) yield { path: 'button', message: 'Enter what the button says.' } as const;
  if (/[{}]/.test(button)) yield { path: 'button', message: 'The button has no places.' } as const;
  const alone = text.split('\n\n').filter((paragraph) => paragraph === '{link}').length;
  if (alone !== 1 || text.split('{link}').length !== 2)
    yield {
      path: 'text',
      message: 'Write {link} once, in a paragraph of its own: the button stands there.',
    } as const;
}

/** What is wrong with a text that a lender wrote, by member. Empty: it can be sent. */
export function messageFaults(id: ApplicantMessageId, own: MessageText): MessageFault[] {
  const { channel, needs, may }: ApplicantMessage = applicantMessages[id];
  const known = [...needs, ...may];
  const unknown = wrongPlace(own.text, known);
  const missing = needs.filter((place) => !own.text.includes(`{${place}}`));
  if (!own.text) return [{ path: 'text', message: 'Enter the text.' }];
  if (unknown) return [{ path: 'text', message: unknown }];
  if (missing.length > 0)
    return [{ path: 'text', message: `The text must contain ${named(missing)}. Nothing was saved.` }];
  if (channel === 'email') return [...faultsOfEmail(own, known)];
  const faults: MessageFault[] = [];
  if (!/^\d{19}$/.test(own.templateId))
    faults.push({
      path: 'templateId',
      message: 'Enter the 19 digits under which this text is registered with DLT.',
    });
  if (own.text.length > messageLimits.sms)
    faults.push({ path: 'text', message: `An SMS has at most ${messageLimits.sms} characters.` });
  return faults;
}
