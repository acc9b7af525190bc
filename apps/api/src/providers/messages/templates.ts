import {
  filledText,
  longestValue,
  type MessageText,
  shortened,
} from '@pramaan/contract/applicant-messages.ts';
import { baseLanguage, type Language } from '@pramaan/contract/languages.ts';
import { typedText } from '../../platform/typed-text.ts';
import type { EmailMessage } from '../email/port.ts';
import type { SmsMessage } from '../sms/port.ts';
import { type EmailTemplate, linkHints, whys } from './email-shapes.ts';
import { emailTexts } from './email-texts.ts';
import type { Letter, Paragraph } from './letter-html.ts';
import { type SmsTemplate, smsTexts } from './sms-texts.ts';

/** Every message the product sends. */
export const templates = { ...smsTexts, ...emailTexts };
export type TemplateId = keyof typeof templates;

export type Values = Readonly<Record<string, string>>;

/** A message with everything but its address. */
export type Rendered =
  | ({ channel: 'sms' } & Omit<SmsMessage, 'to'>)
  | ({ channel: 'email'; letter: Letter } & Pick<EmailMessage, 'subject' | 'text'>);

/** What a text takes in each place that is not free text. */
const shapes: Record<string, RegExp> = {
  code: /^\d{6}$/,
  link: /^https?:\/\/[\x21-\x7e]+$/,
  host: /^[a-z0-9.:[\]-]+$/i,
};

function fill(id: TemplateId, text: string, values: Values, longest: number): string {
  return filledText(text, (name) => {
    // A name someone typed must not begin a new line or a new header, or turn the direction of what follows it.
    const value = typedText((values[name] ?? '').replace(/[\s\p{Cc}]+/gu, ' ')).trim();
    if (value === '') throw new Error(`The message ${id} lacks its ${name}.`);
    const shape = shapes[name];
    if (shape && !shape.test(value)) throw new Error(`The message ${id} does not take that ${name}.`);
    return shape ? value : shortened(value, longest);
  });
}

/** The paragraphs of a text; a code that a sentence begins with is shown by itself too. */
function paragraphsOf(text: string): Paragraph[] {
  return text.split('\n\n').flatMap((value): Paragraph[] => {
    if (value === '{link}') return [{ kind: 'link', value }];
    const sentence: Paragraph = { kind: 'text', value };
    return value.startsWith('{code}') ? [{ kind: 'code', value: '{code}' }, sentence] : [sentence];
  });
}

/** The language in which a message goes to somebody who reads `language`: English where nobody has words in it. */
export const languageOf = (id: TemplateId, language: Language): Language =>
  language in templates[id] ? language : baseLanguage;

/** Our words for a message, in the language in which it is sent. */
export function defaultText(id: TemplateId, language: Language): MessageText {
  const template: SmsTemplate | EmailTemplate = templates[id];
  const {
    subject = '',
    button = '',
    templateId = '',
    text,
  }: Partial<MessageText> & { text: string } = template[languageOf(id, language)] ?? template[baseLanguage];
  return { subject, text, button, templateId };
}

/** The words that end an e-mail of ours to an applicant, or to another reader; in English where we have none in `language`. */
export function endingOf(id: TemplateId, language: Language): string {
  const template: SmsTemplate | EmailTemplate = templates[id];
  if (template.channel === 'sms') return '';
  const words: Partial<Record<Language, string>> & { en: string } = whys[template.why];
  return words[language] ?? words[baseLanguage];
}

function renderEmail(
  id: TemplateId,
  { subject, text, button }: MessageText,
  language: Language,
  values: Values,
): Rendered {
  const filled = (words: string) => fill(id, words, values, longestValue.email);
  const why = filled(endingOf(id, language));
  return {
    channel: 'email',
    subject: fill(id, subject, values, longestValue.subject),
    text: `${filled(text)}\n\n${why}`,
    letter: {
      language,
      paragraphs: paragraphsOf(text).map(({ kind, value }) => ({ kind, value: filled(value) })),
      button,
      linkHint: button && (linkHints[language] ?? linkHints[baseLanguage]),
      why,
    },
  };
}

/**
 * A message to somebody who reads `language`: in the lender's own words, else in ours; in English where the template has no text in
 * it: an SMS may only be sent as it was registered (DLT), and a text that nobody registered is none. Throws, naming the template and
 * the placeholder but no value, when a placeholder is not filled or is filled with what the registered text does not take.
 */
export function render(
  id: TemplateId,
  language: Language,
  values: Values,
  own: { language: Language; words: MessageText } | null = null,
): Rendered {
  const template: SmsTemplate | EmailTemplate = templates[id];
  const words = own?.words ?? defaultText(id, language);
  if (template.channel === 'email')
    return renderEmail(id, words, own?.language ?? languageOf(id, language), values);
  const text = fill(id, words.text, values, longestValue.sms);
  return { channel: 'sms', text, header: template.header, templateId: words.templateId };
}

/** Does it carry a one-time code? Such a message is worth nothing once the code has ended. */
export function carriesCode(id: TemplateId): boolean {
  return templates[id].en.text.includes('{code}');
}
