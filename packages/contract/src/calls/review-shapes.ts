import { obligationRules } from '@pramaan/documents/assessment/assessment.ts';
import { incomeRules } from '@pramaan/documents/assessment/income.ts';
import { figureSources, setAsideReasons } from '@pramaan/documents/assessment/source-figure.ts';
import { findingKinds, severities } from '@pramaan/documents/findings/finding.ts';
import { joiningRoles } from '@pramaan/documents/joins-as.ts';
import { policyOutcomes, policyReasonCodes, ruleOutcomes } from '@pramaan/documents/policy/rule.ts';
import * as z from 'zod/mini';
import { decisionKinds, decisionReasons, documentReasons, revealReasons, stages } from '../stages.ts';
import { optionalShort, short } from './shapes.ts';

/** The version of the review that was last read: a save over a newer one is a conflict. */
export const version = z
  .number('Send the version last read.')
  .check(z.int('Send the version last read.'), z.positive('Send the version last read.'));

const codes = <T extends Record<string, unknown>>(of: T) => Object.keys(of) as [keyof T & string];

export const documentReason = z.enum(codes(documentReasons), 'Choose a reason from the list.');
export const decisionReason = z.enum(codes(decisionReasons), 'Choose a reason from the list.');
export const revealReason = z.enum(codes(revealReasons), 'Choose a reason from the list.');
export const decisionKind = z.enum(decisionKinds, 'Choose approve, reject, refer or withdraw.');
export const words = optionalShort('the words', 1000);

/** The place of a record in the file: `pan.auth`, `itr.ocr.2`. */
export const place = z
  .string('Name the record.')
  .check(
    z.regex(
      /^[A-Za-z][A-Za-z0-9]{0,39}\.[A-Za-z][A-Za-z0-9]{0,39}(\.[1-9])?$/,
      'A record reads like pan.auth or itr.ocr.2.',
    ),
  );

const wholeFrom = (message: string, least: number, most: number) =>
  z.number(message).check(z.int(message), z.gte(least, message), z.lte(most, message));

/** What a lender approves: rupees, months, and per cent a year. The decision rests on these, not on what was requested. */
export const loanTerms = z.strictObject({
  amount: wholeFrom('Enter the approved amount in whole rupees, like 500000.', 1, 10_000_000_000),
  tenureMonths: wholeFrom('Enter the tenure in months, from 1 to 360.', 1, 360),
  ratePercent: z
    .number('Enter the interest rate in per cent a year, like 12.5.')
    .check(
      z.gte(0, 'Enter the interest rate in per cent a year, like 12.5.'),
      z.lte(100, 'Enter the interest rate in per cent a year, like 12.5.'),
      z.multipleOf(0.01, 'An interest rate has at most two decimals.'),
    ),
});

export const informationRequest = z.object({
  _id: z.string(),
  /** A document's name, or `area:` and the area of which any will do. */
  subject: z.string(),
  title: z.string(),
  /** Under the applicant’s portal: where it is given. */
  path: z.string(),
  reason: documentReason,
  /** The reason as the person reads it. */
  because: z.string(),
  words: z.string(),
  askedAt: z.string(),
  state: z.enum(['open', 'answered', 'withdrawn']),
  answeredAt: z.nullable(z.string()),
});

/** What the lender's policy says of a case. Version 0 is the product's own policy. */
export const policyLine = z.object({
  version: z.number(),
  outcome: z.enum(policyOutcomes),
  /** The rules that apply, each with its evidence in one sentence; none: approve. */
  hits: z.array(
    z.object({ outcome: z.enum(ruleOutcomes), reason: z.enum(policyReasonCodes), sentence: z.string() }),
  ),
  /** The rules that do not apply, each with the case's own value in one sentence. */
  passed: z.array(z.string()),
});

/** What a condition of an approval must be met before: the agreement, or the payout. */
export const conditionStages = ['signing', 'payout'] as const;

