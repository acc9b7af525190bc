import { declineReasons } from '@pramaan/documents/policy/decline-reasons.ts';

/** Where an application stands at the lender's, in the order in which it gets there. */
export const stages = [
  'in-progress',
  'ready',
  'in-review',
  'referred',
  'second-approval',
  'approved',
  'rejected',
  'withdrawn',
] as const;
export type Stage = (typeof stages)[number];

/** What moves an application. `complete` and `incomplete` are the product's own; the rest is somebody's in the review. */
export const stageEvents = [
  'complete',
  'incomplete',
  'begin',
  'refer',
  'approve',
  'reject',
  'withdraw',
  'wait',
  'send-back',
] as const;
type StageEvent = (typeof stageEvents)[number];

const underReview: readonly Stage[] = ['ready', 'in-review', 'referred'];

const moves: Readonly<Record<StageEvent, { from: readonly Stage[]; to: Stage }>> = {
  complete: { from: ['in-progress'], to: 'ready' },
  incomplete: { from: ['ready'], to: 'in-progress' },
  begin: { from: ['in-progress', 'ready', 'referred'], to: 'in-review' },
  refer: { from: ['in-progress', 'ready', 'in-review'], to: 'referred' },
  /** A decision that needs a second person: nothing is decided yet. */
  wait: { from: ['in-progress', ...underReview], to: 'second-approval' },
  'send-back': { from: ['second-approval'], to: 'in-review' },
  approve: { from: [...underReview, 'second-approval'], to: 'approved' },
  reject: { from: ['in-progress', ...underReview, 'second-approval'], to: 'rejected' },
  withdraw: { from: ['in-progress', ...underReview, 'second-approval'], to: 'withdrawn' },
};

/** Where an event leads from a stage; null when it may not happen there. */
export function nextStage(stage: Stage, event: StageEvent): Stage | null {
  const { from, to } = moves[event];
  return from.includes(stage) ? to : null;
}

/** The stages that an event moves out of, and where to. */
export function fromStages(event: StageEvent): { from: Stage[]; to: Stage } {
  const { from, to } = moves[event];
  return { from: [...from], to };
}

/** What may happen in a stage. */
export function eventsIn(stage: Stage): StageEvent[] {
  return stageEvents.filter((event) => nextStage(stage, event) !== null);
}

/** What somebody decides of an application, and the event it is. */
export const decisionKinds = ['approve', 'reject', 'refer', 'withdraw'] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** Decisions that above the lender's limit take two people. */
export const twoPeopleFor: readonly DecisionKind[] = ['approve', 'reject'];

/** Reason codes of a decision: which decision each is for, and how it reads. */
export const decisionReasons = {
  MEETS_POLICY: { for: 'approve', words: 'Meets the lending policy' },
  INCOME_SUFFICIENT: { for: 'approve', words: 'Income is sufficient' },
  MITIGATED: { for: 'approve', words: 'Differences explained and accepted' },
  ...declineReasons,
  SENIOR_VIEW: { for: 'refer', words: 'Needs senior review' },
  FIELD_VISIT: { for: 'refer', words: 'Needs a field visit' },
  LEGAL_VIEW: { for: 'refer', words: 'Needs legal review' },
  PERSON_ASKED: { for: 'withdraw', words: 'Requested by the applicant' },
  NO_ANSWER: { for: 'withdraw', words: 'The applicant does not respond' },
  DUPLICATE: { for: 'withdraw', words: 'Duplicate application' },
} as const satisfies Record<string, { for: DecisionKind; words: string }>;
export type DecisionReason = keyof typeof decisionReasons;

/** Why a case is closed without a decision on the loan. */
export const closeReasons = [
  'PERSON_ASKED',
  'NO_ANSWER',
  'DUPLICATE',
] as const satisfies readonly DecisionReason[];

/** Whether a stored code is a reason that there is now. */
export const isReason = (code: string): code is DecisionReason => Object.hasOwn(decisionReasons, code);

/** Reason codes of what is said of one document, and of asking for it again. `person` is how the applicant reads it. */
export const documentReasons = {
  LOOKS_RIGHT: { for: 'accept', words: 'Looks correct', person: '' },
  EXPLAINED: { for: 'accept', words: 'Difference explained', person: '' },
  NOT_READABLE: {
    for: 'reject',
    words: 'Not readable',
    person: 'We couldn’t read it. Send a clear photo or the original PDF.',
  },
  OTHER_PERSON: {
    for: 'reject',
    words: 'Belongs to another person',
    person: 'It belongs to another person. Send your own.',
  },
  DIFFERS: {
    for: 'reject',
    words: 'Does not match other documents',
    person: 'It does not match your other documents. Check it and submit it again.',
  },
  TOO_OLD: { for: 'reject', words: 'Too old', person: 'It is too old. Send a newer one.' },
  INCOMPLETE: {
    for: 'reject',
    words: 'Pages are missing',
    person: 'Pages are missing. Send the complete document.',
  },
  MISSING: { for: 'ask', words: 'Not submitted yet', person: 'You have not submitted it yet.' },
} as const satisfies Record<string, { for: 'accept' | 'reject' | 'ask'; words: string; person: string }>;
export type DocumentReason = keyof typeof documentReasons;

/** The same as the applicant reads it in Hindi. */
export const documentReasonsHindi: Readonly<Record<DocumentReason, string>> = {
  LOOKS_RIGHT: '',
  EXPLAINED: '',
  NOT_READABLE: 'यह पढ़ा नहीं जा सका। साफ़ फ़ोटो या असली PDF भेजें।',
  OTHER_PERSON: 'इसमें किसी और का नाम है। अपना भेजें।',
  DIFFERS: 'यह आपके दूसरे दस्तावेज़ों से अलग है। जाँचकर दोबारा दें।',
  TOO_OLD: 'यह बहुत पुराना है। नया भेजें।',
  INCOMPLETE: 'कुछ पन्ने नहीं हैं। पूरा भेजें।',
  MISSING: 'यह अभी तक नहीं दिया गया है।',
};

/** Why a rejected application is reopened. Codes, because the log that keeps them holds nobody's data. */
export const reopenReasons = {
  APPEAL: 'The applicant asked for another look',
  NEW_DOCUMENTS: 'New documents or facts',
  MISTAKE: 'The decision was a mistake',
} as const;

/** Why somebody sees a masked value whole. Codes, because the log that keeps them holds nobody's data. */
export const revealReasons = {
  CALL_PERSON: 'To call the applicant',
  COMPARE_PAPER: 'To compare it with a document',
  COMPLAINT: 'To handle a complaint',
  LEGAL_DUTY: 'Legal obligation',
} as const;
export type RevealReason = keyof typeof revealReasons;

/** Rupees above which a decision takes two people, when the lender set nothing else. */
export const usualDecisionLimit = 500_000;
/** Rupees above which the second approver confirms with a password or a code, when the lender set nothing else. */
export const usualReauthenticationLimit = 2_000_000;
/** Per cent a year by which an instalment is reckoned, unless the lender's settings say otherwise. */
export const usualAssumedRate = 12;
/** Hours from ready to due, when the lender set nothing else. */
export const usualDueHours = 24;
