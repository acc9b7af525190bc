import type { FastifyInstance } from 'fastify';
import { copyScript, html, sendPage, table } from '../page.ts';
import type { Exchange, RequestLog } from './request-log.ts';

const time = (at: string) => at.slice(11, 19);

const copied = (title: string, text: string) =>
  `<section><h2>${title}</h2><p><button type="button" data-copy>Copy</button></p><pre tabindex="0">${html(text)}</pre></section>`;

function listMain(exchanges: readonly Exchange[]): string {
  const rows = exchanges.map(({ id, at, method, url, status, millis }) => [
    time(at),
    `<a href="/requests/${id}"><code>${html(`${method} ${url}`)}</code></a>`,
    status === null ? 'no answer' : String(status),
    `${millis} ms`,
  ]);
  return `<h1>Requests</h1>
<p>The last 200 requests to the services and the exact bytes of each, newest first. Aadhaar numbers are masked. The log is in
memory only.</p>
<form method="post" action="/requests/clear"><button>Clear the log</button></form>
${rows.length === 0 ? '<p>No requests yet.</p>' : table('Requests', ['UTC', 'Request', 'Status', 'Time'], rows)}`;
}

/** `GET /requests`: what was sent to the services and what they answered; `GET /requests.json` for programs. */
export function requestLogRoutes(app: FastifyInstance, log: RequestLog): void {
  app.get('/requests', (_request, reply) => sendPage(reply, 'Requests', listMain(log.all())));
  app.get('/requests.json', () => log.all());
  app.get<{ Params: { id: string } }>('/requests/:id', ({ params }, reply) => {
    const found = log.all().find(({ id }) => String(id) === params.id);
    if (!found)
      return sendPage(
        reply.code(404),
        'Requests',
        '<h1>Request not found</h1><p>The log keeps the last 200. <a href="/requests">Back to the list</a></p>',
      );
    const main = `<h1><code>${html(`${found.method} ${found.url}`)}</code></h1><p>${html(found.at)}, ${found.millis} ms</p>
${copied('Request', found.sent)}${copied('Answer', found.received || 'No answer: the connection was held or dropped.')}`;
    return sendPage(reply, 'Request', main, copyScript);
  });
  app.post('/requests/clear', (_request, reply) => {
    log.clear();
    return reply.redirect('/requests', 303);
  });
}
