import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { root } from '../tools/children.ts';
import { onEnd } from '../tools/ending.ts';
import { compareWithLast } from '../tools/last-figures.ts';
import { type Postgres, startPostgres } from '../tools/postgres.ts';
import { buildWeb, webIsFresh } from '../tools/web-build.ts';
import { weighBuilt } from '../tools/web-size.ts';
import { measureAccuracy } from './accuracy.ts';
import { measureArchive } from './audit-archive.ts';
import { measureCitus } from './citus.ts';
import { measureDashboards } from './dashboards.ts';
import { saveDrafts } from './drafts.ts';
import { measureFailover } from './failover.ts';
import { readFullFile, readFullFileAlone } from './file-read.ts';
import { measureImport } from './imports.ts';
import { measureIssuedDocuments } from './issued-documents.ts';
import { measureLists } from './lists.ts';
import { measureMatching } from './matching.ts';
import { measureMonthEnd } from './month-end.ts';
import { measureOcrTime } from './ocr-time.ts';
import { measureOffice } from './office.ts';
import { measurePooler } from './pooler.ts';
import { type Running, startProduct } from './product.ts';
import { measureQr } from './qr.ts';
import { measureTurns } from './reading-turns.ts';
import { measureReplica } from './replica.ts';
import { measureStarts } from './starts.ts';
import { measureStatements } from './statements.ts';
import { type Figure, table } from './table.ts';
import { verify } from './verification.ts';
import { measureWire } from './wire.ts';

/*
 * `npm run bench`: measures each figure beside a comparable program and its limit, and says what got worse since the last
 * run here. `npm run bench file` measures the named ones: file, verification, draft, import, lists, dashboards, archive, pooler, replica, web, wire,
 * office, starts, qr, statements, papers, ocr, accuracy, matching, turns; failover, citus and month-end only when they are named. `npm run bench accuracy --
 * --people 2` reads the documents of fewer people than the usual ten, `--first 10` those of other people, and `--area papers`
 * measures the areas with this word in their names. `npm run bench month-end -- --minutes 3 --times 10` takes three minutes.
 */

onEnd(() => process.exit(130));
const { positionals: asked, values: given } = parseArgs({
  allowPositionals: true,
  options: {
    people: { type: 'string', default: '10' },
    first: { type: 'string', default: '0' },
    area: { type: 'string', multiple: true, default: [] },
    minutes: { type: 'string', default: '30' },
    times: { type: 'string', default: '10' },
  },
});
const wanted = (name: string) => asked.length === 0 || asked.includes(name);
const figures: Figure[] = [];

/** A figure that cannot be measured says why; the others continue. */
async function take(name: string, figure: string, measure: () => Promise<void>): Promise<void> {
  if (!wanted(name)) return;
  await measure().catch((error: Error) =>
    figures.push({ figure, value: 'NOT MEASURED', peer: error.message.split('\n')[0] ?? '' }),
  );
}

async function withFreshDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return server.replace(/\/postgres$/, `/${name}`);
}

async function onPostgres(): Promise<void> {
  const server = await startPostgres();
  console.log(`database: ${server.from}, default settings`);
  try {
    const url = await withFreshDatabase(server.url, 'bench');
    const product = await startProduct(url);
    try {
      await take('file', 'full report', async () => {
        for (const coding of ['gzip', 'plain'] as const) {
          const { ours, peer, ratio, bytes } = await readFullFile(product, url, coding);
          const asked = coding === 'gzip' ? 'gzip, like a browser' : 'uncompressed';
          figures.push({
            figure: `full report, ${Math.round(bytes / 1000)} kB, ${asked}`,
            value: `${Math.round(ours)}/s`,
            peer: `${Math.round(peer)}/s node:http and one query`,
            compared: ratio,
            limit: { atLeast: 0.75 },
          });
        }
      });
      await take('verification', 'verification through the gateway', async () => {
        const { ours, peer, ratio } = await verify(product, url);
        figures.push({
          figure: 'verification through the gateway',
          value: `${Math.round(ours)}/s`,
          peer: `${Math.round(peer)}/s bare proxy and one insert`,
          compared: ratio,
          limit: { atLeast: 0.85 },
        });
      });
      await take('draft', 'drafts saved', async () => {
        const { ours, peer, ratio } = await saveDrafts(product, url);
        figures.push({
          figure: 'application draft saved',
          value: `${Math.round(ours)}/s`,
          peer: `${Math.round(peer)}/s node:http and the same statements`,
          compared: ratio,
          limit: { atLeast: 0.7 },
        });
      });
      await take('import', 'import of a list', async () => {
        figures.push(...(await measureImport(product, url)));
      });
    } finally {
      await product.stop();
    }
  } finally {
    await server.stop();
  }
}

