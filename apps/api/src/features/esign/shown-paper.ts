import type { Paper } from '@pramaan/contract/calls/esign-shapes.ts';
import type { Queryable } from '../../platform/database.ts';
import { fileAddress } from '../../platform/file-address.ts';
import type { LenderVault } from '../../platform/vault.ts';
import { nameOfTurn } from './people.ts';
import { lastRequest } from './request-rows.ts';
import { type PaperRow, type RequestRow, type TurnRow, turnsOf, versionOf, type Whose } from './rows.ts';

export type SignedFacts = Omit<NonNullable<Paper['signers'][number]['signed']>, 'fileId'>;

/** Binds the sealed facts of a signature to their turn. */
export const turnSeal = ({ id }: Pick<TurnRow, 'id'>) => `esign turn ${id}`;

export const shownRequest = ({ id, way, state, trouble, asked_at }: RequestRow) => ({
  requestId: id,
  way,
  state,
  trouble,
  askedAt: asked_at.toISOString(),
});

/** A paper as the screens and programs see it. */
export async function shownPaper(
  trx: Queryable,
  vault: LenderVault,
  { lender, applicant }: Whose,
  row: PaperRow,
): Promise<Paper> {
  const turns = await turnsOf(trx, row.id);
  const signers: Paper['signers'] = [];
  for (const turn of turns)
    signers.push({
      kind: turn.kind,
      personId: turn.person_id,
      name: await nameOfTurn(trx, vault, lender, turn),
      signed:
        turn.facts && turn.signed_file_id
          ? { ...vault.openJson<SignedFacts>(turn.facts, turnSeal(turn)), fileId: turn.signed_file_id }
          : null,
    });
  const next = signers.findIndex(({ signed }) => signed === null);
  const last = await lastRequest(trx, row.id);
  return {
    paperId: row.id,
    type: row.type,
    madeAt: row.made_at.toISOString(),
    fileId: row.file_id,
    url: fileAddress(applicant, row.file_id),
    signedUrl: row.signed_file_id && fileAddress(applicant, row.signed_file_id),
    currentUrl: fileAddress(applicant, versionOf(row)),
    signers,
    next: next === -1 ? null : next,
    last: last ? shownRequest(last) : null,
  };
}
