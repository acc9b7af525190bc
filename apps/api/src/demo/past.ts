import { loadFixtures } from '@pramaan/documents/fixtures/load.ts';
import { lastDayOf } from '@pramaan/documents/judgement/judge.ts';
import { defaultProducts } from '@pramaan/documents/loan-product.ts';
import { type StoredRecord, wholePlace } from '@pramaan/documents/tree.ts';
import { aboutDecision } from '../case-file/approval.ts';
import { type CaseFile, missingSubjects, putNew, recordPart, saveCaseFile } from '../case-file/case-file.ts';
import { agreeByEntering, currentConsent } from '../case-file/ledger.ts';
import { chooseProduct } from '../case-file/loan-products.ts';
import { searchTokens } from '../case-file/search-tokens.ts';
import type { Queryable } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { sql } from '../platform/sql.ts';
import type { LenderVault, Vault } from '../platform/vault.ts';
import { type PastCourse, pastCourse } from './past-courses.ts';
import { fillPastFile, type PastRecord } from './past-files.ts';
import { pastPerson } from './past-people.ts';

const days = 110;
const hex = (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}`;

/** Why past applications were rejected: each for one of these, in turn. */
const declined = ['INCOME_LOW', 'SCORE_LOW', 'OTHER_LOANS', 'INCOME_LOW', 'DOCUMENTS_DIFFER'] as const;

/** What the review decided of a past application, and why. */
const decisions = {
  approved: () => ({ kind: 'approve', reasons: ['MEETS_POLICY'] }),
  rejected: (number: number) => ({ kind: 'reject', reasons: [declined[number % declined.length]] }),
  withdrawn: () => ({ kind: 'withdraw', reasons: ['NO_ANSWER'] }),
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

/** One past application: its row, its file and the records in it. */
function pastApplication({ vault, hashes }: Making, fixtures: Fixtures, number: number, course: PastCourse) {
  const person = pastPerson(number);
  const id = newId();
  const reference = `SF-${1000 + number}`;
  const { segment } = course;
  const profile = { name: person.name, mobileNo: person.mobile, email: person.email, segment, reference };
  const caseFile: CaseFile = { _id: id, custId: `C${1000 + number}`, segment, profile, docs: {} };
  const product = defaultProducts.find((one) => one.segment === segment);
  chooseProduct(caseFile, product);
  return {
    course,
    caseFile,
    applicant: {
      id,
      cust_id: caseFile.custId,
      reference,
      segment,
      product_code: product?.code ?? null,
      product_version: product?.version ?? null,
      mobile_hash: hex(hashes.lookup('mobile', person.mobile)),
      profile: hex(vault.sealJson(profile, `profile ${id}`)),
      name_tokens: searchTokens(hashes, person).map(hex),
      missing: missingSubjects(caseFile),
      created_at: course.started,
      updated_at: course.decided ?? course.review ?? course.ready ?? course.given ?? course.started,
    },
    records: fillPastFile(fixtures, caseFile, number, course),
  };
}

type Past = ReturnType<typeof pastApplication>;

async function keepApplicants({ trx, lender }: Making, past: readonly Past[]): Promise<void> {
  await trx.query(sql`
    insert into applicant (id, lender_id, cust_id, reference, segment, mobile_hash, profile, name_tokens, missing, created_at, updated_at, product_code, product_version)
    select id, ${lender}, cust_id, reference, segment, mobile_hash, profile, name_tokens, missing, created_at, updated_at, product_code, product_version
    from jsonb_to_recordset(${JSON.stringify(past.map(({ applicant }) => applicant))}::jsonb) as r(id uuid, cust_id text, reference text,
      segment text, mobile_hash bytea, profile bytea, name_tokens bytea[], missing text[], created_at timestamptz, updated_at timestamptz,
      product_code text, product_version integer)`);
}

/** Everybody who gave something agreed to its verification; each record names the agreement. */
async function keepConsents({ trx, lender }: Making, past: readonly Past[]): Promise<void> {
  for (const { caseFile, records } of past) {
    if (records.length === 0) continue;
    const applicant = caseFile._id;
    await agreeByEntering(trx, { lender, applicant, ip: '127.0.0.1' }, 'demo');
    const consent = await currentConsent(trx, applicant, 'verification');
    for (const { first, again } of records)
      for (const one of [first, again]) if (one && consent) one.consent = consent;
  }
}

/** The rows of records, and what is computed of each file, as with every file that is saved. */
async function keepFiles({ trx, lender, vault, hashes }: Making, past: readonly Past[]): Promise<void> {
  const rowOf = (applicant: string, { entry }: PastRecord, record: StoredRecord) => {
    const sealed = (what: object, part: string) =>
      hex(vault.sealJson(what, recordPart(applicant, wholePlace({ entry, instance: 1 }), part)));
    return {
      ...{
        applicant_id: applicant,
        document: entry.document.id,
        method: entry.key,
        consent_id: record.consent,
      },
      ...{ status: record.status, checks: record.checks, source: record.source, provider: record.provider },
      ...{ request: sealed({}, 'request'), result: sealed(record.data, 'result'), at: record.verifiedAt },
      valid_until: lastDayOf(entry, record.data) || null,
    };
  };
  const rows = past.flatMap(({ caseFile: { _id }, records }) =>
    records.map((one) => ({
      ...{ id: newId(), ...rowOf(_id, one, one.first) },
      again: one.again && rowOf(_id, one, one.again),
    })),
  );
  await trx.query(sql`
    insert into verification (id, lender_id, applicant_id, document, method, status, request, result, source, provider, checks, verified_at, consent_id, valid_until)
    select id, ${lender}, applicant_id, document, method, status, request, result, source, provider, checks, at, consent_id, valid_until
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id uuid, applicant_id uuid, document text, method text, status text, request bytea, result bytea, source text, provider text,
        checks jsonb, at timestamptz, consent_id uuid, valid_until date) order by at`);
  const again = rows.flatMap(({ id, again }) => (again ? [{ ...again, id }] : []));
  await trx.query(sql`
    update verification v set status = r.status, result = r.result, checks = r.checks, verified_at = r.at, valid_until = r.valid_until, version = 2
    from jsonb_to_recordset(${JSON.stringify(again)}::jsonb)
      as r(id uuid, status text, result bytea, checks jsonb, at timestamptz, valid_until date) where v.id = r.id`);
  for (const { caseFile, records } of past)
    if (records.length > 0) await saveCaseFile(trx, vault, hashes, lender, caseFile);
    else await putNew(trx, vault, lender, caseFile);
}

async function keepCourses({ trx, lender, vault, by }: Making, past: readonly Past[]): Promise<void> {
  const rows = past.map(({ applicant, course: { documents: _, asked: __, ...course } }) => ({
    id: applicant.id,
    updated: applicant.updated_at,
    ...course,
  }));
  await trx.query(sql`
    update applicant a set stage = r.stage, updated_at = r.updated, taken_in_at = r.ready, assigned_to = case when r.review is not null and coalesce(r.decided, now()) > now() - interval '7 days' then ${by}::uuid end,
      due_at = case when r.stage in ('approved', 'rejected', 'withdrawn') then null else r.ready + interval '48 hours' end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, stage text, ready timestamptz, review timestamptz, decided timestamptz, updated timestamptz) where a.id = r.id`);
  // The triggers have dated all of it to this moment.
  await trx.query(sql`
    update course c set given_at = r.given, ready_at = r.ready, review_at = r.review, decided_at = r.decided,
      stage_at = coalesce(r.decided, r.review, r.ready, c.started_at)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, given timestamptz, ready timestamptz, review timestamptz, decided timestamptz)
    where c.applicant_id = r.id`);
  const decided = past.flatMap(({ applicant, course }, index) => {
    if (course.stage !== 'approved' && course.stage !== 'rejected' && course.stage !== 'withdrawn') return [];
    const id = newId();
    const words = hex(vault.sealJson({ conditions: [], remarks: '' }, aboutDecision(id)));
    return [
      { id, applicant_id: applicant.id, ...decisions[course.stage](index), words, made_at: course.decided },
    ];
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
    records.flatMap(({ entry: { method }, first, again }, index) => {
      if (first.source === 'self-declared') return [];
      const { endpoint } = method;
      const at = new Date(first.verifiedAt);
      const slow = [200, 300, 500, 750, 1500, 3000][(at.getMinutes() + index) % 6] ?? 500;
      const silent = at.getMinutes() % 11 === 0;
      const answer = {
        endpoint,
        at,
        outcome: first.status === 'not_found' ? 'not_found' : 'answered',
        within: slow,
        retries: silent ? 1 : 0,
      };
      return [
        answer,
        ...(silent ? [{ ...answer, outcome: 'source_down', within: 8000, retries: 2 }] : []),
        ...(again ? [{ ...answer, at: again.verifiedAt, outcome: 'answered', retries: 0 }] : []),
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
    past.push(pastApplication(making, fixtures, number, course));
  }
  await keepApplicants(making, past);
  await keepConsents(making, past);
  await keepFiles(making, past);
  await keepCourses(making, past);
  await keepAnswers(making, past);
}
