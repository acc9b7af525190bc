import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { freePort } from '../tools/ports.ts';
import { type Comparison, compare, load } from './measure.ts';
import { begin, type Running } from './product.ts';

const ravi = '9000000012';

/** The address of Ravi's full file, and its bytes as the product answers them. */
async function fullFile(product: Running): Promise<{ url: string; body: string }> {
  const found = await product.call<{ applicants: { _id: string }[] }>('GET', `/api/applicants?q=${ravi}`);
  const url = `${product.url}/api/applicants/${found.applicants[0]?._id}`;
  const reply = await fetch(url, { headers: product.headers });
  const body = await reply.text();
  if (!reply.ok || body.length < 20_000) throw new Error(`The full report is missing: ${body.slice(0, 200)}`);
  return { url, body };
}

/** Puts the same bytes into a plain table, stored as they are so that the database does not unpack them. */
async function putBare(databaseUrl: string, body: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `create table if not exists bare_file (id int primary key, body text not null, packed bytea not null);
     alter table bare_file alter column body set storage external, alter column packed set storage external`,
  );
  await client.query(
    'insert into bare_file values (1, $1, $2) on conflict (id) do update set body = $1, packed = $2',
    [body, gzipSync(body, { level: 1 })],
  );
  await client.end();
}

/**
 * The full report against node:http with one query that returns the same bytes: compressed, as every browser asks
 * for it, or plain.
 */
export async function readFullFile(
  product: Running,
  databaseUrl: string,
  coding: 'gzip' | 'plain',
): Promise<Comparison & { bytes: number }> {
  const { url, body } = await fullFile(product);
  await putBare(databaseUrl, body);
  const port = await freePort();
  const peerUrl = `http://127.0.0.1:${port}/${coding}`;
  const env = { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port) };
  const bare = await begin('bare server', ['bench/bare-file.ts'], peerUrl, env);
  try {
    const headers = coding === 'gzip' ? { ...product.headers, 'accept-encoding': 'gzip' } : product.headers;
    const compared = await compare({ url, headers }, { url: peerUrl });
    return { ...compared, bytes: Buffer.byteLength(body) };
  } finally {
    await bare.stop();
  }
}

/** The full report alone, for information: on the embedded database there is no bare peer. */
export async function readFullFileAlone(product: Running): Promise<number> {
  const { url } = await fullFile(product);
  await load({ url, headers: product.headers }, 2);
  return (await load({ url, headers: product.headers }, 5)).rate;
}
