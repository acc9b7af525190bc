import * as calls from '@pramaan/contract/calls/access.ts';
import type { Call } from '@pramaan/contract/define.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import type { Product } from '../src/app.ts';
import { demoLenders, demoPassword } from '../src/demo/lenders.ts';
import { createApplicant } from '../src/dossier/create.ts';
import { agreeByEntering } from '../src/dossier/ledger.ts';
import { newId } from '../src/platform/ids.ts';
import { hashPassword } from '../src/platform/passwords.ts';
import { sql } from '../src/platform/sql.ts';

/** Everyone who may call, and how each comes in. */
export const staff = {
  owner: { door: calls.companyLogin, body: { mobileNo: '9000000001' } },
  admin: { door: calls.companyLogin, body: { mobileNo: '9000000002' } },
  manager: { door: calls.teamLogin, body: { userName: 'saral.manager' } },
  verifier: { door: calls.teamLogin, body: { userName: 'saral.verifier' } },
  agent: { door: calls.teamLogin, body: { userName: 'saral.agent' } },
  disabled: { door: calls.teamLogin, body: { userName: 'saral.disabled' } },
  'other owner': { door: calls.companyLogin, body: { mobileNo: '9000000101' } },
} as const satisfies Record<string, { door: Call; body: object }>;

/** Applicants log in by the code sent to their number. Asha's co-applicant has none of her own. */
export const applicants = {
  asha: '9000000011',
  ravi: '9000000012',
  meena: '9000000013',
  imran: '9000000111',
} as const;

export type StaffName = keyof typeof staff;
export type ApplicantName = keyof typeof applicants;
/** `program`: a key of Saral's that may do all that a key can. */
export type Principal = StaffName | ApplicantName | 'anonymous' | 'program';

export const password = demoPassword;

/**
 * The small world: the demo's lenders and people without their documents. Of Saral's applicants Asha is assigned to
 * the verifier and was referred by the agent, Ravi is assigned to the manager, Meena to nobody.
 */
export async function seedPeople({ db, vault }: Product): Promise<void> {
  const hash = await hashPassword(password);
  for (const lender of demoLenders) {
    const id = newId();
    const key = vault.newDataKey();
    await db.query(
      sql`select add_lender(${id}, ${lender.code}, ${lender.name}, ${'{}'}, ${'{}'}, ${key.wrapped}, ${key.wrappedBy})`,
    );
    const sealed = await vault.of(id, db);
    await db.tenant(id, async (trx) => {
      const made = new Map<string, string>();
      for (const one of lender.staff) {
        const person = newId();
        made.set(one.userName ?? one.name, person);
        await trx.query(sql`
          insert into staff (id, lender_id, role, status, name, user_name, mobile_hash, password_hash)
          values (${person}, ${id}, ${one.role}, ${one.status}, ${one.name}, ${one.userName ?? null},
            ${one.mobile ? vault.lookup('mobile', one.mobile) : null}, ${hash})`);
      }
      for (const mobile of lender.applicants) {
        const person = people.find((one) => one.mobile === mobile) ?? people[0];
        const { _id } = await createApplicant(trx, sealed, vault, { lender: id, ...person });
        await agreeByEntering(trx, { lender: id, applicant: _id, ip: '' }, 'demo');
        const assigned = { [applicants.asha]: 'saral.verifier', [applicants.ravi]: 'saral.manager' }[mobile];
        const referred = { [applicants.asha]: 'saral.agent' }[mobile];
        await trx.query(sql`update applicant set assigned_to = ${made.get(assigned ?? '') ?? null},
          referred_by = ${made.get(referred ?? '') ?? null} where id = ${_id}`);
      }
    });
  }
}
