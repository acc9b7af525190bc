import { baseLanguage, type CompleteLanguage, type Language } from '@pramaan/contract/languages.ts';
import { typedText } from '../../platform/typed-text.ts';
import type { EmailMessage } from '../email/port.ts';
import type { SmsMessage } from '../sms/port.ts';
import { type EmailTemplate, type EmailText, emailTexts, linkHints, whys } from './email-texts.ts';
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

const placeholder = /\{(\w+)\}/g;

/** What a registered text takes in each place: a variable holds 30 characters (standards §12.9). */
const shapes: Record<string, RegExp> = {
  code: /^\d{6}$/,
  link: /^https?:\/\/[\x21-\x7e]+$/,
  host: /^[a-z0-9.:[\]-]+$/i,
};
const variable = 30;

function fill(id: TemplateId, text: string, values: Values, longest: number): string {
  return text.replace(placeholder, (_, name: string) => {
    // A name someone typed must not begin a new line or a new header, or turn the direction of what follows it.
    const value = typedText((values[name] ?? '').replace(/[\s\p{Cc}]+/gu, ' ')).trim();
    if (value === '') throw new Error(`The message ${id} lacks its ${name}.`);
    const shape = shapes[name];
    if (shape && !shape.test(value)) throw new Error(`The message ${id} does not take that ${name}.`);
    return shape || value.length <= longest ? value : `${value.slice(0, longest - 3).trimEnd()}...`;
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

function renderEmail(id: TemplateId, template: EmailTemplate, language: Language, values: Values): Rendered {
  // A language that has SMS and e-mails has all of them.
  const whole: CompleteLanguage =
    language in whys[template.why] ? (language as CompleteLanguage) : baseLanguage;
  const { subject, text, button = '' }: EmailText = template[whole];
  const filled = (words: string) => fill(id, words, values, 200);
  const why = filled(whys[template.why][whole]);
  return {
    channel: 'email',
    subject: fill(id, subject, values, 100),
    text: `${filled(text)}\n\n${why}`,
    letter: {
      language: whole,
      paragraphs: paragraphsOf(text).map(({ kind, value }) => ({ kind, value: filled(value) })),
      button,
      linkHint: button && linkHints[whole],
      why,
    },
  };
}

/**
 * The message of a template in a language; in English where the template has no text in it: an SMS may only be sent as it was
 * registered (DLT), and a text that nobody registered is none. Throws, naming the template and the placeholder but no value, when a
 * placeholder is not filled or is filled with what the registered text does not take.
 */
export function render(id: TemplateId, language: Language, values: Values): Rendered {
  const template: SmsTemplate | EmailTemplate = templates[id];
  if (template.channel === 'email') return renderEmail(id, template, language, values);
  const { text, templateId } = template[language] ?? template[baseLanguage];
  return { channel: 'sms', text: fill(id, text, values, variable), header: template.header, templateId };
}

/** Does it carry a one-time code? Such a message is worth nothing once the code has ended. */
export function carriesCode(id: TemplateId): boolean {
  return templates[id].en.text.includes('{code}');
}
