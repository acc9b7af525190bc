import { randomBytes } from 'node:crypto';
import type { listWebhooks } from '@pramaan/contract/calls/integrations.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import type { Http, Principal } from '../../http/context.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import { isPublicAddress } from '../../providers/outbound/public-internet.ts';
import { secretPrefix } from '../../providers/webhooks/post-event.ts';

type HookLine = ResultOf<typeof listWebhooks>[number];

interface Row {
  id: string;
  url: string;
  events: string[];
  active: boolean;
  created_at: Date;
  delivered: number;
  failed: number;
  waiting: number;
}

interface Change {
  url?: string | undefined;
  events?: readonly string[] | undefined;
  active?: boolean | undefined;
}

const lineOf = ({ id, url, events, active, created_at, delivered, failed, waiting }: Row): HookLine => ({
  _id: id,
  url,
  events,
  active,
  createdAt: created_at.toISOString(),
  delivered,
  failed,
  waiting,
});

export const noHook = () =>
  new ApiError('NOT_FOUND', 'This webhook endpoint does not exist. Reload the page.');

/** Addresses of a lender's programs that are told what happens. Their secrets are sealed, and shown once. */
export function webhooks({ db, vault, config }: Http) {
  const { sandbox } = config;

  const read = (lender: string, one: string | null): Promise<Row[]> =>
    db.tenant(lender, (trx) =>
      trx.query<Row>(sql`
        select w.id, w.url, w.events, w.active, w.created_at,
          (count(d.id) filter (where d.state = 'delivered'))::int as delivered,
          (count(d.id) filter (where d.state = 'failed'))::int as failed,
          (count(d.id) filter (where d.state in ('new', 'waiting')))::int as waiting
        from webhook w left join webhook_delivery d on d.lender_id = w.lender_id and d.webhook_id = w.id and d.occurred_at > now() - interval '1 day'
        where w.removed_at is null and (${one}::uuid is null or w.id = ${one})
        group by w.lender_id, w.id order by w.created_at desc, w.id desc`),
    );
  const shown = async (lender: string, id: string): Promise<HookLine> => {
    const [row] = await read(lender, id);
    if (!row) throw noHook();
    return lineOf(row);
  };
  const refuseInside = async (url: string) => {
    if (!(await isPublicAddress(url, sandbox))) throw new ApiError('WEBHOOK_ADDRESS');
  };

  return {
    list: async ({ lender }: Principal) => (await read(lender, null)).map(lineOf),

    async add({ lender }: Principal, url: string, events: readonly string[], actor: Actor) {
      await refuseInside(url);
      const [id, secret] = [newId(), `${secretPrefix}${randomBytes(24).toString('base64')}`];
      const sealed = (await vault.of(lender, db)).seal(secret, `webhook ${id}`);
      await db.tenant(lender, async (trx) => {
        await trx.query(sql`insert into webhook (id, lender_id, url, events, secret)
          values (${id}, ${lender}, ${url}, ${[...events]}, ${sealed})`);
        await audit(trx, lender, actor, 'webhook.added', null, { webhook: id, host: new URL(url).host });
      });
      return { secret, made: await shown(lender, id) };
    },

    async change({ lender }: Principal, id: string, change: Change, actor: Actor): Promise<HookLine> {
      if (change.url !== undefined) await refuseInside(change.url);
      await db.tenant(lender, async (trx) => {
        const done = await trx.query(sql`
          update webhook set url = coalesce(${change.url ?? null}::text, url), active = coalesce(${change.active ?? null}::boolean, active),
            events = coalesce(${change.events ? [...change.events] : null}::text[], events)
          where id = ${id} and removed_at is null returning id`);
        if (done.length === 0) throw noHook();
        const changed = Object.keys(change).join(' ');
        await audit(trx, lender, actor, 'webhook.changed', null, { webhook: id, changed });
      });
      return shown(lender, id);
    },

    async remove({ lender }: Principal, id: string, actor: Actor): Promise<void> {
      await db.tenant(lender, async (trx) => {
        const gone = await trx.query(
          sql`update webhook set removed_at = now(), active = false where id = ${id} and removed_at is null returning id`,
        );
        if (gone.length === 0) throw noHook();
        await audit(trx, lender, actor, 'webhook.removed', null, { webhook: id });
      });
    },
  };
}
