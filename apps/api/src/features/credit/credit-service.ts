import { type CreditReason, creditFreshDays } from '@pramaan/contract/credit.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { accessScopeOf } from '@pramaan/contract/roles.ts';
import { findEntry } from '@pramaan/documents/registry.ts';
import { lastConsent } from '../../case-file/ledger.ts';
import { upsertIfStronger } from '../../case-file/upsert-if-stronger.ts';
import { countUse } from '../../case-file/usage.ts';
import { actorKindOf, type Principal } from '../../http/context.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { bound } from '../../platform/bound.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Bureau, CreditAnswer, CreditQuestion } from '../../providers/bureau/port.ts';
import { SourceDown } from '../../providers/outbound/resilience.ts';
import { type Judged, judgeAnswer } from './judge-answer.ts';
import { type Known, knownPerson, missingOf } from './known-person.ts';
import { type Enquiry, enquiriesOf, openEnquiry, settleEnquiry } from './rows.ts';

export interface CreditDeps {
  db: Database;
  vault: Vault;
  clock: Clock;
  /** Null: none is connected. */
  bureau: Bureau | null;
}

/** Its name among the checks used and their prices. */
const endpoint = 'creditReport';
const kinds = { staff: 'lender', applicant: 'applicant' } as const;

/** Asked a second time the answer is the same, unless something was wrong with the question or the bureau. */
export const serves = ({ state }: Pick<Enquiry, 'state'>) =>
  state === 'report' || state === 'thin' || state === 'no-hit';

export const freshUntil = ({ asked_at }: Pick<Enquiry, 'asked_at'>) =>
  new Date(asked_at.valueOf() + creditFreshDays * 86_400_000);

/** Who asks. */
type Asker = Pick<Principal, 'lender' | 'role' | 'staff' | 'applicant'>;

/** May this caller have the bureau asked again while its last answer serves? The lender's reviewers alone. */
export const mayRequestAgain = ({ staff, role }: Asker) =>
  staff !== null && accessScopeOf('review', role) !== undefined;

type Deps = ReturnType<typeof dependencies>;

/** What the functions below share. */
function dependencies({ db, vault: hashes, clock, bureau }: CreditDeps) {
  const knownHere = knownPerson(db, hashes);
  return { hashes, db, bureau, knownHere, clock };
}

const hashOf = ({ hashes }: Deps, { name, pan, dob }: Known) =>
  hashes.lookup('credit asked', JSON.stringify([name, pan, dob]));

/** The standing agreement; refused when there is none, or it was withdrawn. */
async function agreement(trx: Queryable, applicant: string) {
  const last = await lastConsent(trx, applicant, 'bureau');
  if (last?.action !== 'given') throw new ApiError('NO_CONSENT');
  return { id: last.id, at: last.at };
}

async function keep(
  { hashes, db }: Deps,
  where: {
    lender: string;
    applicant: string;
    enquiry: string;
    consent: string;
    reason: CreditReason | null;
  },
  { state, file, record, checks }: Judged,
  name: string,
  actor: Actor,
): Promise<void> {
  const { lender, applicant } = where;
  const vault = await hashes.of(lender, db);
  await db.tenant(lender, async (trx) => {
    await settleEnquiry(trx, vault, where.enquiry, state, file);
    const entry = findEntry('creditReport', 'bureau');
    if (entry && state !== 'refused')
      await upsertIfStronger(
        trx,
        { lender, applicant, entry, instance: 1, consent: where.consent },
        {
          basis: state === 'wrong-person' ? 'differs' : 'sound',
          data: record,
          source: 'registry',
          provider: name,
          checks,
          request: {},
          asked: null,
        },
        { vault, hashes, actor, action: 'document.verified' },
      );
    await countUse(trx, { lender, applicant, endpoint, kind: 'answered', provider: name, actor });
    await audit(trx, lender, actor, 'credit.requested', applicant, { outcome: state, reason: where.reason });
  });
}

const gaveUp = (
  { db, hashes }: Deps,
  lender: string,
  applicant: string,
  enquiry: string,
  reason: CreditReason | null,
  actor: Actor,
) =>
  db.tenant(lender, async (trx) => {
    await settleEnquiry(trx, await hashes.of(lender, db), enquiry, 'down', null);
    await audit(trx, lender, actor, 'credit.requested', applicant, { outcome: 'down', reason });
  });

/** Asks, or answers from the last 30 days. `reused`: the bureau was not asked. */
async function ask(
  deps: Deps,
  principal: Asker,
  applicant: string,
  reason: CreditReason | null,
  actor: Actor,
): Promise<{ reused: boolean }> {
  const { bureau, knownHere, clock, db } = deps;
  const { lender } = principal;
  if (!bureau) throw new ApiError('CREDIT_OFF');
  if (reason !== null && !mayRequestAgain(principal))
    throw new ApiError('FORBIDDEN', 'Only the lender’s reviewers can request a fresh credit report.');
  const known = await knownHere(lender, applicant);
  const at = clock.now();
  const opened = await db.tenant(lender, async (trx) => {
    const consent = await agreement(trx, applicant);
    const missingRequirements = missingOf(known);
    if (missingRequirements.length > 0)
      throw new ApiError(
        'CREDIT_NEEDS',
        `The credit bureau is asked with name, PAN and date of birth. Missing: ${missingRequirements.join(', ')}. Give that first, then ask again.`,
      );
    const asked = hashOf(deps, known);
    const last = (await enquiriesOf(trx, applicant)).find(
      (one) => serves(one) && asked.equals(one.asked_with),
    );
    if (last && at < freshUntil(last) && reason === null) {
      await countUse(trx, { lender, applicant, endpoint, kind: 'reused', provider: bureau.name, actor });
      await audit(trx, lender, actor, 'credit.reused', applicant);
      return null;
    }
    const kind = actorKindOf(principal);
    const enquiry = await openEnquiry(trx, {
      lender,
      applicant,
      consent: consent.id,
      bureau: bureau.name,
      reason,
      by: { kind: kind === 'staff' || kind === 'applicant' ? kinds[kind] : 'program', id: actor.id },
      at,
      with: asked,
    });
    if (!enquiry) throw new ApiError('CREDIT_ASKING');
    return { enquiry, consent };
  });
  if (!opened) return { reused: true };
  const { enquiry, consent } = opened;
  const question: CreditQuestion = { ...known, consent, reference: enquiry };
  const answer = await bureau.ask(question).catch(async (error: unknown): Promise<CreditAnswer> => {
    await gaveUp(deps, lender, applicant, enquiry, reason, actor);
    throw error instanceof SourceDown ? new ApiError('CREDIT_DOWN') : error;
  });
  const judged = judgeAnswer(bureau.name, question, answer, at);
  await keep(deps, { lender, applicant, enquiry, consent: consent.id, reason }, judged, bureau.name, actor);
  if (judged.state === 'refused') throw new ApiError('CREDIT_REFUSED');
  return { reused: false };
}

/** Asks the credit bureau about a person: under their own consent, never twice while the answer serves, each time on the record. */
export function creditService(given: CreditDeps) {
  const deps = dependencies(given);
  return {
    known: deps.knownHere,
    ...bound(deps, { hashOf, ask }),
  };
}

export type CreditService = ReturnType<typeof creditService>;
