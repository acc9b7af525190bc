import { clausesFault, longestClauses } from '@pramaan/documents/offer/agreement-clauses.ts';
import * as z from 'zod/mini';
import { ownTexts } from '../branding.ts';
import { call } from '../define.ts';
import { mandateSteps } from '../mandates.ts';
import { optionalShort } from './shapes.ts';

const ownersOnly = { may: 'settings', applicant: null } as const;
const whole = (what: string, most: number) =>
  z
    .number(`Enter ${what} as a number.`)
    .check(
      z.int(`Enter ${what} without a point.`),
      z.gte(0, `Enter ${what} of 0 or more.`),
      z.lte(most, `This is more than ${what} can be.`),
    );

const clauses = z
  .string('Send the clauses as text.')
  .check(
    z.trim(),
    z.maxLength(
      longestClauses,
      `The clauses have at most ${longestClauses.toLocaleString('en-IN')} characters.`,
    ),
    (context) => {
      const message = context.value === '' ? null : clausesFault(context.value);
      if (message) context.issues.push({ code: 'custom', message, input: context.value });
    },
  );

/** Services of which a lender chooses the vendors. */
export const vendorServices = ['verification', 'sms'] as const;

/** What a lender decides for itself. Amounts are rupees, prices paise. */
export const settingsShape = z.object({
  name: z.string(),
  code: z.string(),
  /** #rrggbb; screens darken or lighten it until it can be read on their ground. */
  accent: z.string(),
  /** Where the logo is fetched; blank: there is none. */
  logo: z.string(),
  welcome: z.string(),
  help: z.string(),
  grievance: z.string(),
  letterhead: z.string(),
  /** The line under each page (P §2.13): "credit menu" is this lender. */
  footer: z.boolean(),
  /** The notice of P §2.2, or one line per purpose (product §7). */
  consentStyle: z.enum(['notice', 'itemised']),
  /** Above it a second person decides; null: the product's usual limit. */
  decisionLimit: z.nullable(z.number()),
  /** Above it the second approver confirms with a password or a code; null: the product's usual limit. */
  reauthenticationLimit: z.nullable(z.number()),
  /** Paid checks in a day, after which no more are made; null: the product's usual limit. */
  checksPerDay: z.nullable(z.number()),
  /** Hours until an application is due; null: the usual. */
  dueHours: z.nullable(z.number()),
  /** Letters before the number of an application (SF-2031); blank: the usual. */
  referencePrefix: z.string(),
  /** How far two figures may lie apart before they are a finding, in per cent; null: the usual. */
  incomeTolerance: z.nullable(z.number()),
  obligationTolerance: z.nullable(z.number()),
  /** Per cent a year by which an instalment is reckoned until a rate is approved; null: the usual. */
  assumedRate: z.nullable(z.number()),
  /** Days after acceptance in which a loan can be left; null: not set, and no offer can be made. */
  coolingOffDays: z.nullable(z.number()),
  /** Is a repayment mandate asked of the applicant, or needed before payout? */
  repaymentMandate: z.enum(mandateSteps),
  /** The clauses of loan agreements, as plain text by language: the lender’s own, or the usual ones. */
  agreementClauses: z.object({ en: z.string(), hi: z.string() }),
  /** Roles that must have a second factor. */
  secondFactorRoles: z.array(z.number()),
  prices: z.array(z.object({ endpoint: z.string(), title: z.string(), paise: z.nullable(z.number()) })),
  /** Who answers for what: set by the operator of the installation, not here. */
  /** Each outside service, and the host that answers it; null: it is off. */
  providers: z.array(z.object({ port: z.string(), host: z.nullable(z.string()) })),
  /** Services of which the lender chooses the vendors: each connected vendor, the one to ask first in front. */
  vendors: z.array(
    z.object({
      port: z.enum(vendorServices),
      title: z.string(),
      order: z.array(
        z.object({
          vendor: z.string(),
          title: z.string(),
          on: z.boolean(),
          /** How many checks it has; null: it has no checks. */
          checks: z.nullable(z.number()),
          /** Rupees a month, after which the other vendors are asked first; null: none. */
          budget: z.nullable(z.number()),
          /** Paise that its checks have cost in this month, at the prices of Usage; null: it has no checks. */
          spent: z.nullable(z.number()),
        }),
      ),
    }),
  ),
});

/** What a new lender sets up. The first two are needed: without them no offer can be made, and no large loan decided. */
export const setupSteps = ['grievance', 'colleague', 'products', 'policy', 'logo', 'applicant'] as const;

