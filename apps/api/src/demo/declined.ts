import { roles } from '@pramaan/contract/roles.ts';
import type { Asked } from '@pramaan/documents/fixtures/fixture.ts';
import { loadFixtures } from '@pramaan/documents/fixtures/load.ts';
import type { Person } from '@pramaan/documents/fixtures/people.ts';
import { type Entry, findEntry } from '@pramaan/documents/registry.ts';
import type { Product } from '../app.ts';
import { createApplicant } from '../case-file/create.ts';
import { agreeByEntering, currentConsent } from '../case-file/ledger.ts';
import type { RecordRef } from '../case-file/records.ts';
import { declaredBy } from '../case-file/verdict-label.ts';
import { changeReview } from '../features/review/change-review.ts';
import { decide } from '../features/review/decisions.ts';
import { type Actor, system } from '../platform/audit.ts';
import { systemClock } from '../platform/clock.ts';
import { sql } from '../platform/sql.ts';
import {
  agreeToAll,
  askBureau,
  fromSandbox,
  readSpecimen,
  uploadStatement,
  type Whose,
  yearOfInstance,
} from './doors.ts';
import { draftOf } from './draft.ts';
import type { DeclinedApplicant } from './lenders.ts';

/** A person as the sandbox describes them: `GET /people`. */
type Invented = Omit<Person, 'firstName' | 'lastName' | 'pan' | 'aadhaarLast4' | 'numbers'> & {
  seed: string;
  numbers: Readonly<Record<string, string>>;
};

