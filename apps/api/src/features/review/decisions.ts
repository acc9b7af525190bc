import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '@pramaan/contract/errors.ts';
import {
  type DecisionKind,
  type DecisionReason,
  decisionReasons,
  nextStage,
  twoPeopleFor,
} from '@pramaan/contract/stages.ts';
import { aboutDecision, type Condition } from '../../case-file/approval.ts';
import type { Principal } from '../../http/context.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import type { Changing } from './change-review.ts';
import { announce } from './decision-letter.ts';
import {
  type Decision,
  type DecisionWords,
  type Deviations,
  type LoanTerms,
  readDecisions,
  undoTill,
} from './decision-rows.ts';
import { deviationsOf, requireKnown, requireNoBlock } from './findings.ts';
import { missingFrom, moveTo, type OpenedReview, withTerms } from './opened-review.ts';

export interface Decided {
  kind: DecisionKind;
  reasons: DecisionReason[];
  conditions: Condition[];
  remarks?: string | undefined;
  terms?: LoanTerms | undefined;
  /** Why it is approved past open findings of high severity. */
  deviationReason?: string | undefined;
}

/** The second person's word, with the terms as they entered them. */
interface Confirmation {
  agree: boolean;
  terms?: LoanTerms | undefined;
  /** They have just given their password or a code. */
  reauthenticated: boolean;
}

function requireWhole(review: OpenedReview): void {
  const needed = [
    ...missingFrom(review).flatMap((one) => (one.needed ? one.title : [])),
    ...review.others.flatMap(({ name, reference, missing }) =>
      missing.map(({ title }) => `${title} of ${name || reference}`),
    ),
  ];
  if (needed.length === 0) return;
  const names = needed.join(', ');
  throw new ApiError(
    'DATA_MISSING',
    `It cannot be approved yet. Still needed: ${names}. Ask for it, or accept what was given.`,
  );
}

/** Rupees that are at stake: what is approved, or what was requested at most; infinite where nobody can tell. */
const atStake = ({ requested }: OpenedReview, terms?: LoanTerms): number =>
  Math.max(requested.highest ?? Number.POSITIVE_INFINITY, terms?.amount ?? 0);

const needsTwo = (review: OpenedReview, { kind, terms }: Decided) =>
  twoPeopleFor.includes(kind) && atStake(review, terms) > review.limit;

/**
 * The loan is decided in the case of the applicant. A co-applicant or guarantor can leave: their case is closed while nothing rests on it, and from
 * then on nobody counts them.
 */
function requireOwn({ joins }: OpenedReview, { kind }: Decided): void {
  if (!joins) return;
  if (kind !== 'withdraw')
    throw new ApiError('JOINS_ANOTHER', `This person joins ${joins.reference}. Decide there.`);
  if (joins.stage === 'second-approval' || joins.stage === 'approved')
    throw new ApiError(
      'JOINS_ANOTHER',
      `The decision on ${joins.reference} includes this person. Undo or decline it first.`,
    );
}

/** An approval says what is approved; no other decision does. */
function requireTerms({ kind, terms }: Decided): void {
  if ((kind === 'approve') === (terms !== undefined)) return;
  const message =
    kind === 'approve'
      ? 'Enter the amount, tenure and interest rate that you approve.'
      : 'Only an approval has an amount, a tenure and a rate.';
  throw new ApiError('BAD_REQUEST', message, [{ path: 'terms', message }]);
}

/** Nobody approves a loan for which they entered the request. */
function requireOther({ requested }: OpenedReview, { staff }: Principal): void {
  if (staff !== null && requested.enteredBy.has(staff)) throw new ApiError('OWN_LOAN_REQUEST');
}

/** Nobody says that a loan meets the policy which breaks a rule of it, or lies outside its product. */
function requireTrueReasons({ policy, beyondProduct }: OpenedReview, { reasons }: Decided): void {
  if (!reasons.includes('MEETS_POLICY')) return;
  if (policy.outcome === 'approve' && beyondProduct.length === 0) return;
  const message = 'This loan does not meet the lending policy. Choose another reason.';
  throw new ApiError('BAD_REQUEST', message, [{ path: 'reasons', message }]);
}

/** Whether a person may approve an application as it stands. Answers what the approval goes past. */
function approvable(review: OpenedReview, principal: Principal, decided: Decided): Deviations {
  requireOther(review, principal);
  requireWhole(review);
  requireNoBlock(review);
  const deviations = deviationsOf(review, decided.deviationReason);
  requireTrueReasons(review, decided);
  return deviations;
}

