import { storable } from '@pramaan/documents/masking.ts';
import { checkRecord } from '../../case-file/check-record.ts';
import type { Inspect } from '../../case-file/inspection.ts';
import { contactsOf, profileName } from '../../case-file/profile.ts';
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
    const name = await profileName(db, vault, recordRef.lender, recordRef.applicant);
    const named = checkRecord(recordRef.entry, record, name);
    const trusted = found.status === 'verified';
    const status = trusted ? named.status : found.status;
    const checks = [...found.checks, ...named.checks];
    const source = trusted ? method.source : 'unsigned';
    const { provider } = found;
    await gate.keep(
      recordRef,
      { status, data: record, source, provider, checks, request: {}, asked: null },
      actor,
    );
    const message = trusted ? messageFor(status) : found.sentence;
    return { status, record, checks, success: trusted, message };
  };
}

export type FromLocalVerification = ReturnType<typeof fromLocalVerification>;
