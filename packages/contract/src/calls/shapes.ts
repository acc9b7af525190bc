import { email } from '@pramaan/documents/identifiers/email.ts';
import * as z from 'zod/mini';

/** Said of an id that is missing; the server adds which one. */
export const missingId = 'Send the id.';

/** Small schemas that several calls share. */
export const id = z
  .string(missingId)
  .check(
    z.regex(
      /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
      'This is not the id of a record.',
    ),
  );
/** A customer id, as `applicant.custId` gives it. */
export const custId = z
  .string('Name the customer.')
  .check(z.trim(), z.regex(/^C\d{1,12}$/, 'A customer id reads like C2031.'));

const tooLong = (what: string, max: number) =>
  `${what.charAt(0).toUpperCase()}${what.slice(1)} is too long: at most ${max} characters.`;
export const short = (what: string, max = 200) =>
  z
    .string(`Enter ${what}.`)
    .check(z.trim(), z.minLength(1, `Enter ${what}.`), z.maxLength(max, tooLong(what, max)));
const longest = (what: string, max: number) =>
  z.string(`Enter ${what} as text.`).check(z.trim(), z.maxLength(max, tooLong(what, max)));
export const optionalShort = (what: string, max = 200) => z.optional(longest(what, max));

/** What a phone or a mail program would make a link of, and signs of addresses and of HTML. */
const linkOrSigns =
  /[<>@{}\\|]|:\/\/|\bwww\.|\.(?:com|in|net|org|info|io|ly|co|me|app|xyz|site|online|link)\b/i;
const noLink = z.refine<string>(
  (text) => !linkOrSigns.test(text),
  'Enter the name without links and signs like < or @.',
);
/** A person's name. The lender's messages carry it to other people, so it holds no link. */
export const personName = (what: string) => short(what, 120).check(noLink);
/** The same, or left out, or blank. */
export const optionalPersonName = (what: string) => z.optional(longest(what, 120).check(noLink));

/** A mobile number as people type it; +91, 0, spaces and hyphens are taken off. */
export const mobile = z.pipe(
  z.pipe(
    z.string('Enter the mobile number.').check(z.maxLength(30, 'A mobile number has 10 digits.')),
    z.transform((typed) => typed.replace(/[\s-]/g, '').replace(/^(\+91|0091|91(?=\d{10}$)|0)/, '')),
  ),
  z.string().check(z.regex(/^[6-9]\d{9}$/, 'A mobile number has 10 digits and begins with 6, 7, 8 or 9.')),
);

export const code = z.string('Enter the code.').check(z.trim(), z.regex(/^\d{6}$/, 'The code has 6 digits.'));
export const password = z
  .string('Enter the password.')
  .check(z.minLength(1, 'Enter the password.'), z.maxLength(200, 'The password is too long.'));

const notADay = 'A day has the form 2026-08-15.';
const isDay = (text: string) =>
  /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;
/** A day of this century, as a filter names it; or blank. */
export const day = z.optional(
  z.string(notADay).check(z.refine((text) => text === '' || isDay(text), notADay)),
);

export const done = z.object({});

/** A lender's colour, ready for light and for dark pages. */
export const accent = z.object({ light: z.string(), dark: z.string() });

/** One comparison made on a record (documents, tree.ts). */
export const check = z.object({
  name: z.string(),
  verdict: z.enum(['passed', 'failed', 'doubtful']),
  detail: z.string(),
  /** The declared rule that the check is of; one of the record itself has none. */
  rule: z.optional(z.string()),
  /** Of a comparison that failed: the fact or field, and the place of the record that says otherwise. */
  differs: z.optional(
    z.object({ of: z.string(), path: z.optional(z.string()), with: z.optional(z.string()) }),
  ),
});

/** An e-mail address, or blank. */
export const optionalEmail = z.optional(
  z.string('Enter the e-mail address as text.').check(
    z.trim(),
    z.refine(
      (typed) => typed === '' || email.check(typed).fault === null,
      `An e-mail address reads like ${email.examples[0]}.`,
    ),
  ),
);

/** The lender's code of a branch or an agent, in capitals. */
const ownCode = (what: string, example: string) =>
  z.pipe(
    z.pipe(
      z
        .string(`Enter the code of the ${what}.`)
        .check(z.maxLength(60, 'The code has at most 20 characters.')),
      z.transform((typed) => typed.trim().toUpperCase()),
    ),
    z
      .string()
      .check(
        z.regex(
          /^[A-Z0-9][A-Z0-9-]{1,19}$/,
          `The code of ${what === 'agent' ? 'an' : 'a'} ${what} has 2 to 20 letters, digits and hyphens, like ${example}.`,
        ),
      ),
  );
export const branchCode = ownCode('branch', 'PUNE-1');
export const agentCode = ownCode('agent', 'DSA-0042');

/** The code of a loan product, in capitals. */
export const productCode = z.pipe(
  z.pipe(
    z.string('Enter the code of the product.').check(z.maxLength(60, 'The code has at most 20 characters.')),
    z.transform((typed) => typed.trim().toUpperCase()),
  ),
  z
    .string()
    .check(
      z.regex(
        /^[A-Z0-9][A-Z0-9-]{1,19}$/,
        'The code of a product has 2 to 20 letters, digits and hyphens, like HOME-LOAN.',
      ),
    ),
);

/** The loan segments of an application (P §3.2): chosen by the person or by the lender. */
export const segments = ['retail', 'business'] as const;
export const segment = z.enum(segments, `The segment is one of ${segments.join(', ')}.`);
