import * as z from 'zod/mini';
import { call } from '../define.ts';
import { completeLanguages, languages } from '../languages.ts';
import {
  assessment,
  conditionStages,
  consistencyCell,
  decisionKind,
  decisionReason,
  documentReason,
  findingLine,
  findingReason,
  informationRequest,
  loanTerms,
  place,
  policyLine,
  revealReason,
  reviewState,
  version,
  words,
} from './review-shapes.ts';
import { id, optionalShort, password, short } from './shapes.ts';

const ofApplicant = z.strictObject({ id });
const review = { may: 'review', applicant: 'params.id' } as const;
const decide = { may: 'decide', applicant: 'params.id' } as const;

/** The people of the lender to whom a file can be handed, or who can be named in a comment. */
export const listAssignees = call({
  method: 'GET',
  path: '/review/team',
  title: 'List possible assignees',
  access: { may: 'review', applicant: null },
  result: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      userName: z.string(),
      role: z.number(),
      self: z.boolean(),
      /** The last day on which the person is away, while they are; null: here. */
      awayUntil: z.nullable(z.string()),
    }),
  ),
});

export const getReview = call({
  method: 'GET',
  path: '/applicants/{id}/review',
  title: 'Get a case',
  access: review,
  params: ofApplicant,
  result: reviewState,
  errors: ['NO_SUCH_APPLICANT'],
});

/** Hands a file to somebody, to oneself, or (null) back to nobody. Whoever only reviews takes what nobody has, and hands on or gives back their own. */
export const assignCase = call({
  method: 'POST',
  path: '/applicants/{id}/review/assignment',
  title: 'Assign a case',
  access: review,
  params: ofApplicant,
  body: z.strictObject({ version, to: z.nullable(id) }),
  result: reviewState,
  errors: ['CONFLICT', 'FORBIDDEN', 'NO_SUCH_APPLICANT'],
});

/** Transfers an application to another agent, or (null) to none. Both agents are told. */
export const assignAgent = call({
  method: 'PUT',
  path: '/applicants/{id}/agent',
  title: 'Assign an application to another agent',
  access: decide,
  params: ofApplicant,
  body: z.strictObject({ version, to: z.nullable(id) }),
  result: reviewState,
  errors: ['CONFLICT', 'NOT_IN_THIS_STAGE', 'NO_SUCH_APPLICANT'],
});

export const beginReview = call({
  method: 'POST',
  path: '/applicants/{id}/review/begin',
  title: 'Start a review',
  access: review,
  params: ofApplicant,
  body: z.strictObject({ version }),
  result: reviewState,
  errors: ['CONFLICT', 'NOT_IN_THIS_STAGE', 'NO_SUCH_APPLICANT'],
});

/** Says that one has the file open; answers who else has. To be said again before it is forgotten. */
export const reportPresence = call({
  method: 'POST',
  path: '/applicants/{id}/review/presence',
  title: 'Report presence on a case',
  access: review,
  params: ofApplicant,
  body: z.strictObject({ leaving: z.optional(z.boolean()) }),
  result: z.object({ looking: z.array(z.string()), version: z.number() }),
  errors: ['NO_SUCH_APPLICANT'],
});

/** What the review says of one record: accepted, or rejected, with its reason. */
export const reviewDocument = call({
  method: 'PUT',
  path: '/applicants/{id}/review/records/{place}',
  title: 'Accept or reject a record',
  access: review,
  params: z.strictObject({ id, place }),
  body: z.strictObject({
    version,
    verdict: z.enum(['accept', 'reject'], 'Choose accept or reject.'),
    reason: documentReason,
  }),
  result: reviewState,
  errors: ['CONFLICT', 'NOT_FOUND', 'NOT_IN_THIS_STAGE', 'NO_SUCH_APPLICANT'],
});

/** Asks the person for what is missing or wrong, in their language, by one message. */
export const requestInformation = call({
  method: 'POST',
  path: '/applicants/{id}/information-requests',
  title: 'Request documents from an applicant',
  access: review,
  params: ofApplicant,
  body: z.strictObject({
    version,
    items: z
      .array(
        z.strictObject({ subject: short('what is asked for', 60), reason: documentReason, words }),
        'Send the items as a list.',
      )
      .check(z.minLength(1, 'Choose what to request.'), z.maxLength(20, 'Request at most 20 items at once.')),
    channel: z.enum(['sms', 'email'], 'Choose sms or email.'),
    /** Left out: the one in which the person last agreed to something. */
    language: z.optional(z.enum(completeLanguages, 'The language is en or hi.')),
  }),
  result: reviewState,
  errors: ['CONFLICT', 'NOT_FOUND', 'NOT_IN_THIS_STAGE', 'NO_SUCH_APPLICANT'],
});

