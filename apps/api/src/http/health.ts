import client from 'prom-client';
import { DiskFull, type FileStore } from '../platform/files.ts';
import { sameSecret } from '../platform/same-secret.ts';
import { sql } from '../platform/sql.ts';
import { type CircuitState, circuitFigures } from './circuit-figures.ts';
import type { Http } from './context.ts';
import { inTime } from './in-time.ts';
import { jobFigures } from './job-figures.ts';
import { readingFigures } from './reading-figures.ts';
import { type ReceiptFigure, receiptFigures } from './receipt-figures.ts';

/** Liveness, readiness and Prometheus figures. `/metrics` wants its bearer token, or a caller on this machine. */
export function healthRoutes(
  { fastify, db, config }: Http,
  files: FileStore,
  circuits: () => readonly CircuitState[] = () => [],
  receipts: () => readonly ReceiptFigure[] = () => [],
): void {
  const registry = new client.Registry();
  client.collectDefaultMetrics({ register: registry });
  const duration = new client.Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests in seconds, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  });
  jobFigures(registry, db);
  readingFigures(registry);
  circuitFigures(registry, circuits);
  receiptFigures(registry, receipts);
  fastify.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never the address itself: addresses hold ids.
    duration.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
  fastify.get('/health/live', async () => ({ status: 'live' }));
  const database = inTime(() => db.query(sql`select 1`));
  const storage = inTime(() =>
    files.check().then(
      () => 'ready',
      (error: unknown) => {
        if (error instanceof DiskFull) return 'the disk of the files is almost full';
        throw error;
      },
    ),
  );
  fastify.get('/health/ready', async (_, reply) => {
    const [rows, stores] = await Promise.all([database(), storage()]);
    if (!rows) return reply.status(503).send({ status: 'the database is not responding' });
    const status = stores ?? 'file storage is not responding';
    return reply.status(status === 'ready' ? 200 : 503).send({ status });
  });
  fastify.get('/metrics', async (request, reply) => {
    const local = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip);
    const allowed = config.metricsToken
      ? sameSecret(`Bearer ${config.metricsToken}`, request.headers.authorization ?? '')
      : local && !request.headers['x-forwarded-for'];
    if (!allowed) return reply.status(404).send();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
