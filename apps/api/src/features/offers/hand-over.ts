import { ApiError } from '@pramaan/contract/errors.ts';
import { completeLanguages } from '@pramaan/contract/languages.ts';
import { type CaseFile, caseFileReader, readEnvelope } from '../../case-file/case-file.ts';
import { peopleOf } from '../../case-file/co-applicants.ts';
import { isOfferInForce } from '../../case-file/offer-in-force.ts';
import { lenderName } from '../../case-file/profile.ts';
import type { Uploads } from '../../case-file/uploads.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { Database } from '../../platform/database.ts';
import { fileOf } from '../../platform/file-address.ts';
import type { FileStore } from '../../platform/files.ts';
import { sha256 } from '../../platform/hash-chain.ts';
import { newId } from '../../platform/ids.ts';
import type { IssuedDocumentSigner } from '../../platform/issued-document-signer.ts';
import { sql } from '../../platform/sql.ts';
import type { Vault } from '../../platform/vault.ts';
import { readAgreements } from './agreement-rows.ts';
import { signedBundle } from './bundle.ts';
import { requireConditions } from './conditions.ts';
import { handOverFiles, readHandOver } from './hand-over-files.ts';
import { readHandOvers } from './hand-over-rows.ts';
import { mandateOf, readMandateStep, readMandates } from './mandate-rows.ts';
import { digestOf, type Offer, offerOf } from './offer-rows.ts';
import type { Offering } from './offering.ts';

export interface HandOverParts {
  db: Database;
  vault: Vault;
  store: FileStore;
  uploads: Pick<Uploads, 'open'>;
  signer: IssuedDocumentSigner;
  /** The Key Facts Statement of an offer as a signed PDF. */
  keyFactsOf: (offer: Offer, language: 'en' | 'hi') => Promise<Uint8Array>;
}

interface Whose {
  lender: string;
  applicant: string;
}
type Within = <T>(work: (one: Offering) => Promise<T>) => Promise<T>;

/** Of all who apply together, masked, each reading in the audit log. */
async function readCases(
  { db, vault: hashes }: HandOverParts,
  { lender, applicant }: Whose,
  actor: Actor,
): Promise<CaseFile[]> {
  const vault = await hashes.of(lender, db);
  const people = await db.tenant(lender, (trx) => peopleOf(trx, applicant));
  const read = caseFileReader(db);
  const cases: CaseFile[] = [];
  for (const { id } of people) {
    const bytes = await read(vault, { lender, applicant: id, view: 'masked', actor });
    if (bytes) cases.push(readEnvelope(bytes));
  }
  return cases;
}

/** Throws MANDATE_NEEDED while the lender needs a mandate and no bank has accepted one. */
async function requireMandate({ trx, vault, lender, applicant }: Offering, offer: string): Promise<void> {
  if ((await readMandateStep(trx, lender)) !== 'needed') return;
  const mandate = mandateOf(await readMandates(trx, vault, applicant), offer);
  if (mandate?.state !== 'active') throw new ApiError('MANDATE_NEEDED');
}

/** What is handed over, once everyone has signed; null when it was handed over already. Throws NOT_FOUND, OFFER_CLOSED, AGREEMENT_UNSIGNED, CONDITIONS_OPEN, MANDATE_NEEDED. */
async function readSigned(offering: Offering, id: string) {
  const { trx, applicant } = offering;
  const offer = await offerOf(offering, id);
  if ((await readHandOvers(trx, applicant)).has(id)) return null;
  if (!(await isOfferInForce(trx, id)))
    throw new ApiError('OFFER_CLOSED', 'This offer no longer stands, so its loan cannot be handed over.');
  const agreement = (await readAgreements(trx, applicant)).get(id);
  if (!agreement?.signedAt) throw new ApiError('AGREEMENT_UNSIGNED');
  await requireConditions(offering, 'hand-over');
  await requireMandate(offering, id);
  return {
    offer,
    agreement,
    signedAt: new Date(agreement.signedAt),
    ...(await readHandOver(offering, offer)),
  };
}

