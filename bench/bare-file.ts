import { createServer } from 'node:http';
import pg from 'pg';

/*
 * The bare limit of the full report: node:http, one query by primary key, the same bytes, plain (`/plain`) or
 * compressed as the product sends them to a browser (`/gzip`). DATABASE_URL, PORT.
 */

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const statements = {
  '/plain': { name: 'plain', text: 'select body from bare_file where id = 1' },
  '/gzip': { name: 'gzip', text: 'select packed as body from bare_file where id = 1' },
} as const;

const server = createServer((request, response) => {
  const packed = request.url === '/gzip';
  pool.query<{ body: string | Buffer }>(statements[packed ? '/gzip' : '/plain']).then(
    ({ rows }) => {
      const found = rows[0]?.body ?? '';
      const body = typeof found === 'string' ? Buffer.from(found) : found;
      response.writeHead(200, {
        'content-type': 'application/json',
        ...(packed ? { 'content-encoding': 'gzip' } : {}),
        'content-length': body.length,
      });
      response.end(body);
    },
    () => {
      response.writeHead(500);
      response.end();
    },
  );
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('ready\n'));
process.once('SIGTERM', () => process.exit(0));
