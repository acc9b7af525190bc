import { getAuditProof } from '@pramaan/contract/calls/audit.ts';
import { listCheckpoints } from '@pramaan/contract/calls/transparency.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { type Http, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import { readCheckpoints, readLastHeads } from './stored-checkpoints.ts';

/** The published checkpoints, and how far a lender's own logs are signed. `key`: the public key that signs today. */
export function transparencyRoutes(http: Http, key: string): void {
  const { db } = http;

  serve(http, listCheckpoints, async ({ query: { before } }) => {
    const found = await readCheckpoints(db, before ?? null, limits.page + 1);
    const checkpoints = found.slice(0, limits.page);
    const next = found.length > limits.page ? (checkpoints.at(-1)?.number ?? null) : null;
    return { result: { key, checkpoints, next } };
  });

  serve(http, getAuditProof, async (_, context) => {
    const heads = await db.tenant(who(context).lender, readLastHeads);
    const [first] = heads;
    if (!first) return { result: { checkpoint: null } };
    const logs = heads.map(({ log, place, fault }) => ({ log, rows: place, fault }));
    return { result: { checkpoint: { number: first.number, day: first.day, logs } } };
  });
}
