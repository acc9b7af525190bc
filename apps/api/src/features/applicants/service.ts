import { ApiError } from '@pramaan/contract/errors.ts';
import type { Language } from '@pramaan/contract/languages.ts';
import { captureSchema } from '@pramaan/documents/answer-schema.ts';
import { asListed, listedFault } from '@pramaan/documents/dictionaries/dictionaries.ts';
import { factOf } from '@pramaan/documents/facts.ts';
import { anchorOf } from '@pramaan/documents/judgement/anchor.ts';
import { maskedData, restoreMasked } from '@pramaan/documents/masking.ts';
import { storableDraft } from '@pramaan/documents/never-kept.ts';
import { definedRecords } from '@pramaan/documents/records.ts';
import { findEntry } from '@pramaan/documents/registry.ts';
import type { StoredRecord } from '@pramaan/documents/tree.ts';
import { isTyped } from '@pramaan/documents/typed-answers.ts';
import {
  type CaseFile,
  maskedProfile,
  openCaseFile,
  type Profile,
  readCaseFile,
  saveCaseFile,
} from '../../case-file/case-file.ts';
import { aboutDraft, readDraft } from '../../case-file/draft.ts';
import { judgeAgain } from '../../case-file/judge-again.ts';
import { storeLanguage } from '../../case-file/language.ts';
import { chooseProduct, onlyProductFor, refuseOutsideLimits } from '../../case-file/loan-products.ts';
import { readProfile } from '../../case-file/profile.ts';
import { storeRecord } from '../../case-file/records.ts';
import { declaredBy } from '../../case-file/verdict-label.ts';
import { type Principal, seesMasked } from '../../http/context.ts';
import { faultsOf } from '../../http/input.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { bound } from '../../platform/bound.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import type { Vault } from '../../platform/vault.ts';

/** `input`, or `input.2` for a instance: the method and the instance that a PUT's `type` names (C §7). */
function namedMethod(
  document: string,
  type: string,
): { entry: ReturnType<typeof findEntry>; instance: number } {
  const [key = '', instance = '1'] = type.split('.');
  const entry = findEntry(document, key);
  const number = Number(instance);
  return {
    entry:
      entry && Number.isInteger(number) && number >= 1 && number <= entry.document.instances
        ? entry
        : undefined,
    instance: number,
  };
}

/** The person sees it whole, a lender's people masked. */
const shown = (principal: Principal, profile: Profile): Profile =>
  seesMasked(principal) ? maskedProfile(profile) : profile;

interface Deps {
  db: Database;
  hashes: Vault;
}

/** Changes the file in one transaction, with its audit row. */
async function change(
  { hashes, db }: Deps,
  principal: Principal,
  applicant: string,
  edit: (caseFile: CaseFile, trx: Queryable) => void | Promise<void>,
  actor: Actor,
): Promise<CaseFile> {
  const vault = await hashes.of(principal.lender, db);
  return db.tenant(principal.lender, async (trx) => {
    const caseFile = await openCaseFile(trx, vault, applicant);
    if (!caseFile) throw new ApiError('NO_SUCH_APPLICANT');
    const anchor = anchorOf(caseFile.docs, caseFile.profile);
    await edit(caseFile, trx);
    await judgeAgain(trx, { vault, lender: principal.lender, actor }, caseFile, anchor);
    await saveCaseFile(trx, vault, hashes, principal.lender, caseFile);
    await audit(trx, principal.lender, actor, 'profile.changed', applicant);
    return caseFile;
  });
}

async function profile({ hashes, db }: Deps, principal: Principal, applicant: string): Promise<Profile> {
  const vault = await hashes.of(principal.lender, db);
  return db.tenant(principal.lender, async (trx) => {
    const profile = await readProfile(trx, vault, applicant);
    if (!profile) throw new ApiError('NO_SUCH_APPLICANT');
    return shown(principal, profile);
  });
}

async function changeProfile(
  deps: Deps,
  principal: Principal,
  applicant: string,
  given: { name?: string | undefined; email?: string | undefined; segment?: string | undefined },
  actor: Actor,
): Promise<Profile> {
  const caseFile = await change(
    deps,
    principal,
    applicant,
    async (file, trx) => {
      if (given.name !== undefined) file.profile.name = given.name;
      if (given.email !== undefined) file.profile.email = given.email;
      if (given.segment !== undefined) {
        file.segment = given.segment;
        file.profile.segment = given.segment;
        // A product of the other segment is no longer what is asked for.
        if (file.product && file.product.segment !== given.segment)
          chooseProduct(file, await onlyProductFor(trx, given.segment));
      }
    },
    actor,
  );
  return shown(principal, caseFile.profile);
}

async function changeLanguage(
  { db }: Deps,
  { lender }: Principal,
  applicant: string,
  language: Language,
  actor: Actor,
): Promise<void> {
  await db.tenant(lender, (trx) => storeLanguage(trx, lender, applicant, language, actor));
}

