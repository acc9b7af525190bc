import * as calls from '@pramaan/contract/calls/branches.ts';
import type { InputOf } from '@pramaan/contract/define.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { readBranches } from '../../case-file/branches.ts';
import { type Http, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import { audit } from '../../platform/audit.ts';
import type { Queryable } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';

type Body = InputOf<typeof calls.saveBranch>['body'];

const shown = async (trx: Queryable) =>
  (await readBranches(trx)).map(({ id, pin_prefixes, ...branch }) => ({
    _id: id,
    ...branch,
    pinPrefixes: pin_prefixes,
  }));

/** Throws BAD_REQUEST when another open branch has one of the same beginnings of PIN codes. */
async function refuseSharedPins(trx: Queryable, code: string, { pinPrefixes, closed }: Body): Promise<void> {
  if (closed) return;
  const others = (await readBranches(trx)).filter((branch) => !branch.closed && branch.code !== code);
  for (const prefix of pinPrefixes) {
    const other = others.find(({ pin_prefixes }) => pin_prefixes.includes(prefix));
    if (!other) continue;
    const message = `PIN codes with ${prefix} belong to the branch ${other.name}. Remove them there, or enter more digits.`;
    throw new ApiError('BAD_REQUEST', message, [{ path: 'pinPrefixes', message }]);
  }
}

/** A lender's branches and their territories (decision 0128). */
export function branchRoutes(http: Http): void {
  const { db } = http;
  serve(http, calls.listBranches, async (_, context) => ({
    result: await db.tenant(who(context).lender, shown),
  }));
  serve(http, calls.saveBranch, async ({ params: { code }, body }, context) => {
    const { lender } = who(context);
    const { name, city, closed } = body;
    const pins = [...new Set(body.pinPrefixes)].sort();
    const result = await db.tenant(lender, async (trx) => {
      await refuseSharedPins(trx, code, body);
      await trx.query(sql`
        insert into branch (lender_id, id, code, name, city, pin_prefixes, closed)
        values (${lender}, ${newId()}, ${code}, ${name}, ${city}, ${pins}, ${closed})
        on conflict (lender_id, code) do update set name = excluded.name, city = excluded.city, pin_prefixes = excluded.pin_prefixes,
          closed = excluded.closed`);
      await audit(trx, lender, context.actor, 'branch.saved', null, { code, closed, pins: pins.length });
      return shown(trx);
    });
    return { result, message: 'Saved.' };
  });
}
