import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { logInLender } from '@pramaan/contract/calls/access.ts';
import { getApplicant, getDraft } from '@pramaan/contract/calls/applicants.ts';
import { downloadFile } from '@pramaan/contract/calls/files.ts';
import { addWebhook } from '@pramaan/contract/calls/integrations.ts';
import { recordAt } from '@pramaan/documents/tree.ts';
import type { Identity } from '../apps/api/test/caller.ts';
import { type Cluster, startCluster } from '../apps/api/test/cluster.ts';
import { password } from '../apps/api/test/people.ts';
import { type Readers, startReaders } from '../apps/api/test/readers.ts';
import { knownFrom, over } from '../apps/api/test/real-process.ts';
import { degrade } from '../packages/specimens/src/degrade.ts';
import { svgToPng } from '../packages/specimens/src/drawing.ts';
import { kinds } from '../packages/specimens/src/kinds.ts';
import { inventPerson } from '../packages/specimens/src/people.ts';
import { frugalMemory } from '../tools/children.ts';
import { hasPgBouncer, startPgBouncer } from '../tools/pgbouncer.ts';
import { answersBook } from './answers-book.ts';
import { watchMemory } from './memory-watch.ts';
import { apply, type MonthEnd, serve } from './month-end-people.ts';
import type { Figure } from './table.ts';

/** A usual hour of a lender with 480 applications on a day of eight hours: new ones a minute, and how many of the team are at work. */
const usual = { applicantsPerMinute: 1, team: 0.6 };
/** Connections of the server that PgBouncer shares among all. */
const connections = 20;
/** How long a killed process is away. */
const awayMs = 10_000;

interface Wanted {
  minutes: number;
  /** Times the usual load. */
  times: number;
}

/** Pictures of PAN cards. */
async function drawPictures(): Promise<Buffer[]> {
  const [pan] = kinds;
  if (!pan) throw new Error('There is no specimen.');
  const drawn = Array.from({ length: 12 }, async (_, at) => {
    const { svg } = await pan.draw(inventPerson(`month-end picture ${at}`));
    return degrade(svgToPng(svg), 'clean', at);
  });
  return Promise.all(drawn);
}

async function owner(cluster: Cluster): Promise<Identity> {
  const login = await cluster.call({}, logInLender, {}, { mobileNo: '9000000001', password });
  return knownFrom(login).who;
}

/** Keeps the ids of all events that were told: the receiver in the sandbox remembers two hundred. */
function collectEvents(cluster: Cluster, box: string) {
  const ids = new Set<string>();
  const look = async () => {
    for (const { id } of await cluster.sandbox.json<{ id: string }[]>(box)) ids.add(id);
  };
  const timer = setInterval(() => void look().catch(() => undefined), 1_000);
  return {
    async all(): Promise<Set<string>> {
      clearInterval(timer);
      await look();
      return ids;
    },
  };
}

/** Waits until no job, event or message is due any more. Throws after ten minutes. */
async function drained(cluster: Cluster): Promise<void> {
  for (const since = performance.now(); performance.now() - since < 600_000; await sleep(500)) {
    const [row] = await cluster.owner<{ open: number }>(`select
      (select count(*) from jobs.job where state in ('created', 'retry', 'active') and start_after <= now())::int
      + (select count(*) from webhook_delivery where state in ('new', 'waiting'))::int
      + (select count(*) from message where state = 'queued')::int as open`);
    if (row?.open === 0) return;
  }
  throw new Error('After ten minutes jobs are still open.');
}

/** What was acknowledged and is not there, in words. */
async function missing({ cluster, call, all }: MonthEnd, told: Set<string>): Promise<string[]> {
  const who = await owner(cluster);
  const lost: string[] = [];
  for (const { id, draft, amount, files } of all) {
    const version = Number((await call(who, getDraft, { id }))?.result.version);
    if (version !== draft) lost.push(`draft ${version} instead of ${draft} of ${id}`);
    const docs = (await call(who, getApplicant, { id }))?.result.docs;
    const wish = recordAt(docs as Record<string, unknown>, 'loanRequest', 'input');
    if (amount && (wish?.data as { loanAmt?: string } | undefined)?.loanAmt !== amount)
      lost.push(`loan request of ${id}`);
    for (const [fileId, bytes] of files) {
      const reply = await call(who, downloadFile, { id, fileId });
      if (!reply?.success || (bytes && !reply.bytes.equals(bytes))) lost.push(`file ${fileId}`);
    }
  }
  const idsOf = async (text: string) =>
    new Set((await cluster.owner<{ id: string }>(text)).map(({ id }) => id));
  const notes = await idsOf('select id::text from note');
  const decided = await idsOf(`select applicant_id::text as id from decision where state = 'stands'`);
  for (const one of all) {
    for (const note of one.notes) if (!notes.has(note)) lost.push(`note ${note}`);
    if (one.decided && !decided.has(one.id)) lost.push(`decision about ${one.id}`);
  }
  const events = await cluster.owner<{ id: string; state: string }>(
    'select event_id::text as id, state from webhook_delivery',
  );
  for (const { id, state } of events)
    if (state !== 'delivered' || !told.has(id)) lost.push(`event ${id}, ${state}`);
  return lost;
}

/** People come at an even pace, whether or not those before them are done. @returns how many came */
async function comeAndGo(world: MonthEnd, { minutes, times }: Wanted): Promise<number> {
  const team = Array.from({ length: Math.max(1, Math.round(usual.team * times)) }, (_, member) =>
    serve(world, member),
  );
  const betweenMs = 60_000 / (usual.applicantsPerMinute * times);
  const people: Promise<void>[] = [];
  const since = performance.now();
  for (let number = 0; performance.now() - since < minutes * 60_000; number++) {
    people.push(apply(world, number));
    await sleep(Math.max(0, since + (number + 1) * betweenMs - performance.now()));
  }
  await Promise.all(people);
  world.open = false;
  await Promise.all(team);
  return people.length;
}

