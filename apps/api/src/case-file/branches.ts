import { ApiError } from '@pramaan/contract/errors.ts';
import { pinOf } from '@pramaan/documents/policy/facts.ts';
import type { Queryable } from '../platform/database.ts';
import { sql } from '../platform/sql.ts';
import type { LenderVault } from '../platform/vault.ts';
import { openCaseFile } from './case-file.ts';

export interface Branch {
  id: string;
  code: string;
  name: string;
  city: string;
  pin_prefixes: string[];
  closed: boolean;
}

/** A lender's branches, open ones first. */
export const readBranches = (trx: Queryable): Promise<Branch[]> =>
  trx.query<Branch>(
    sql`select id, code, name, city, pin_prefixes, closed from branch order by closed, name, code`,
  );

/** Id of the open branch with this code; undefined where there is none. */
export const branchWith = async (trx: Queryable, code: string): Promise<string | undefined> =>
  (await readBranches(trx)).find((branch) => !branch.closed && branch.code === code)?.id;

/** The same for somebody who chose it. Throws BAD_REQUEST where there is none. */
export async function findBranch(trx: Queryable, code: string): Promise<string> {
  const id = await branchWith(trx, code);
  if (id) return id;
  const message = `There is no open branch ${code}. Choose one from the list.`;
  throw new ApiError('BAD_REQUEST', message, [{ path: 'branch', message }]);
}

/** Gives an application without a branch the one in whose territory the person lives: the longest beginning of the PIN code counts. */
export async function chooseBranchByPin(
  trx: Queryable,
  vault: LenderVault,
  applicant: string,
): Promise<void> {
  const prefixes = (await readBranches(trx))
    .filter(({ closed }) => !closed)
    .flatMap(({ id, pin_prefixes }) => pin_prefixes.map((prefix) => ({ id, prefix })))
    .sort((one, other) => other.prefix.length - one.prefix.length);
  if (prefixes.length === 0) return;
  const caseFile = await openCaseFile(trx, vault, applicant);
  const pin = caseFile && pinOf(caseFile);
  const found = prefixes.find(({ prefix }) => pin?.startsWith(prefix));
  if (found)
    await trx.query(
      sql`update applicant set branch_id = ${found.id} where id = ${applicant} and branch_id is null`,
    );
}
