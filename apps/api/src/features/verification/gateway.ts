import { ApiError } from '@pramaan/contract/errors.ts';
import { evidenceOf } from '@pramaan/documents/judgement/judge.ts';
import { entries, findEntry } from '@pramaan/documents/registry.ts';
import { readRecord, type StoredRecord, type Verdict } from '@pramaan/documents/tree.ts';
import { vendorFor } from '@pramaan/documents/vendor-request.ts';
import { openCaseFile } from '../../case-file/case-file.ts';
import { agreedText, currentConsent } from '../../case-file/ledger.ts';
import {
  type CheckedResult,
  cachedAnswer,
  checked,
  currentRecord,
  type RecordRef,
  storeRecord,
  type VerificationResult,
} from '../../case-file/records.ts';
import { upsertIfStronger } from '../../case-file/upsert-if-stronger.ts';
import { countUse, type Use } from '../../case-file/usage.ts';
import type { Actor } from '../../platform/audit.ts';
import { bound } from '../../platform/bound.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { distributedLock } from '../../platform/distributed-lock.ts';
import { newId } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { LenderVault, Vault } from '../../platform/vault.ts';
import { vendorsToAsk } from '../../providers/lenders-vendors.ts';
import type { Circuit } from '../../providers/outbound/resilience.ts';
import { askInOrder, type InOrder } from '../../providers/verification/in-order.ts';
import { AskingStopped, type Question, type Verification } from '../../providers/verification/port.ts';
import { type CheckLimiter, checksPerDay } from './check-limits.ts';
import { type Again, type Recheck, recheck, recheckOf } from './recheck.ts';
import { type Answer, countAnswer } from './source-answers.ts';
import { isAnswer, tell, told, type Verified } from './told.ts';
import { findings, late, type Values } from './verification-result.ts';

interface GatewayDeps {
  db: Database;
  vault: Vault;
  /** The connected ones, in the manifest's order; a lender may have another. */
  vendors: readonly Verification[];
  jobs: () => Jobs;
  /** How long a person waits before the check goes on by itself, in milliseconds. */
  waitMs: number;
  limits: CheckLimiter;
  /** Hears of a failure nobody waits for any more. */
  report: (error: unknown) => void;
}

const day = 86_400_000;
type Deps = ReturnType<typeof dependencies>;

/** What the functions below share. */
function dependencies(deps: GatewayDeps) {
  const { db, vault: hashes } = deps;
  const { fingerprint, resultOf } = findings({ vault: hashes });
  const runLocked = distributedLock(deps, 'question');
  /**
   * Questions under way here: the same one, asked again before its answer is there, waits for that answer, were it a
   * no. In another process it waits its turn, and finds the record that was kept.
   */
  const underWay = new Map<string, Promise<() => Verified>>();
  return { ...deps, hashes, db, resultOf, fingerprint, underWay, runLocked };
}

const useOf = (recordRef: RecordRef, actor: Actor, kind: Use['kind'], provider: string): Use => ({
  lender: recordRef.lender,
  applicant: recordRef.applicant,
  endpoint: recordRef.entry.method.endpoint ?? '',
  kind,
  provider,
  actor,
});

/** What stands, when it answers this question since `after`. */
async function currentAnswer(
  trx: Queryable,
  vault: LenderVault,
  recordRef: RecordRef,
  asked: Buffer,
  after: Date,
): Promise<StoredRecord | undefined> {
  const current = await currentRecord(trx, recordRef);
  const answers = current?.asked && asked.equals(current.asked) && current.verified_at > after;
  if (!answers || !isAnswer(current)) return undefined;
  return readRecord(
    (await openCaseFile(trx, vault, recordRef.applicant))?.docs ?? {},
    recordRef.entry,
    recordRef.instance,
  );
}

/** An answer laid aside, while it is still judged as it was: under another name it is asked again. */
async function asideAnswer(
  trx: Queryable,
  vault: LenderVault,
  recordRef: RecordRef,
  asked: Buffer,
  after: Date,
) {
  const aside = await cachedAnswer(trx, recordRef, vault, asked, after);
  const caseFile = aside && (await openCaseFile(trx, vault, recordRef.applicant));
  if (!aside || !caseFile) return undefined;
  const { status: _status, ...brought } = aside;
  const found = { ...brought, basis: 'sound' as const, checks: evidenceOf(aside), asked };
  return checked(recordRef, found, caseFile).status === aside.status ? aside : undefined;
}

