import { findFindings } from '@pramaan/documents/findings/find-findings.ts';
import { anchorOf } from '@pramaan/documents/judgement/anchor.ts';
import { definedRecords } from '@pramaan/documents/records.ts';
import { unansweredVerdicts, wholePlace } from '@pramaan/documents/tree.ts';
import type { Database, Queryable } from '../platform/database.ts';
import { sql } from '../platform/sql.ts';
import type { LenderVault, Vault } from '../platform/vault.ts';
import { type CaseFile, openCaseFile } from './case-file.ts';
import { checkAgain, dayOfJudging } from './check-record.ts';
import { filesOf, findingInput, readFindings } from './findings.ts';
import { requestsOf } from './judge-again.ts';

/** Something that is stored and does not come out again of what it was computed of. */
interface Difference {
  lender: string;
  applicant: string;
  /** Place of the record, or key of the finding. */
  what: string;
  stored: string;
  computed: string;
}

/**
 * What was recomputed, and what differs. `aged`: findings that changed without the case, by days that passed or by what
 * came and went in other applications. The next review of the case, or the next day of one under review, stores them.
 */
interface Recomputed {
  cases: number;
  records: number;
  findings: number;
  aged: number;
  differences: Difference[];
}

const step = 200;
/** Findings that come and go whatever happens to the case. */
const withoutTheCase = /^(?:freshness:|validity\.expires:|linkage\.)/;

interface Reading {
  trx: Queryable;
  vault: LenderVault;
  lender: string;
  caseFile: CaseFile;
  today: string;
}

/** Verdicts that neither today nor the day of the record gives again. */
async function verdictsOf(reading: Reading): Promise<{ records: number; differences: Difference[] }> {
  const { trx, vault, caseFile, lender, today } = reading;
  const requestOf = await requestsOf(trx, vault, caseFile._id);
  const anchor = anchorOf(caseFile.docs, caseFile.profile);
  const judged = definedRecords(caseFile.docs).filter(
    ({ record }) => !unansweredVerdicts.includes(record.status),
  );
  const differences = judged.flatMap((one): Difference[] => {
    const at = new Date(one.record.verifiedAt);
    const days = Number.isNaN(at.valueOf()) ? [today] : [today, dayOfJudging(at)];
    const computed = days.map(
      (day) => checkAgain(one, one.record, requestOf(wholePlace(one)), anchor, day).status,
    );
    if (computed.includes(one.record.status)) return [];
    const [now = ''] = computed;
    return [
      { lender, applicant: caseFile._id, what: wholePlace(one), stored: one.record.status, computed: now },
    ];
  });
  return { records: judged.length, differences };
}

async function findingsOf(
  reading: Reading,
): Promise<{ findings: number; aged: number; differences: Difference[] }> {
  const { trx, vault, caseFile, lender, today } = reading;
  const computed = new Map(
    findFindings(await findingInput(trx, lender, caseFile, today, await filesOf(trx, caseFile._id))).map(
      (one) => [one.key, one.severity],
    ),
  );
  const stored = new Map(
    (await readFindings(trx, vault, caseFile._id))
      .filter(({ state }) => state !== 'resolved')
      .map((one) => [one.key, one.severity]),
  );
  const all = [...new Set([...computed.keys(), ...stored.keys()])]
    .filter((key) => computed.get(key) !== stored.get(key))
    .map((key) => ({
      ...{ lender, applicant: caseFile._id, what: key },
      stored: stored.get(key) ?? 'none',
      computed: computed.get(key) ?? 'none',
    }));
  const differences = all.filter(({ what }) => !withoutTheCase.test(what));
  return { findings: computed.size, aged: all.length - differences.length, differences };
}

async function recomputeCase(reading: Reading, into: Recomputed): Promise<void> {
  const [verdicts, findings] = [await verdictsOf(reading), await findingsOf(reading)];
  into.cases += 1;
  into.records += verdicts.records;
  into.findings += findings.findings;
  into.aged += findings.aged;
  into.differences.push(...verdicts.differences, ...findings.differences);
}

/**
 * Judges every stored record again and computes every finding again, of each case that was saved since findings are stored,
 * and says what differs. It changes nothing.
 */
export async function recomputeCases(
  db: Database,
  hashes: Vault,
  today = dayOfJudging(),
): Promise<Recomputed> {
  const result: Recomputed = { cases: 0, records: 0, findings: 0, aged: 0, differences: [] };
  const lenders = await db.query<{ id: string; code: string }>(sql`select id, code from list_lenders()`);
  for (const { id, code } of lenders) {
    const vault = await hashes.of(id, db);
    for (let after = '00000000-0000-0000-0000-000000000000'; after !== ''; ) {
      after = await db.tenant(id, async (trx) => {
        const rows = await trx.query<{ id: string }>(
          sql`select id from applicant where id > ${after} and provided > 0 order by id limit ${step}`,
        );
        for (const row of rows) {
          const caseFile = await openCaseFile(trx, vault, row.id);
          if (caseFile) await recomputeCase({ trx, vault, lender: id, caseFile, today }, result);
        }
        return rows.length === step ? (rows.at(-1)?.id ?? '') : '';
      });
    }
    for (const one of result.differences) if (one.lender === id) one.lender = code;
  }
  return result;
}
