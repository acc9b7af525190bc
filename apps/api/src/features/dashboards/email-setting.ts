import type { getDashboardEmail } from '@pramaan/contract/calls/dashboards.ts';
import type { DashboardEmail } from '@pramaan/contract/dashboards.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import type { Http, Principal } from '../../http/context.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { sql } from '../../platform/sql.ts';
import { readStaffContact } from '../../platform/staff-contact.ts';

type Setting = ResultOf<typeof getDashboardEmail>;

/** When a team member is sent the dashboards. The first comes at the next time that is due. */
export function emailSetting({ db, vault: hashes, clock }: Http) {
  const read = async ({ lender, id }: Principal): Promise<Setting> => {
    const vault = await hashes.of(lender, db);
    return db.tenant(lender, async (trx) => {
      const [row] = await trx.query<{ dashboard_email: DashboardEmail }>(
        sql`select dashboard_email from staff where id = ${id}`,
      );
      if (!row) throw new ApiError('NOT_FOUND');
      const contact = await readStaffContact(trx, vault, id);
      return { when: row.dashboard_email, reachable: Boolean(contact?.email) };
    });
  };
  return {
    read,

    async change(principal: Principal, when: DashboardEmail, actor: Actor): Promise<Setting> {
      await db.tenant(principal.lender, async (trx) => {
        await trx.query(sql`
          update staff set dashboard_email = ${when}, dashboard_mailed_at = ${clock.now()} where id = ${principal.id}`);
        await audit(trx, principal.lender, actor, 'dashboard-email.changed', null, { when });
      });
      return read(principal);
    },
  };
}
