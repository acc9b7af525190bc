import { recordAt } from '@pramaan/documents/tree.ts';
import type { Queryable } from '../platform/database.ts';
import { sql } from '../platform/sql.ts';
import type { LenderVault } from '../platform/vault.ts';
import { type CaseFile, recordPart } from './case-file.ts';

/** What the applicant asks for, and what was asked for since the application was submitted. */
export interface RequestedLoan {
  /** Rupees; null while nobody said, or when it is no number. */
  amount: number | null;
  tenureMonths: number | null;
  /** Rupees: the highest amount of any request that stood since the submission; null when one of them has none. */
  highest: number | null;
  /** Actors who entered one of these requests. */
  enteredBy: ReadonlySet<string>;
}

type Request = Readonly<Record<string, unknown>>;

/** More changes than a person makes by mistake: beyond them nothing is known of the highest amount. */
const mostChanges = 200;

function numberIn(request: Request | undefined, name: string): number | null {
  const said = String(request?.[name] ?? '').replaceAll(',', '');
  return said === '' || !Number.isFinite(Number(said)) ? null : Number(said);
}

interface Row {
  result: Uint8Array | null;
  verified_by: string | null;
}

/** The requests that stood at some time since the submission, the present one among them. */
const requestsSince = (trx: Queryable, applicant: string): Promise<Row[]> =>
  trx.query<Row>(sql`
    select result, verified_by from verification
    where applicant_id = ${applicant} and document = 'loanRequest' and method = 'input'
    union all
    (select h.result, h.verified_by from verification_history h join course c on c.lender_id = h.lender_id and c.applicant_id = h.applicant_id
    where h.applicant_id = ${applicant} and h.document = 'loanRequest' and h.method = 'input' and h.version > 0
      and h.replaced_at > least(c.ready_at, c.review_at)
    limit ${mostChanges})`);

/** Reads what was requested, in the caller's transaction, from the record and its history. */
export async function readRequestedLoan(
  trx: Queryable,
  vault: LenderVault,
  caseFile: CaseFile,
): Promise<RequestedLoan> {
  const present = recordAt(caseFile.docs, 'loanRequest', 'input')?.data;
  const rows = await requestsSince(trx, caseFile._id);
  const part = recordPart(caseFile._id, 'loanRequest.input.1', 'result');
  const amounts = rows.map(({ result }) =>
    result ? numberIn(vault.openJson<Request>(result, part), 'loanAmt') : null,
  );
  const known = amounts.filter((amount) => amount !== null);
  const all = known.length > 0 && known.length === amounts.length && amounts.length <= mostChanges;
  return {
    amount: numberIn(present, 'loanAmt'),
    tenureMonths: numberIn(present, 'loanPeriod'),
    highest: all ? Math.max(...known) : null,
    enteredBy: new Set(rows.flatMap(({ verified_by }) => verified_by ?? [])),
  };
}
