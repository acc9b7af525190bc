import type { CompleteLanguage } from '@pramaan/contract/languages.ts';
import { embedCms } from '@pramaan/readers/pdf-signing/embed.ts';
import type { Http } from '../http/context.ts';
import { hashSecret } from '../http/tokens.ts';
import { type Actor, audit } from '../platform/audit.ts';
import { sha256 } from '../platform/hash-chain.ts';
import { newId, newSecret } from '../platform/ids.ts';
import type { IssuedDocumentSigner } from '../platform/issued-document-signer.ts';
import { qrSvg } from '../platform/qr.ts';
import { sql } from '../platform/sql.ts';
import type { Branding } from './branding.ts';
import { makeSignable, type PdfOrder } from './engine.ts';
import { lenderBranding } from './lender-branding.ts';

interface WantedIssuedDocument {
  lender: string;
  /** Null: it is about nobody, like a certificate of erasure. */
  applicant: string | null;
  actor: Actor;
  /** A report, a card's place, `bank-statement`, `erasure`. */
  kind: string;
  language?: CompleteLanguage;
  /** What stands on it, once it is known whose it is and where it can be checked. */
  order: (branding: Branding) => Promise<PdfOrder> | PdfOrder;
}

export type IssueIssuedDocument = (wanted: WantedIssuedDocument) => Promise<Uint8Array>;

/** CMS of an RSA-4096 key with its certificate is under 3 KB. */
const room = 8_192;

/**
 * Makes, signs and registers an issued document: its bytes are returned only after its row and the audit row are stored.
 * Throws Error when the PDF could not be made, and ApiError when too many are being made.
 */
export function issuedDocumentIssuer(
  { db, clock, config: { publicUrl, sandbox } }: Pick<Http, 'db' | 'clock' | 'config'>,
  signer: IssuedDocumentSigner,
): IssueIssuedDocument {
  return async ({ lender, applicant, actor, kind, language = 'en', order }) => {
    const worn = await db.tenant(lender, (trx) => lenderBranding(trx, lender));
    const [token, madeAt] = [newSecret().slice(0, 22), clock.now()];
    const address = `${publicUrl}/verify/${token}`;
    const made = await order({
      ...worn,
      sandbox: sandbox !== null,
      madeAt,
      language,
      check: { qr: await qrSvg(address), address },
    });
    const prepared = await makeSignable(made, { name: worn.lender, at: madeAt, room });
    const bytes = embedCms(prepared, signer.sign(prepared.digest, madeAt));
    const id = newId();
    await db.tenant(lender, async (trx) => {
      await trx.query(sql`
        insert into issued_document (id, lender_id, applicant_id, kind, token_hash, sha256, made_by_kind, made_by, made_at)
        values (${id}, ${lender}, ${applicant}, ${kind}, ${hashSecret(token)}, ${sha256(bytes)}, ${actor.kind}, ${actor.id}, ${madeAt})`);
      await audit(trx, lender, actor, 'issued-document.created', applicant, { issuedDocument: id, kind });
    });
    return bytes;
  };
}
