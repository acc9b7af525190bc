import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { exampleCapture } from '@pramaan/documents/fixtures/fixture.ts';
import { loadFixtures } from '@pramaan/documents/fixtures/load.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { entries } from '@pramaan/documents/registry.ts';
import { type Verdict, writeRecord } from '@pramaan/documents/tree.ts';
import { startWorld, type World } from '../../test/world.ts';
import { system } from '../platform/audit.ts';
import { type CaseFile, openCaseFile, saveCaseFile } from './case-file.ts';
import { createApplicant } from './create.ts';
import { judgeAgain } from './judge-again.ts';
import { recomputeCases } from './recompute-cases.ts';

/* Cases of all kinds of documents, drawn from a seed: what is stored of each comes out again. */

const count = amountOf('generatedCases');
let world: World;
let lender: string;
const ids: string[] = [];
before(async () => {
  world = await startWorld();
  lender = await world.lender('SARAL');
});
after(() => world.close());

/** Whole numbers from 0 to below `most`, the same ones in each run. */
function drawn(seed: number): (most: number) => number {
  let state = seed + 1;
  return (most) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
}

/** Up to nine records of one person, of which some are another's, some waited in vain, and some name nobody. */
async function fill(caseFile: CaseFile, draw: (most: number) => number): Promise<void> {
  const fixtures = await loadFixtures();
  for (let records = 1 + draw(9); records > 0; records--) {
    const entry = entries[draw(entries.length)] ?? assert.fail();
    const whose = people[draw(people.length)] ?? assert.fail();
    const { document, key, method } = entry;
    const make = fixtures[document.id]?.[key];
    const data = method.result.parse(make?.(whose, exampleCapture(method.capture)) ?? {}) as object;
    const missed: Verdict[] = ['not_found', 'source_down', 'pending'];
    const verdict = draw(8) === 0 ? missed[draw(3)] : undefined;
    writeRecord(caseFile.docs, entry, 1 + draw(document.instances), {
      ...{ status: verdict ?? 'needs_review', basis: 'sound', source: method.source, provider: 'test' },
      data: verdict ? {} : (JSON.parse(JSON.stringify(data)) as Record<string, unknown>),
      ...{ verifiedAt: new Date().toISOString(), checks: [] },
    });
  }
}

async function invent(seed: number): Promise<void> {
  const draw = drawn(seed);
  const { db, vault: hashes } = world.product;
  const vault = await hashes.of(lender, db);
  const name = draw(4) === 0 ? '' : (people[draw(people.length)]?.name ?? '');
  await db.tenant(lender, async (trx) => {
    const mobile = `97${String(10_000_000 + seed)}`;
    const caseFile = await createApplicant(trx, vault, hashes, { lender, mobile, name, email: '' });
    await fill(caseFile, draw);
    await judgeAgain(trx, { vault, lender, actor: system }, caseFile, null);
    await saveCaseFile(trx, vault, hashes, lender, caseFile);
    ids.push(caseFile._id);
  });
}

const differing = async () => {
  const { db, vault } = world.product;
  const { differences, ...counts } = await recomputeCases(db, vault);
  return { ...counts, differences: differences.filter(({ applicant }) => ids.includes(applicant)) };
};

test(`${count} generated cases: every verdict and finding comes out again of what is stored`, async (t) => {
  for (let seed = 0; seed < count; seed++) await invent(seed);
  const { cases, records, findings, differences } = await differing();
  t.diagnostic(`${cases} cases, ${records} records, ${findings} findings`);
  assert.deepEqual(differences, []);
  assert.ok(cases >= count && records > 2 * count && findings > 2 * count);
});

test('a verdict that was not judged so is reported with both words', async () => {
  const { db, vault: hashes } = world.product;
  const vault = await hashes.of(lender, db);
  const pan = entries.find(({ document, key }) => document.id === 'pan' && key === 'auth') ?? assert.fail();
  await db.tenant(lender, async (trx) => {
    const caseFile = (await openCaseFile(trx, vault, ids[0] ?? '')) ?? assert.fail();
    writeRecord(caseFile.docs, pan, 1, {
      ...{ status: 'invalid', basis: 'sound', source: 'registry', provider: 'test', checks: [] },
      ...{ data: { number: 'AAAPZ1234C', name: 'QUITE SOMEBODY' }, verifiedAt: new Date().toISOString() },
    });
    await saveCaseFile(trx, vault, hashes, lender, caseFile);
  });
  const { differences } = await differing();
  assert.deepEqual(
    differences.map(({ what, stored }) => [what, stored]),
    [['pan.auth.1', 'invalid']],
  );
});