/** What a lender has set up, and what is left. */
export const getSetup = call({
  method: 'GET',
  path: '/settings/setup',
  title: 'Get what is left to set up',
  access: ownersOnly,
  result: z.object({
    steps: z.array(z.object({ step: z.enum(setupSteps), done: z.boolean(), needed: z.boolean() })),
  }),
});

export const getSettings = call({
  method: 'GET',
  path: '/settings',
  title: 'Get lender settings',
  access: ownersOnly,
  result: settingsShape,
});

/** Changes what is named and leaves the rest. Each change is audited by name. */
export const changeSettings = call({
  method: 'PUT',
  path: '/settings',
  title: 'Update lender settings',
  access: ownersOnly,
  body: z.strictObject({
    accent: z.optional(
      z.string('Choose a colour.').check(z.regex(/^#[0-9a-fA-F]{6}$/, 'A colour is written like #0b6e4f.')),
    ),
    welcome: optionalShort('the welcome line', ownTexts.welcome),
    help: optionalShort('the help line', ownTexts.help),
    grievance: optionalShort('the grievance officer', ownTexts.grievance),
    letterhead: optionalShort('the letterhead', ownTexts.letterhead),
    footer: z.optional(z.boolean('Send true or false.')),
    consentStyle: z.optional(z.enum(['notice', 'itemised'], 'Choose notice or itemised.')),
    decisionLimit: z.optional(z.nullable(whole('the limit', 10_000_000_000))),
    reauthenticationLimit: z.optional(z.nullable(whole('the limit', 10_000_000_000))),
    checksPerDay: z.optional(z.nullable(whole('the number of checks', 10_000_000))),
    referencePrefix: z.optional(
      z
        .string('Enter the letters as text.')
        .check(
          z.regex(
            /^([A-Z][A-Z0-9]{1,5})?$/,
            'The prefix has 2 to 6 capital letters or digits, a letter first.',
          ),
        ),
    ),
    dueHours: z.optional(z.nullable(whole('the hours', 8760).check(z.gte(1, 'Enter at least 1 hour.')))),
    incomeTolerance: z.optional(z.nullable(whole('the tolerance', 100))),
    obligationTolerance: z.optional(z.nullable(whole('the tolerance', 100))),
    assumedRate: z.optional(z.nullable(whole('the rate', 100))),
    coolingOffDays: z.optional(
      z.nullable(whole('the days', 90).check(z.gte(1, 'The cooling-off period is at least 1 day.'))),
    ),
    repaymentMandate: z.optional(z.enum(mandateSteps, 'Choose off, asked or needed.')),
    /** A blank text brings the usual clauses back. */
    agreementClauses: z.optional(z.strictObject({ en: clauses, hi: clauses })),
    secondFactorRoles: z.optional(
      z
        .array(
          z
            .number()
            .check(z.gte(1, 'Roles are 1 to 5.'), z.lte(5, 'Roles are 1 to 5.'), z.int('Roles are 1 to 5.')),
        )
        .check(z.maxLength(5, 'List each role only once.')),
    ),
    /** One check's price; null takes it away. */
    price: z.optional(
      z.strictObject({
        endpoint: z.string('Name the check.'),
        paise: z.nullable(whole('the price', 10_000_000)),
      }),
    ),
    /** One service's vendors, all that are connected, in the order in which they are asked. */
    vendors: z.optional(
      z.strictObject({
        port: z.enum(vendorServices, 'Choose verification or sms.'),
        order: z
          .array(
            z.strictObject({
              vendor: z.string('Name the vendor.').check(z.maxLength(40, 'This is no name of a vendor.')),
              on: z.boolean('Send true or false.'),
              /** Left out: as it was. */
              budget: z.optional(
                z.nullable(
                  whole('the budget', 1_000_000_000).check(z.gte(1, 'Enter a budget of at least ₹1.')),
                ),
              ),
            }),
            'List the vendors.',
          )
          .check(z.maxLength(20, 'List each vendor only once.')),
      }),
    ),
  }),
  result: settingsShape,
});

/** Drawn again from a PNG, JPEG or WebP. */
export const putLogo = call({
  method: 'POST',
  path: '/settings/logo',
  title: 'Set the logo',
  access: ownersOnly,
  files: ['logo'],
  result: settingsShape,
  errors: ['FILE_REFUSED', 'FILE_UNCHECKED', 'FILES_BUSY'],
});

export const removeLogo = call({
  method: 'DELETE',
  path: '/settings/logo',
  title: 'Remove the logo',
  access: ownersOnly,
  result: settingsShape,
});
