import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config.ts';
import { checks } from '../karza/manifest.ts';
import { sendPage } from '../page.ts';
import type { PeopleBook } from '../people/people-book.ts';
import { readForms } from '../read-forms.ts';
import { type Fault, type FaultKind, type FaultList, faultKinds } from './faults.ts';
import { faultsMain } from './page.ts';

const order = {
  type: 'object',
  additionalProperties: false,
  required: ['path', 'kind'],
  properties: {
    path: { type: 'string', pattern: '^(/\\S*|\\*)$', maxLength: 200 },
    kind: { type: 'string', enum: faultKinds },
    times: { type: 'integer', minimum: 1, maximum: 1000, default: 1 },
    person: { type: 'string', minLength: 1, maxLength: 60 },
  },
};

/** Whether a service can answer in that way: only some sources say no, or know a last day. */
function canAnswer(path: string, kind: FaultKind): boolean {
  if (kind !== 'says-no' && kind !== 'out-of-date') return true;
  return checks.find((check) => check.path === path)?.instead?.[kind] !== undefined;
}

const milliseconds = { type: 'integer', minimum: 0, maximum: 9_999_999 };
const timing = {
  type: 'object',
  additionalProperties: false,
  properties: { latencyMs: milliseconds, slowMs: milliseconds, holdMs: milliseconds },
};
type Timing = Partial<Pick<Settings, 'latencyMs' | 'slowMs' | 'holdMs'>>;

/** `PUT /timing`: how long answers take from now on, in milliseconds. What is not named stays as it is. */
export function timingRoute(app: FastifyInstance, settings: Settings): void {
  app.put<{ Body: Timing }>('/timing', { schema: { body: timing } }, ({ body }) => {
    Object.assign(settings, body);
    const { latencyMs, slowMs, holdMs } = settings;
    return { latencyMs, slowMs, holdMs };
  });
}

/** Adds, lists and removes faults. `named`: services without a path, by their name here. */
export function faultRoutes(
  app: FastifyInstance,
  faults: FaultList,
  book: PeopleBook,
  named: readonly string[],
): void {
  app.get('/faults', (request, reply) =>
    (request.headers.accept ?? '').includes('text/html')
      ? sendPage(reply, 'Faults', faultsMain(faults, book, request.url.endsWith('?refused')))
      : reply.send(faults.all()),
  );

  app.register(async (forms) => {
    readForms(forms);
    forms.post<{ Body: Readonly<Record<string, string>> }>('/faults/order', ({ body }, reply) => {
      const { path = '', person } = body;
      const kind = faultKinds.find((one) => one === body.kind);
      const times = Number(body.times ?? 1);
      if (kind && !canAnswer(path, kind)) return reply.redirect('/faults?refused', 303);
      if (kind && path !== '' && times >= 1 && times <= 1000)
        faults.add({ path, kind, times, ...(person ? { person } : {}) });
      return reply.redirect('/faults', 303);
    });
    forms.post('/faults/clear', (_request, reply) => {
      faults.clear();
      return reply.redirect('/faults', 303);
    });
  });

  app.post<{ Body: Fault }>('/faults', { schema: { body: order } }, (request, reply) => {
    const { path } = request.body;
    const played =
      named.includes(path) ||
      app.hasRoute({ method: 'POST', url: path }) ||
      app.hasRoute({ method: 'GET', url: path });
    // A test whose fault never strikes would pass by seeing nothing.
    if (path !== '*' && !played)
      return reply
        .code(400)
        .send({ error: { status: 400, message: `The sandbox has no service at ${path}.` } });
    const { kind } = request.body;
    if (!canAnswer(path, kind))
      return reply
        .code(400)
        .send({ error: { status: 400, message: `The check at ${path} has no answer "${kind}".` } });
    faults.add(request.body);
    return reply.code(201).send(faults.all());
  });

  app.delete('/faults', (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });
}
