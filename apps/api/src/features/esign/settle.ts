import type { PdfSignature } from '@pramaan/readers/pdf-signature/signature.ts';
import { embedCms } from '@pramaan/readers/pdf-signing/embed.ts';
import { readAddressee } from '../../case-file/addressee.ts';
import { isOfferInForce } from '../../case-file/offer-in-force.ts';
import type { SignerTrusted } from '../../case-file/signer-trust.ts';
import type { Uploads } from '../../case-file/uploads.ts';
import { FileError } from '../../isolated/error.ts';
import { runIsolated } from '../../isolated/run-isolated.ts';
import { senderOf } from '../../isolated/sender.ts';
import { type Actor, audit, system } from '../../platform/audit.ts';
import { bound } from '../../platform/bound.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { discard, type FileStore } from '../../platform/files.ts';
import { sql } from '../../platform/sql.ts';
import type { LenderVault, Vault } from '../../platform/vault.ts';
import type { EsignOutcome } from '../../providers/esign/port.ts';
import { matchSigner, type SignerMatch } from '../../providers/esign/signer.ts';
import type { Outbox } from '../../providers/messages/outbox.ts';
import { messageApplicant } from '../../providers/messages/to-applicant.ts';
import { ownSentences, type Trouble } from './outcomes.ts';
import { aadhaarLastFour } from './people.ts';
import { requestSeal } from './requests.ts';
import { agreementsOf, type RequestRow, type SignatureRow, signaturesOf, type Whose } from './rows.ts';
import { type SignedFacts, signatureSeal } from './shown-agreement.ts';
import { reasonsOf } from './signer-reasons.ts';

export type Settled = { signed: true; fileId: string } | { signed: false; trouble: Trouble };
type Signed = Extract<EsignOutcome, { ok: true }>;

const overtaken: Settled = {
  signed: false,
  trouble: { code: 'overtaken', sentence: ownSentences.overtaken },
};

/** Another answer was there first: this one changes nothing. */
class AlreadySettled extends Error {}

/** The offer ended while its agreement was being signed. */
class OfferEnded extends Error {}

/** What the functions below share. */
interface Deps {
  db: Database;
  outbox: Outbox;
  publicUrl: string;
  vault: Vault;
  files: FileStore;
  uploads: Uploads;
  signers: SignerTrusted;
}

/** Writes down why nothing was signed. `over`: the request is answered for good; else another answer may still come. */
async function refuse(
  { db, files }: Deps,
  whose: Whose,
  request: RequestRow,
  trouble: Trouble,
  over: boolean,
  actor: Actor,
): Promise<Settled> {
  await db.tenant(whose.lender, async (trx) => {
    const [changed] = await trx.query(sql`
        update signing_request set trouble = ${JSON.stringify(trouble)}, state = ${over ? 'refused' : 'open'},
          settled_at = case when ${over} then now() end
        where id = ${request.id} and state = 'open' returning id`);
    if (changed)
      await audit(trx, whose.lender, actor, 'esign.failed', whose.applicant, {
        method: request.method,
        reason: trouble.code,
      });
  });
  if (over) await discard(files, whose.lender, request.id);
  return { signed: false, trouble };
}

async function matched(
  { vault: hashes, db }: Deps,
  whose: Whose,
  signature: SignatureRow,
  wanted: string,
  { signer }: Signed,
): Promise<SignerMatch> {
  const vault = await hashes.of(whose.lender, db);
  const lastFour =
    signature.kind !== 'lender' && signature.person_id
      ? await db.tenant(whose.lender, (trx) => aadhaarLastFour(trx, vault, signature.person_id ?? ''))
      : null;
  return matchSigner(signer, { name: wanted, aadhaarLastFour: lastFour });
}

/** The agreement with the signature in it, and what our own check says of all its signatures; null when it does not hold. */
async function embedded(
  { signers }: Deps,
  whose: Whose,
  prepared: Buffer,
  { gap_start, gap_end }: RequestRow,
  outcome: Signed,
): Promise<{ bytes: Buffer; signatures: PdfSignature[] } | null> {
  const [cms] = outcome.signatures;
  try {
    const bytes = Buffer.from(
      embedCms({ bytes: prepared, gap: [gap_start, gap_end] }, cms ?? Buffer.alloc(0)),
    );
    // Somebody has signed: this is never refused, and does not end with the caller.
    const signatures = await runIsolated(
      'checkSignatures',
      { bytes, signers: await signers() },
      senderOf(whose, system),
    );
    const last = signatures.at(-1);
    const holds = last?.state === 'valid' && last.whole && last.by === outcome.signer.name;
    return holds ? { bytes, signatures } : null;
  } catch (error) {
    if (error instanceof RangeError || error instanceof FileError) return null;
    throw error;
  }
}

