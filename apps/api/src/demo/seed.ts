import { setTimeout as sleep } from 'node:timers/promises';
import { exampleCapture } from '@pramaan/documents/fixtures/fixture.ts';
import { type Person, people } from '@pramaan/documents/fixtures/people.ts';
import type { Product } from '../app.ts';
import { createApplicant } from '../case-file/create.ts';
import { readDraft } from '../case-file/draft.ts';
import { agreeByEntering, currentConsent } from '../case-file/ledger.ts';
import { bankDraftKeys } from '../features/bank/draft-of-account.ts';
import { newId } from '../platform/ids.ts';
import { hashPassword } from '../platform/passwords.ts';
import { sql } from '../platform/sql.ts';
import { declineApplicant } from './declined.ts';
import type { Whose } from './doors.ts';
import { draftOf } from './draft.ts';
import { fillMeena, fillRavi } from './files.ts';
import { type DemoLender, demoLenders, demoPassword } from './lenders.ts';
import { seedPast } from './past.ts';

async function seedLender({ db, vault }: Product, lender: DemoLender, passwordHash: string): Promise<void> {
  const id = newId();
  const { wrapped, wrappedBy } = vault.newDataKey();
  const branding = JSON.stringify({ accent: lender.accent, texts: lender.texts });
  const settings = JSON.stringify({
    coolingOffDays: 3,
    creditMenu: lender.code,
    decisionLimit: lender.decisionLimit,
    repaymentMandate: lender.repaymentMandate ?? 'off',
    prices: lender.prices ?? {},
  });
  await db.query(
    sql`select add_lender(${id}, ${lender.code}, ${lender.name}, ${branding}, ${settings}, ${wrapped}, ${wrappedBy})`,
  );
  const sealed = await vault.of(id, db);
  await db.tenant(id, async (trx) => {
    const team: string[] = [];
    for (const one of lender.staff) {
      const person = newId();
      team.push(person);
      const contact = { mobile: one.mobile ?? '', email: '' };
      await trx.query(sql`
        insert into staff (id, lender_id, role, status, name, user_name, mobile_hash, password_hash, contact)
        values (${person}, ${id}, ${one.role}, ${one.status}, ${one.name}, ${one.userName ?? null},
          ${one.mobile ? vault.lookup('mobile', one.mobile) : null}, ${passwordHash},
          ${sealed.sealJson(contact, `staff contact ${person}`)})`);
    }
    for (const mobile of lender.applicants) {
      const person = people.find((one) => one.mobile === mobile);
      if (!person) throw new Error(`The demo names ${mobile}, who is nobody.`);
      const { _id } = await createApplicant(trx, sealed, vault, {
        lender: id,
        mobile,
        name: person.name,
        email: person.email,
      });
      await agreeByEntering(trx, { lender: id, applicant: _id, ip: '127.0.0.1' }, 'demo');
    }
    const [by = ''] = team;
    if (lender.past)
      await seedPast({ trx, lender: id, vault: sealed, hashes: vault, by }, lender.past, new Date());
  });
}

/** Waits for the sandbox, which starts beside the product; throws a sentence after twenty seconds. */
async function sandboxReady(url: string): Promise<void> {
  for (let second = 0; second < 20; second++) {
    const there = await fetch(`${url}/health`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (there) return;
    await sleep(1000);
  }
  throw new Error(`The demo needs the sandbox at ${url}, which does not answer. Start it, or set DEMO=0.`);
}

/** The demo's own application of a mobile number is the person's first: what they started since is theirs. */
async function firstApplication(
  { db, vault }: Product,
  mobile: string,
): Promise<{ id: string; lender_id: string } | undefined> {
  const [row] = await db.query<{ id: string; lender_id: string }>(
    sql`select id, lender_id from find_applicants(${vault.lookup('mobile', mobile)}, null) order by created_at`,
  );
  return row;
}

/** The demo applicant of a mobile number whose file is not whole yet: its draft is written last. */
async function unfinished(product: Product, person: Person): Promise<Whose | null> {
  const { db, vault } = product;
  const row = await firstApplication(product, person.mobile);
  if (!row) return null;
  return db.tenant(row.lender_id, async (trx) => {
    // The bank account writes keys of its own into the draft as soon as it is read.
    const { draft } = await readDraft(trx, await vault.of(row.lender_id, db), row.id);
    const consent = await currentConsent(trx, row.id, 'verification');
    const whole = Object.keys(draft).some((key) => !bankDraftKeys.some((one) => one === key));
    return whole ? null : { lender: row.lender_id, applicant: row.id, ...(consent ? { consent } : {}) };
  });
}

/** Whether the application of a mobile number has been declined: the decision is made last. */
async function isDeclined(product: Product, mobile: string): Promise<boolean> {
  const row = await firstApplication(product, mobile);
  if (!row) return false;
  const [applicant] = await product.db.tenant(row.lender_id, (trx) =>
    trx.query<{ stage: string }>(sql`select stage from applicant where id = ${row.id}`),
  );
  return applicant?.stage === 'rejected';
}

/**
 * Fills an empty database with the demo (product §1): two lenders, their people, five applicants. Documents go through
 * the real gateway to the sandbox. Goes on where a start that was cut off left it; does nothing when the
 * demo is whole. A document that a busy machine does not read in time is left out, unless the demo must be `whole`: then
 * this throws why.
 */
export async function seedDemo(product: Product, { whole } = { whole: false }): Promise<void> {
  const there = await Promise.all(
    demoLenders.map(({ code }) => product.db.query(sql`select id from find_lender(${code})`)),
  );
  const missing = demoLenders.filter((_, index) => there[index]?.length === 0);
  const passwordHash = missing.length > 0 ? await hashPassword(demoPassword) : '';
  for (const lender of missing) await seedLender(product, lender, passwordHash);

  for (const { code, declined } of demoLenders) {
    if (!declined || (await isDeclined(product, declined.mobile))) continue;
    await sandboxReady(product.config.sandbox ?? '');
    await declineApplicant(product, code, declined);
  }

  const [, ravi, meena] = people;
  const fillings = [
    { person: ravi, fill: fillRavi },
    { person: meena, fill: fillMeena },
  ];
  for (const { person, fill } of fillings) {
    const whose = person && (await unfinished(product, person));
    if (!person || !whose) continue;
    await sandboxReady(product.config.sandbox ?? '');
    await fill(product, whose, person, whole);
    await draftOf(product, whose, ({ method }) => exampleCapture(method.capture, person));
    // The demo begins after its applications were received: nobody is told of it now.
    await product.db.tenant(whose.lender, (trx) =>
      trx.query(sql`update applicant set taken_in_at = now() where id = ${whose.applicant}`),
    );
  }
}
