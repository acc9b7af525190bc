import { createHash } from 'node:crypto';
import { ApiError } from '@pramaan/contract/errors.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { usualPasswords } from '@pramaan/readers/pdf-passwords/candidates.ts';
import type { AskedMonths } from '@pramaan/readers/statement/statement.ts';
import type { Inspect } from '../../case-file/inspection.ts';
import { knownOf } from '../../case-file/known.ts';
import type { Uploads } from '../../case-file/uploads.ts';
import { refuseFileOrAskPassword } from '../../isolated/error.ts';
import { isPdf } from '../../isolated/is-pdf.ts';
import { runIsolated } from '../../isolated/run-isolated.ts';
import { senderOf } from '../../isolated/sender.ts';
import type { Actor } from '../../platform/audit.ts';
import type { Database } from '../../platform/database.ts';
import type { Vault } from '../../platform/vault.ts';
import type { StoredAccount, StoredAccounts, Whose } from './stored-accounts.ts';

interface SentStatement {
  name: string;
  bytes: Buffer;
  password?: string | undefined;
  usualPasswords: boolean;
  asked: AskedMonths | null;
  /** The account that this file goes on with. */
  accountId?: string | undefined;
}

/** A thousand pages take their time; a statement of a year takes a second. */
export const longStatement = { processorMs: 60_000, timeoutMs: 120_000, memoryMb: 896 };

/** Statements that come as files: opened, read and proved in a thread of their own, the file kept beside. */
export function fromUpload(deps: {
  db: Database;
  vault: Vault;
  uploads: Uploads;
  accounts: StoredAccounts;
  inspect: Inspect;
}) {
  const { db, vault, uploads, accounts } = deps;
  return async (
    whose: Whose,
    sent: SentStatement,
    actor: Actor,
  ): Promise<{ account: StoredAccount; openedWith: string | null }> => {
    await deps.inspect(whose, sent.bytes, actor);
    const known = await knownOf(db, vault, whose);
    const given = sent.password ? [{ password: sent.password, what: 'the password you entered' }] : [];
    const tried = [...given, ...(sent.usualPasswords ? usualPasswords(known, 'bank-statement') : [])];
    const before = sent.accountId ? await accounts.read(whose, sent.accountId) : null;
    if (before && before.source !== 'upload')
      throw new ApiError(
        'BAD_REQUEST',
        'Only an account that was uploaded as a file can be continued with another file.',
      );
    const read = await runIsolated(
      'readStatement',
      {
        bytes: sent.bytes,
        passwords: tried.map(({ password }) => password),
        asked: sent.asked,
        before: before?.content.statement ?? null,
        employer: known.employer,
      },
      senderOf(whose, actor),
      longStatement,
    ).catch(refuseFileOrAskPassword);
    const { openedWith, ...made } = read;
    const fileId = await uploads.keep(
      {
        ...whose,
        document: 'bankStatement',
        name: sent.name,
        mediaType: isPdf(sent.bytes) ? 'application/pdf' : 'application/octet-stream',
        bytes: sent.bytes,
      },
      actor,
    );
    const account = await accounts.keep(
      whose,
      made,
      {
        source: 'upload',
        outside: before ? before.id : outsideOf(made.statement.account, sent.bytes),
        accountType: made.statement.account.type ?? '',
        uploads: [fileId],
        ...(before ? { id: before.id } : {}),
      },
      actor,
    );
    return { account, openedWith: openedWith === null ? null : (tried[openedWith]?.what ?? null) };
  };
}

/** The same account sent again renews it; a file that names none stands for itself. */
function outsideOf({ bank, number }: { bank: string; number: string }, bytes: Buffer): string {
  return number ? `${bank} ${number}` : createHash('sha256').update(bytes).digest('hex');
}

/** Months asked when nobody says which: those of the product, up to the last whole one. */
export function askedMonths(from: string | undefined, to: string | undefined, now: Date): AskedMonths | null {
  if (from && to) {
    if (from > to) throw new ApiError('BAD_REQUEST', 'The first month comes after the last.');
    return { from, to };
  }
  const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
  const first = new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() - limits.statementMonths + 1, 1));
  const month = (at: Date) => at.toISOString().slice(0, 7);
  return { from: from ?? month(first), to: to ?? month(last) };
}

export type FromUpload = ReturnType<typeof fromUpload>;
