import type {
  changeNotificationSettings,
  getNotificationSettings,
} from '@pramaan/contract/calls/notifications.ts';
import type { InputOf, ResultOf } from '@pramaan/contract/define.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { notificationKinds } from '@pramaan/contract/notification-kinds.ts';
import type { Http, Principal } from '../../http/context.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { sql } from '../../platform/sql.ts';
import { readStaffContact } from '../../platform/staff-contact.ts';

type Settings = ResultOf<typeof getNotificationSettings>;
type Change = InputOf<typeof changeNotificationSettings>['body'];

/** Which notifications a team member wants, and when they come by e-mail. What is off is stored: a new kind is on. */
export function ownSettings({ db, vault: hashes }: Http) {
  const read = async ({ lender, id }: Principal): Promise<Settings> => {
    const vault = await hashes.of(lender, db);
    return db.tenant(lender, async (trx) => {
      const [row] = await trx.query<{ muted_kinds: string[]; notify_email: Settings['email'] }>(
        sql`select muted_kinds, notify_email from staff where id = ${id}`,
      );
      if (!row) throw new ApiError('NOT_FOUND');
      const contact = await readStaffContact(trx, vault, id);
      return {
        kinds: notificationKinds.filter((kind) => !row.muted_kinds.includes(kind)),
        email: row.notify_email,
        reachable: Boolean(contact?.email),
      };
    });
  };
  return {
    read,

    async change(principal: Principal, { kinds, email }: Change, actor: Actor): Promise<Settings> {
      const muted = notificationKinds.filter((kind) => !kinds.includes(kind));
      await db.tenant(principal.lender, async (trx) => {
        await trx.query(
          sql`update staff set muted_kinds = ${muted}, notify_email = ${email} where id = ${principal.id}`,
        );
        const detail = { email, off: muted.join(' ') };
        await audit(trx, principal.lender, actor, 'notifications.changed', null, detail);
      });
      return read(principal);
    },
  };
}
