import { additionOf } from '@pramaan/documents/additions.ts';
import { findEntry } from '@pramaan/documents/registry.ts';
import { type Leaf, readLeaf } from '@pramaan/documents/tree.ts';
import { openDossier } from '../../dossier/dossier.ts';
import { keepBetter } from '../../dossier/keep-better.ts';
import { standingConsent } from '../../dossier/ledger.ts';
import { type Finding, keepFinding, laidAside, type Place, standingRecord } from '../../dossier/records.ts';
import { countUse, type Use } from '../../dossier/usage.ts';
import type { Actor } from '../../platform/audit.ts';
import { bound } from '../../platform/bound.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { inTurns } from '../../platform/in-turns.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { LenderVault, Vault } from '../../platform/vault.ts';
import type { Question, Verification } from '../../providers/verification/port.ts';
import { findings, late, overStanding, type Values } from './finding.ts';
import { type Recheck, recheck } from './recheck.ts';
import { type Answer, countAnswer } from './source-answers.ts';
import { isAnswer, tell, told, type Verified } from './told.ts';

export interface GatewayDeps {
  db: Database;
  vault: Vault;
  provider: Verification;
  jobs: () => Jobs;
  /** How long a person waits before the check goes on by itself, in milliseconds. */
  waitMs: number;
  /** Hears of a failure nobody waits for any more. */
  report: (error: unknown) => void;
}

const day = 86_400_000;
type Deps = ReturnType<typeof dependencies>;

/** What the functions below share. */
function dependencies(deps: GatewayDeps) {
  const { db, vault: hashes } = deps;
  const { fingerprint, findingOf } = findings({ db, vault: hashes, provider: deps.provider.name });
  const inTurn = inTurns(deps, 'question');
  /**
   * Questions under way here: the same one, asked again before its answer is there, waits for that answer, were it a
   * no. In another process it waits its turn, and finds the record that was kept.
   */
  const underWay = new Map<string, Promise<() => Verified>>();
  return { ...deps, hashes, db, findingOf, fingerprint, underWay, inTurn };
}

const useOf = (deps: Deps, place: Place, actor: Actor, kind: Use['kind']): Use => ({
  lender: place.lender,
  applicant: place.applicant,
  endpoint: place.entry.method.endpoint ?? '',
  kind,
  provider: deps.provider.name,
  actor,
});

/** What stands, when it answers this question since `after`. */
async function standingAnswer(
  trx: Queryable,
  vault: LenderVault,
  place: Place,
  asked: Buffer,
  after: Date,
): Promise<Leaf | undefined> {
  const standing = await standingRecord(trx, place);
  const answers = standing?.asked && asked.equals(standing.asked) && standing.verified_at > after;
  if (!answers || !isAnswer(standing)) return undefined;
  return readLeaf((await openDossier(trx, vault, place.applicant))?.docs ?? {}, place.entry, place.slot);
}

/** The answer already held for the very same question, while it is fresh: never asked, or paid for, twice. */
async function fresh(deps: Deps, place: Place, asked: Buffer, actor: Actor): Promise<Verified | null> {
  const { hashes, db } = deps;
  const vault = await hashes.of(place.lender, db);
  return db.tenant(place.lender, async (trx) => {
    const after = new Date(Date.now() - place.entry.method.freshDays * day);
    const leaf =
      (await standingAnswer(trx, vault, place, asked, after)) ??
      (await laidAside(trx, place, vault, asked, after));
    if (!leaf) return null;
    await countUse(trx, useOf(deps, place, actor, 'reused'));
    return told({ status: leaf.status, record: leaf.data, checks: leaf.checks });
  });
}

/**
 * Keeps what was found, unless something better stands (`keep-better.ts`).
 *
 * @param covers it is the person's own word, which stands whatever stood before
 */
async function keep(
  deps: Deps,
  place: Place,
  found: Finding,
  actor: Actor,
  { job, answer, covers = false }: { job?: Recheck | undefined; answer?: Answer; covers?: boolean } = {},
): Promise<Finding> {
  const { hashes, db } = deps;
  const vault = await hashes.of(place.lender, db);
  return db.tenant(place.lender, async (trx) => {
    const dossier =
      additionOf(place.entry.method) && isAnswer(found) && (await openDossier(trx, vault, place.applicant));
    const finding = dossier ? overStanding(place, found, dossier) : found;
    const keeping = { vault, hashes, actor, action: 'document.checked' } as const;
    await (covers ? keepFinding : keepBetter)(trx, place, finding, keeping);
    if (
      finding.provider === deps.provider.name &&
      finding.status !== 'source_down' &&
      finding.status !== 'pending'
    )
      await countUse(trx, useOf(deps, place, actor, 'answered'));
    if (answer)
      await countAnswer(trx, place.lender, place.entry.method.endpoint ?? '', finding.provider, answer);
    if (job) await deps.jobs().send(trx, recheck, job, 30);
    return finding;
  });
}

