import { loadFixtures } from '@pramaan/documents/fixtures/load.ts';
import { storable } from '@pramaan/documents/masking.ts';
import { findEntry } from '@pramaan/documents/registry.ts';
import { type StoredRecord, writeRecord } from '@pramaan/documents/tree.ts';
import { type CaseFile, nameTokens, putNew } from '../case-file/case-file.ts';
import { aboutDecision } from '../features/review/decision-rows.ts';
import type { Queryable } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { sql } from '../platform/sql.ts';
import type { LenderVault, Vault } from '../platform/vault.ts';
import { type PastCourse, pastCourse } from './past-courses.ts';
import { pastPerson } from './past-people.ts';

const days = 110;
const hex = (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}`;

/** What the review decided of a past application, and why. */
const decisions = {
  approved: { kind: 'approve', reasons: ['MEETS_POLICY'] },
  rejected: { kind: 'reject', reasons: ['INCOME_LOW'] },
  withdrawn: { kind: 'withdraw', reasons: ['NO_ANSWER'] },
} as const;

interface Making {
  trx: Queryable;
  lender: string;
  vault: LenderVault;
  hashes: Vault;
  /** Who decided, at this lender. */
  by: string;
}

type Fixtures = Awaited<ReturnType<typeof loadFixtures>>;

/** The rows of one past application, and its file. */
async function pastApplication(making: Making, fixtures: Fixtures, number: number, course: PastCourse) {
  const { vault, hashes } = making;
  const person = pastPerson(number);
  const id = newId();
  const reference = `SF-${1000 + number}`;
  const { segment } = course;
  const profile = { name: person.name, mobileNo: person.mobile, email: person.email, segment, reference };
  const caseFile: CaseFile = { _id: id, custId: `C${1000 + number}`, segment, profile, docs: {} };
  const records = course.documents.flatMap(({ document, method, at, first, again }) => {
    const entry = findEntry(document, method);
    if (!entry) throw new Error(`The demo names ${document}.${method}, which no document declares.`);
    const status = again ? 'verified' : first;
    const data =
      status === 'not_found'
        ? {}
        : storable(
            entry.method,
            entry.method.result.parse(fixtures[document]?.[method]?.(person, { pan: person.pan }) ?? {}),
          );
    const { source } = entry.method;
    const record: StoredRecord = {
      data,
      status,
      source,
      provider: 'karza',
      verifiedAt: (again ?? at).toISOString(),
      checks: [],
    };
    writeRecord(caseFile.docs, entry, 1, record);
    const row = { id: newId(), applicant_id: id, document, method, source, result: data };
    return [{ ...row, at, first, again }];
  });
  return {
    caseFile,
    records,
    applicant: {
      id,
      cust_id: caseFile.custId,
      reference,
      segment,
      mobile_hash: hex(hashes.lookup('mobile', person.mobile)),
      profile: hex(vault.sealJson(profile, `profile ${id}`)),
      name_tokens: nameTokens(hashes, person.name).map(hex),
      provided: records.length,
      attention: records.filter(({ first, again }) => first !== 'verified' && !again).length,
      created_at: course.started,
      updated_at: course.decided ?? course.review ?? course.ready ?? course.given ?? course.started,
    },
  };
}

type Past = Awaited<ReturnType<typeof pastApplication>> & { course: PastCourse };

async function keepApplicants({ trx, lender, vault }: Making, past: readonly Past[]): Promise<void> {
  await trx.query(sql`
    insert into applicant (id, lender_id, cust_id, reference, segment, mobile_hash, profile, name_tokens, provided, attention, created_at, updated_at)
    select id, ${lender}, cust_id, reference, segment, mobile_hash, profile, name_tokens, provided, attention, created_at, updated_at
    from jsonb_to_recordset(${JSON.stringify(past.map(({ applicant }) => applicant))}::jsonb) as r(id uuid, cust_id text, reference text,
      segment text, mobile_hash bytea, profile bytea, name_tokens bytea[], provided integer, attention integer, created_at timestamptz, updated_at timestamptz)`);
  for (const { caseFile } of past) await putNew(trx, vault, lender, caseFile);
}

async function keepRecords({ trx, lender, vault }: Making, past: readonly Past[]): Promise<void> {
  const rows = past.flatMap(({ records }) => records);
  const row = ({ result, ...one }: (typeof rows)[number]) => {
    const place = `record ${one.applicant_id} ${one.document}.${one.method}.1`;
    const sealed = (what: object, part: string) => hex(vault.sealJson(what, `${place} ${part}`));
    return { ...one, request: sealed({}, 'request'), result: sealed(result, 'result') };
  };
  await trx.query(sql`
    insert into verification (id, lender_id, applicant_id, document, method, status, request, result, source, provider, verified_at)
    select id, ${lender}, applicant_id, document, method, first, request, result, source, 'karza', at
    from jsonb_to_recordset(${JSON.stringify(rows.map(row))}::jsonb)
      as r(id uuid, applicant_id uuid, document text, method text, first text, request bytea, result bytea, source text, at timestamptz) order by at`);
  await trx.query(sql`
    update verification v set status = 'verified', verified_at = r.again, version = 2
    from jsonb_to_recordset(${JSON.stringify(rows.filter(({ again }) => again))}::jsonb) as r(id uuid, again timestamptz) where v.id = r.id`);
}

async function keepCourses({ trx, lender, vault, by }: Making, past: readonly Past[]): Promise<void> {
  const rows = past.map(({ applicant, course: { documents: _, asked: __, ...course } }) => ({
    id: applicant.id,
    ...course,
  }));
  await trx.query(sql`
    update applicant a set stage = r.stage, updated_at = a.updated_at,
      due_at = case when r.stage in ('approved', 'rejected', 'withdrawn') then null else r.ready + interval '48 hours' end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, stage text, ready timestamptz) where a.id = r.id`);
  // The triggers have dated all of it to this moment.
  await trx.query(sql`
    update course c set given_at = r.given, ready_at = r.ready, review_at = r.review, decided_at = r.decided
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, given timestamptz, ready timestamptz, review timestamptz, decided timestamptz)
    where c.applicant_id = r.id`);
  const decided = past.flatMap(({ applicant, course }) => {
    if (course.stage !== 'approved' && course.stage !== 'rejected' && course.stage !== 'withdrawn') return [];
    const id = newId();
    const words = hex(vault.sealJson({ conditions: [], remarks: '' }, aboutDecision(id)));
    return [{ id, applicant_id: applicant.id, ...decisions[course.stage], words, made_at: course.decided }];
  });
  await trx.query(sql`
    insert into decision (id, lender_id, applicant_id, kind, reasons, words, state, stage_before, made_by, made_at)
    select id, ${lender}, applicant_id, kind, reasons, words, 'stands', 'in-review', ${by}, made_at
    from jsonb_to_recordset(${JSON.stringify(decided)}::jsonb)
      as r(id uuid, applicant_id uuid, kind text, reasons text[], words bytea, made_at timestamptz)`);
  const informationRequests = past.flatMap(({ applicant, course: { asked } }) =>
    asked
      ? [
          {
            id: newId(),
            applicant_id: applicant.id,
            subject: asked.subject,
            at: asked.at,
            answered: asked.answered,
          },
        ]
      : [],
  );
  await trx.query(sql`
    insert into information_request (id, lender_id, applicant_id, subject, reason, asked_by, asked_at, answered_at)
    select id, ${lender}, applicant_id, subject, 'DIFFERS', ${by}, at, answered
    from jsonb_to_recordset(${JSON.stringify(informationRequests)}::jsonb) as r(id uuid, applicant_id uuid, subject text, at timestamptz, answered timestamptz)`);
}

/** How the sources answered these applications: what the gateway would have counted. */
async function keepAnswers({ trx, lender }: Making, past: readonly Past[]): Promise<void> {
  const rows = past.flatMap(({ records }) =>
    records.flatMap(({ document, method, at, first, again }, index) => {
      const endpoint = findEntry(document, method)?.method.endpoint ?? '';
      const slow = [200, 300, 500, 750, 1500, 3000][(at.getMinutes() + index) % 6] ?? 500;
      const silent = at.getMinutes() % 11 === 0;
      const answer = {
        endpoint,
        at,
        outcome: first === 'not_found' ? 'not_found' : 'answered',
        within: slow,
        retries: silent ? 1 : 0,
      };
      return [
        answer,
        ...(silent ? [{ ...answer, outcome: 'source_down', within: 8000, retries: 2 }] : []),
        ...(again ? [{ ...answer, at: again, outcome: 'answered', retries: 0 }] : []),
      ];
    }),
  );
  await trx.query(sql`
    insert into source_day (lender_id, day, endpoint, provider, outcome, within, calls, retries)
    select ${lender}, (at at time zone 'Asia/Kolkata')::date, endpoint, 'karza', outcome, within, count(*), sum(retries)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(endpoint text, at timestamptz, outcome text, within integer, retries integer)
    group by 2, 3, 5, 6`);
  await trx.query(sql`
    insert into usage (lender_id, month, endpoint, answered)
    select lender_id, date_trunc('month', day)::date, endpoint, sum(calls) from source_day where outcome <> 'source_down' group by 1, 2, 3`);
}

/**
 * Applications of the last months at one of the demo's lenders, invented, so that its lists and dashboards show what
 * they are for. In the caller's tenant transaction.
 */
export async function seedPast(making: Making, count: number, now: Date): Promise<void> {
  const fixtures = await loadFixtures();
  const past: Past[] = [];
  for (let number = 1; number <= count; number++) {
    const course = pastCourse(number, days, now);
    past.push({ ...(await pastApplication(making, fixtures, number, course)), course });
  }
  await keepApplicants(making, past);
  await keepRecords(making, past);
  await keepCourses(making, past);
  await keepAnswers(making, past);
}
