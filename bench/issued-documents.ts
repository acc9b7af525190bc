import { reportIssuedDocument } from '../apps/api/src/features/issued-documents/report-issued-document.ts';
import { cardsOrder } from '../apps/api/src/pdf/cards.ts';
import { makePdf } from '../apps/api/src/pdf/engine.ts';
import type { Tree } from '../packages/documents/src/tree.ts';
import { memoryOfChildren } from './child-memory.ts';
import { median } from './measure.ts';
import { type Running, startProduct } from './product.ts';
import type { Figure } from './table.ts';

const ravi = '9000000012';
const rounds = 9;
const crowd = 100;

/** A full report as the product gives it, against the same cards through the engine alone; then a hundred at once. */
export async function measureIssuedDocuments(): Promise<Figure[]> {
  const product = await startProduct(null);
  try {
    const found = await product.call<{ applicants: { _id: string }[] }>('GET', `/api/applicants?q=${ravi}`);
    const id = found.applicants[0]?._id ?? '';
    const { docs } = await product.call<{ docs: Tree }>('GET', `/api/applicants/${id}`);
    const alone = await engineAlone(docs);
    const whole = () => fetchPdf(product, id);
    for (const warm of [alone, whole, alone, whole]) await warm();
    const pairs: { ours: number; peer: number }[] = [];
    for (let round = 0; round < rounds; round++)
      pairs.push({ ours: await timed(whole), peer: await timed(alone) });
    const [ours, peer] = [median(pairs.map((pair) => pair.ours)), median(pairs.map((pair) => pair.peer))];
    const { seconds, failed, engineMb, serverMb } = await atOnce(whole);
    return [
      {
        figure: 'report PDF of 45 cards: read, typeset, signed, registered',
        value: `${Math.round(ours)} ms`,
        peer: `${Math.round(peer)} ms typesetter alone`,
        compared: median(pairs.map((pair) => pair.peer / pair.ours)),
        limit: { atLeast: 0.8 },
      },
      {
        figure: `${crowd} reports at once, failures`,
        value: `${failed} in ${seconds.toFixed(1)} s`,
        peer: 'limit',
        compared: failed,
        limit: { atMost: 0 },
      },
      {
        figure: 'peak memory of the typesetter',
        value: `${Math.round(engineMb)} MB (server ${Math.round(serverMb)} MB)`,
        peer: 'limit in MB',
        compared: engineMb,
        limit: { atMost: 600 },
      },
    ];
  } finally {
    await product.stop();
  }
}

async function engineAlone(docs: Tree): Promise<() => Promise<unknown>> {
  const content = reportIssuedDocument('full', docs, 'en');
  if (!content) throw new Error('The demo’s report is empty.');
  const branding = { lender: 'Saral Finance', sandbox: true, madeAt: new Date() };
  const order = cardsOrder(content.title, content.cards, branding, {
    ...(content.cover ? { cover: content.cover } : {}),
  });
  return () => makePdf(order);
}

async function fetchPdf(product: Running, id: string): Promise<void> {
  const reply = await fetch(`${product.url}/api/pdf/getpdf/${id}/full`, { headers: product.headers });
  const bytes = Buffer.from(await reply.arrayBuffer());
  if (!reply.ok || !bytes.subarray(0, 5).equals(Buffer.from('%PDF-')))
    throw new Error(`The report could not be read: ${reply.status} ${bytes.toString('utf8', 0, 200)}`);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function atOnce(whole: () => Promise<unknown>) {
  let [engineMb, serverMb] = [0, 0];
  const watch = setInterval(() => {
    for (const { name, megabytes } of memoryOfChildren()) {
      if (name.includes('typst-process')) engineMb = Math.max(engineMb, megabytes);
      if (name.includes('apps/api/src/main')) serverMb = Math.max(serverMb, megabytes);
    }
  }, 100);
  const start = performance.now();
  const all = await Promise.allSettled(Array.from({ length: crowd }, whole));
  clearInterval(watch);
  const failed = all.filter(({ status }) => status === 'rejected').length;
  return { failed, seconds: (performance.now() - start) / 1_000, engineMb, serverMb };
}
