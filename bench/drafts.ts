import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { freePort } from '../tools/ports.ts';
import { enter } from './applicants.ts';
import type { BareDraft } from './bare-draft.ts';
import { alternate, type Comparison } from './measure.ts';
import { begin, callsTo, type Running } from './product.ts';

/* Applicants who save their application one version after the other, as they type. */

const writers = 16;
/** What is typed: some kilobytes of a form that is half filled in. */
const draft = Object.fromEntries(
  Array.from({ length: 60 }, (_, at) => [`field${at}`, `Answer number ${at} of somebody`]),
);

interface Writer {
  id: string;
  call: Running['call'];
  /** Of the draft that is stored. */
  version: number;
  session: Pick<BareDraft, 'session' | 'cookieHash' | 'lender'>;
}

/** What both answer. */
type Saved = Pick<Writer, 'version'>;

async function makeWriters(product: Running, databaseUrl: string, first: number): Promise<Writer[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const made: Writer[] = [];
  for (let at = 0; at < writers; at += 1) {
    const { id, call } = await enter(product, String(first + at));
    const { rows } = await client.query<Writer['session']>(
      `select id as session, encode(cookie_hash, 'hex') as "cookieHash", lender_id as lender from session where applicant_id = $1`,
      [id],
    );
    if (!rows[0]) throw new Error('Somebody who has logged in has no session.');
    made.push({ id, call, version: 0, session: rows[0] });
  }
  await client.query('analyze');
  await client.end();
  return made;
}

/** Everybody saves one after the other for so long: drafts a second. */
const rateOf =
  (all: readonly Writer[], save: (writer: Writer) => Promise<Saved>) => async (seconds: number) => {
    const until = performance.now() + seconds * 1000;
    let saved = 0;
    await Promise.all(
      all.map(async (writer) => {
        for (; performance.now() < until; saved += 1) writer.version = (await save(writer)).version;
      }),
    );
    return saved / seconds;
  };

/** A draft saved by its applicant against the same statements behind node:http. */
export async function saveDrafts(product: Running, databaseUrl: string): Promise<Comparison> {
  // Apart: what the bare server stores the product could not open.
  const ours = await makeWriters(product, databaseUrl, 9_300_000_000);
  const peers = await makeWriters(product, databaseUrl, 9_300_001_000);
  const bareUrl = `http://127.0.0.1:${await freePort()}`;
  const env = { ...process.env, DATABASE_URL: databaseUrl, PORT: new URL(bareUrl).port };
  const bare = await begin('bare server', ['bench/bare-draft.ts'], bareUrl, env);
  const callBare = callsTo(bareUrl);
  const sealed = randomBytes(Buffer.byteLength(JSON.stringify(draft)) + 28).toString('base64');
  try {
    return await alternate(
      rateOf(ours, ({ id, call, version }) =>
        call<Saved>('PUT', `/api/applicants/${id}/draft`, { version, draft }),
      ),
      rateOf(peers, ({ id, version, session }) =>
        callBare<Saved>('PUT', '/', { ...session, applicant: id, version, sealed }),
      ),
    );
  } finally {
    await bare.stop();
  }
}
