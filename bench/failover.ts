import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Machine, type Machines, startMachines } from './database-machines.ts';
import { type Running, startProduct } from './product.ts';
import type { Figure } from './table.ts';

const writers = 4;

interface Load {
  /** What the product acknowledged, and when. */
  acknowledged: { id: string; at: number }[];
  /** How the other requests were answered: status → how many. */
  others: Map<number, number>;
  stop(): Promise<void>;
}

/** People who write one comment after the other into a case, and try again when they are told to. */
function write(product: Running, applicant: string, round: string): Load {
  const load: Load = { acknowledged: [], others: new Map(), stop: async () => undefined };
  let going = true;
  const one = async (writer: number) => {
    for (let count = 0; going; count++) {
      const words = `${round} ${writer} ${count}`;
      const { status, id } = await fetch(`${product.url}/api/applicants/${applicant}/notes`, {
        method: 'POST',
        headers: { ...product.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ words }),
      }).then(
        async (reply) => {
          const { result } = (await reply.json()) as { result?: { _id: string; words: string }[] };
          return { status: reply.status, id: result?.find((note) => note.words === words)?._id ?? '' };
        },
        () => ({ status: 0, id: '' }),
      );
      if (status === 200) load.acknowledged.push({ id, at: performance.now() });
      else load.others.set(status, (load.others.get(status) ?? 0) + 1);
      await sleep(status === 200 ? 20 : 250);
    }
  };
  const all = Promise.all(Array.from({ length: writers }, (_, writer) => one(writer)));
  load.stop = async () => {
    going = false;
    await all;
  };
  return load;
}

const longestPause = (times: readonly number[]) =>
  Math.max(...times.slice(1).map((at, before) => at - (times[before] ?? at))) / 1000;

interface Event {
  /** What is done while people write, to the primary or its standby. */
  happens(machines: Machines, primary: Machine, standby: Machine): unknown;
  /** What brings the machine back. */
  back?(machine: Machine): void;
}

/** Losses of the primary, then what the runbook plans (docs/operations.md). */
const events: Record<string, Event> = {
  'kill -9 of the primary machine': {
    happens: (_, primary) => primary.signal('SIGKILL'),
    back: (machine) => machine.boot(),
  },
  'SIGSTOP of the primary machine': {
    happens: (_, primary) => primary.signal('SIGSTOP'),
    back: (machine) => machine.signal('SIGCONT'),
  },
  'patronictl switchover': {
    happens: ({ patronictl }, primary, standby) =>
      patronictl('switchover', '--leader', primary.name, '--candidate', standby.name, '--force'),
  },
  'patronictl reinit of the standby': {
    happens: ({ patronictl }, _, standby) => patronictl('reinit', '--force', 'pramaan', standby.name),
  },
};

/** The ids of all comments, as the administrator of the machine that is now the primary sees them. */
async function storedNotes(machines: Machines): Promise<string[]> {
  const admin = new pg.Client({ connectionString: machines.primary('postgres', 'change-me-superuser') });
  await admin.connect();
  const { rows } = await admin.query<{ id: string }>('select id::text from note');
  await admin.end();
  return rows.map(({ id }) => id);
}

async function live(machines: Machines, product: Running, applicant: string, name: string): Promise<Figure> {
  const [before, standby] = await machines.settled();
  const load = write(product, applicant, name);
  await sleep(4_000);
  await events[name]?.happens(machines, before, standby);
  const lostAt = performance.now();
  const isBack = () => load.acknowledged.some(({ at }) => at > lostAt + 1_000);
  for (const since = Date.now(); !isBack() && Date.now() - since < 120_000; ) await sleep(100);
  await sleep(4_000);
  events[name]?.back?.(before);
  const [now] = await machines.settled();
  await sleep(2_000);
  await load.stop();
  const there = new Set(await storedNotes(machines));
  const missing = load.acknowledged.filter(({ id }) => !there.has(id)).length;
  const others = [...load.others].map(([status, count]) => `${count} × ${status || 'broken off'}`).join(', ');
  const pause = longestPause(load.acknowledged.map(({ at }) => at)).toFixed(1);
  return {
    figure: `${name}: acknowledged writes lost`,
    value: `${missing} of ${load.acknowledged.length}; ${pause} s without writes; ${others || 'all answered'}`,
    peer: `${before.name} → ${now.name}, the other one follows`,
    compared: missing,
    limit: { atMost: 0 },
  };
}

/** Loses the primary, changes it and its standby, while people write through one API process that is never restarted. */
export async function measureFailover(): Promise<Figure[]> {
  const machines = await startMachines();
  try {
    process.env.MIGRATION_DATABASE_URL = machines.primary('pramaan_owner', 'change-me-owner');
    const product = await startProduct(machines.primary('pramaan_product', 'change-me-product'));
    try {
      const found = await product.call<{ applicants: { _id: string }[] }>('GET', '/api/applicants');
      const applicant = found.applicants[0]?._id ?? '';
      const figures: Figure[] = [];
      for (const name of Object.keys(events)) figures.push(await live(machines, product, applicant, name));
      return figures;
    } finally {
      await product.stop();
    }
  } finally {
    delete process.env.MIGRATION_DATABASE_URL;
    await machines.stop();
  }
}