type Signed = NonNullable<Awaited<ReturnType<typeof readSigned>>>;

async function bundleOf(
  parts: HandOverParts,
  whose: Whose,
  signed: Signed,
  now: Date,
  actor: Actor,
): Promise<Buffer> {
  const { lender, applicant } = whose;
  const file = await parts.uploads.open(lender, applicant, fileOf(signed.agreement.url)?.file ?? '');
  if (!file) throw new ApiError('NOT_FOUND', 'The file of this agreement is no longer available.');
  const language = completeLanguages.find((one) => one === signed.offer.answered_in) ?? 'en';
  const name = await parts.db.tenant(lender, (trx) => lenderName(trx, lender));
  const files = await handOverFiles({
    cases: await readCases(parts, whose, actor),
    ...{ decision: signed.decision, shown: signed.shown, mandates: signed.mandates },
    ...{ lender: name, signedAt: signed.signedAt },
    agreement: file.bytes,
    keyFacts: await parts.keyFactsOf(signed.offer, language),
  });
  const about = {
    version: 1,
    lender: name,
    reference: signed.shown.reference,
    termsSha256: digestOf(signed.offer.words).toString('hex'),
    handedOverAt: now.toISOString(),
  };
  return signedBundle(files, about, { signer: parts.signer, at: now });
}

/**
 * Hands a signed loan over to the lender's loan system: keeps the bundle, with its audit row and so its webhook event. The same
 * loan again changes nothing. Throws NOT_FOUND, OFFER_CLOSED, AGREEMENT_UNSIGNED, CONDITIONS_OPEN, MANDATE_NEEDED.
 */
export async function handOver(
  parts: HandOverParts,
  { whose, within, staff, now }: { whose: Whose; within: Within; staff: string; now: Date },
  offer: string,
  actor: Actor,
): Promise<void> {
  const signed = await within((one) => readSigned(one, offer));
  if (!signed) return;
  const { lender, applicant } = whose;
  const bytes = await bundleOf(parts, whose, signed, now, actor);
  const digest = sha256(bytes);
  const id = newId();
  const vault = await parts.vault.of(lender, parts.db);
  await parts.store.put(lender, id, vault, bytes);
  // Without its row nobody names the file, and the hourly removal takes it.
  await within(async (one) => {
    const { trx } = one;
    await trx.query(sql`select id from applicant where id = ${applicant} for update`);
    if (!(await isOfferInForce(trx, offer))) throw new ApiError('OFFER_CLOSED');
    await requireConditions(one, 'hand-over');
    await requireMandate(one, offer);
    const [made] = await trx.query(sql`
      insert into loan_hand_over (lender_id, id, applicant_id, offer_id, sha256, made_by, made_at)
      values (${lender}, ${id}, ${applicant}, ${offer}, ${digest}, ${staff}, ${now})
      on conflict (lender_id, offer_id) do nothing returning id`);
    if (!made) return;
    const { version } = signed.offer;
    await audit(trx, lender, actor, 'loan.handed-over', applicant, {
      offer,
      version,
      sha256: digest.toString('hex'),
    });
  });
}

/** The bundle of a loan that was handed over. Throws NOT_FOUND before that. */
export async function fetchHandOver(
  { db, vault: hashes, store }: HandOverParts,
  { whose: { lender, applicant }, within }: { whose: Whose; within: Within },
  offer: string,
  actor: Actor,
): Promise<Buffer> {
  const found = await within(async ({ trx }) => {
    const made = (await readHandOvers(trx, applicant)).get(offer);
    if (!made) throw new ApiError('NOT_FOUND', 'This loan has not been handed over yet.');
    await audit(trx, lender, actor, 'loan.bundle-fetched', applicant, { offer });
    return made;
  });
  return store.get(lender, found.id, await hashes.of(lender, db));
}
