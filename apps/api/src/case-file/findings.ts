import { findFindings } from '@pramaan/documents/findings/find-findings.ts';
import {
  type CaseFileHash,
  type Finding,
  type FindingInput,
  openWeight,
  type Severity,
  usualTolerances,
  weightOf,
} from '@pramaan/documents/findings/finding.ts';
import type { JoiningRole } from '@pramaan/documents/joins-as.ts';
import type { LoanProduct } from '@pramaan/documents/loan-product.ts';
import { findMissingRequirements } from '@pramaan/documents/missing-requirements.ts';
import type { Tree } from '@pramaan/documents/tree.ts';
import { type Actor, audit, system } from '../platform/audit.ts';
import type { Queryable } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { sql } from '../platform/sql.ts';
import type { LenderVault, Vault } from '../platform/vault.ts';
import { isBranch } from './bank-branches.ts';
import { dayOfJudging } from './check-record.ts';
import { linkedTo, storeLinks } from './links.ts';
import { currentVerdicts, readReviews, rejectedPlaces } from './record-reviews.ts';

/** A case file as its findings are computed of it. */
interface FoundIn {
  _id: string;
  docs: Tree;
  product?: Pick<LoanProduct, 'asked'>;
  joinsAs?: JoiningRole;
  profile: { name: string; mobileNo: string };
}

export interface FindingContext {
  vault: LenderVault;
  hashes: Vault;
  lender: string;
}

/** What is sealed of a finding. */
type FindingWords = Pick<Finding, 'records' | 'evidence' | 'resolves'>;

type FindingState = 'open' | 'accepted' | 'resolved';

interface Row {
  id: string;
  key: string;
  kind: Finding['kind'];
  severity: Severity;
  state: FindingState;
  words: Uint8Array;
  evidence_hash: Uint8Array;
  opened_at: Date;
  resolved_at: Date | null;
  accepted_at: Date | null;
  accepted_name: string | null;
  reason: Uint8Array | null;
}

/** A finding of a case with its state. */
export interface StoredFinding extends Finding {
  id: string;
  state: FindingState;
  openedAt: Date;
  resolvedAt: Date | null;
  accepted: { by: string; at: Date; reason: string } | null;
}

const aboutFinding = (id: string) => `finding ${id}`;

const rowsOf = (trx: Queryable, applicant: string): Promise<Row[]> =>
  trx.query<Row>(sql`
    select f.id, f.key, f.kind, f.severity, f.state, f.words, f.evidence_hash, f.opened_at, f.resolved_at, f.accepted_at,
      s.name as accepted_name, f.reason
    from finding f left join staff s on s.lender_id = f.lender_id and s.id = f.accepted_by
    where f.applicant_id = ${applicant}`);

function storedOf(vault: LenderVault, row: Row): StoredFinding {
  const words = vault.openJson<FindingWords>(row.words, aboutFinding(row.id));
  const reason = row.reason ? vault.open(row.reason, `${aboutFinding(row.id)} reason`).toString() : '';
  return {
    ...{ id: row.id, key: row.key, kind: row.kind, severity: row.severity, state: row.state, ...words },
    ...{ openedAt: row.opened_at, resolvedAt: row.resolved_at },
    accepted: row.accepted_at ? { by: row.accepted_name ?? '', at: row.accepted_at, reason } : null,
  };
}

const states: readonly FindingState[] = ['open', 'accepted', 'resolved'];
const byStateAndWeight = (one: StoredFinding, other: StoredFinding): number =>
  states.indexOf(one.state) - states.indexOf(other.state) ||
  weightOf(other.severity) - weightOf(one.severity) ||
  one.key.localeCompare(other.key);

/** The findings of a case as they are stored: open ones first, the gravest in front. */
export async function readFindings(
  trx: Queryable,
  vault: LenderVault,
  applicant: string,
): Promise<StoredFinding[]> {
  return (await rowsOf(trx, applicant)).map((row) => storedOf(vault, row)).sort(byStateAndWeight);
}

/** The stored files of a case, by what is in them. */
export async function filesOf(trx: Queryable, applicant: string): Promise<CaseFileHash[]> {
  const uploads = await trx.query<{ id: string; sha256: Uint8Array }>(
    sql`select id, sha256 from upload where applicant_id = ${applicant}`,
  );
  return uploads.map(({ id, sha256 }) => ({ id, hash: Buffer.from(sha256).toString('hex') }));
}

/** Everything that findings are computed of, as it is stored. Only reads. */
export async function findingInput(
  trx: Queryable,
  lender: string,
  caseFile: Pick<FoundIn, '_id' | 'docs' | 'product' | 'joinsAs'>,
  today: string,
  files: readonly CaseFileHash[],
): Promise<FindingInput> {
  const applicant = caseFile._id;
  const consents = await trx.query<{ purpose: string; action: string }>(sql`
    select distinct on (purpose) purpose, action from consent_event where applicant_id = ${applicant} order by purpose, place desc`);
  const [settings] = await trx.query<{ income: number | null; obligation: number | null }>(sql`
    select (settings->>'incomeTolerance')::float8 as income, (settings->>'obligationTolerance')::float8 as obligation
    from lender where id = ${lender}`);
  const reviews = await readReviews(trx, applicant);
  return {
    docs: caseFile.docs,
    today,
    consents: new Set(consents.filter(({ action }) => action === 'given').map(({ purpose }) => purpose)),
    rejected: rejectedPlaces(reviews),
    missing: findMissingRequirements(caseFile.docs, currentVerdicts(reviews), caseFile),
    files,
    linked: await linkedTo(trx, applicant),
    isBranch,
    tolerances: {
      income: settings?.income ?? usualTolerances.income,
      obligation: settings?.obligation ?? usualTolerances.obligation,
    },
  };
}