function question({ entry }: Place, values: Values, idempotencyKey: string): Question {
  if (!entry.method.vendor) throw new Error(`${entry.document.id}.${entry.key} has no vendor to ask.`);
  return { vendor: entry.method.vendor, values, idempotencyKey };
}

async function settle(
  deps: Deps,
  place: Place,
  values: Values,
  actor: Actor,
  idempotencyKey: string,
  asJob = false,
): Promise<Finding> {
  const { findingOf } = deps;
  const asked = performance.now();
  const answer = await deps.provider.ask(question(place, values, idempotencyKey));
  const millis = performance.now() - asked;
  const finding = await findingOf(place, values, answer);
  return keep(deps, place, finding, actor, {
    answer: { outcome: answer.outcome, millis, tries: answer.tries },
    job:
      finding.status === 'source_down' && !asJob
        ? await jobOf(deps, place, values, actor, idempotencyKey)
        : undefined,
  });
}

/** A secret is forgotten once asked, so a question with one cannot be asked again by itself. */
const canAskAgain = ({ entry }: Place) => !Object.values(entry.method.capture).some((field) => field.secret);

async function jobOf(
  { hashes, db }: Deps,
  place: Place,
  values: Values,
  actor: Actor,
  idempotencyKey: string,
): Promise<Recheck | undefined> {
  if (!canAskAgain(place)) return undefined;
  const vault = await hashes.of(place.lender, db);
  return {
    lender: place.lender,
    applicant: place.applicant,
    document: place.entry.document.id,
    method: place.entry.key,
    slot: place.slot,
    sealed: vault.sealJson(values, 'recheck').toString('base64'),
    actorId: actor.id,
    actorKind: actor.kind,
    idempotencyKey,
  };
}

/** The fresh stored answer, or the vendor's; the function returned repeats it, or its error, to each caller that waits. */
async function answerTo(
  deps: Deps,
  place: Place,
  values: Values,
  actor: Actor,
  asked: Buffer,
  idempotencyKey: string,
): Promise<() => Verified> {
  const known = await fresh(deps, place, asked, actor);
  if (known) return () => known;
  const finding = await settle(deps, place, values, actor, idempotencyKey);
  return () => tell(finding);
}

const nameOf = ({ applicant, entry, slot }: Place, asked: Buffer): string =>
  [applicant, entry.document.id, entry.key, slot, asked.toString('hex')].join(' ');

/** Asks the vendor; after `waitMs` answers "checking" and goes on by itself, with a job in case this process dies. */
async function verify(deps: Deps, place: Place, values: Values, actor: Actor): Promise<Verified> {
  const { fingerprint, underWay, inTurn, findingOf } = deps;
  const asked = fingerprint(place, values);
  const name = nameOf(place, asked);
  const joined = underWay.get(name);
  const idempotencyKey = newId();
  const answer = joined ?? inTurn(name, () => answerTo(deps, place, values, actor, asked, idempotencyKey));
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
  const pending = await findingOf(place, values, late);
  if (joined) return tell(pending);
  answer.catch(deps.report);
  await keep(deps, place, pending, actor, { job: await jobOf(deps, place, values, actor, idempotencyKey) });
  return tell(pending);
}

/** Asks again what `job` names, if it is still open; throws while the source is down, so that the queue tries again. */
async function recheckNow(deps: Deps, job: Recheck): Promise<void> {
  const { db, hashes, inTurn, fingerprint } = deps;
  const entry = findEntry(job.document, job.method);
  if (!entry) return;
  const consent = await db.tenant(job.lender, (trx) => standingConsent(trx, job.applicant, 'verification'));
  // Withdrawn meanwhile: the question is not asked again.
  if (!consent) return;
  const place = { lender: job.lender, applicant: job.applicant, entry, slot: job.slot, consent };
  const values = (await hashes.of(job.lender, db)).openJson<Values>(
    Buffer.from(job.sealed, 'base64'),
    'recheck',
  );
  const actor = { kind: job.actorKind as Actor['kind'], id: job.actorId, ip: '', requestId: 'job' };
  await inTurn(nameOf(place, fingerprint(place, values)), async () => {
    const standing = await db.tenant(job.lender, (trx) => standingRecord(trx, place));
    if (standing && standing.status !== 'pending' && standing.status !== 'source_down') return;
    const finding = await settle(deps, place, values, actor, job.idempotencyKey, true);
    if (finding.status === 'source_down') throw new Error('The source is still down.');
  });
}

/** The verification gateway (product §6): fresh answer, vendor over HTTP, record with history, usage and audit. */
export function gateway(deps: GatewayDeps) {
  const held = dependencies(deps);
  return {
    circuits: deps.provider.circuits,
    ...bound(held, { verify, recheck: recheckNow, keep }),
  };
}

export type Gateway = ReturnType<typeof gateway>;