/** The answer already held for the very same question, while it is fresh: never asked, or paid for, twice. */
async function fresh(
  trx: Queryable,
  vault: LenderVault,
  recordRef: RecordRef,
  asked: Buffer,
  actor: Actor,
): Promise<Verified | null> {
  const after = new Date(Date.now() - recordRef.entry.method.freshDays * day);
  const storedRecord =
    (await currentAnswer(trx, vault, recordRef, asked, after)) ??
    (await asideAnswer(trx, vault, recordRef, asked, after));
  if (!storedRecord) return null;
  await countUse(trx, useOf(recordRef, actor, 'reused', storedRecord.provider));
  return told({ status: storedRecord.status, record: storedRecord.data, checks: storedRecord.checks });
}

type AnswerOf = Answer & { provider: string };

async function countAnswers(trx: Queryable, { lender, entry }: RecordRef, answers: readonly AnswerOf[]) {
  for (const { provider, ...answer } of answers)
    await countAnswer(trx, lender, entry.method.endpoint ?? '', provider, answer);
}

/**
 * Keeps what was found, unless something better stands (`upsert-if-stronger.ts`).
 *
 * @param covers it is the person's own word, which stands whatever stood before
 */
async function keep(
  deps: Deps,
  recordRef: RecordRef,
  found: VerificationResult,
  actor: Actor,
  {
    job,
    answers = [],
    covers = false,
  }: {
    job?: Recheck | undefined;
    answers?: readonly AnswerOf[];
    covers?: boolean;
  } = {},
): Promise<CheckedResult> {
  const { hashes, db } = deps;
  const vault = await hashes.of(recordRef.lender, db);
  return db.tenant(recordRef.lender, async (trx) => {
    const context = { vault, hashes, actor, action: 'document.verified' } as const;
    const { record } = await (covers ? storeRecord : upsertIfStronger)(trx, recordRef, found, context);
    const { status, data, checks } = record;
    const kept = { ...found, status, data, checks };
    if (
      deps.vendors.some(({ name }) => name === kept.provider) &&
      kept.status !== 'source_down' &&
      kept.status !== 'pending'
    )
      await countUse(trx, useOf(recordRef, actor, 'answered', kept.provider));
    await countAnswers(trx, recordRef, answers);
    if (job) await deps.jobs().send(trx, recheck, job, 30);
    return kept;
  });
}

/** A check's name: document and method. */
const checkOf = ({ document, key }: RecordRef['entry']): string => `${document.id}.${key}`;

/** What the person agreed to, for a vendor that keeps a record of its own. */
async function consentSaid({ db }: Deps, { lender, applicant }: RecordRef, { ip, place }: Actor) {
  const agreed = await db.tenant(lender, (trx) => agreedText(trx, lender, applicant, 'verification'));
  return agreed ? { ...agreed, ip: agreed.ip || ip, ...(place ? { place } : {}) } : undefined;
}

async function question(
  deps: Deps,
  recordRef: RecordRef,
  { values, actor, idempotencyKey }: Asked,
): Promise<Question> {
  const { db } = deps;
  const { lender, applicant, entry } = recordRef;
  if (!entry.method.vendor) throw new Error(`${entry.document.id}.${entry.key} has no vendor to ask.`);
  const mayAsk = async () =>
    (await db.tenant(lender, (trx) => currentConsent(trx, applicant, 'verification'))) !== null;
  const vendor = vendorFor(entry.method.vendor, values);
  const consent = vendor.consentPath ? await consentSaid(deps, recordRef, actor) : undefined;
  return { check: checkOf(entry), vendor, values, idempotencyKey, mayAsk, ...(consent ? { consent } : {}) };
}

/** A stopped question is answered as one without consent. */
const withoutConsent = (error: unknown): never => {
  throw error instanceof AskingStopped ? new ApiError('NO_CONSENT') : error;
};

/** The connected vendors that the transaction's lender uses. */
const usedVendors = (trx: Queryable, { vendors }: Deps) =>
  vendorsToAsk(
    trx,
    vendors.map(({ name }) => name),
  );