/** What the lender asks of the person; their own open ones are on their home. */
export const listInformationRequests = call({
  method: 'GET',
  path: '/applicants/{id}/information-requests',
  title: 'List information requests',
  access: { may: 'see', applicant: 'params.id' },
  params: ofApplicant,
  query: z.strictObject({ language: z.optional(z.enum(languages, 'Choose a language we have.')) }),
  result: z.object({ lender: z.string(), informationRequests: z.array(informationRequest) }),
  errors: ['NO_SUCH_APPLICANT'],
});

export const cancelInformationRequest = call({
  method: 'DELETE',
  path: '/applicants/{id}/information-requests/{request}',
  title: 'Withdraw an information request',
  access: review,
  params: z.strictObject({ id, request: id }),
  result: reviewState,
  errors: ['NOT_FOUND', 'NO_SUCH_APPLICANT'],
});

/** What a reviewer must know of a case, computed again from its records. */
export const listFindings = call({
  method: 'GET',
  path: '/applicants/{id}/findings',
  title: 'List findings',
  access: review,
  params: ofApplicant,
  result: z.array(findingLine),
  errors: ['NO_SUCH_APPLICANT'],
});

/** Accepts an open finding with a reason. It is open again when its evidence changes. */
export const acceptFinding = call({
  method: 'POST',
  path: '/applicants/{id}/findings/{finding}/accept',
  title: 'Accept a finding',
  access: decide,
  params: z.strictObject({ id, finding: id }),
  body: z.strictObject({ version, reason: findingReason }),
  result: reviewState,
  errors: ['CONFLICT', 'NOT_FOUND', 'FINDING_BLOCKS', 'NO_SUCH_APPLICANT'],
});

/** Decides, or, above the lender's limit, lays the decision before a second person. */
export const decideApplication = call({
  method: 'POST',
  path: '/applicants/{id}/decisions',
  title: 'Decide an application',
  access: decide,
  params: ofApplicant,
  body: z.strictObject({
    version,
    kind: decisionKind,
    reasons: z
      .array(decisionReason, 'Send the reasons as a list.')
      .check(z.minLength(1, 'Choose a reason.'), z.maxLength(10, 'At most 10 reasons.')),
    conditions: z
      .array(
        z.strictObject({
          text: short('the condition', 200),
          neededFor: z.enum(conditionStages, 'Choose signing or payout.'),
        }),
        'Send the conditions as a list.',
      )
      .check(z.maxLength(10, 'At most 10 conditions.')),
    remarks: words,
    /** What is approved. An approval needs it; no other decision has it. */
    terms: z.optional(loanTerms),
    /** Why it is approved past open findings of high severity. */
    deviationReason: z.optional(findingReason),
  }),
  result: reviewState,
  errors: [
    'CONFLICT',
    'DATA_MISSING',
    'FINDING_BLOCKS',
    'DEVIATION_NEEDS_REASON',
    'NOT_IN_THIS_STAGE',
    'OWN_LOAN_REQUEST',
    'NO_SUCH_APPLICANT',
  ],
});

/** What the loan would leave of a month, and what the policy says of it, before anybody decides. */
export const previewDecision = call({
  method: 'POST',
  path: '/applicants/{id}/decisions/preview',
  title: 'Preview an approval',
  access: decide,
  params: ofApplicant,
  body: z.strictObject({ terms: loanTerms }),
  result: z.object({
    instalment: assessment.shape.instalment,
    foir: assessment.shape.foir,
    surplus: assessment.shape.surplus,
    policy: policyLine,
    /** What the loan product does not allow, each in a sentence. */
    product: z.array(z.string()),
  }),
  errors: ['NO_SUCH_APPLICANT'],
});

