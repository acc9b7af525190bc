import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Call } from '@pramaan/contract/define.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import type { FastifyRequest } from 'fastify';
import { isId } from '../platform/ids.ts';
import { sql } from '../platform/sql.ts';
import type { Http, Principal, SentFile } from './context.ts';

/** After this long without a reply the process that worked on a request is taken for dead. */
const givenUp = '2 minutes';
const forgotten = '7 days';
/** Looks for the reply of the same request while it is worked on: 40 × 500 ms. */
const looks = 40;
const look = 500;

/**
 * The request and who sends it, who may see more than others. Without its address's parameters: a file sent in parts again has
 * another upload, and is the same file.
 */
function printOf({ call, body, files }: Sent, sender: string): Buffer {
  const hash = createHash('sha256').update(
    `${sender} ${call.method} ${call.path}\n${JSON.stringify(body ?? null)}`,
  );
  for (const { field, bytes } of files) hash.update(`\n${field} ${bytes.length}\n`).update(bytes);
  return hash.digest();
}

interface Sent {
  call: Call;
  principal: Principal | null;
  request: FastifyRequest;
  body: unknown;
  files: readonly SentFile[];
}

/**
 * Does a request once: one that comes again with its `Idempotency-Key` (a UUID) gets the reply of the first. A refused request
 * leaves nothing, so it may come again. Without a key, and for calls about nobody, it is done as it is.
 *
 * @param isBytes a reply that is not stored: a request for it is done again
 *
 * Throws BAD_REQUEST for a key that is no UUID or was used for another request, CONFLICT while the first is worked on.
 */
export async function once<Reply extends object>(
  { db, vault: hashes }: Pick<Http, 'db' | 'vault'>,
  sent: Sent,
  work: () => Promise<Reply>,
  isBytes: (reply: Reply) => boolean,
): Promise<Reply> {
  const { call, principal, request } = sent;
  const key = request.headers['idempotency-key'];
  if (key === undefined || call.method === 'GET' || !principal?.about) return await work();
  if (typeof key !== 'string' || !isId(key))
    throw new ApiError('BAD_REQUEST', 'Send a UUID as the Idempotency-Key.');
  const { lender, about: applicant } = principal;
  const vault = await hashes.of(lender, db);
  const about = `idempotency ${applicant} ${key}`;
  const print = printOf(sent, principal.id);

  for (let looked = 0; ; looked += 1) {
    const found = await db.tenant(lender, async (trx) => {
      await trx.query(sql`
        delete from idempotency_key where applicant_id = ${applicant}
          and (at < now() - ${forgotten}::interval or (key = ${key} and reply is null and at < now() - ${givenUp}::interval))`);
      const made = await trx.query<{ key: string }>(sql`
        insert into idempotency_key (lender_id, applicant_id, key, request) values (${lender}, ${applicant}, ${key}, ${print})
        on conflict do nothing returning key`);
      if (made.length > 0) return null;
      const [row] = await trx.query<{ request: Uint8Array; reply: Uint8Array | null }>(
        sql`select request, reply from idempotency_key where applicant_id = ${applicant} and key = ${key}`,
      );
      return row ?? { request: print, reply: null };
    });
    if (!found) break;
    if (!print.equals(found.request))
      throw new ApiError('BAD_REQUEST', 'This Idempotency-Key was used for another request. Send a new one.');
    if (found.reply) return vault.openJson<Reply>(found.reply, about);
    if (looked >= looks) throw new ApiError('CONFLICT');
    await setTimeout(look);
  }
  const forget = () =>
    db.tenant(lender, (trx) =>
      trx.query(sql`delete from idempotency_key where applicant_id = ${applicant} and key = ${key}`),
    );
  try {
    const reply = await work();
    if (isBytes(reply)) {
      await forget();
      return reply;
    }
    const sealed = vault.sealJson(reply, about);
    await db.tenant(lender, (trx) =>
      trx.query(
        sql`update idempotency_key set reply = ${sealed} where applicant_id = ${applicant} and key = ${key}`,
      ),
    );
    return reply;
  } catch (thrown) {
    await forget();
    throw thrown;
  }
}