export const decisionLine = z.object({
  _id: z.string(),
  kind: decisionKind,
  reasons: z.array(decisionReason),
  conditions: z.array(z.object({ text: z.string(), neededFor: z.enum(conditionStages) })),
  remarks: z.string(),
  /** What was approved; null for every other decision. */
  terms: z.nullable(loanTerms),
  /** Findings that the approval went past, each in a sentence, and why. */
  deviations: z.object({ reason: z.string(), findings: z.array(z.string()) }),
  /** What the policy said when it was decided; null of decisions from before there were policies. */
  policy: z.nullable(policyLine),
  /** `void`: the loan request was changed afterwards. */
  state: z.enum(['waits', 'stands', 'declined', 'undone', 'void']),
  by: z.string(),
  at: z.string(),
  secondBy: z.string(),
  secondAt: z.nullable(z.string()),
  /** Until when whoever decided may take it back, ISO 8601; null when it is too late or not theirs. */
  undoTill: z.nullable(z.string()),
});

const requirement = z.object({
  subject: z.string(),
  title: z.string(),
  why: z.enum(['missing', 'failed', 'rejected', 'checking']),
  needed: z.boolean(),
});

/** Something that a reviewer must know of the case. */
export const findingLine = z.object({
  _id: z.string(),
  kind: z.enum(findingKinds),
  severity: z.enum(severities),
  state: z.enum(['open', 'accepted', 'resolved']),
  /** Places of the records that it rests on. */
  records: z.array(place),
  /** Name of the evidence's message, and its values: for systems that word it themselves. */
  evidence: z.object({ code: z.string(), values: z.record(z.string(), z.string()) }),
  /** The evidence in one sentence. */
  sentence: z.string(),
  /** What ends it, in one sentence. */
  resolves: z.string(),
  openedAt: z.string(),
  resolvedAt: z.nullable(z.string()),
  accepted: z.nullable(z.object({ by: z.string(), at: z.string(), reason: z.string() })),
});

/** Why a finding is accepted, or why a loan is approved past one. */
export const findingReason = short('the reason', 500);

const sourceFigure = z.object({
  source: z.enum(figureSources),
  /** How the paper is called. */
  called: z.string(),
  /** Rupees. */
  monthly: z.number(),
  confirmed: z.boolean(),
  /** Why it is shown and not counted. */
  setAside: z.nullable(z.enum(setAsideReasons)),
  records: z.array(place),
  /** What was counted in each month (YYYY-MM), where the source tells months. */
  months: z.array(z.object({ month: z.string(), amount: z.number() })),
});

/** What the applicant earns, owes and could repay: each source's monthly figure, the assessed one, and what follows. */
export const assessment = z.object({
  income: z.object({
    sources: z.array(sourceFigure),
    monthly: z.nullable(z.number()),
    rule: z.enum(incomeRules),
  }),
  obligations: z.object({
    sources: z.array(sourceFigure),
    monthly: z.nullable(z.number()),
    rule: z.enum(obligationRules),
  }),
  /** The loan whose instalment is counted; null while amount or tenure are unknown. */
  loan: z.nullable(z.object({ amount: z.number(), months: z.number(), ratePercent: z.number() })),
  instalment: z.nullable(z.number()),
  foir: z.nullable(z.number()),
  surplus: z.nullable(z.number()),
  assetValue: z.nullable(z.number()),
  ltv: z.nullable(z.number()),
});

/** The people who apply together, each by the figures that count in their own case, and what these come to. */
const household = z.object({
  people: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      joinsAs: z.nullable(z.enum(joiningRoles)),
      income: z.nullable(z.number()),
      obligations: z.nullable(z.number()),
    }),
  ),
  income: z.nullable(z.number()),
  obligations: z.nullable(z.number()),
  instalment: z.nullable(z.number()),
  foir: z.nullable(z.number()),
  surplus: z.nullable(z.number()),
});

/**
 * The mark of one aspect of a case: its most severe open finding, `none` while nothing was submitted about it, `unconfirmed` while no
 * source has confirmed what was, else `clear`.
 */
