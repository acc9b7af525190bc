import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { eventually } from '../../test/eventually.ts';
import { startWorld, type World } from '../../test/world.ts';
import { readConfig } from '../config.ts';
import { runIsolated } from '../isolated/run-isolated.ts';
import { DiskFull, type FileStore } from '../platform/files.ts';
import type { Http } from './context.ts';
import { healthRoutes } from './health.ts';
import { makeServer } from './server.ts';

let world: World;
const opened: FastifyInstance[] = [];
before(async () => {
  world = await startWorld();
});
after(async () => {
  for (const one of opened) await one.close();
  await world.close();
});

interface Around {
  token?: string;
  databaseAway?: boolean;
  filesAway?: boolean;
  diskFull?: boolean;
}

const away = () => Promise.reject(new Error('away'));
const there = () => Promise.resolve();

const full = () => Promise.reject(new DiskFull('full'));

/** The health routes alone, on the world's database or on one that is away. */
async function served({ token, databaseAway, filesAway, diskFull }: Around = {}): Promise<FastifyInstance> {
  const config = readConfig({ LOG_LEVEL: 'silent', ...(token ? { METRICS_TOKEN: token } : {}) });
  const fastify = await makeServer(config);
  const db = databaseAway ? { query: away } : world.product.db;
  const files = { check: diskFull ? full : filesAway ? away : there } as Pick<FileStore, 'check'>;
  healthRoutes({ fastify, config, db } as unknown as Http, files as FileStore);
  opened.push(fastify);
  return fastify;
}

test('alive is who answers; ready is whose database and files answer too, and which does not is said', async () => {
  for (const [around, status, said] of [
    [{}, 200, 'ready'],
    [{ databaseAway: true }, 503, 'the database is not responding'],
    [{ filesAway: true }, 503, 'file storage is not responding'],
    [{ diskFull: true }, 503, 'the disk of the files is almost full'],
  ] as const) {
    const fastify = await served(around);
    const live = await fastify.inject('/health/live');
    assert.deepEqual([live.statusCode, live.json()], [200, { status: 'live' }]);
    const ready = await fastify.inject('/health/ready');
    assert.deepEqual([ready.statusCode, ready.json()], [status, { status: said }]);
  }
});

test('with a token the figures are told to who has it, from wherever, and to nobody else', async () => {
  const fastify = await served({ token: 'kept-by-operations' });
  const status = async (authorization: string | null, remoteAddress = '127.0.0.1') =>
    (
      await fastify.inject({
        url: '/metrics',
        remoteAddress,
        headers: authorization === null ? {} : { authorization },
      })
    ).statusCode;
  assert.equal(await status('Bearer kept-by-operations', '10.0.0.9'), 200);
  assert.equal(await status('Bearer kept-by-operations'), 200);
  for (const wrong of [null, '', 'Bearer', 'Bearer null', 'Bearer kept-by-operation', 'kept-by-operations'])
    assert.equal(await status(wrong), 404, String(wrong));
});

