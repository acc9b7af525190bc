import { storable } from '@pramaan/documents/masking.ts';
import { checkRecord } from '../../dossier/check-record.ts';
import type { Inspect } from '../../dossier/inspection.ts';
import { contactsOf, profileName } from '../../dossier/profile.ts';
import type { Place } from '../../dossier/records.ts';
import type { Actor } from '../../platform/audit.ts';
import type { Database } from '../../platform/database.ts';
import type { Vault } from '../../platform/vault.ts';
import { type Answered, messageFor } from './answered.ts';
import type { Gateway } from './gateway.ts';
import type { Given } from './proof.ts';
import type { Proofs } from './proofs.ts';

/** Documents proved on this server by their issuer's signature, with no vendor. */
export function fromProof(deps: {
  db: Database;
  vault: Vault;
  gate: Gateway;
  proofs: Proofs;
  inspect: Inspect;
}) {
  const { db, vault, gate, proofs } = deps;
  return async (place: Place, given: Omit<Given, 'contacts'>, actor: Actor): Promise<Answered> => {
    const { method } = place.entry;
    if (given.file) await deps.inspect(place, given.file, actor);
    const contacts = await contactsOf(db, vault, place.lender, place.applicant);
    const found = await proofs.prove(method, { ...given, contacts });
    const record = storable(method, method.result.parse(found.record));
    const name = await profileName(db, vault, place.lender, place.applicant);
    const named = checkRecord(place.entry, record, name);
    const trusted = found.status === 'verified';
    const status = trusted ? named.status : found.status;
    const checks = [...found.checks, ...named.checks];
    const source = trusted ? method.source : 'unsigned';
    const { provider } = found;
    await gate.keep(
      place,
      { status, data: record, source, provider, checks, request: {}, asked: null },
      actor,
    );
    const message = trusted ? messageFor(status) : found.sentence;
    return { status, record, checks, success: trusted, message };
  };
}

export type FromProof = ReturnType<typeof fromProof>;
