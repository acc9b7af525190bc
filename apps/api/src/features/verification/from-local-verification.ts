import { storable } from '@pramaan/documents/masking.ts';
import type { Inspect } from '../../case-file/inspection.ts';
import { contactsOf } from '../../case-file/profile.ts';
import type { RecordRef } from '../../case-file/records.ts';
import { senderOf } from '../../isolated/sender.ts';
import type { Actor } from '../../platform/audit.ts';
import type { Database } from '../../platform/database.ts';
import type { Vault } from '../../platform/vault.ts';
import { type Answered, messageFor } from './answered.ts';
import type { Gateway } from './gateway.ts';
import type { LocalVerifications } from './local-verification.ts';
import type { Given } from './verification.ts';

/** Documents proved on this server by their issuer's signature, with no vendor. */
export function fromLocalVerification(deps: {
  db: Database;
  vault: Vault;
  gate: Gateway;
  localVerifications: LocalVerifications;
  inspect: Inspect;
}) {
  const { db, vault, gate, localVerifications } = deps;
  return async (
    recordRef: RecordRef,
    given: Omit<Given, 'contacts' | 'sender'>,
    actor: Actor,
  ): Promise<Answered> => {
    const { method } = recordRef.entry;
    if (given.file) await deps.inspect(recordRef, given.file, actor);
    const contacts = await contactsOf(db, vault, recordRef.lender, recordRef.applicant);
    const found = await localVerifications.verifyLocally(method, {
      ...given,
      contacts,
      sender: senderOf(recordRef, actor),
    });
    const record = storable(method, method.result.parse(found.record));
    const trusted = found.status === 'verified';
    const source = trusted ? method.source : 'unsigned';
    const { provider } = found;
    const basis = trusted ? 'sound' : 'doubtful';
    const { status, checks } = await gate.keep(
      recordRef,
      { basis, data: record, source, provider, checks: found.checks, request: {}, asked: null },
      actor,
    );
    const message = trusted ? messageFor({ status, checks }) : found.sentence;
    return { status, record, checks, success: trusted, message };
  };
}

export type FromLocalVerification = ReturnType<typeof fromLocalVerification>;