interface Writing extends FindingContext {
  trx: Queryable;
  applicant: string;
}

const said = ({ kind, severity, key }: Pick<Finding, 'kind' | 'severity' | 'key'>) => ({
  kind,
  severity,
  key,
});

/**
 * Opens a finding, or keeps the open one up to date. What was accepted with other evidence is open again. Whether it is open now: not
 * when it stays accepted.
 */
async function open(
  { trx, vault, hashes, lender, applicant }: Writing,
  found: Finding,
  row: Row | undefined,
): Promise<boolean> {
  const { kind, severity, key, records, evidence, resolves } = found;
  const print = hashes.lookup('finding', JSON.stringify([lender, key, severity, evidence, records]));
  const same = row !== undefined && print.equals(row.evidence_hash);
  if (row && same && row.state !== 'resolved') return row.state === 'open';
  const id = row?.id ?? newId();
  const words = vault.sealJson({ records, evidence, resolves } satisfies FindingWords, aboutFinding(id));
  await trx.query(sql`
    insert into finding (lender_id, id, applicant_id, key, kind, severity, state, words, evidence_hash)
    values (${lender}, ${id}, ${applicant}, ${key}, ${kind}, ${severity}, 'open', ${words}, ${print})
    on conflict (lender_id, applicant_id, key) do update set severity = excluded.severity, words = excluded.words,
      evidence_hash = excluded.evidence_hash, opened_at = case when finding.state = 'open' then finding.opened_at else excluded.opened_at end,
      state = 'open', resolved_at = null, accepted_by = null, accepted_at = null, reason = null`);
  if (row?.state !== 'open') await audit(trx, lender, system, 'finding.opened', applicant, said(found));
  return true;
}

/** Its cause has gone. */
async function resolve({ trx, lender, applicant }: Writing, row: Row): Promise<void> {
  await trx.query(sql`
    update finding set state = 'resolved', resolved_at = now(), accepted_by = null, accepted_at = null, reason = null
    where id = ${row.id}`);
  await audit(trx, lender, system, 'finding.resolved', applicant, said(row));
}

/** Stores the figures by which the applicant list filters, and of which day they are; null leaves the day as it is. */
async function storeCounts(
  trx: Queryable,
  applicant: string,
  open: readonly Severity[],
  day: string | null,
): Promise<void> {
  const weights = open.map(weightOf);
  const [counted, gravest] = [weights.filter((one) => one >= openWeight).length, Math.max(0, ...weights)];
  await trx.query(sql`
    update applicant set open_findings = ${counted}, finding_weight = ${gravest}, findings_day = coalesce(${day}::date, findings_day)
    where id = ${applicant} and (open_findings, finding_weight, findings_day)
      is distinct from (${counted}::integer, ${gravest}::smallint, coalesce(${day}::date, findings_day))`);
}

/**
 * Computes the findings of a case again and stores what changed, in the caller's transaction, whose case file is locked: what
 * is new is opened, what has lost its cause is resolved. Each change has its audit row, which becomes a webhook event.
 */
export async function refreshFindings(
  trx: Queryable,
  context: FindingContext,
  caseFile: FoundIn,
  today = dayOfJudging(),
): Promise<void> {
  const { hashes, lender } = context;
  const files = await filesOf(trx, caseFile._id);
  await storeLinks(trx, hashes, lender, caseFile, files);
  const found = findFindings(await findingInput(trx, lender, caseFile, today, files));
  const rows = new Map((await rowsOf(trx, caseFile._id)).map((row) => [row.key, row]));
  const writing = { ...context, trx, applicant: caseFile._id };
  const stillOpen: Severity[] = [];
  for (const finding of found)
    if (await open(writing, finding, rows.get(finding.key))) stillOpen.push(finding.severity);
  const keys = new Set(found.map(({ key }) => key));
  for (const row of rows.values())
    if (row.state !== 'resolved' && !keys.has(row.key)) await resolve(writing, row);
  await storeCounts(trx, caseFile._id, stillOpen, today);
}

/** Accepts an open finding with a reason. The caller has checked that it is open and may be accepted. */
export async function storeAcceptance(
  trx: Queryable,
  { vault, lender }: Pick<FindingContext, 'vault' | 'lender'>,
  applicant: string,
  finding: StoredFinding,
  { by, at, reason }: { by: string | null; at: Date; reason: string },
  actor: Actor,
): Promise<void> {
  const sealed = vault.seal(reason, `${aboutFinding(finding.id)} reason`);
  await trx.query(sql`
    update finding set state = 'accepted', accepted_by = ${by}, accepted_at = ${at}, reason = ${sealed}
    where id = ${finding.id} and state = 'open'`);
  const open = await trx.query<{ severity: Severity }>(
    sql`select severity from finding where applicant_id = ${applicant} and state = 'open'`,
  );
  const severities = open.map(({ severity }) => severity);
  await storeCounts(trx, applicant, severities, null);
  await audit(trx, lender, actor, 'finding.accepted', applicant, said(finding));
}
