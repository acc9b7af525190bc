import { setTimeout as sleep } from 'node:timers/promises';
import { type Person, people } from '@pramaan/documents/fixtures/people.ts';
import type { Product } from '../app.ts';
import { createApplicant } from '../dossier/create.ts';
import { newId } from '../platform/ids.ts';
import { hashPassword } from '../platform/passwords.ts';
import { sql } from '../platform/sql.ts';
import { fillMeena, fillRavi } from './files.ts';
import { type DemoLender, demoLenders, demoPassword } from './lenders.ts';

async function seedLender(
  { db, vault }: Product,
  lender: DemoLender,
  passwordHash: string,
): Promise<Map<string, string>> {
  const id = newId();
  const { wrapped, wrappedBy } = vault.newDataKey();
  const branding = JSON.stringify({ accent: lender.accent });
  const settings = JSON.stringify({ creditMenu: lender.code });
  await db.query(
    sql`select add_lender(${id}, ${lender.code}, ${lender.name}, ${branding}, ${settings}, ${wrapped}, ${wrappedBy})`,
  );
  const sealed = await vault.of(id, db);
  return db.tenant(id, async (trx) => {
    for (const one of lender.staff)
      await trx.query(sql`
        insert into staff (id, lender_id, role, status, name, user_name, mobile_hash, password_hash)
        values (${newId()}, ${id}, ${one.role}, ${one.status}, ${one.name}, ${one.userName ?? null},
          ${one.mobile ? vault.lookup('mobile', one.mobile) : null}, ${passwordHash})`);
    const made = new Map<string, string>();
    for (const mobile of lender.applicants) {
      const person = people.find((one) => one.mobile === mobile);
      if (!person) throw new Error(`The demo names ${mobile}, who is nobody.`);
      const { _id } = await createApplicant(trx, sealed, vault, {
        lender: id,
        mobile,
        name: person.name,
        email: person.email,
      });
      made.set(mobile, _id);
    }
    made.set('lender', id);
    return made;
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

/**
 * Fills an empty database with the demo (product §1): two lenders, their people, four applicants. Ravi's documents
 * go through the real gateway to the sandbox. Does nothing when the demo is there already. Returns whether it seeded.
 */
export async function seedDemo(product: Product): Promise<boolean> {
  const [there] = await product.db.query(sql`select id from find_lender(${demoLenders[0]?.code})`);
  if (there) return false;
  await sandboxReady(product.config.sandbox ?? '');
  const passwordHash = await hashPassword(demoPassword);
  for (const lender of demoLenders) {
    const made = await seedLender(product, lender, passwordHash);
    const place = (person: Person | undefined) => ({
      lender: made.get('lender') ?? '',
      applicant: made.get(person?.mobile ?? '') ?? '',
    });
    const [, ravi, meena] = people;
    if (ravi && made.has(ravi.mobile)) await fillRavi(product, place(ravi), ravi);
    if (meena && made.has(meena.mobile)) await fillMeena(product, place(meena), meena);
  }
  return true;
}