/** Sends each call to the next API process, as a proxy does; one whose connection broke is left alone for a second. */
function inTurn(bases: readonly string[]): Cluster['call'] {
  const awayUntil = new Map<string, number>();
  let turn = 0;
  return async (identity, call, params, body) => {
    const now = performance.now();
    const living = bases.filter((base) => (awayUntil.get(base) ?? 0) < now);
    const asked = living.length > 0 ? living : bases;
    turn += 1;
    const base = asked[turn % asked.length] ?? '';
    const answer = await over(base, identity, call, params, body);
    if (!answer) awayUntil.set(base, performance.now() + 1_000);
    return answer;
  };
}

async function measure(cluster: Cluster, readers: Readers, wanted: Wanted): Promise<Figure[]> {
  const book = answersBook();
  const world: MonthEnd = {
    ...{ cluster, book, call: inTurn(cluster.bases), pictures: await drawPictures() },
    ...{ ready: [], all: [], gaveUp: [], open: true },
  };
  const box = '/webhooks/month-end';
  await hook(cluster, `${cluster.sandbox.url}${box}`);
  const events = collectEvents(cluster, box);
  const memory = watchMemory(() => ({ ...cluster.processes(), ...readers.processes() }));
  const killAndRestart = async () => {
    await sleep((wanted.minutes * 60_000) / 2);
    await Promise.all([cluster.kill('api'), cluster.kill('worker'), readers.kill()]);
    await sleep(awayMs);
    await Promise.all([cluster.restart('api'), cluster.restart('worker'), readers.restart()]);
  };
  const since = performance.now();
  const saying = setInterval(() => {
    const minutes = ((performance.now() - since) / 60_000).toFixed(1);
    const decided = world.all.filter((one) => one.decided).length;
    console.log(
      `month-end, ${minutes} min: ${book.calls()} calls, errors ${book.errors()}, gave up ${world.gaveUp.length}, ${world.all.length} came, ${decided} decided`,
    );
  }, 20_000);
  const [came] = await Promise.all([comeAndGo(world, wanted), killAndRestart()]).finally(() => {
    clearInterval(saying);
    world.open = false;
  });
  const seconds = (performance.now() - since) / 1000;
  const held = memory.figures();
  await drained(cluster);
  const told = await events.all();
  const lost = await missing(world, told);
  const files = world.all.reduce((sum, one) => sum + one.files.size, 0);
  const notes = world.all.reduce((sum, one) => sum + one.notes.length, 0);
  const decided = world.all.filter((one) => one.decided).length;
  return [
    {
      figure: `month-end, ${wanted.times} × the usual load, ${wanted.minutes} minutes`,
      value: `${book.calls()} calls, ${(book.calls() / seconds).toFixed(1)}/s; ${came} applied, ${decided} decided`,
      peer: `errors ${book.errors()}; gave up ${world.gaveUp.length}${world.gaveUp[0] ? `: ${world.gaveUp[0]}` : ''}; load ${loadavg()[0]?.toFixed(0)} on ${availableParallelism()} cores`,
      compared: book.errors() + world.gaveUp.length,
      limit: { atMost: 0 },
    },
    {
      figure: 'month-end: acknowledged and not there at the end',
      value: `${lost.length} of ${world.all.length} drafts, ${files} files, ${notes} notes, ${decided} decisions, ${told.size} events`,
      peer: lost[0] ?? 'an API process, a worker and a reader killed in the middle',
      compared: lost.length,
      limit: { atMost: 0 },
    },
    ...book.figures(),
    ...held,
  ];
}

/**
 * A lender's month-end: people apply, the team decides, webhooks are told, files are read, on two API processes, two workers and
 * two readers, with PgBouncer before the PostgreSQL at `server`. In the middle one process of each kind is killed with
 * `kill -9` and started again ten seconds later. Throws when PgBouncer is not installed.
 */
export async function measureMonthEnd(server: string, wanted: Wanted): Promise<Figure[]> {
  if (!hasPgBouncer()) throw new Error('PgBouncer is not installed (Debian: pgbouncer).');
  const pooler = await startPgBouncer(server, connections);
  const through = (database: string) => {
    const { hostname, port } = new URL(pooler.url);
    return Object.assign(new URL(database), { hostname, port }).href;
  };
  const readers = await startReaders(frugalMemory);
  try {
    const cluster = await startCluster(server, (database) => ({
      ...frugalMemory,
      DATABASE_URL: through(database),
      DATABASE_DIRECT_URL: database,
      DATABASE_POOL: '10',
      CODES_PER_ADDRESS: '99999',
      OTEL_EXPORTER_OTLP_ENDPOINT: '',
      ...readers.settings,
    }));
    try {
      return await measure(cluster, readers, wanted);
    } finally {
      await cluster.stop();
    }
  } finally {
    await readers.stop();
    await pooler.stop();
  }
}

/** Has the lender's events told to that address. */
async function hook(cluster: Cluster, url: string): Promise<void> {
  const who = await owner(cluster);
  const events = ['document.submitted', 'upload.stored', 'decision.made'];
  const added = await cluster.call(who, addWebhook, {}, { url, events });
  if (!added?.success) throw new Error(`The webhook was not added: ${added?.bytes}`);
}
