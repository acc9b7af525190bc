import { parentPort, workerData } from 'node:worker_threads';
import { randomOf } from '@pramaan/specimens/random.ts';
import { FileError } from '../error.ts';
import { readPdf } from './pages.ts';
import { drawPixels } from './picture.ts';

/** What a thread is given: one file and so many mutations of it, or files as they are. */
export interface Batch {
  files: readonly { bytes: Uint8Array; passwords: readonly string[]; seed: string | null }[];
  /** Where to begin: a thread that died is started again behind the file that ended it. */
  from: number;
  draw: boolean;
}

export interface Outcome {
  at: number;
  /** How it ended: `read`, or the code and the sentence of the refusal, or an error that nobody caught. */
  kind: 'read' | 'refused' | 'error';
  detail: string;
  words: number;
  ms: number;
}

/** Some bytes of a file changed, cut out or doubled; mostly few, so that much of it still makes sense. */
export function mutated(bytes: Uint8Array, seed: string): Uint8Array {
  const random = randomOf(seed);
  let out = Buffer.from(bytes);
  for (let round = random.whole(1, 12); round > 0; round--) {
    const at = random.whole(0, out.length - 1);
    const length = random.whole(1, random.next() < 0.2 ? 400 : 8);
    const kind = random.whole(0, 3);
    if (kind === 0) out[at] = random.whole(0, 255);
    else if (kind === 1) out = Buffer.concat([out.subarray(0, at), out.subarray(at + length)]);
    else if (kind === 2)
      out = Buffer.concat([out.subarray(0, at), out.subarray(at, at + length), out.subarray(at)]);
    else out.write(String(random.whole(-3, 99_999)), at, 'latin1');
    if (out.length < 16) break;
  }
  return new Uint8Array(out);
}

async function runBatch({ files, from, draw }: Batch): Promise<void> {
  for (let at = from; at < files.length; at++) {
    const file = files[at];
    if (!file) continue;
    const bytes = file.seed === null ? file.bytes : mutated(file.bytes, file.seed);
    parentPort?.postMessage({ at });
    const started = performance.now();
    const done = (kind: Outcome['kind'], detail: string, words = 0) =>
      parentPort?.postMessage({ at, kind, detail, words, ms: performance.now() - started } satisfies Outcome);
    try {
      if (draw) {
        const { width } = await drawPixels(bytes, { page: 0, dpi: 50, password: file.passwords.at(-1) });
        done('read', '', width);
        continue;
      }
      const { pages } = await readPdf(bytes, file.passwords);
      const words = pages.flatMap((page) => page.lines.flatMap((line) => line.words));
      const numbers = words.flatMap(({ box }) => [box.left, box.top, box.width, box.height]);
      if (numbers.every(Number.isFinite)) done('read', '', words.length);
      else done('error', 'a box that is no number');
    } catch (error) {
      if (error instanceof FileError) done('refused', `${error.code}: ${error.message}`);
      else done('error', String(error));
    }
  }
}

if (workerData) await runBatch(workerData as Batch);
