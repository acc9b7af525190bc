import { type AnswerCheck, ofText, right, wrong } from './answer-check.ts';
import type { Identifier } from './identifiers/identifier.ts';
import type { PlaceOnDocument } from './place-on-document.ts';

/** What the form draws. `file` holds the id of an uploaded file. */
export type Control =
  | 'text'
  | 'textarea'
  | 'number'
  | 'money'
  | 'date'
  | 'select'
  | 'listed'
  | 'file'
  | 'password';

/** Answers that no draft keeps, each by its reason. */
export type Secret = 'aadhaar-number' | 'share-code';

/** Where a list comes from that is too long for a form: a dictionary that the server keeps. */
export interface Listed {
  dictionary: 'vehicles';
  /** The fields whose answers lead to the choices, from the dictionary's top: a variant's manufacturer, then its model. */
  within: readonly string[];
  /** The field that says the kind of thing: choices of another kind are not offered. */
  kind: string | null;
}

/** One question of a capture form, and how its answer is checked. A blank optional field is left out. */
export interface Field extends AnswerCheck {
  label: string;
  /** A line under the label; says what the number looks like or where to find it. */
  hint: string;
  control: Control;
  optional: boolean;
  options: readonly string[];
  /** Its choices are a dictionary's; what is not there is typed. Null: they are not. */
  listed: Listed | null;
  keyboard: Identifier['keyboard'];
  maxLength: number;
  /**
   * Why it is never kept (`never-kept.ts`): it goes to the provider and is forgotten, of a number the last four characters are
   * stored, of a file nothing. Null: it is an answer like any other.
   */
  secret: Secret | null;
  warn: (value: string) => string | null;
  /** Where the number stands on its document, when people look for it. */
  place?: PlaceOnDocument;
  /** A file that is the other side of the paper in this field: asked once that is there, and stored with it as one picture. */
  sideOf?: string;
  /** How many pages such a paper has at most: of a PDF with more the person chooses those that are meant. */
  mostPages?: number;
  /** Made-up values that pass, one per person of the sandbox; the first serves whoever has none. */
  examples: readonly [string, ...string[]];
}

type Extras = Partial<
  Pick<
    Field,
    | 'hint'
    | 'control'
    | 'optional'
    | 'keyboard'
    | 'maxLength'
    | 'secret'
    | 'examples'
    | 'listed'
    | 'place'
    | 'sideOf'
    | 'mostPages'
  >
>;

/** A question whose answer is one of the known kinds of number. */
export function field(label: string, kind: Identifier, extras: Extras = {}): Field {
  return {
    label,
    hint: `For example ${kind.examples[0]}`,
    control: 'text',
    check: kind.check,
    sent: kind.sent,
    optional: false,
    options: [],
    listed: null,
    keyboard: kind.keyboard,
    maxLength: kind.maxLength,
    secret: null,
    warn: kind.warn,
    examples: kind.examples,
    ...extras,
  };
}

const plain = (
  label: string,
  { check, sent = {} }: Pick<AnswerCheck, 'check'> & Partial<AnswerCheck>,
  control: Control,
  example: string,
  extras: Extras,
): Field => ({
  label,
  hint: '',
  control,
  check,
  sent,
  optional: false,
  options: [],
  listed: null,
  keyboard: 'text',
  maxLength: 200,
  secret: null,
  warn: () => null,
  examples: [example],
  ...extras,
});

// Control characters and bidirectional overrides have no place in a name or an address.
const plainText = /^(?:[\t\r\n]|[^\p{Cc}\p{Bidi_Control}])*$/u;

const said = (label: string, max: number): AnswerCheck => ({
  check: ofText(`Enter ${label} as text.`, (typed) => {
    const value = typed.trim();
    if (value === '') return wrong(`Enter ${label}.`);
    if (value.length > max) return wrong(`${label} can have at most ${max} characters.`);
    return plainText.test(value) ? right(value) : wrong(`${label} has a character that is not allowed.`);
  }),
  sent: { minLength: 1, maxLength: max, pattern: plainText.source },
});

