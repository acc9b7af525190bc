import { createHash } from 'node:crypto';
import type { readIssuedDocument, verifyIssuedDocument } from '@pramaan/contract/calls/issued-documents.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import {
  type IssuedDocumentVerdict,
  issuedDocumentVerdicts,
} from '@pramaan/contract/issued-document-verdicts.ts';
import { date } from '@pramaan/documents/format.ts';
import type { Inspect } from '../../case-file/inspection.ts';
import type { SignerTrusted } from '../../case-file/signer-trust.ts';
import type { Http } from '../../http/context.ts';
import { hashSecret } from '../../http/tokens.ts';
import { FileError } from '../../isolated/error.ts';
import { runIsolated } from '../../isolated/run-isolated.ts';
import { senderOf } from '../../isolated/sender.ts';
import { allowTry } from '../../platform/attempts.ts';
import type { Actor } from '../../platform/audit.ts';
import type { IssuedDocumentSigner } from '../../platform/issued-document-signer.ts';
import { sql } from '../../platform/sql.ts';

type Checked = ResultOf<typeof verifyIssuedDocument>;
type Known = ResultOf<typeof readIssuedDocument>;

interface FoundIssuedDocument {
  lender_name: string;
  kind: string;
  made_at: Date;
  sha256: Uint8Array;
}

const windowMs = 10 * 60_000;
/** From one address in that time: an office checks a pile of issued documents, a flood does not get through. */
const most = { file: 60, code: 240 };
const none = Buffer.alloc(0);
const indiaAheadMs = 5.5 * 3_600_000;

const dayOf = (at: Date | null) =>
  at === null ? '' : new Date(at.valueOf() + indiaAheadMs).toISOString().slice(0, 10);
const known = ({ lender_name, kind, made_at }: FoundIssuedDocument): Known => ({
  lender: lender_name,
  kind,
  day: dayOf(made_at),
});

/** Tells whoever holds an issued document whether it is ours and unchanged. The file is looked at in a thread and never kept. */
export function issuedDocumentChecks(
  { db, vault }: Http,
  signer: IssuedDocumentSigner,
  { signers: trusted, inspect }: { signers: SignerTrusted; inspect: Inspect },
) {
  const find = (token: string | null, sha256: Buffer | null) =>
    db.query<FoundIssuedDocument>(
      sql`select * from find_issued_document(${token === null ? none : hashSecret(token)}, ${sha256 ?? none})`,
    );

  return {
    /** Throws TOO_MANY for an address that asks without end. */
    async admit(ip: string, what: keyof typeof most): Promise<void> {
      const key = vault.lookup(`paper ${what}`, ip);
      if (!(await allowTry(db, key, most[what], windowMs)))
        throw new ApiError(
          'TOO_MANY',
          'Many documents were checked from your address. Wait ten minutes and try again.',
        );
    },

    async issuedDocument(token: string): Promise<Known> {
      const [found] = await find(token, null);
      if (!found)
        throw new ApiError(
          'NO_DATA_FOUND',
          'This code is not from a document issued here. Scan it again, or choose the file itself.',
        );
      return known(found);
    },

    async check(bytes: Buffer, token: string | null, actor: Actor): Promise<Checked> {
      const sha256 = createHash('sha256').update(bytes).digest();
      const [same] = await find(null, sha256);
      const scanned = token === null ? undefined : (await find(token, null))[0];
      if (same) {
        const other = scanned !== undefined && !sha256.equals(scanned.sha256);
        return told(other ? 'other-document' : 'genuine', {
          issuedDocument: known(same),
          signedAt: same.made_at,
        });
      }
      await inspect(null, bytes, actor);
      const { state, signedAt, pages } = await inspected(bytes, actor);
      const verdict = state === 'genuine' ? 'genuine-unlisted' : state;
      return told(verdict, { issuedDocument: scanned ? known(scanned) : null, signedAt, pages });
    },
  };

  async function inspected(bytes: Buffer, actor: Actor) {
    try {
      return await runIsolated(
        'inspectPaper',
        {
          bytes,
          ours: signer.certificates,
          signers: await trusted(),
        },
        senderOf(null, actor),
      );
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      return { state: 'unreadable' as const, signedAt: null, pages: [] };
    }
  }
}

function told(
  verdict: IssuedDocumentVerdict,
  {
    issuedDocument,
    signedAt,
    pages = [],
  }: { issuedDocument: Known | null; signedAt: Date | null; pages?: number[] },
): Checked {
  const signedOn = dayOf(signedAt);
  const sentence = issuedDocumentVerdicts[verdict]
    .replace('{lender}', issuedDocument?.lender ?? '')
    .replace('{day}', signedOn ? date(signedOn) : 'an unknown day');
  return { verdict, sentence, issuedDocument, signedOn, pages };
}
