import * as calls from '@pramaan/contract/calls/access.ts';
import type { Call } from '@pramaan/contract/define.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import type { Product } from '../src/app.ts';
import { createApplicant } from '../src/case-file/create.ts';
import { agreeByEntering } from '../src/case-file/ledger.ts';
import { demoLenders, demoPassword } from '../src/demo/lenders.ts';
import { newId } from '../src/platform/ids.ts';
import { hashPassword } from '../src/platform/passwords.ts';
import { sql } from '../src/platform/sql.ts';

export type LenderAlias = 'SARAL' | 'UDAAN';
export type StaffName = 'owner' | 'admin' | 'manager' | 'verifier' | 'agent' | 'disabled' | 'other owner';

/** How one of a lender's people logs in, beside the password. */
interface StaffLogin {
  door: Call;
  body: { mobileNo: string } | { userName: string };
  /** Blank for an owner, who logs in by mobile number. */
  userName: string;
  mobileNo: string;
}

/** The two lenders of a test world as they are named there: their codes and their people's logins. */
export interface Names {
  codes: Record<LenderAlias, string>;
  staff: Record<StaffName, StaffLogin>;
  /** A user name (`saral.manager`, `sita.work`) or staff number (`9000000001`) of the demo as it is in this world. */
  own(demoName: string): string;
}

/** Applicants log in by the code sent to their number. Asha's co-applicant has none of her own. */
export const applicants = {
  asha: '9000000011',
  ravi: '9000000012',
  meena: '9000000013',
  imran: '9000000111',
} as const;

export type ApplicantName = keyof typeof applicants;
/** `program`: a key of Saral's that may do all that a key can. */
export type Principal = StaffName | ApplicantName | 'anonymous' | 'program';

export const password = demoPassword;

const byNumber = (userName: string, mobileNo: string): StaffLogin => ({
  door: calls.logInLender,
  body: { mobileNo },
  userName,
  mobileNo,
});
const byName = (userName: string): StaffLogin => ({
  door: calls.logInTeamMember,
  body: { userName },
  userName,
  mobileNo: '',
});

/**
 * Names of a world's lenders and staff. Without a number they are the demo's; with one they are that world's own, so that many
 * worlds live in one database: world 7 has `SARAL7`, `saral7.manager`, and an owner at `8000070001`.
 */
export function namesOf(world?: number): Names {
  const tag = world === undefined ? '' : String(world);
  const number = (last: string) =>
    world === undefined ? `9000000${last}` : `8${String(world).padStart(5, '0')}0${last}`;
  const own = (demoName: string) =>
    /^9000000\d{3}$/.test(demoName) ? number(demoName.slice(-3)) : demoName.replace(/^(\w+)\./, `$1${tag}.`);
  return {
    codes: { SARAL: `SARAL${tag}`, UDAAN: `UDAAN${tag}` },
    own,
    staff: {
      owner: byNumber('', number('001')),
      admin: byNumber(own('saral.admin'), number('002')),
      manager: byName(own('saral.manager')),
      verifier: byName(own('saral.verifier')),
      agent: byName(own('saral.agent')),
      disabled: byName(own('saral.disabled')),
      'other owner': byNumber('', number('101')),
    },
  };
}

/**
 * The small world: the demo's lenders and people without their documents. Of Saral's applicants Asha is assigned to
 * the verifier and was referred by the agent, Ravi is assigned to the manager, Meena to nobody.
 */
export async function seedPeople({ db, vault }: Product, { codes, own }: Names = namesOf()): Promise<void> {
  const hash = await hashPassword(password);
  for (const lender of demoLenders) {
    const id = newId();
    const key = vault.newDataKey();
    const code = codes[lender.code as LenderAlias];
    await db.query(
      sql`select add_lender(${id}, ${code}, ${lender.name}, ${'{}'}, ${'{}'}, ${key.wrapped}, ${key.wrappedBy})`,
    );
    const sealed = await vault.of(id, db);
    await db.tenant(id, async (trx) => {
      const made = new Map<string, string>();
      for (const one of lender.staff) {
        const person = newId();
        made.set(one.userName ?? one.name, person);
        const mobile = one.mobile ? own(one.mobile) : '';
        await trx.query(sql`
          insert into staff (id, lender_id, role, status, name, user_name, mobile_hash, password_hash, contact)
          values (${person}, ${id}, ${one.role}, ${one.status}, ${one.name}, ${one.userName ? own(one.userName) : null},
            ${mobile ? vault.lookup('mobile', mobile) : null}, ${hash}, ${sealed.sealJson({ mobile, email: '' }, `staff contact ${person}`)})`);
      }
      for (const mobile of lender.applicants) {
        const person = people.find((one) => one.mobile === mobile) ?? people[0];
        const { _id } = await createApplicant(trx, sealed, vault, { lender: id, ...person });
        await agreeByEntering(trx, { lender: id, applicant: _id, ip: '127.0.0.1' }, 'demo');
        const assigned = { [applicants.asha]: 'saral.verifier', [applicants.ravi]: 'saral.manager' }[mobile];
        const referred = { [applicants.asha]: 'saral.agent' }[mobile];
        await trx.query(sql`update applicant set assigned_to = ${made.get(assigned ?? '') ?? null},
          referred_by = ${made.get(referred ?? '') ?? null} where id = ${_id}`);
      }
    });
  }
}