/** The sandbox's person of a mobile number, made there unless it knows them. */
async function inventedPerson(
  sandbox: string | null,
  { decidedBy: _, ...wish }: DeclinedApplicant,
): Promise<Invented> {
  const known: Invented[] = JSON.parse((await fromSandbox(sandbox, '/people')).toString());
  const there = known.find(({ mobile }) => mobile === wish.mobile);
  if (there) return there;
  const reply = await fetch(`${sandbox}/people`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
  if (!reply.ok) throw new Error(`The sandbox answered ${reply.status} for a new person.`);
  return (await reply.json()) as Invented;
}

function personOf(invented: Invented): Person {
  const [firstName = '', lastName = ''] = invented.name.split(' ');
  const { numbers } = invented;
  const aadhaarLast4 = numbers['Aadhaar number']?.slice(-4) ?? '';
  return { ...invented, firstName, lastName, pan: numbers.PAN ?? '', aadhaarLast4 };
}

async function applicationOf(
  { db, vault }: Product,
  code: string,
  { name, mobile, email }: Person,
): Promise<Whose> {
  const [lender] = await db.query<{ id: string }>(sql`select id from find_lender(${code})`);
  if (!lender) throw new Error(`There is no lender ${code}.`);
  const sealed = await vault.of(lender.id, db);
  // The demo's own application is the person's first: what they started since is theirs.
  const found = await db.query<{ id: string }>(
    sql`select id from find_applicants(${vault.lookup('mobile', mobile)}, ${code}) order by created_at`,
  );
  return db.tenant(lender.id, async (trx) => {
    const known = found[0]?.id;
    const applicant =
      known ?? (await createApplicant(trx, sealed, vault, { lender: lender.id, mobile, name, email }))._id;
    if (!known) await agreeByEntering(trx, { lender: lender.id, applicant, ip: '127.0.0.1' }, 'demo');
    const consent = await currentConsent(trx, applicant, 'verification');
    return { lender: lender.id, applicant, ...(consent ? { consent } : {}) };
  });
}

/** What the person declares where it is not as everybody's fixture: of their own loans the truth. */
const declares: Readonly<Record<string, Asked>> = {
  basicDetails: {},
  residentDetails: { accType: 'Rented' },
  work: { empId: 'E-2044', designation: 'Accountant', officePhone: '', yearsInCrntWork: '6' },
  loanDetails: { loanAmt: '540000', emi: '21000' },
  loanRequest: { loanAmt: '250000', loanPeriod: '36' },
};

/** Submits the documents of an application, and answers what was typed, by document and method. */
async function submitAll(
  product: Product,
  whose: Whose,
  person: Person,
  seed: string,
): Promise<Map<Entry, Asked>> {
  const { config, gate } = product;
  const fixtures = await loadFixtures();
  const place = (document: string, key: string): RecordRef => {
    const entry = findEntry(document, key);
    if (!entry) throw new Error(`The demo names ${document}.${key}, which no document declares.`);
    return { ...whose, entry, instance: 1 };
  };
  const typed = new Map<Entry, Asked>();
  await agreeToAll(product, whose);
  for (const [document, own] of Object.entries(declares)) {
    const at = place(document, 'input');
    const given = { ...fixtures[document]?.input?.(person, {}), ...own } as Asked;
    typed.set(at.entry, given);
    const data = at.entry.method.result.parse(given);
    await gate.keep(
      at,
      {
        ...{ basis: 'sound', data, source: 'self-declared', provider: declaredBy.applicant },
        ...{ checks: [], request: {}, asked: null },
      },
      system,
    );
  }
  const asked = [
    [place('pan', 'auth'), { pan: person.pan }],
    [place('tBill', 'auth'), { phoneNo: person.numbers?.['telephone number'] ?? '' }],
  ] as const;
  for (const [at, values] of asked) {
    typed.set(at.entry, values);
    await gate.verify(at, values, system);
  }
  const qr = (await fromSandbox(config.sandbox, `/aadhaar/qr.txt?person=${seed}`)).toString();
  await product.verifyLocally(place('aadhaar', 'qr'), { file: undefined, values: { qr } }, system);
  await readSpecimen(product, place('form16', 'ocr'), seed, yearOfInstance(1));
  await uploadStatement(product, whose, 'statement-hdfc', seed);
  await askBureau(product, whose);
  return typed;
}

/** Declines an application for the reasons of the policy, as a member of the team does in the review. */
async function declineByPolicy(product: Product, { lender, applicant }: Whose, by: string): Promise<void> {
  const { db, config } = product;
  const [member] = await db.tenant(lender, (trx) =>
    trx.query<{ id: string }>(sql`select id from staff where user_name = ${by}`),
  );
  if (!member) throw new Error(`The demo names ${by}, who is nobody.`);
  const principal = {
    ...{ session: 'demo', lender, role: roles.manager, staff: member.id, applicant: null, id: member.id },
    ...{ about: applicant, expiresAt: new Date(), maySetPassword: false, ownOnly: false },
  };
  const actor: Actor = { kind: 'staff', id: member.id, ip: '127.0.0.1', requestId: '' };
  const change = changeReview({ ...product, clock: systemClock, publicUrl: config.publicUrl });
  await change(principal, applicant, null, async (changing) => {
    const { outcome, hits } = changing.review.policy;
    if (outcome !== 'decline') throw new Error(`The policy says ${outcome} of the application to decline.`);
    const reasons = hits.flatMap(({ outcome: one, reason }) =>
      one === 'decline' && reason !== 'UNKNOWN' ? [reason] : [],
    );
    const decided = { kind: 'reject' as const, reasons: [...new Set(reasons)], conditions: [] };
    await decide(changing, principal, decided, actor);
  });
}

/**
 * Somebody whose documents are true and agree with each other, and whose instalments and score the policy declines. The
 * applicant is told by the job that every decision has: the letter comes to the inbox when the product takes up its jobs.
 */
export async function declineApplicant(
  product: Product,
  code: string,
  wanted: DeclinedApplicant,
): Promise<void> {
  const invented = await inventedPerson(product.config.sandbox, wanted);
  const person = personOf(invented);
  const whose = await applicationOf(product, code, person);
  const typed = await submitAll(product, whose, person, invented.seed);
  await draftOf(product, whose, (entry) => typed.get(entry) ?? {});
  await declineByPolicy(product, whose, wanted.decidedBy);
}