async function keep(
  deps: Deps,
  whose: Whose,
  request: RequestRow,
  signature: SignatureRow,
  agreement: { bytes: Buffer; signatures: PdfSignature[]; type: string; offer: string | null },
  facts: SignedFacts,
  actor: Actor,
): Promise<string> {
  const vault = await deps.vault.of(whose.lender, deps.db);
  const { bytes, signatures, type, offer } = agreement;
  return deps.uploads.keep(
    {
      ...whose,
      document: 'esigned',
      name: `${type}, signed.pdf`,
      mediaType: 'application/pdf',
      bytes,
      learned: { reading: null, crops: {}, signatures },
    },
    actor,
    async (trx, fileId) => {
      if (offer && !(await isOfferInForce(trx, offer))) throw new OfferEnded();
      const [mine] = await trx.query(sql`
          update signing_request set state = 'signed', trouble = null, settled_at = now()
          where id = ${request.id} and state = 'open' returning id`);
      const [taken] = mine
        ? await trx.query(sql`
              update signature set over_file_id = ${request.over_file_id}, signed_file_id = ${fileId}, signed_at = ${new Date(facts.at)}, signed_by = ${request.asked_by},
                person_id = coalesce(person_id, ${request.asked_by}::uuid), facts = ${vault.sealJson(facts, signatureSeal(signature))}
              where id = ${signature.id} and signed_at is null returning id`)
        : [];
      if (!taken) throw new AlreadySettled();
      await trx.query(
        sql`update agreement set signed_file_id = ${fileId} where id = ${request.agreement_id}`,
      );
      await audit(trx, whose.lender, actor, 'esign.signed', whose.applicant, {
        method: request.method,
        place: request.place,
        sandbox: facts.sandbox,
      });
      await tellNext(deps, trx, vault, whose.lender, request.agreement_id);
    },
  );
}

/** Tells whose turn it is now, except the lender, who is told by the case. */
async function tellNext(
  { outbox, publicUrl }: Deps,
  trx: Queryable,
  vault: LenderVault,
  lender: string,
  agreement: string,
): Promise<void> {
  const next = (await signaturesOf(trx, agreement)).find(({ signed_at }) => signed_at === null);
  if (!next?.person_id || next.kind === 'lender') return;
  const to = await readAddressee(trx, vault, lender, next.person_id);
  // A signature that was given stands, also where the next person's data were erased.
  if (!to) return;
  const message = { language: to.language, publicUrl, values: { lender: to.lenderName } };
  await messageApplicant(trx, outbox, lender, to.profile, { text: 'agreement-ready', ...message });
}

async function settle(
  deps: Deps,
  whose: Whose,
  request: RequestRow,
  outcome: EsignOutcome,
  actor: Actor,
): Promise<Settled> {
  const { vault: hashes, db, files } = deps;
  const no = (trouble: Trouble, over = true) => refuse(deps, whose, request, trouble, over, actor);
  if (!outcome.ok)
    // What nobody signed may be anybody's: it is shown, and the request stays open. Here, no other answer can come.
    return no(
      { code: outcome.reason, sentence: outcome.detail },
      outcome.proved || request.method === 'here',
    );
  const vault = await hashes.of(whose.lender, db);
  const { row, signature } = await db.tenant(whose.lender, async (trx) => ({
    row: (await agreementsOf(trx, whose.applicant, { id: request.agreement_id }))[0],
    signature: (await signaturesOf(trx, request.agreement_id)).find(({ place }) => place === request.place),
  }));
  const { signer, signedAt, sandbox } = outcome;
  const wanted = vault.open(request.name, requestSeal(request.id)).toString();
  if (!signature) return no({ code: 'other_request', sentence: ownSentences.not_proved });
  const match = await matched(deps, whose, signature, wanted, outcome);
  if (!match.match) return no({ code: 'other_person', sentence: ownSentences.other_person });
  const prepared = await files.get(whose.lender, request.id, vault).catch(() => null);
  if (!prepared) return overtaken;
  const agreement = await embedded(deps, whose, prepared, request, outcome);
  if (!agreement) return no({ code: 'not_proved', sentence: ownSentences.not_proved });
  const { name, lastFour, issuer, root, serial } = signer;
  const facts: SignedFacts = {
    ...{ at: signedAt.toISOString(), name, lastFour, issuer, root, serial, sandbox },
    matches: match.match,
    why: reasonsOf(match),
    lastFourAgrees: match.lastFourAgrees,
  };
  try {
    const fileId = await keep(
      deps,
      whose,
      request,
      signature,
      { ...agreement, type: row?.type ?? '', offer: row?.offer_id ?? null },
      facts,
      actor,
    );
    await discard(files, whose.lender, request.id);
    return { signed: true, fileId };
  } catch (error) {
    if (error instanceof OfferEnded) return no({ code: 'offer_ended', sentence: ownSentences.offer_ended });
    if (!(error instanceof AlreadySettled)) throw error;
    return overtaken;
  }
}

/** What an answer of the signing service does: the signature is embedded, proved by ourselves and kept, or nothing changes. */
export function settling(deps: Deps) {
  return bound(deps, { settle });
}

export type Settle = ReturnType<typeof settling>['settle'];
