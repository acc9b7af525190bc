import type { listDeliveries } from '@pramaan/contract/calls/integrations.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { limits } from '@pramaan/contract/limits.ts';
import type { Http, Principal } from '../../http/context.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { isId, newId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import { noHook } from './webhooks.ts';

type Line = ResultOf<typeof listDeliveries>['deliveries'][number];

interface Row {
  id: string;
  event: string;
  occurred_at: Date;
  state: 'new' | 'waiting' | 'delivered' | 'failed';
  tries: number;
  status: number | null;
  error: string;
  tried_at: Date | null;
  mark: string;
}

const lineOf = (row: Row): Line => ({
  _id: row.id,
  event: row.event,
  at: row.occurred_at.toISOString(),
  state: row.state === 'new' ? 'waiting' : row.state,
  tries: row.tries,
  status: row.status,
  error: row.error,
  triedAt: row.tried_at?.toISOString() ?? null,
});

/** The log of what a webhook was told, and telling it again. */
export function deliveryLog({ db }: Http) {
  return {
    /** A page, newest first; `after` is the mark the page before gave. */
    async list({ lender }: Principal, hook: string, after: string) {
      const [micros = '', id = ''] = after.split('~');
      if (after && !(/^\d{10,17}$/.test(micros) && isId(id)))
        throw new ApiError('BAD_REQUEST', 'The page mark is invalid.');
      const rows = await db.tenant(lender, async (trx) => {
        const [known] = await trx.query(sql`select id from webhook where id = ${hook}`);
        if (!known) throw noHook();
        return trx.query<Row>(sql`
          select id, event, occurred_at, state, tries, status, error, tried_at,
            ((extract(epoch from occurred_at) * 1000000)::bigint || '~' || id)::text as mark /* never null: mark */
          from webhook_delivery where webhook_id = ${hook} and (${after} = ''
            or (occurred_at, id) < (to_timestamp(0) + nullif(${micros}, '')::bigint * interval '1 microsecond', nullif(${id}, '')::uuid))
          order by occurred_at desc, id desc limit ${limits.page + 1}`);
      });
      const page = rows.slice(0, limits.page);
      return {
        deliveries: page.map(lineOf),
        next: rows.length > limits.page ? (page.at(-1)?.mark ?? null) : null,
      };
    },

    /** Puts one back to be told again, with the id it had. */
    async again({ lender }: Principal, hook: string, delivery: string, actor: Actor): Promise<void> {
      await db.tenant(lender, async (trx) => {
        const done = await trx.query(sql`
          update webhook_delivery set state = 'new', tries = 0 where id = ${delivery} and webhook_id = ${hook}
            and state in ('delivered', 'failed') returning id`);
        if (done.length === 0)
          throw new ApiError('NOT_FOUND', 'This delivery does not exist or is still pending.');
        await audit(trx, lender, actor, 'webhook.redelivered', null, { webhook: hook, delivery });
      });
    },

    async ping({ lender }: Principal, hook: string): Promise<void> {
      await db.tenant(lender, async (trx) => {
        const [known] = await trx.query(
          sql`select id from webhook where id = ${hook} and removed_at is null`,
        );
        if (!known) throw noHook();
        await trx.query(sql`insert into webhook_delivery (id, lender_id, webhook_id, event_id, event)
          values (${newId()}, ${lender}, ${hook}, ${newId()}, 'ping')`);
      });
    },
  };
}