/**
 * Those of the lender's vendors that have a check, in the lender's order; those over their budget come last, and the owners hear of it.
 * Throws SERVICE_OFF when the lender uses none of them.
 */
async function ableVendors(
  { vendors, limits }: Deps,
  { lender, entry }: RecordRef,
  values: Values,
  { vendors: used, over }: Awaited<ReturnType<typeof vendorsToAsk>>,
): Promise<InOrder> {
  const able = vendors.filter(({ name, answers }) => used.includes(name) && answers(checkOf(entry), values));
  const [first, ...others] = able.sort((one, other) => used.indexOf(one.name) - used.indexOf(other.name));
  if (!first) throw new ApiError('SERVICE_OFF');
  for (const { name, title } of able) {
    const passed = over.find(({ vendor }) => vendor === name);
    if (passed) await limits.overBudget(lender, { ...passed, title });
  }
  return [first, ...others];
}

/** The same, looked up now. */
async function vendorsFor(deps: Deps, recordRef: RecordRef, values: Values): Promise<InOrder> {
  const used = await deps.db.tenant(recordRef.lender, (trx) => usedVendors(trx, deps));
  return ableVendors(deps, recordRef, values, used);
}

/** A question to the vendors of a lender. */
interface Asked {
  values: Values;
  actor: Actor;
  idempotencyKey: string;
  vendors: InOrder;
}

/** Asks the vendors and keeps what they say. */
async function settle(deps: Deps, recordRef: RecordRef, given: Asked): Promise<CheckedResult> {
  const { found, answers } = await ask(deps, recordRef, given);
  const job = found.status === 'source_down' ? await jobOf(deps, recordRef, given) : undefined;
  return keep(deps, recordRef, found, given.actor, { answers, job });
}

/** Asks again. Of a source that is silent still the record keeps since when; the try is counted. */
async function settleAgain(deps: Deps, recordRef: RecordRef, given: Asked, before: Verdict | undefined) {
  const { found, answers } = await ask(deps, recordRef, given);
  if (found.status === 'source_down' && before === 'source_down')
    await deps.db.tenant(recordRef.lender, (trx) => countAnswers(trx, recordRef, answers));
  else await keep(deps, recordRef, found, given.actor, { answers });
  if (found.status === 'source_down') throw new Error('The source is still down.');
}

/** What the vendors say, and how each answered. */
async function ask(
  deps: Deps,
  recordRef: RecordRef,
  given: Asked,
): Promise<{ found: VerificationResult; answers: AnswerOf[] }> {
  const { resultOf } = deps;
  const { values, vendors } = given;
  const asked = await question(deps, recordRef, given);
  const answered = await askInOrder(vendors, asked).catch(withoutConsent);
  const last = answered.at(-1) ?? answered[0];
  return {
    found: resultOf(recordRef, values, last.answer, last.vendor),
    answers: answered.map(({ vendor, answer, millis, tries }) => ({
      ...{ provider: vendor, verdict: answer.outcome, millis, tries },
    })),
  };
}

async function jobOf({ hashes, db }: Deps, recordRef: RecordRef, { values, actor, idempotencyKey }: Again) {
  const vault = await hashes.of(recordRef.lender, db);
  return recheckOf(vault, recordRef, { values, actor, idempotencyKey });
}

/** The fresh stored answer, or the vendor's; the function returned repeats it, or its error, to each caller that waits. */
async function answerTo(
  deps: Deps,
  recordRef: RecordRef,
  values: Values,
  actor: Actor,
  asked: Buffer,
  idempotencyKey: string,
): Promise<() => Verified> {
  const { db, hashes, limits } = deps;
  const vault = await hashes.of(recordRef.lender, db);
  const found = await db.tenant(recordRef.lender, async (trx) => {
    const known = await fresh(trx, vault, recordRef, asked, actor);
    return known ?? { used: await usedVendors(trx, deps), perDay: await checksPerDay(trx) };
  });
  if (!('used' in found)) return () => found;
  const vendors = await ableVendors(deps, recordRef, values, found.used);
  await limits.take(recordRef, actor, found.perDay);
  const checked = await settle(deps, recordRef, { values, actor, idempotencyKey, vendors });
  if (checked.status === 'source_down') await limits.giveBack(recordRef);
  return () => tell(checked);
}