/** The person's word on their Aadhaar records; their name becomes the profile's when it had none. */
async function confirmAadhaar(
  deps: Deps,
  principal: Principal,
  applicant: string,
  actor: Actor,
): Promise<string> {
  const at = new Date().toISOString();
  await change(
    deps,
    principal,
    applicant,
    (file) => {
      const records = definedRecords(file.docs).filter(({ entry }) => entry.document.id === 'aadhaar');
      if (records.length === 0) throw new ApiError('NO_DATA_FOUND');
      const names = records.map(({ entry, record }) => factOf(entry.method, record.data, 'name'));
      if (file.profile.name.trim() === '') file.profile.name = names.find(Boolean) ?? '';
      file.profile.aadhaarConfirmedAt = at;
    },
    actor,
  );
  return at;
}

/** Keeps what a person declares; its form is checked by the document's own definition. */
async function declare(
  { hashes, db }: Deps,
  principal: Principal,
  applicant: string,
  place: { group: string; document: string },
  type: string,
  data: unknown,
  actor: Actor,
): Promise<StoredRecord> {
  const { entry, instance } = namedMethod(place.document, type);
  if (!entry || entry.document.group !== place.group || entry.method.source !== 'self-declared')
    throw new ApiError(
      'NOT_FOUND',
      `There is no "${type.slice(0, 40)}" to give at ${place.group.slice(0, 40)}/${place.document.slice(0, 40)}.`,
    );
  const parsed = captureSchema(entry.method.capture).safeParse(data);
  if (!parsed.success) {
    const faults = faultsOf(parsed.error.issues);
    throw new ApiError('BAD_REQUEST', faults[0]?.message, faults);
  }
  const { capture, rule } = entry.method;
  const fault = listedFault(capture, parsed.data) ?? rule?.(parsed.data);
  if (fault) throw new ApiError('BAD_REQUEST', fault.message, [fault]);
  const declared = Object.fromEntries(
    Object.entries(asListed(capture, parsed.data)).filter(([, value]) => value !== undefined),
  );
  const vault = await hashes.of(principal.lender, db);
  return db.tenant(principal.lender, async (trx) => {
    if (entry.document.id === 'loanRequest') {
      const product = (await readCaseFile(trx, vault, applicant))?.product;
      if (product) refuseOutsideLimits(product, declared);
    }
    const { record } = await storeRecord(
      trx,
      { lender: principal.lender, applicant, entry, instance },
      {
        basis: 'sound',
        data: entry.method.result.parse(declared),
        source: 'self-declared',
        provider: declaredBy[seesMasked(principal) ? 'lender' : 'applicant'],
        checks: [],
        request: declared,
        asked: null,
      },
      { vault, hashes, actor, action: 'document.submitted' },
    );
    return record;
  });
}

async function draft({ hashes, db }: Deps, principal: Principal, applicant: string) {
  const vault = await hashes.of(principal.lender, db);
  const stored = await db.tenant(principal.lender, (trx) => readDraft(trx, vault, applicant));
  // What the person is still typing is nobody else's to read.
  return seesMasked(principal) ? { ...stored, draft: maskedData(apartTyped(stored.draft).others) } : stored;
}

/** The database's time, ISO 8601. */
async function databaseTime(trx: Queryable): Promise<string> {
  const [row] = await trx.query<{ at: Date }>(sql`select now() as at`);
  return row?.at.toISOString() ?? '';
}

/** A draft apart: what is typed into forms and not submitted, and all else. */
function apartTyped(draft: object): Record<'typed' | 'others', Record<string, unknown>> {
  const entries = Object.entries(draft);
  return {
    typed: Object.fromEntries(entries.filter(([key]) => isTyped(key))),
    others: Object.fromEntries(entries.filter(([key]) => !isTyped(key))),
  };
}

/** Saves the draft over the version last read; a newer one on the server is a CONFLICT and nothing changes. */
async function saveDraft(
  { hashes, db }: Deps,
  principal: Principal,
  applicant: string,
  version: number,
  draft: object,
  actor: Actor,
) {
  const vault = await hashes.of(principal.lender, db);
  return db.tenant(principal.lender, async (trx) => {
    const before = await readDraft(trx, vault, applicant);
    if (before.version !== version) throw new ApiError('CONFLICT');
    const savedAt = before.now || (await databaseTime(trx));
    const whole = seesMasked(principal)
      ? {
          ...(restoreMasked(apartTyped(draft).others, before.draft) as object),
          ...apartTyped(before.draft).typed,
        }
      : storableDraft({ ...draft }, before.draft, savedAt);
    const sealed = vault.sealJson(whole, aboutDraft(applicant));
    const [row] = await trx.query<{ version: number }>(
      version === 0
        ? sql`insert into draft (applicant_id, lender_id, version, sealed, saved_at) values (${applicant}, ${principal.lender}, 1, ${sealed}, ${savedAt})
                on conflict (lender_id, applicant_id) do nothing returning version`
        : sql`update draft set version = version + 1, sealed = ${sealed}, saved_at = ${savedAt}
                where applicant_id = ${applicant} and version = ${version} returning version`,
    );
    if (!row) throw new ApiError('CONFLICT');
    await audit(trx, principal.lender, actor, 'draft.saved', applicant);
    return { version: row.version, savedAt };
  });
}

/** What is known of an applicant beside the verified documents. */
export function applicantsService(db: Database, hashes: Vault) {
  const deps: Deps = { hashes, db };
  return bound(deps, {
    profile,
    changeProfile,
    changeLanguage,
    confirmAadhaar,
    declare,
    draft,
    saveDraft,
  });
}
