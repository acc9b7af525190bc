import type { changeWorkingLists } from '@pramaan/contract/calls/working-lists.ts';
import type { InputOf } from '@pramaan/contract/define.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import type { WorkingLists } from '@pramaan/contract/working-lists.ts';
import { readWorkingLists } from '../../case-file/due.ts';
import type { Http, Principal } from '../../http/context.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { sql } from '../../platform/sql.ts';

type Change = InputOf<typeof changeWorkingLists>['body'];

const shown = ({ days, holidays, ...lists }: WorkingLists) => ({
  ...lists,
  days: [...days],
  holidays: [...holidays],
});

/** How a lender's lists work. Due times that are already set stay. */
export function workingListSettings({ db }: Http) {
  return {
    read: ({ lender }: Principal) =>
      db.tenant(lender, async (trx) => shown((await readWorkingLists(trx, lender)).lists)),

    /** Throws BAD_REQUEST for a supervisor who is not in the team. */
    change: ({ lender }: Principal, change: Change, actor: Actor) =>
      db.tenant(lender, async (trx) => {
        const { supervisor } = change;
        const message = 'Choose a supervisor from your team.';
        const known = await trx.query(sql`select id from staff where id = ${supervisor}`);
        if (supervisor && known.length === 0)
          throw new ApiError('BAD_REQUEST', message, [{ path: 'supervisor', message }]);
        const work: WorkingLists = {
          ...change,
          days: [...change.days].sort(),
          holidays: [...change.holidays].sort(),
        };
        await trx.query(sql`
          update lender set settings = settings || jsonb_build_object('work', ${JSON.stringify(work)}::jsonb) where id = ${lender}`);
        const { assign, hours, days, holidays } = work;
        const times = hours ? `${hours.from} to ${hours.until}` : 'round the clock';
        await audit(trx, lender, actor, 'settings.changed', null, {
          ...{ assign, supervisor, hours: times, days: days.join(' '), holidays: holidays.join(' ') },
        });
        return shown((await readWorkingLists(trx, lender)).lists);
      }),
  };
}