const nameOf = ({ applicant, entry, instance }: RecordRef, asked: Buffer): string =>
  [applicant, entry.document.id, entry.key, instance, asked.toString('hex')].join(' ');

/** Asks the vendors; after `waitMs` answers "checking" and goes on by itself, with a job in case this process dies. */
async function verify(deps: Deps, recordRef: RecordRef, values: Values, actor: Actor): Promise<Verified> {
  const { fingerprint, underWay, runLocked, resultOf } = deps;
  const asked = fingerprint(recordRef, values);
  const name = nameOf(recordRef, asked);
  const joined = underWay.get(name);
  const idempotencyKey = newId();
  const answer =
    joined ?? runLocked(name, () => answerTo(deps, recordRef, values, actor, asked, idempotencyKey));
  if (!joined) {
    underWay.set(name, answer);
    const done = () => underWay.delete(name);
    answer.then(done, done);
  }
  let timer: NodeJS.Timeout | undefined;
  const waited = new Promise<typeof late>((resolve) => {
    timer = setTimeout(resolve, deps.waitMs, late);
  });
  try {
    const first = await Promise.race([answer, waited]);
    if (first !== late) return first();
  } finally {
    clearTimeout(timer);
  }
  // Before anything is waited for: an answer that fails in that moment has somebody who hears it.
  if (!joined) answer.catch(deps.report);
  const [first] = await vendorsFor(deps, recordRef, values);
  const pending = resultOf(recordRef, values, late, first.name);
  if (joined) return tell({ ...pending, status: 'pending' });
  await keep(deps, recordRef, pending, actor, {
    job: await jobOf(deps, recordRef, { values, actor, idempotencyKey }),
  });
  return tell({ ...pending, status: 'pending' });
}

/** Withdrawn while it was asked: the job is done. */
function stopped(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'NO_CONSENT')) throw error;
}

/** Asks again what `job` names, if it is still open; throws while the source is down, so that the queue tries again. */
async function recheckNow(deps: Deps, job: Recheck): Promise<void> {
  const { db, hashes, runLocked, fingerprint } = deps;
  const entry = findEntry(job.document, job.method);
  if (!entry) return;
  const consent = await db.tenant(job.lender, (trx) => currentConsent(trx, job.applicant, 'verification'));
  // Withdrawn meanwhile: the question is not asked again.
  if (!consent) return;
  const recordRef = { lender: job.lender, applicant: job.applicant, entry, instance: job.instance, consent };
  const values = (await hashes.of(job.lender, db)).openJson<Values>(
    Buffer.from(job.sealed, 'base64'),
    'recheck',
  );
  const actor = { kind: job.actorKind as Actor['kind'], id: job.actorId, ip: '', requestId: 'job' };
  await runLocked(nameOf(recordRef, fingerprint(recordRef, values)), async () => {
    const current = await db.tenant(job.lender, (trx) => currentRecord(trx, recordRef));
    if (current && current.status !== 'pending' && current.status !== 'source_down') return;
    const vendors = await vendorsFor(deps, recordRef, values);
    const { idempotencyKey } = job;
    const given = { values, actor, idempotencyKey, vendors };
    await settleAgain(deps, recordRef, given, current?.status).catch(stopped);
  });
}

/** How many of the product's checks a vendor has. */
const countChecks = ({ vendors }: Deps, name: string): number =>
  entries.filter(
    (entry) => entry.method.vendor && vendors.find((one) => one.name === name)?.answers(checkOf(entry)),
  ).length;

/** The verification gateway (product §6): fresh answer, vendor over HTTP, record with history, usage and audit. */
export function gateway(deps: GatewayDeps) {
  const held = dependencies(deps);
  return {
    /** Whether a vendor's source of a check is asked just now. */
    circuit: (vendor: string, check: string, path: string): Circuit =>
      deps.vendors.find(({ name }) => name === vendor)?.circuit(check, path) ?? 'closed',
    checksOf: (vendor: string): number => countChecks(held, vendor),
    ...bound(held, { verify, recheck: recheckNow, keep }),
  };
}

export type Gateway = ReturnType<typeof gateway>;
