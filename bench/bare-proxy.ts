import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';

/* The bare limit of a verification: node:http, the same question to the same provider, one insert. DATABASE_URL, PORT, PROVIDER. */

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const provider = process.env.PROVIDER ?? '';

async function answer(body: string): Promise<string> {
  const { pan } = JSON.parse(body) as { pan: string };
  const reply = await fetch(`${provider}/v2/pan`, {
    method: 'POST',
    headers: { 'x-karza-key': 'sandbox', 'x-request-id': randomUUID(), 'content-type': 'application/json' },
    body: JSON.stringify({ consent: 'Y', pan }),
  });
  const text = await reply.text();
  await pool.query({
    name: 'keep',
    text: 'insert into bare_record (id, asked, record) values ($1, $2, $3)',
    values: [randomUUID(), pan, text],
  });
  return text;
}

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.end();
    return;
  }
  let body = '';
  request.setEncoding('utf8').on('data', (part: string) => {
    body += part;
  });
  request.on('end', () => {
    answer(body).then(
      (text) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(text);
      },
      () => {
        response.writeHead(500);
        response.end();
      },
    );
  });
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('ready\n'));
process.once('SIGTERM', () => process.exit(0));
