import { ApiError } from '@pramaan/contract/errors.ts';
import { additionOf } from '@pramaan/documents/additions.ts';
import { findEntry } from '@pramaan/documents/registry.ts';
import { readRecord, type StoredRecord } from '@pramaan/documents/tree.ts';
import { vendorFor } from '@pramaan/documents/vendor-request.ts';
import { openCaseFile } from '../../case-file/case-file.ts';
import { currentConsent } from '../../case-file/ledger.ts';
import {
  cachedAnswer,
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
import type { Circuit } from '../../providers/outbound/resilience.ts';
import { askInOrder } from '../../providers/verification/in-order.ts';
import { AskingStopped, type Question, type Verification } from '../../providers/verification/port.ts';
import type { CheckLimiter } from './check-limits.ts';
import { type Recheck, recheck } from './recheck.ts';
import { type Answer, countAnswer } from './source-answers.ts';
import { isAnswer, tell, told, type Verified } from './told.ts';
import { againstCurrent, findings, late, type Values } from './verification-result.ts';

interface GatewayDeps {
  db: Database;
  vault: Vault;
  /** In the order in which they are asked. */
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
  const { fingerprint, resultOf } = findings({ db, vault: hashes });
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

/** The answer already held for the very same question, while it is fresh: never asked, or paid for, twice. */
async function fresh(
  deps: Deps,
  recordRef: RecordRef,
  asked: Buffer,
  actor: Actor,
): Promise<Verified | null> {
  const { hashes, db } = deps;
  const vault = await hashes.of(recordRef.lender, db);
  return db.tenant(recordRef.lender, async (trx) => {
    const after = new Date(Date.now() - recordRef.entry.method.freshDays * day);
    const storedRecord =
      (await currentAnswer(trx, vault, recordRef, asked, after)) ??
      (await cachedAnswer(trx, recordRef, vault, asked, after));
    if (!storedRecord) return null;
    await countUse(trx, useOf(recordRef, actor, 'reused', firstOf(deps, recordRef)));
    return told({ status: storedRecord.status, record: storedRecord.data, checks: storedRecord.checks });
  });
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
    answers?: readonly (Answer & { provider: string })[];
    covers?: boolean;
  } = {},
): Promise<VerificationResult> {
  const { hashes, db } = deps;
  const vault = await hashes.of(recordRef.lender, db);
  return db.tenant(recordRef.lender, async (trx) => {
    const caseFile =
      additionOf(recordRef.entry.method) &&
      isAnswer(found) &&
      (await openCaseFile(trx, vault, recordRef.applicant));
    const checked = caseFile ? againstCurrent(recordRef, found, caseFile) : found;
    const context = { vault, hashes, actor, action: 'document.verified' } as const;
    await (covers ? storeRecord : upsertIfStronger)(trx, recordRef, checked, context);
    if (
      deps.vendors.some(({ name }) => name === checked.provider) &&
      checked.status !== 'source_down' &&
      checked.status !== 'pending'
    )
      await countUse(trx, useOf(recordRef, actor, 'answered', checked.provider));
    for (const { provider, ...answer } of answers)
      await countAnswer(trx, recordRef.lender, recordRef.entry.method.endpoint ?? '', provider, answer);
    if (job) await deps.jobs().send(trx, recheck, job, 30);
    return checked;
  });
}

/** A check's name: document and method. */
const checkOf = ({ document, key }: RecordRef['entry']): string => `${document.id}.${key}`;

function question(
  { db }: Deps,
  { lender, applicant, entry }: RecordRef,
  values: Values,
  idempotencyKey: string,
): Question {
  if (!entry.method.vendor) throw new Error(`${entry.document.id}.${entry.key} has no vendor to ask.`);
  const mayAsk = async () =>
    (await db.tenant(lender, (trx) => currentConsent(trx, applicant, 'verification'))) !== null;
  const vendor = vendorFor(entry.method.vendor, values);
  return { check: checkOf(entry), vendor, values, idempotencyKey, mayAsk };
}

/** A stopped question is answered as one without consent. */
const withoutConsent = (error: unknown): never => {
  throw error instanceof AskingStopped ? new ApiError('NO_CONSENT') : error;
};

async function settle(
  deps: Deps,
  recordRef: RecordRef,
  values: Values,
  actor: Actor,
  idempotencyKey: string,
  asJob = false,
): Promise<VerificationResult> {
  const { resultOf } = deps;
  const answers = await askInOrder(deps.vendors, question(deps, recordRef, values, idempotencyKey)).catch(
    withoutConsent,
  );
  const last = answers.at(-1) ?? answers[0];
  const checked = await resultOf(recordRef, values, last.answer, last.vendor);
  return keep(deps, recordRef, checked, actor, {
    answers: answers.map(({ vendor, answer, millis, tries }) => ({
      ...{ provider: vendor, verdict: answer.outcome, millis, tries },
    })),
    job:
      checked.status === 'source_down' && !asJob
        ? await jobOf(deps, recordRef, values, actor, idempotencyKey)
        : undefined,
  });
}

/** A secret is forgotten once asked, so a question with one cannot be asked again by itself. */
const canRequestAgain = ({ entry }: RecordRef) =>
  !Object.values(entry.method.capture).some((field) => field.secret);

async function jobOf(
  { hashes, db }: Deps,
  recordRef: RecordRef,
  values: Values,
  actor: Actor,
  idempotencyKey: string,
): Promise<Recheck | undefined> {
  if (!canRequestAgain(recordRef)) return undefined;
  const vault = await hashes.of(recordRef.lender, db);
  return {
    lender: recordRef.lender,
    applicant: recordRef.applicant,
    document: recordRef.entry.document.id,
    method: recordRef.entry.key,
    instance: recordRef.instance,
    sealed: vault.sealJson(values, 'recheck').toString('base64'),
    actorId: actor.id,
    actorKind: actor.kind,
    idempotencyKey,
  };
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
  const known = await fresh(deps, recordRef, asked, actor);
  if (known) return () => known;
  await deps.limits.take(recordRef, actor);
  const checked = await settle(deps, recordRef, values, actor, idempotencyKey);
  if (checked.status === 'source_down') await deps.limits.giveBack(recordRef);
  return () => tell(checked);
}

const nameOf = ({ applicant, entry, instance }: RecordRef, asked: Buffer): string =>
  [applicant, entry.document.id, entry.key, instance, asked.toString('hex')].join(' ');

/** The vendor that is asked first. */
const firstOf = ({ vendors }: Deps, { entry }: RecordRef): string =>
  vendors.find(({ answers }) => answers(checkOf(entry)))?.name ?? '';

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
  const pending = await resultOf(recordRef, values, late, firstOf(deps, recordRef));
  if (joined) return tell(pending);
  answer.catch(deps.report);
  await keep(deps, recordRef, pending, actor, {
    job: await jobOf(deps, recordRef, values, actor, idempotencyKey),
  });
  return tell(pending);
}

/** Withdrawn while it was asked: the job is done. */
function stopped(error: unknown): null {
  if (error instanceof ApiError && error.code === 'NO_CONSENT') return null;
  throw error;
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
    const checked = await settle(deps, recordRef, values, actor, job.idempotencyKey, true).catch(stopped);
    if (!checked) return;
    if (checked.status === 'source_down') throw new Error('The source is still down.');
  });
}

/** The verification gateway (product §6): fresh answer, vendor over HTTP, record with history, usage and audit. */
export function gateway(deps: GatewayDeps) {
  const held = dependencies(deps);
  return {
    /** Whether a vendor's source of a check is asked just now. */
    circuit: (vendor: string, check: string, path: string): Circuit =>
      deps.vendors.find(({ name }) => name === vendor)?.circuit(check, path) ?? 'closed',
    ...bound(held, { verify, recheck: recheckNow, keep }),
  };
}

export type Gateway = ReturnType<typeof gateway>;
