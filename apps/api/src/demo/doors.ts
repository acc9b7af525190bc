import { purposes } from '@pramaan/contract/purposes.ts';
import { roles } from '@pramaan/contract/roles.ts';
import type { ReaderName } from '@pramaan/documents/define.ts';
import { yearFrom } from '@pramaan/documents/findings/figures.ts';
import type { Person } from '@pramaan/documents/fixtures/people.ts';
import { readPath } from '@pramaan/documents/paths.ts';
import { type Entry, entries } from '@pramaan/documents/registry.ts';
import { readRecord } from '@pramaan/documents/tree.ts';
import type { Product } from '../app.ts';
import { openCaseFile } from '../case-file/case-file.ts';
import { appendConsent, lastConsent } from '../case-file/ledger.ts';
import { lenderName } from '../case-file/profile.ts';
import type { RecordRef } from '../case-file/records.ts';
import { askedMonths } from '../features/bank/from-upload.ts';
import { creditService } from '../features/credit/credit-service.ts';
import { system } from '../platform/audit.ts';
import { systemClock } from '../platform/clock.ts';

export type Whose = Pick<RecordRef, 'lender' | 'applicant' | 'consent'>;

/** The sandbox's specimen that each reader reads. */
const specimens: Record<ReaderName, string> = {
  'pan-card': 'pan-2018',
  passport: 'passport',
  'voter-card': 'voter-2021',
  'licence-card': 'licence-2019',
  'aadhaar-card': 'aadhaar-letter',
  'form-16': 'form-16',
  'itr-v': 'itr-v-2023',
  'epf-passbook': 'epf-passbook',
  payslip: 'payslip',
  cheque: 'cheque',
  'utility-bill': 'utility-bill',
  'employment-letter': 'employment-letter',
  'rent-agreement': 'rent-agreement',
};

export const firstNameOf = ({ firstName }: Person) => firstName.split(' ')[0]?.toLowerCase() ?? '';

export async function fromSandbox(sandbox: string | null, path: string): Promise<Buffer> {
  const reply = await fetch(`${sandbox}${path}`);
  if (!reply.ok) throw new Error(`The sandbox answered ${reply.status} for ${path}.`);
  return Buffer.from(await reply.arrayBuffer());
}

/** Gives the sandbox's specimen of a person's paper to the reader of a method, as an upload. */
export async function readSpecimen(
  product: Product,
  place: RecordRef & Whose,
  first: string,
  year?: string,
  read = product.read,
): Promise<void> {
  const { entry, instance: _, ...whose } = place;
  const name = entry.method.reader && specimens[entry.method.reader];
  if (!name) throw new Error(`${entry.document.id}.${entry.key} reads no paper.`);
  const ofYear = year === undefined ? '' : `&year=${year}`;
  const bytes = await fromSandbox(product.config.sandbox, `/specimens/${name}?person=${first}${ofYear}`);
  const file = await product.arrivals.take(
    { ...whose, document: entry.document.id },
    { name, bytes },
    system,
  );
  const { unsure = [] } = await read(place, { file: file.fileId }, system);
  if (unsure.length === 0) return;
  // What OCR doubts, the person has looked at and found right.
  const learned = await product.files.learned(place.lender, place.applicant, file.fileId);
  const fields = learned?.reading?.fields ?? {};
  const said = Object.fromEntries(unsure.map((path) => [path, fields[path]?.value ?? '']));
  await read(place, { file: file.fileId, confirmed: said }, system);
}

/** Uploads one of the sandbox's bank statements of a person. */
export async function uploadStatement(
  product: Product,
  whose: Whose,
  name: string,
  first: string,
): Promise<void> {
  const bytes = await fromSandbox(product.config.sandbox, `/specimens/${name}?person=${first}`);
  const asked = askedMonths(undefined, undefined, new Date());
  await product.bank.upload(whose, { name: `${name}.pdf`, bytes, usualPasswords: false, asked }, system);
}

/** Which financial year the paper in a place is of: the newest whose return was due, then the years before. */
export function yearOfInstance(instance: number, now = new Date()): string {
  const newest = now.getUTCFullYear() - (now.getUTCMonth() >= 7 ? 1 : 2);
  return yearFrom(newest - instance + 1);
}

/** What is typed of a paper that was read: the answer echoes what was asked, so its paths are the paper's too. */
export async function typedFromPaper(
  { db, vault }: Product,
  { lender, applicant }: Whose,
  { document, method }: Entry,
  instance: number,
): Promise<Record<string, string>> {
  const sealed = await vault.of(lender, db);
  const docs = await db.tenant(
    lender,
    async (trx) => (await openCaseFile(trx, sealed, applicant))?.docs ?? {},
  );
  const paper = entries.find((entry) => entry.document === document && entry.method.reader);
  const read = paper && readRecord(docs, paper, instance);
  const typed = Object.entries(method.vendor?.echo ?? {}).map(([path, field]) => [
    field,
    readPath(read?.data, path),
  ]);
  return Object.fromEntries(typed.filter(([, value]) => typeof value === 'string' && value !== ''));
}

/** Agrees to what each of the three purposes is for, where nothing was said yet. */
export async function agreeToAll({ db }: Product, { lender, applicant }: Whose): Promise<void> {
  await db.tenant(lender, async (trx) => {
    for (const purpose of purposes)
      if (!(await lastConsent(trx, applicant, purpose)))
        await appendConsent(trx, {
          ...{ lender, applicant, purpose, action: 'given', language: 'en', channel: 'demo', link: null },
          ...{ lenderName: await lenderName(trx, lender), ip: '127.0.0.1' },
        });
  });
}

/** Asks the credit bureau as the person does: with PAN and date of birth of the file, under their consent. */
export async function askBureau({ db, vault, bureau }: Product, { lender, applicant }: Whose): Promise<void> {
  const person = { lender, role: roles.applicant, staff: null, applicant };
  await creditService({ db, vault, clock: systemClock, bureau }).ask(person, applicant, null, system);
}
