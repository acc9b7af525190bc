import { createServer } from 'node:http';
import pg from 'pg';

/* The bare limit of the full report: node:http, one query by primary key, the same bytes. DATABASE_URL, PORT. */

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const server = createServer((request, response) => {
  pool
    .query({
      name: 'file',
      text: 'select body from bare_file where id = $1',
      values: [request.url?.slice(1)],
    })
    .then(
      ({ rows }) => {
        const body = Buffer.from((rows[0] as { body: string }).body);
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
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
