import { deskLimits } from '@pramaan/contract/desk-limits.ts';
import { Refusal } from '@pramaan/contract/errors.ts';
import type { RevealReason } from '@pramaan/contract/stages.ts';
import { leaves, placeId } from '@pramaan/documents/tree.ts';
import { openDossier } from '../../dossier/dossier.ts';
import type { Principal } from '../../http/context.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { DeskDeps } from './desk-deps.ts';

/** The whole of what is masked at one place, with the audit row that says who saw it and why. */
export function reveal({ db, vault: hashes, clock }: DeskDeps) {
  return async (
    principal: Principal,
    applicant: string,
    { place, reason }: { place: string; reason: RevealReason },
    actor: Actor,
  ): Promise<{ data: Record<string, unknown>; till: string }> => {
    const vault = await hashes.of(principal.lender, db);
    return db.tenant(principal.lender, async (trx) => {
      const dossier = await openDossier(trx, vault, applicant);
      if (!dossier) throw new Refusal('NO_SUCH_APPLICANT');
      const record = leaves(dossier.docs).find(
        ({ entry, slot }) => placeId(entry.document, entry.key, slot) === place,
      );
      const data = place === 'profile' ? { ...dossier.profile } : record?.leaf.data;
      if (!data) throw new Refusal('NOT_FOUND', 'This record does not exist.');
      await audit(trx, principal.lender, actor, 'data.revealed', applicant, { place, reason });
      return { data, till: new Date(clock.now().valueOf() + deskLimits.reveal).toISOString() };
    });
  };
}
