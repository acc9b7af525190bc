import { policyFactNames, policyFacts } from '@pramaan/documents/policy/facts.ts';
import {
  type PolicyCondition,
  policyOperators,
  policyOutcomes,
  policyReasonCodes,
  ruleOutcomes,
} from '@pramaan/documents/policy/rule.ts';
import * as z from 'zod/mini';
import { call } from '../define.ts';
import { stages } from '../stages.ts';
import { segments } from './shapes.ts';

const access = { may: 'settings', applicant: null } as const;
const segment = z.enum(segments, 'Choose retail or business.');
const ofSegment = z.strictObject({ segment });

/** Most rules of a policy: more than a person reads. */
const mostRules = 50;

const number = z
  .number('Enter a number.')
  .check(z.gte(-10_000_000_000, 'Enter a smaller number.'), z.lte(10_000_000_000, 'Enter a smaller number.'));
const text = z
  .string('Enter the value as text.')
  .check(
    z.minLength(1, 'Enter a value.'),
    z.maxLength(500, 'Enter at most 500 characters.'),
    z.regex(/^[\p{L}\p{M}\p{N} ,.-]+$/u, 'Enter letters, digits, spaces and commas only.'),
  );

const isWords = (fact: (typeof policyFactNames)[number]) => policyFacts[fact].kind === 'words';

const conditionMembers = {
  fact: z.enum(policyFactNames, 'Choose a fact from the list.'),
  operator: z.enum(policyOperators, 'Choose how to compare.'),
};
const ruleMembers = {
  ...conditionMembers,
  outcome: z.enum(ruleOutcomes, 'Choose decline or refer.'),
  reason: z.enum(policyReasonCodes, 'Choose a reason from the list.'),
};

const value = z.union([number, text], 'Enter a value.');

/** A fact in numbers is compared with a number, one in words with words. */
const comparable = z.refine<PolicyCondition>(
  ({ fact, operator, value }) =>
    isWords(fact)
      ? typeof value === 'string' && ['is', 'starts-with-none-of'].includes(operator)
      : typeof value === 'number' && ['below', 'above'].includes(operator),
  { path: ['value'], message: 'Compare numbers with below or above, and words with is.' },
);

/** A second condition, which has to be met as well. */
const and = z.optional(z.strictObject({ ...conditionMembers, value }).check(comparable));

/** One line of a policy. */
const rule = z.strictObject({ ...ruleMembers, value, and }).check(comparable);

const rules = z
  .array(rule, 'Send the rules as a list.')
  .check(z.maxLength(mostRules, `A policy has at most ${mostRules} rules.`));

const storedValue = { value: z.union([z.number(), z.string()]) };
const storedCondition = z.object({ ...conditionMembers, ...storedValue });

const policyVersion = z.object({
  /** 0 is the product's own policy. */
  version: z.number(),
  state: z.enum(['draft', 'proposed', 'published']),
  rules: z.array(z.object({ ...ruleMembers, ...storedValue, and: z.optional(storedCondition) })),
  /** From when it counts (ISO 8601); null while nobody has published it. */
  effectiveFrom: z.nullable(z.string()),
  changedBy: z.string(),
  publishedBy: z.string(),
  /** The caller may publish it: somebody else wrote and proposed it. */
  mayPublish: z.boolean(),
});

const policyState = z.object({
  segment,
  /** The policy by which cases are judged now. */
  inForce: policyVersion,
  /** The version that is being written or waits for a second person; null when there is none. */
  open: z.nullable(policyVersion),
  /** Published versions, the newest first. */
  published: z.array(policyVersion),
});

export const getPolicy = call({
  method: 'GET',
  path: '/policies/{segment}',
  title: 'Get a lending policy',
  access,
  params: ofSegment,
  result: policyState,
});

/** Keeps the rules as the open version. A proposed one is a draft again. */
export const savePolicy = call({
  method: 'PUT',
  path: '/policies/{segment}',
  title: 'Save a draft of a lending policy',
  access,
  params: ofSegment,
  body: z.strictObject({ rules }),
  result: policyState,
});

/** What the rules would say of the latest cases that were decided or are under review. Changes nothing. */
export const tryPolicy = call({
  method: 'POST',
  path: '/policies/{segment}/dry-run',
  title: 'Try a lending policy on past cases',
  access,
  params: ofSegment,
  body: z.strictObject({ rules }),
  result: z.object({
    /** How many cases were tried. */
    cases: z.number(),
    /** How many of them the policy in force, and these rules, approve, refer and decline. */
    before: z.object({ approve: z.number(), refer: z.number(), decline: z.number() }),
    after: z.object({ approve: z.number(), refer: z.number(), decline: z.number() }),
    /** Cases of which the two say different things. */
    changed: z.array(
      z.object({
        _id: z.string(),
        reference: z.string(),
        /** Where it stands: what was decided, or that it is under review. */
        stage: z.enum(stages),
        before: z.enum(policyOutcomes),
        after: z.enum(policyOutcomes),
        sentences: z.array(z.string()),
      }),
    ),
  }),
});

/** Sends the draft to a second person. */
export const proposePolicy = call({
  method: 'POST',
  path: '/policies/{segment}/propose',
  title: 'Propose a lending policy',
  access,
  params: ofSegment,
  body: z.strictObject({
    version: z.number('Send the version.').check(z.int('Send the version.')),
    /** From when it counts (ISO 8601); left out: from its publication. */
    effectiveFrom: z.optional(z.iso.datetime({ error: 'Enter the day as ISO 8601.', offset: true })),
  }),
  result: policyState,
  errors: ['CONFLICT'],
});

/** The second person publishes the policy, which then counts from its day, or sends it back as a draft. */
export const publishPolicy = call({
  method: 'POST',
  path: '/policies/{segment}/publish',
  title: 'Publish a lending policy or send it back',
  access,
  params: ofSegment,
  body: z.strictObject({
    version: z.number('Send the version.').check(z.int('Send the version.')),
    agree: z.boolean('Send true or false.'),
  }),
  result: policyState,
  errors: ['CONFLICT', 'SAME_PERSON'],
});
