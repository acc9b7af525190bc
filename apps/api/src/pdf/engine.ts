import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ApiError } from '@pramaan/contract/errors.ts';
import type { PreparedPdf } from '@pramaan/readers/pdf-signing/empty-signature.ts';
import type { SignatureLook } from '@pramaan/readers/pdf-signing/look.ts';
import { onlyCompileCache } from '../platform/compile-cache.ts';
import { type Branding, shownBranding } from './branding.ts';
import type { Answer, Order } from './typst-process.ts';

export interface PdfOrder {
  /** The file in `templates/`, without its ending. */
  template: 'application-form' | 'bank-statement' | 'cards' | 'loan-agreement';
  /** What PDF readers show in the window's title. */
  title: string;
  /** Plain JSON. It reaches the template as data and is never read as Typst. */
  data: unknown;
  branding: Branding;
  /** Pictures of records as they came, base64; `data` names them by their place here (pictures.ts). */
  pictures?: readonly string[];
  /**
   * Tagged for screen readers (PDF/A-3a); otherwise PDF/A-3b. Tags make a long table sixteen times larger.
   * `ua-1` checks the same document by the rules of PDF/UA-1, which the compiler cannot claim along with PDF/A.
   */
  standard?: 'a-3a' | 'a-3b' | 'ua-1';
  /** A file in the PDF: the same as data. PDF/A-3 keeps it. */
  attached?: Attached;
}

export interface Attached {
  name: string;
  mediaType: string;
  description: string;
  bytes: Uint8Array;
}

/** The PDF, and where its signature goes when room for one was asked for. */
type Made = { bytes: Uint8Array } & Partial<PreparedPdf>;

interface Waiting {
  order: Order;
  resolve(made: Made): void;
  reject(error: Error): void;
}

/** A statement of 10,000 rows takes 6 s of one core; the rest is for a busy machine. */
const patienceMs = 180_000;
/** Orders wait in memory with their pictures: more than these are not taken. */
const mostWaiting = 300;
/** An idle process gives its memory back. */
const idleMs = 60_000;
/** After a long statement the process is larger than that, and is not kept. */
const keepBelowMb = 400;

const queue: Waiting[] = [];
let current: Waiting | null = null;
let child: ChildProcess | null = null;
let patience: NodeJS.Timeout | undefined;
let idle: NodeJS.Timeout | undefined;

/**
 * A PDF of ours. Orders wait in line for one process of their own, which has no environment variables: a document that
 * takes long or ends it takes nothing else along. The same order gives the same bytes. Throws Error when the document was
 * not made, which is a fault of ours: a half PDF is never given.
 */
export async function makePdf(order: PdfOrder): Promise<Uint8Array> {
  return (await made(order, null)).bytes;
}

/**
 * The same with room for a signature, every other byte being final. It is made ready in that process too: the signing
 * key stays here. Throws as makePdf.
 */
export async function makeSignable(order: PdfOrder, look: SignatureLook): Promise<PreparedPdf> {
  const { bytes, gap, digest } = await made(order, look);
  if (!gap || !digest) throw new Error(`The PDF "${order.template}" has no room for its signature.`);
  return { bytes, gap, digest: Buffer.from(digest) };
}

async function made(order: PdfOrder, look: SignatureLook | null): Promise<Made> {
  const { template, title, data, branding, pictures = [], standard = 'a-3a', attached = null } = order;
  if (queue.length >= mostWaiting)
    throw new ApiError('TOO_MANY', 'Many PDFs are being created at the moment. Wait a minute and try again.');
  const sent: Order = {
    template,
    data: {
      ...asObject(data),
      title,
      // The logo lies behind the document's own pictures, which their data names by their places.
      brand: {
        ...shownBranding(title, branding),
        logo: branding.logo ? { picture: pictures.length, ratio: branding.logo.ratio } : null,
      },
      attached: attached && {
        name: attached.name,
        mediaType: attached.mediaType,
        description: attached.description,
      },
    },
    pictures,
    logo: branding.logo?.png ?? null,
    standard,
    seconds: Math.floor(branding.madeAt.valueOf() / 1000),
    attached,
    look,
  };
  const { promise, resolve, reject } = Promise.withResolvers<Made>();
  queue.push({ order: sent, resolve, reject });
  sendNext();
  return promise;
}

const asObject = (data: unknown) => (data !== null && typeof data === 'object' ? data : {});

function sendNext(): void {
  if (current) return;
  current = queue.shift() ?? null;
  clearTimeout(idle);
  if (!current) {
    idle = setTimeout(retire, idleMs).unref();
    return;
  }
  child ??= started();
  hold(child, true);
  patience = setTimeout(() => child?.kill('SIGKILL'), patienceMs);
  child.send(current.order, (error) => {
    // A process that has just gone takes no message; its exit, which follows, tells who waited.
    if (error) child?.kill('SIGKILL');
  });
}

function settle(finish: (waiting: Waiting) => void): void {
  const done = current;
  current = null;
  clearTimeout(patience);
  if (done) finish(done);
  sendNext();
}

function started(): ChildProcess {
  const process = fork(fileURLToPath(new URL('./typst-process.ts', import.meta.url)), {
    env: onlyCompileCache(),
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  process.on('message', (answer: Answer) => {
    if (process !== child) return;
    if (answer.megabytes > keepBelowMb) retire();
    else hold(process, false);
    settle(({ order, resolve, reject }) => {
      if ('bytes' in answer) resolve(answer);
      else reject(new Error(`The PDF "${order.template}" was not made: ${answer.error}`));
    });
  });
  const gone = (why: string) => {
    if (process !== child) return;
    child = null;
    settle(({ order, reject }) => reject(new Error(`The PDF "${order.template}" was not made: ${why}.`)));
  };
  process.on('error', ({ message }) => gone(message));
  process.on('exit', (code, signal) => gone(`its process ended (${signal ?? code})`));
  return process;
}

/** Lets the process end by itself when its channel closes; nothing is sent to it any more. */
function retire(): void {
  const process = child;
  child = null;
  if (process?.connected) process.disconnect();
  if (process) hold(process, false);
}

/** An idle process does not keep the server from ending. */
function hold(process: ChildProcess, held: boolean): void {
  if (held) {
    process.ref();
    process.channel?.ref();
  } else {
    process.unref();
    process.channel?.unref();
  }
}