/** Free text of one line. */
export function text(label: string, example: string, extras: Extras = {}): Field {
  return plain(label, said(label, extras.maxLength ?? 200), 'text', example, extras);
}

/** Free text of several lines: an address. */
export function longText(label: string, example: string, extras: Extras = {}): Field {
  return plain(label, said(label, extras.maxLength ?? 500), 'textarea', example, {
    maxLength: 500,
    ...extras,
  });
}

/** One of a list. */
export function choice(label: string, options: readonly string[], extras: Extras = {}): Field {
  const check = ofText(`Choose ${label}.`, (typed) =>
    options.includes(typed) ? right(typed) : wrong(`Choose ${label} from the list.`),
  );
  return { ...plain(label, { check }, 'select', options[0] ?? '', extras), options };
}

/** One of a dictionary's names, or the person's own words; checked against each other by `listedFault`. */
export function listed(label: string, example: string, from: Listed, extras: Extras = {}): Field {
  return { ...text(label, example, { maxLength: 80, ...extras }), control: 'listed', listed: from };
}

const isRealDay = (value: string): boolean => {
  const at = new Date(`${value}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(value) &&
    !Number.isNaN(at.valueOf()) &&
    at.toISOString().startsWith(value) &&
    value >= '1900-01-01'
  );
};

/** A date of birth, YYYY-MM-DD: a real day that has been. */
export function birthDate(label: string, example: string, extras: Extras = {}): Field {
  const check = ofText(`Enter ${label} as a date.`, (typed) => {
    if (!isRealDay(typed)) return wrong(`Enter ${label} as a real date: day, month and year.`);
    return Date.parse(typed) > Date.now()
      ? wrong(`${label} must be in the past. Check the year.`)
      : right(typed);
  });
  return plain(label, { check }, 'date', example, extras);
}

/** A whole number between two bounds, both allowed. Kept as text, like every captured value. */
export function wholeNumber(
  label: string,
  min: number,
  max: number,
  example: string,
  extras: Extras = {},
): Field {
  const check = ofText(`Enter ${label} as a number.`, (typed) =>
    /^\d{1,12}$/.test(typed) && Number(typed) >= min && Number(typed) <= max
      ? right(typed)
      : wrong(`${label} is a whole number from ${min} to ${max}.`),
  );
  return plain(label, { check }, 'number', example, {
    keyboard: 'numeric',
    maxLength: String(max).length,
    ...extras,
  });
}

/** An amount of rupees, with at most two decimals; `least` is allowed. */
export function money(
  label: string,
  example: string,
  { least = 0, ...extras }: Extras & { least?: number } = {},
): Field {
  const check = ofText(`Enter ${label} as a number.`, (typed) => {
    const value = typed.replace(/[₹,\s]/g, '');
    if (!/^\d{1,12}(\.\d{1,2})?$/.test(value)) return wrong(`Enter ${label} in rupees, like 5,00,000.`);
    return Number(value) < least ? wrong(`${label} is at least ₹${least}.`) : right(value);
  });
  return plain(label, { check }, 'money', example, { keyboard: 'numeric', maxLength: 20, ...extras });
}

const fileId = /^[0-9a-f-]{36}$/;

/** A picture or PDF already uploaded: the value is the id the upload answered. */
export function upload(label: string, extras: Extras = {}): Field {
  const missing = `Choose a file for ${label}.`;
  const check = ofText(missing, (typed) => (fileId.test(typed) ? right(typed) : wrong(missing)));
  return plain(label, { check, sent: { pattern: fileId.source } }, 'file', '', {
    hint: 'A clear photo (JPEG, PNG, WebP) or a PDF, up to 10 MB',
    ...extras,
  });
}

/** The two sides of a card, by their labels. Only the front must be there: some cards have nothing on the back. */
export function twoSides(front: string, back: string): { file: Field; back: Field } {
  return {
    file: upload(front, { mostPages: 2 }),
    back: upload(back, {
      hint: 'A clear photo (JPEG, PNG, WebP), up to 10 MB',
      optional: true,
      sideOf: 'file',
    }),
  };
}