/** Decides an application. Above the lender's limit, four-eyes approval applies: the decision waits for a second person. */
export async function decide(
  { trx, vault, review, now, jobs }: Changing,
  principal: Principal,
  decided: Decided,
  actor: Actor,
): Promise<void> {
  const { kind, reasons, conditions, remarks = '', terms } = decided;
  if (reasons.some((reason) => decisionReasons[reason].for !== kind))
    throw new ApiError('BAD_REQUEST', `Choose reasons to ${kind} it.`, [
      { path: 'reasons', message: `Choose reasons to ${kind} it.` },
    ]);
  requireOwn(review, decided);
  // What waits for a second person is theirs to confirm; it can only be called off.
  if (review.stage === 'second-approval' && kind !== 'withdraw') throw new ApiError('NOT_IN_THIS_STAGE');
  if (!nextStage(review.stage, kind)) throw new ApiError('NOT_IN_THIS_STAGE');
  requireTerms(decided);
  const judged = terms ? await withTerms(review, terms) : review;
  const deviations = kind === 'approve' ? approvable(judged, principal, decided) : undefined;
  const before = review.stage;
  const waits = needsTwo(review, decided);
  await trx.query(
    sql`update decision set state = 'undone' where applicant_id = ${review.applicant} and state = 'waits'`,
  );
  await moveTo(trx, review, waits ? 'wait' : kind);
  const id = newId();
  const past = deviations?.findings.length ?? 0;
  const said: DecisionWords = {
    ...{ conditions, remarks },
    ...(terms ? { terms } : {}),
    ...(deviations ? { deviations } : {}),
    policy: judged.policy,
  };
  const words = vault.sealJson(said, aboutDecision(id));
  await trx.query(sql`
    insert into decision (id, lender_id, applicant_id, kind, reasons, words, state, stage_before, made_by, made_at, deviations)
    values (${id}, ${principal.lender}, ${review.applicant}, ${kind}, ${reasons}, ${words}, ${waits ? 'waits' : 'stands'}, ${before},
      ${principal.staff}, ${now}, ${past})`);
  if (!waits) await announce(trx, jobs, { lender: principal.lender, decision: id }, kind);
  await audit(
    trx,
    principal.lender,
    actor,
    waits ? 'decision.awaiting-approval' : 'decision.made',
    review.applicant,
    {
      kind,
      reasons,
      conditions: conditions.length,
      ...(past > 0 ? { deviations: past } : {}),
    },
  );
}

async function named(changing: Changing, id: string): Promise<Decision> {
  const decisions = await readDecisions(changing.trx, changing.vault, changing.review.applicant);
  const decision = decisions.find((one) => one.id === id);
  if (!decision) throw new ApiError('NOT_FOUND', 'This decision does not exist.');
  return decision;
}

/** Above the lender's limit for it the second person has authenticated again. */
async function requireConfirmable(
  review: OpenedReview,
  principal: Principal,
  decision: Decision,
  { terms, reauthenticated }: Confirmation,
): Promise<void> {
  if (decision.kind === 'approve') {
    requireOther(review, principal);
    requireWhole(review);
    requireNoBlock(review);
    const approved = decision.words.terms;
    requireKnown(approved ? await withTerms(review, approved) : review, decision.words.deviations);
  }
  if (!isDeepStrictEqual(terms, decision.words.terms)) throw new ApiError('TERMS_DIFFER');
  const large = atStake(review, decision.words.terms) > review.reauthenticationLimit;
  if (large && !reauthenticated) throw new ApiError('REAUTHENTICATION_NEEDED');
}

/** The second person's word: confirmed it stands, declined the file goes back to review. */
export async function confirm(
  changing: Changing,
  principal: Principal,
  id: string,
  confirmation: Confirmation,
  actor: Actor,
): Promise<void> {
  const { trx, review, now, jobs } = changing;
  const { agree } = confirmation;
  const decision = await named(changing, id);
  if (decision.state !== 'waits') throw new ApiError('NOT_FOUND', 'This decision is not awaiting approval.');
  if (decision.made_by === principal.staff) throw new ApiError('SAME_PERSON');
  if (agree) await requireConfirmable(review, principal, decision, confirmation);
  await moveTo(trx, review, agree ? decision.kind : 'send-back');
  await trx.query(sql`
    update decision set state = ${agree ? 'stands' : 'declined'}, second_by = ${principal.staff}, second_at = ${now} where id = ${id}`);
  if (agree) await announce(trx, jobs, { lender: principal.lender, decision: id }, decision.kind);
  await audit(
    trx,
    principal.lender,
    actor,
    agree ? 'decision.confirmed' : 'decision.declined',
    review.applicant,
    { kind: decision.kind },
  );
}

/** Takes back what one did oneself a moment ago: a decision, or its confirmation. */
export async function undo(
  changing: Changing,
  principal: Principal,
  id: string,
  actor: Actor,
): Promise<void> {
  const { trx, review, now } = changing;
  const decision = await named(changing, id);
  const [latest] = await readDecisions(trx, changing.vault, review.applicant);
  if (latest?.id !== id || !undoTill(decision, principal.id, now)) throw new ApiError('TOO_LATE');
  const confirmed = decision.second_by !== null;
  const stage = confirmed ? 'second-approval' : decision.stage_before;
  await trx.query(
    confirmed
      ? sql`update decision set state = 'waits', second_by = null, second_at = null where id = ${id}`
      : sql`update decision set state = 'undone' where id = ${id}`,
  );
  await trx.query(sql`update applicant set stage = ${stage} where id = ${review.applicant}`);
  await audit(trx, principal.lender, actor, 'decision.reversed', review.applicant, { kind: decision.kind });
}
