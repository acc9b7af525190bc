import { mostStarted } from '@pramaan/contract/calls/start-application.ts';
import pg from 'pg';
import { secondsOf } from './measure.ts';
import type { Running } from './product.ts';
import type { Figure } from './table.ts';

/* A list of applicants imported as the page of the office does it: batches of the call's size, a dry run of all, then all. */

const size = 10_000;
/** Every twentieth row has a fault, each of these in its turn. */
const every = 20;

interface Row {
  mobileNo: string;
  name: string;
  email: string;
  product?: string;
}

const faults: readonly ((row: Row) => Row)[] = [
  (row) => ({ ...row, mobileNo: row.mobileNo.slice(0, 7) }),
  (row) => ({ ...row, mobileNo: `1${row.mobileNo.slice(1)}` }),
  (row) => ({ ...row, email: 'nobody' }),
  (row) => ({ ...row, name: '<b>Name</b>' }),
  (row) => ({ ...row, product: 'no-such-product' }),
];

const isFaulty = (at: number): boolean => at % every === every - 1;

function rowsOfList(): Row[] {
  return Array.from({ length: size }, (_, at): Row => {
    const row = {
      mobileNo: String(9_200_000_000 + at),
      name: `Listed Person ${at}`,
      email: `p${at}@example.in`,
    };
    const spoil = faults[Math.floor(at / every) % faults.length];
    return isFaulty(at) && spoil ? spoil(row) : row;
  });
}

interface Outcome {
  state: string;
  fault: string;
}

async function send(product: Running, rows: readonly Row[], how: object): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let from = 0; from < rows.length; from += mostStarted) {
    const body = { rows: rows.slice(from, from + mostStarted), ...how };
    const answer = await product.call<{ rows: Outcome[] }>('POST', '/api/applications/batch', body);
    outcomes.push(...answer.rows);
  }
  return outcomes;
}

/** Throws unless exactly the faulty rows were left out, each with its reason. Answers how many reasons there were. */
function reasonsOf(outcomes: readonly Outcome[], good: string): number {
  const wrong = outcomes.findIndex(
    ({ state, fault }, at) => state !== (isFaulty(at) ? 'refused' : good) || (fault === '') === isFaulty(at),
  );
  if (wrong >= 0) throw new Error(`Row ${wrong + 1} ended as ${JSON.stringify(outcomes[wrong])}.`);
  return new Set(outcomes.map(({ fault }) => fault)).size - 1;
}

interface Stored {
  applicants: number;
  /** Texts with the link. */
  texts: number;
  /** Rows of the audit log. */
  entries: number;
}

async function stored(client: pg.Client): Promise<Stored> {
  const { rows } = await client.query<Stored>(`
    select
      (select count(*)::int from applicant) as applicants,
      (select count(*)::int from message where template = 'application-invite') as texts,
      (select count(*)::int from audit where action = 'application.started') as entries`);
  return rows[0] ?? { applicants: 0, texts: 0, entries: 0 };
}

/** As many rows of one column, each in a transaction of its own. */
async function insertBarely(client: pg.Client, rows: readonly Row[]): Promise<void> {
  await client.query('create table bare_row (row text not null)');
  for (const row of rows) await client.query('insert into bare_row values ($1)', [JSON.stringify(row)]);
}

/** 10,000 rows of which 500 have a fault, beside as many bare inserts. Throws when a row ended otherwise than it should. */
export async function measureImport(product: Running, databaseUrl: string): Promise<Figure[]> {
  const rows = rowsOfList();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const before = await stored(client);
    let outcomes: Outcome[] = [];
    const looked = await secondsOf(async () => {
      outcomes = await send(product, rows, { dryRun: true });
    });
    reasonsOf(outcomes, 'ready');
    const took = await secondsOf(async () => {
      outcomes = await send(product, rows, { idempotencyKey: 'bench' });
    });
    const reasons = reasonsOf(outcomes, 'started');
    const after = await stored(client);
    const good = rows.filter((_, at) => !isFaulty(at)).length;
    for (const what of ['applicants', 'texts', 'entries'] as const)
      if (after[what] - before[what] !== good)
        throw new Error(
          `${good} rows were started, the database has ${after[what] - before[what]} ${what} more.`,
        );
    const bare = await secondsOf(() => insertBarely(client, rows));
    return [
      {
        figure: `import of ${size} rows, ${size - good} with a fault (${reasons} reasons, each by row), none half done`,
        value: `${took.toFixed(0)} s, dry run ${looked.toFixed(0)} s`,
        peer: `as many bare inserts ${bare.toFixed(0)} s`,
      },
    ];
  } finally {
    await client.end();
  }
}