test('without a token they are for this machine alone, by each of its names, and through no proxy', async () => {
  const fastify = await served();
  const status = async (remoteAddress: string, headers = {}) =>
    (await fastify.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
  for (const own of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    assert.equal(await status(own), 200, own);
    assert.equal(await status(own, { 'x-forwarded-for': '127.0.0.1' }), 404, own);
  }
  assert.equal(await status('10.0.0.9'), 404);
  assert.equal(await status('10.0.0.9', { authorization: 'Bearer null' }), 404);
});

test('each reply is timed under its route, never under its address', async () => {
  const fastify = await served();
  fastify.get('/api/persons/:id', async () => ({}));
  await fastify.inject('/api/persons/secret-id');
  await fastify.inject('/nowhere');
  const { body, headers } = await fastify.inject('/metrics');
  assert.match(String(headers['content-type']), /^text\/plain; version=0\.0\.4/);
  assert.ok(!body.includes('secret-id') && !body.includes('nowhere'));
  const counted = [...body.matchAll(/^http_request_duration_seconds_count\{(.*)\} (\d+)$/gm)];
  assert.deepEqual(
    counted.map(([, labels, count]) => `${labels} ${count}`),
    ['method="GET",route="/api/persons/:id",status="200" 1', 'method="GET",route="none",status="404" 1'],
  );
  const edges = [...body.matchAll(/_bucket\{le="([^"]+)",method="GET",route="none"/g)].map(
    ([, edge]) => edge,
  );
  assert.deepEqual(edges, ['0.005', '0.02', '0.05', '0.1', '0.3', '1', '3', '10', '+Inf']);
  const [, sum] = /_sum\{method="GET",route="none",status="404"\} (\S+)/.exec(body) ?? [];
  assert.ok(Number(sum) > 0 && Number(sum) < 100, `${sum} seconds`);
  assert.match(
    body,
    /^# HELP http_request_duration_seconds Duration of HTTP requests in seconds, by method, route and status\.$/m,
  );
  assert.match(body, /^process_cpu_user_seconds_total /m);
});

test('jobs are counted by queue and state, and the one due longest says how late it is', async () => {
  await world.database.owner(`delete from jobs.job;
    insert into jobs.job (name, state, start_after) values
      ('message', 'created', now() - interval '90 seconds'),
      ('message', 'retry', now() - interval '30 seconds'),
      ('message', 'retry', now() + interval '1 hour'),
      ('message', 'active', now() - interval '1 hour'),
      ('message', 'completed', now()),
      ('verification-recheck', 'failed', now() - interval '1 hour')`);
  const fastify = await served();
  const told = async () => {
    const { body } = await fastify.inject('/metrics');
    return body.split('\n').filter((line) => /pramaan_job/.test(line));
  };
  const figures = (await told()).filter((line) => !line.startsWith('#'));
  const [lateHelp, jobsHelp] = (await told()).filter((line) => line.startsWith('# HELP'));
  assert.equal(
    lateHelp,
    '# HELP pramaan_job_lateness_seconds Age of the oldest due job in seconds, by queue.',
  );
  assert.equal(
    jobsHelp,
    '# HELP pramaan_jobs Number of jobs by queue and state: due, later (scheduled or waiting for a retry), active, failed (no more retries).',
  );
  const late = figures.filter((line) => line.startsWith('pramaan_job_lateness_seconds'));
  assert.equal(late.length, 1);
  const [, seconds] = /\{queue="message"\} (\d+)/.exec(late.join()) ?? [];
  assert.ok(Number(seconds) >= 90 && Number(seconds) < 1_800, late.join());
  assert.deepEqual(figures.filter((line) => line.startsWith('pramaan_jobs')).sort(), [
    'pramaan_jobs{queue="message",state="active"} 1',
    'pramaan_jobs{queue="message",state="due"} 2',
    'pramaan_jobs{queue="message",state="later"} 1',
    'pramaan_jobs{queue="verification-recheck",state="failed"} 1',
  ]);
  await world.database.owner('delete from jobs.job');
  assert.deepEqual(
    (await told()).filter((line) => !line.startsWith('#')),
    [],
    'what is done is told no more',
  );
});

test('files that are read are counted while they are', async () => {
  const fastify = await served();
  const told = async () => {
    const { body } = await fastify.inject('/metrics');
    return body.split('\n').filter((line) => line.startsWith('pramaan_files_reading{sender="known"'));
  };
  const counted = (reading: number) => [
    `pramaan_files_reading{sender="known",state="reading"} ${reading}`,
    'pramaan_files_reading{sender="known",state="waiting"} 0',
  ];
  const signers = { roots: [], intermediates: [], sandboxRoot: null };
  const file = { bytes: Buffer.from('no picture'), reader: null, passwords: [], signers };
  const refused = assert.rejects(runIsolated('openFile', file, { lender: 'saral', person: 'asha' }));
  assert.deepEqual(await told(), counted(1));
  await refused;
  await eventually(told, (lines) => lines[0] === counted(0)[0]);
});