/** Measures on an empty database of a server that runs for that alone. */
const onEmptyDatabase =
  (measure: (url: string) => Promise<Figure[]>, start: () => Promise<Postgres> = startPostgres) =>
  async () => {
    const server = await start();
    try {
      figures.push(...(await measure(await withFreshDatabase(server.url, 'empty'))));
    } finally {
      await server.stop();
    }
  };

async function lists(): Promise<void> {
  const server = await startPostgres();
  try {
    const few = await withFreshDatabase(server.url, 'few');
    const many = await withFreshDatabase(server.url, 'many');
    figures.push(...(await measureLists({ few, many })));
  } finally {
    await server.stop();
  }
}

async function monthEnd(): Promise<void> {
  const server = await startPostgres();
  try {
    const wanted = { minutes: Number(given.minutes), times: Number(given.times) };
    figures.push(...(await measureMonthEnd(server.url, wanted)));
  } finally {
    await server.stop();
  }
}

async function onEmbedded(): Promise<void> {
  const product = await startProduct(null);
  try {
    const rate = await readFullFileAlone(product);
    figures.push({
      figure: 'full report on the embedded database',
      value: `${Math.round(rate)}/s`,
      peer: 'for information',
    });
  } finally {
    await product.stop();
  }
}

async function web(): Promise<void> {
  if (!webIsFresh()) await buildWeb();
  for (const { page, kilobytes, limit } of weighBuilt())
    figures.push({
      figure: `JavaScript on the wire: ${page}`,
      value: `${kilobytes.toFixed(1)} kB`,
      peer: 'limit in kB',
      compared: kilobytes,
      limit: { atMost: limit },
    });
}

/** Measures in a browser, on the embedded database. */
const inBrowser = (measure: (product: Running) => Promise<Figure[]>) => async () => {
  if (!webIsFresh()) await buildWeb();
  const product = await startProduct(null);
  try {
    figures.push(...(await measure(product)));
  } finally {
    await product.stop();
  }
};

if (['file', 'verification', 'draft', 'import'].some(wanted)) await onPostgres();
await take('file', 'full report on the embedded database', onEmbedded);
await take('lists', 'list and search', lists);
await take('dashboards', 'dashboards', onEmptyDatabase(measureDashboards));
await take('archive', 'old months of the audit log', onEmptyDatabase(measureArchive));
await take('pooler', 'clients through PgBouncer', onEmptyDatabase(measurePooler));
const ofTheSystem = () => startPostgres([], 'the system');
await take('replica', 'reads from a replica', onEmptyDatabase(measureReplica, ofTheSystem));
// Minutes of moving shards, and an extension that is built from source: only when asked for by name.
if (asked.includes('citus'))
  await take('citus', 'moving a lender to a worker of its own', async () => {
    figures.push(...(await measureCitus()));
  });
// Minutes of lost machines, and programs of Debian: only when asked for by name.
if (asked.includes('failover'))
  await take('failover', 'losing the database machine', async () => {
    figures.push(...(await measureFailover()));
  });
// Half an hour of a whole lender: only when asked for by name.
if (asked.includes('month-end')) await take('month-end', 'a lender’s month-end', monthEnd);
await take('web', 'JavaScript on the wire', web);
await take('wire', 'pages on a slow phone', inBrowser(measureWire));
await take('office', 'pages of the back office', inBrowser(measureOffice));
await take('starts', 'starts and memory', onEmptyDatabase(measureStarts));
await take('qr', 'Aadhaar QR from a photo', async () => void figures.push(...(await measureQr())));
await take('turns', 'fair turns', async () => void figures.push(...(await measureTurns())));
await take(
  'statements',
  'long bank statement',
  async () => void figures.push(...(await measureStatements())),
);
await take('papers', 'report PDF', async () => void figures.push(...(await measureIssuedDocuments())));
await take(
  'ocr',
  'open and read a clean picture',
  async () => void figures.push(...(await measureOcrTime())),
);
await take(
  wanted('accuracy') ? 'accuracy' : 'matching',
  'names and addresses matched',
  async () => void figures.push(...measureMatching()),
);
await take('accuracy', 'fields read correctly', async () => {
  figures.push(
    ...(await measureAccuracy({ people: Number(given.people), first: Number(given.first) }, given.area)),
  );
});
console.log(table(figures));
for (const line of compareWithLast(figures, join(root, '.cache/bench-figures.json'))) console.log(line);