export const confirmDecision = call({
  method: 'POST',
  path: '/applicants/{id}/decisions/{decision}/confirm',
  title: 'Approve or decline a decision',
  access: decide,
  params: z.strictObject({ id, decision: id }),
  body: z.strictObject({
    version,
    agree: z.boolean('Send true or false.'),
    /** The approved terms as the second approver enters them: they must equal the proposed ones. */
    terms: z.optional(loanTerms),
    /** Above the reauthentication limit: the code of the second factor where there is one, else the password. */
    password: z.optional(password),
    code: optionalShort('the code', 20),
  }),
  result: reviewState,
  errors: [
    'CONFLICT',
    'DATA_MISSING',
    'FINDING_BLOCKS',
    'DEVIATION_NEEDS_REASON',
    'NOT_FOUND',
    'SAME_PERSON',
    'OWN_LOAN_REQUEST',
    'TERMS_DIFFER',
    'REAUTHENTICATION_NEEDED',
    'PASSWORD_WRONG',
    'FACTOR_WANTED',
    'FACTOR_WRONG',
    'TOO_MANY',
    'NO_SUCH_APPLICANT',
  ],
});

/** Takes one's own decision back, within seconds. */
export const undoDecision = call({
  method: 'POST',
  path: '/applicants/{id}/decisions/{decision}/undo',
  title: 'Reverse a decision',
  access: decide,
  params: z.strictObject({ id, decision: id }),
  body: z.strictObject({ version }),
  result: reviewState,
  errors: ['CONFLICT', 'NOT_FOUND', 'TOO_LATE', 'NO_SUCH_APPLICANT'],
});

/** The whole of one record whose numbers are masked, for a reason that is kept. The screen forgets it after a minute. */
export const revealRecord = call({
  method: 'POST',
  path: '/applicants/{id}/reveal',
  title: 'Reveal a masked record',
  access: { may: 'reveal', applicant: 'params.id' },
  params: ofApplicant,
  body: z.strictObject({
    /** `profile`, or the place of a record. */
    place: z.union([z.literal('profile'), place], 'Send profile, or a record reference like pan.auth.'),
    reason: revealReason,
  }),
  result: z.object({ data: z.record(z.string(), z.unknown()), until: z.string() }),
  errors: ['NOT_FOUND', 'NO_SUCH_APPLICANT'],
});

const noteLine = z.object({
  _id: z.string(),
  kind: z.enum(['comment', 'flag']),
  words: z.string(),
  by: z.string(),
  at: z.string(),
  mentions: z.array(z.string()),
  clearedBy: z.string(),
  clearedAt: z.nullable(z.string()),
});

/** Comments and flags, newest first. `@user.name` names somebody of the team. */
export const listNotes = call({
  method: 'GET',
  path: '/applicants/{id}/notes',
  title: 'List comments and flags',
  access: { may: 'comment', applicant: 'params.id' },
  params: ofApplicant,
  result: z.array(noteLine),
});

export const addNote = call({
  method: 'POST',
  path: '/applicants/{id}/notes',
  title: 'Add a comment',
  access: { may: 'comment', applicant: 'params.id' },
  params: ofApplicant,
  body: z.strictObject({ words: short('the comment', 1000) }),
  result: z.array(noteLine),
  errors: ['NO_SUCH_APPLICANT'],
});

export const addFlag = call({
  method: 'POST',
  path: '/applicants/{id}/flags',
  title: 'Add a flag',
  access: review,
  params: ofApplicant,
  body: z.strictObject({ words: short('what the flag warns of', 200) }),
  result: z.array(noteLine),
  errors: ['NO_SUCH_APPLICANT'],
});

export const clearFlag = call({
  method: 'DELETE',
  path: '/applicants/{id}/flags/{flag}',
  title: 'Clear a flag',
  access: review,
  params: z.strictObject({ id, flag: id }),
  result: z.array(noteLine),
  errors: ['NOT_FOUND'],
});

/** What happened to an application, newest first, each in a sentence. */
export const getTimeline = call({
  method: 'GET',
  path: '/applicants/{id}/timeline',
  title: 'List activity',
  access: review,
  params: ofApplicant,
  result: z.array(z.object({ at: z.string(), by: z.string(), sentence: z.string() })),
});

/** What every source says of the same person, side by side (product §8). Numbers are masked; they were compared whole. */
export const getConsistency = call({
  method: 'GET',
  path: '/applicants/{id}/consistency',
  title: 'Compare sources',
  access: review,
  params: ofApplicant,
  result: z.array(
    z.object({
      fact: z.enum(['name', 'dob', 'fatherName', 'address', 'pan', 'mobile']),
      cells: z.array(consistencyCell),
    }),
  ),
  errors: ['NO_SUCH_APPLICANT'],
});