const mark = z.enum(['clear', 'unconfirmed', 'none', ...severities]);

/** Somebody who joins the application, by their own case: what stands against an approval there. */
const otherPerson = z.object({
  _id: z.string(),
  name: z.string(),
  reference: z.string(),
  joinsAs: z.enum(joiningRoles),
  /** Open findings of medium severity or above, and the most severe of them. */
  findings: z.number(),
  severity: z.nullable(z.enum(severities)),
  /** Titles of what their case still lacks for an approval. */
  missing: z.array(z.string()),
  creditScore: z.nullable(z.number()),
});

const person = z.object({ _id: z.string(), name: z.string() });

/** All that the review knows of an application. */
export const reviewState = z.object({
  version: z.number(),
  stage: z.enum(stages),
  dueAt: z.nullable(z.string()),
  assigned: z.nullable(person),
  /** Name and code of the branch; null where it has none. */
  branch: z.nullable(z.object({ name: z.string(), code: z.string() })),
  /** Who brought the application; `code` is the lender's own of an agent, blank without one. Null: the applicant came by themselves. */
  agent: z.nullable(z.object({ ...person.shape, code: z.string() })),
  /** Rupees asked for; null while nobody said. */
  amount: z.nullable(z.number()),
  /** Months asked for; null while nobody said. */
  tenureMonths: z.nullable(z.number()),
  /** The highest amount requested since the application was submitted; null when one of the requests has none. */
  highestAmount: z.nullable(z.number()),
  /** Above this amount, or without one, a decision takes two people. */
  limit: z.number(),
  /** Above this amount the second approver confirms with a password or a code. */
  reauthenticationLimit: z.number(),
  missingRequirements: z.array(requirement),
  /** Open findings first, the gravest in front; then accepted and resolved ones. */
  findings: z.array(findingLine),
  /** No finding of medium severity or above is open here, nor in the case of somebody who joins: it can be decided. */
  clear: z.boolean(),
  marks: z.object({ identity: mark, address: mark, income: mark, obligations: mark, consent: mark }),
  /** The bureau's score; null without a report, and for somebody without a credit history. */
  creditScore: z.nullable(z.number()),
  assessment,
  /** Null when nobody applies together with the applicant. */
  household: z.nullable(household),
  /** Who joins the application, in the order in which they were added. */
  others: z.array(otherPerson),
  /** The application that this person joins; null for who applies. */
  joins: z.nullable(z.object({ ...person.shape, reference: z.string(), as: z.enum(joiningRoles) })),
  policy: policyLine,
  informationRequests: z.array(informationRequest),
  reviews: z.array(
    z.object({
      place,
      verdict: z.enum(['accept', 'reject']),
      reason: documentReason,
      by: z.string(),
      at: z.string(),
      /** The record has changed since: it says nothing of what stands now. */
      stale: z.boolean(),
    }),
  ),
  decisions: z.array(decisionLine),
  /** Others who have this file open just now. */
  looking: z.array(z.string()),
  may: z.object({
    /** Take or hand on: to oneself when nobody has it, to anyone of the team. */
    take: z.boolean(),
    assign: z.boolean(),
    decide: z.boolean(),
    /** Confirm or decline what waits for a second person. */
    confirm: z.boolean(),
    reveal: z.boolean(),
  }),
});

/** What one source says of a fact. */
export const consistencyCell = z.object({
  source: z.string(),
  title: z.string(),
  value: z.string(),
  /** How it agrees with the fact's first source, 0 to 1; null for that source itself, and for a value unlike in kind. */
  score: z.nullable(z.number()),
  match: z.nullable(z.boolean()),
  reasons: z.array(z.string()),
  /** Of an address, part by part: `a` is what the first source says, `b` what this one says. */
  parts: z.optional(
    z.array(
      z.object({
        part: z.enum(['pin', 'house', 'street', 'city', 'state']),
        says: z.enum(['same', 'partly', 'differs', 'one side', 'neither']),
        a: z.string(),
        b: z.string(),
      }),
    ),
  ),
});
