import { ApiError } from '@pramaan/contract/errors.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { mayManage } from '@pramaan/contract/managing.ts';
import type { Http, Principal } from '../../http/context.ts';
import { hashSecret } from '../../http/tokens.ts';
import { allowTry } from '../../platform/attempts.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { isTaken, type Queryable } from '../../platform/database.ts';
import { newId, newSecret } from '../../platform/ids.ts';
import { hashPassword, isStrong } from '../../platform/passwords.ts';
import { sql } from '../../platform/sql.ts';
import type { Contact } from '../../platform/staff-contact.ts';
import type { Outbox } from '../../providers/messages/outbox.ts';
import { messageStaff } from '../../providers/messages/to-staff.ts';
import { managed } from './members.ts';

interface Invited extends Contact {
  name: string;
  role: number;
  userName: string;
}

interface Found {
  id: string;
  lender_id: string;
  lender_name: string;
  staff_id: string;
  name: string;
  role: number;
  user_name: string | null;
}

const hour = 60 * 60_000;
const opensPerAddress = 60;
const invitationsPerHour = 60;

/** Links by which a person of the team chooses their first password: random, kept hashed, good once, for 72 hours. */
export function invitations({ db, vault, clock, config }: Http, outbox: Outbox) {
  /** Ends earlier links of the person, makes one and sends it to every address we have. */
  const send = async (trx: Queryable, by: Principal, staff: string, to: Contact) => {
    const token = newSecret();
    const expires = new Date(clock.now().valueOf() + limits.invitationLife);
    await trx.query(
      sql`update staff_invitation set expires_at = now() where staff_id = ${staff} and used_at is null`,
    );
    await trx.query(sql`insert into staff_invitation (id, lender_id, staff_id, token_hash, created_by, expires_at)
      values (${newId()}, ${by.lender}, ${staff}, ${hashSecret(token)}, ${by.id}, ${expires})`);
    const [lender] = await trx.query<{ name: string }>(sql`select name from lender`);
    // After the sign: it stays in the browser and comes into no log on the way.
    const values = { lender: lender?.name ?? '', link: `${config.publicUrl}/join#${token}` };
    await messageStaff(trx, outbox, by.lender, to, { text: 'staff-invite', language: 'en', values });
  };

  const countOne = async (by: Principal) => {
    if (!(await allowTry(db, vault.lookup('invitations of', by.lender), invitationsPerHour, hour)))
      throw new ApiError('TOO_MANY', 'Many invitations were sent in the last hour. Try again in an hour.');
  };

  const find = async (token: string, actor: Actor): Promise<Found> => {
    if (!(await allowTry(db, vault.lookup('invitations opened from', actor.ip), opensPerAddress, hour)))
      throw new ApiError('TOO_MANY');
    const [found] = await db.query<Found>(sql`select * from find_invitation(${hashSecret(token)})`);
    if (!found) throw new ApiError('LINK_EXPIRED');
    return found;
  };

  return {
    /** Makes the person, without a password, and sends the link; answers their id. */
    async invite(by: Principal, who: Invited, actor: Actor): Promise<string> {
      const { name, role, userName, mobile, email } = who;
      if (!mayManage(by.role, role)) throw new ApiError('TEAM_RANK');
      if (!mobile && !email) throw new ApiError('TEAM_NO_ADDRESS');
      await countOne(by);
      const id = newId();
      const contact = { mobile, email } satisfies Contact;
      const sealed = (await vault.of(by.lender, db)).sealJson(contact, `staff contact ${id}`);
      const mobileHash = mobile ? vault.lookup('mobile', mobile) : null;
      const emailHash = email ? vault.lookup('staff email', email) : null;
      await db
        .tenant(by.lender, async (trx) => {
          await trx.query(sql`
            insert into staff (id, lender_id, role, status, name, user_name, mobile_hash, email_hash, contact)
            values (${id}, ${by.lender}, ${role}, 1, ${name}, ${userName}, ${mobileHash}, ${emailHash}, ${sealed})`);
          await send(trx, by, id, contact);
          await audit(trx, by.lender, actor, 'team.invited', null, { person: id, role });
        })
        .catch((error: unknown) => {
          throw isTaken(error) ? new ApiError('TEAM_TAKEN') : error;
        });
      return id;
    },

    async again(by: Principal, member: string, actor: Actor): Promise<void> {
      await countOne(by);
      const sealed = await vault.of(by.lender, db);
      await db.tenant(by.lender, async (trx) => {
        const row = await managed(trx, by, member);
        if (row.joined) throw new ApiError('TEAM_JOINED');
        if (!row.contact) throw new ApiError('TEAM_NO_ADDRESS');
        await send(trx, by, member, sealed.openJson<Contact>(row.contact, `staff contact ${member}`));
        await audit(trx, by.lender, actor, 'team.invited', null, { person: member, again: true });
      });
    },

    /** Throws LINK_EXPIRED for a link that is unknown, used, over, or of a person who is disabled. */
    async open(token: string, actor: Actor) {
      const { lender_name, name, role, user_name } = await find(token, actor);
      return { lender: lender_name, name, roleId: role, userName: user_name ?? '' };
    },

    async accept(token: string, password: string, actor: Actor): Promise<{ userName: string }> {
      const found = await find(token, actor);
      if (!isStrong(password, [found.name, found.user_name ?? '', found.lender_name]))
        throw new ApiError('PASSWORD_WEAK');
      const hashed = await hashPassword(password);
      await db.tenant(found.lender_id, async (trx) => {
        const set = await trx.query(sql`
          update staff set password_hash = ${hashed} where id = ${found.staff_id} and password_hash is null returning id`);
        // Two at the same time: the second finds the link used.
        if (set.length === 0) throw new ApiError('LINK_EXPIRED');
        await trx.query(sql`update staff_invitation set used_at = now() where id = ${found.id}`);
        const by = { ...actor, kind: 'staff' as const, id: found.staff_id };
        await audit(trx, found.lender_id, by, 'team.joined', null, { role: found.role });
      });
      return { userName: found.user_name ?? '' };
    },
  };
}
