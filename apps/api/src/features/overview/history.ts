import type { listComparisons, listVerifications } from '@pramaan/contract/calls/overview.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { lockerName } from '@pramaan/documents/locker-types.ts';
import { maskedChecks } from '@pramaan/documents/masking.ts';
import { findDocument, findEntry } from '@pramaan/documents/registry.ts';
import type { Check } from '@pramaan/documents/tree.ts';
import { ownChecks } from '@pramaan/documents/withheld.ts';
import type { Database } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';

interface Row {
  document: string;
  method: string;
  instance: number;
  status: string;
  source: string;
  provider: string;
  checks: Check[];
  verified_at: Date;
  verified_by: string | null;
  stands: boolean;
}

/** Nobody reads further back at once. */
const most = 500;

const placeOf = (row: Row) => ({
  document: row.document,
  title: findDocument(row.document)?.title ?? row.document,
  method: row.method,
  instance: row.instance,
  at: row.verified_at.toISOString(),
});

const placeKey = ({ document, method, instance, verified_at }: Row) =>
  [document, method, instance, verified_at.valueOf()].join(' ');

const methodTitleOf = ({ document, method, provider }: Row) =>
  provider.startsWith(lockerName) ? lockerName : (findEntry(document, method)?.method.title ?? '');

/** What is said of a record, as the reader may see it. */
function seenChecks({ document, method, checks }: Row, masked: boolean): Check[] {
  const entry = findEntry(document, method);
  return masked || !entry ? maskedChecks(checks) : ownChecks(entry, checks);
}

/** The records made of an applicant's documents, with those before them; what they say stays sealed. */
export function validationRecords(db: Database) {
  const rows = async (lender: string, applicant: string): Promise<Row[]> => {
    const found = await db.tenant(lender, (trx) =>
      trx.query<Row>(sql`
        /* never null: document, method, instance, status, source, provider, verified_at */
        select document, method, instance, status, source, provider, checks, verified_at, verified_by, version, true as stands
        from verification where applicant_id = ${applicant}
        union all
        select document, method, instance, status, source, provider, checks, verified_at, verified_by, version, false
        from verification_history where applicant_id = ${applicant}
        order by verified_at desc, document, version desc limit ${most}`),
    );
    // A record on which somebody gave their word is no other check: its versions share a time, and the newest stands.
    return [...Map.groupBy(found, placeKey).values()].flatMap(([newest]) => newest ?? []);
  };
  return {
    async history(lender: string, applicant: string): Promise<ResultOf<typeof listVerifications>> {
      return (await rows(lender, applicant)).map((row) => ({
        ...placeOf(row),
        methodTitle: methodTitleOf(row),
        status: row.status,
        source: row.source,
        provider: row.provider,
        by: row.verified_by === null ? 'product' : row.verified_by === applicant ? 'applicant' : 'lender',
        stands: row.stands,
      }));
    },
    /** `masked`: for others than the person. */
    async checks(
      lender: string,
      applicant: string,
      masked: boolean,
    ): Promise<ResultOf<typeof listComparisons>> {
      return (await rows(lender, applicant)).flatMap((row) =>
        seenChecks(row, masked).map((check) => ({ ...placeOf(row), ...check, stands: row.stands })),
      );
    },
  };
}
