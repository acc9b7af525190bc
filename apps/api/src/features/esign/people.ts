import { factOf } from '@pramaan/documents/facts.ts';
import { leaves } from '@pramaan/documents/tree.ts';
import { openDossier } from '../../dossier/dossier.ts';
import { lenderName, readProfile } from '../../dossier/profile.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import type { LenderVault } from '../../platform/vault.ts';
import type { TurnRow } from './rows.ts';

export interface Named {
  _id: string;
  name: string;
}

/** The applicant of a file, then whoever applies together with them. */
export async function applicantsTogether(
  trx: Queryable,
  vault: LenderVault,
  applicant: string,
): Promise<Named[]> {
  const rows = await trx.query<{ id: string }>(sql`
    select id from applicant where id = ${applicant} or applies_with = ${applicant}
    order by applies_with is not null, created_at`);
  const people: Named[] = [];
  for (const { id } of rows)
    people.push({ _id: id, name: (await readProfile(trx, vault, id))?.name.trim() ?? '' });
  return people;
}

/** Who a turn is of, as papers and screens name them: the person, or the lender until one of theirs has signed. */
export async function nameOfTurn(
  trx: Queryable,
  vault: LenderVault,
  lender: string,
  turn: Pick<TurnRow, 'kind' | 'person_id'>,
): Promise<string> {
  if (turn.kind !== 'lender')
    return turn.person_id ? ((await readProfile(trx, vault, turn.person_id))?.name.trim() ?? '') : '';
  return turn.person_id ? staffName(trx, turn.person_id) : lenderName(trx, lender);
}

export async function staffName(trx: Queryable, staff: string): Promise<string> {
  const [row] = await trx.query<{ name: string }>(sql`select name from staff where id = ${staff}`);
  return row?.name ?? '';
}

/** The last four digits of an applicant's Aadhaar, where a record of theirs tells; null otherwise. */
export async function aadhaarLastFour(
  trx: Queryable,
  vault: LenderVault,
  applicant: string,
): Promise<string | null> {
  const docs = (await openDossier(trx, vault, applicant))?.docs ?? {};
  const said = leaves(docs)
    .filter(({ entry }) => entry.document.id === 'aadhaar')
    .map(({ entry, leaf }) => /\d{4}$/.exec(factOf(entry.method, leaf.data, 'aadhaarLast4'))?.[0]);
  return said.find(Boolean) ?? null;
}
