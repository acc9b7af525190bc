import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { findFindings } from '@pramaan/documents/findings/find-findings.ts';
import { type Finding, findingKinds, openWeight, weightOf } from '@pramaan/documents/findings/finding.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { recordAt, type Tree } from '@pramaan/documents/tree.ts';
import { assessCase } from '../case-file/assessed-case.ts';
import { openCaseFile } from '../case-file/case-file.ts';
import { dayOfJudging } from '../case-file/check-record.ts';
import { filesOf, findingInput } from '../case-file/findings.ts';
import { applyPolicy, type PolicyResult, policyInForce } from '../case-file/policy.ts';
import { recomputeCases } from '../case-file/recompute-cases.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../platform/database.ts';
import { openEmbedded } from '../platform/open-database.ts';
import { sql } from '../platform/sql.ts';
import { rootKeys, type Vault, vaultOf } from '../platform/vault.ts';
import { demoLenders } from './lenders.ts';
import { demoSnapshot } from './snapshot.ts';

interface Case {
  docs: Tree;
  /** Computed today, and as the demo stores them. */
  findings: Finding[];
  stored: Finding[];
  policy: PolicyResult;
}

let folder: string;
let db: Database;
let hashes: Vault;
let caseOf: (mobile: string) => Promise<Case>;

before(async () => {
  const snapshot = await demoSnapshot();
  folder = await mkdtemp(join(tmpdir(), 'pramaan-story-'));
  const dataDir = join(folder, 'data');
  await snapshot.copyTo(dataDir, { database: false });
  db = await openEmbedded(null, await snapshot.databaseDump());
  hashes = vaultOf(await rootKeys(readConfig({ DATA_DIR: dataDir })));
  caseOf = async (mobile) => {
    const [row] = await db.query<{ id: string; lender_id: string }>(
      sql`select id, lender_id from find_applicants(${hashes.lookup('mobile', mobile)}, null)`,
    );
    assert.ok(row, mobile);
    const vault = await hashes.of(row.lender_id, db);
    return db.tenant(row.lender_id, async (trx) => {
      const caseFile = (await openCaseFile(trx, vault, row.id)) ?? assert.fail('no case file');
      const files = await filesOf(trx, row.id);
      const findings = findFindings(await findingInput(trx, row.lender_id, caseFile, dayOfJudging(), files));
      const assessed = await assessCase(trx, vault, caseFile);
      const stored = assessed.findings.filter(({ state }) => state === 'open');
      const { facts } = assessed;
      const policy = await applyPolicy(await policyInForce(trx, caseFile.segment), facts);
      return { docs: caseFile.docs, findings, stored, policy };
    });
  };
});
after(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

const [, ravi, meena] = people;
const grave = (findings: readonly Finding[]) =>
  findings.filter(({ severity }) => weightOf(severity) >= openWeight).map(({ key }) => key);

/** What the record of a method says in each of the three places. */
const inPlaces = (docs: Tree, document: string, method: string) =>
  [1, 2, 3].map((instance) => recordAt(docs, document, method, instance)?.data ?? {}) as Record<
    string,
    unknown
  >[];
const pick = (records: readonly Record<string, unknown>[], path: string) =>
  records.map((record) => record[path]);

test('Ravi’s papers agree with each other: no finding of medium severity or above, stored or computed', async () => {
  const { findings, stored } = await caseOf(ravi?.mobile ?? '');
  assert.deepEqual(grave(findings), []);
  assert.deepEqual(grave(stored), []);
});

test('Ravi’s three certificates and returns are of three years, each as its registry confirms it', async () => {
  const { docs } = await caseOf(ravi?.mobile ?? '');
  const [read, asked] = [inPlaces(docs, 'form16', 'ocr'), inPlaces(docs, 'form16', 'auth')];
  for (const path of ['certificateNo', 'fiscalYear', 'amount']) {
    assert.equal(new Set(pick(read, path)).size, 3, path);
    assert.deepEqual(pick(asked, path), pick(read, path), path);
  }
  assert.deepEqual(pick(asked, 'status'), ['Valid', 'Valid', 'Valid']);
  const amounts = pick(read, 'amount').map(Number);
  assert.deepEqual(
    amounts,
    amounts.toSorted((one, other) => other - one),
  );
  const [returns, confirmed] = [inPlaces(docs, 'itr', 'ocr'), inPlaces(docs, 'itr', 'auth')];
  for (const path of ['ackNo', 'assessmentYear']) assert.equal(new Set(pick(returns, path)).size, 3, path);
  assert.deepEqual(pick(confirmed, 'ackNo'), pick(returns, 'ackNo'));
});

test('the policy that the product ships approves Ravi, and no rule applies', async () => {
  const { policy } = await caseOf(ravi?.mobile ?? '');
  assert.deepEqual([policy.version, policy.outcome, policy.hits], [0, 'approve', []]);
});

test('Meena’s case has a finding of every kind, each of them grave @thorough', async () => {
  const { stored } = await caseOf(meena?.mobile ?? '');
  const kinds = new Set(stored.filter(({ key }) => grave(stored).includes(key)).map(({ kind }) => kind));
  assert.deepEqual(
    findingKinds.filter((kind) => !kinds.has(kind)),
    [],
  );
});

test('Manoj’s documents agree, the policy declines him, and the letter waits for the product to take up its jobs @thorough', async () => {
  const mobile = demoLenders.flatMap(({ declined }) => declined?.mobile ?? [])[0] ?? '';
  const { findings, stored, policy } = await caseOf(mobile);
  assert.deepEqual([...grave(findings), ...grave(stored)], []);
  assert.deepEqual(
    [policy.version, policy.outcome, policy.hits.map(({ reason }) => reason)],
    [0, 'decline', ['OTHER_LOANS', 'SCORE_LOW']],
  );
  const letters = await db.query<{ name: string }>(
    sql`select name from jobs.job where name = 'decision-letter' and state = 'created'`,
  );
  assert.equal(letters.length, 1);
});

test('every verdict and finding of every case of the demo comes out again of what is stored', async () => {
  const { cases, differences } = await recomputeCases(db, hashes);
  assert.deepEqual(differences, []);
  assert.ok(cases > 100, `${cases} cases`);
});
