import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';

/*
 * The bare limit of saving a draft: node:http, and the statements that the product sends for it, as the app's role. DATABASE_URL, PORT.
 */

/** What the product finds out by itself: the session behind a token, the lender, the sealed answers. */
export interface BareDraft {
  session: string;
  cookieHash: string;
  lender: string;
  applicant: string;
  version: number;
  sealed: string;
}

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  onConnect: async (client) => {
    await client.query('set role pramaan_app');
  },
});

async function save({ session, cookieHash, lender, applicant, version, sealed }: BareDraft): Promise<number> {
  await pool.query('select * from authorise($1::uuid[], $2::bytea[], $3::uuid[])', [
    [session],
    [Buffer.from(cookieHash, 'hex')],
    [applicant],
  ]);
  const client = await pool.connect();
  try {
    await client.query(`begin; set local app.lender to '${lender}'`);
    await client.query('select version, sealed, saved_at from draft where applicant_id = $1', [applicant]);
    const { rows } = await client.query<{ version: number }>(
      `insert into draft (lender_id, applicant_id, version, sealed) values ($1, $2, 1, $3)
       on conflict (lender_id, applicant_id) do update set version = draft.version + 1, sealed = $3, saved_at = now()
       where draft.version = $4 returning version`,
      [lender, applicant, Buffer.from(sealed, 'base64'), version],
    );
    await client.query(
      `insert into audit (lender_id, actor_kind, actor_id, action, applicant_id, detail, ip, request_id)
       values ($1, 'applicant', $2, 'draft.saved', $2, '{}', '127.0.0.1', $3)`,
      [lender, applicant, session],
    );
    await client.query('commit');
    return rows[0]?.version ?? 0;
  } finally {
    client.release();
  }
}

async function bodyOf(request: IncomingMessage): Promise<BareDraft> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString()) as BareDraft;
}

const server = createServer((request, response) => {
  const answer = (status: number, body: object) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  if (request.method === 'GET') return answer(200, {});
  bodyOf(request)
    .then(save)
    .then(
      (version) => answer(200, { success: version > 0, result: { version } }),
      (error: Error) => answer(500, { message: error.message }),
    );
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('ready\n'));
process.once('SIGTERM', () => process.exit(0));
