import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { carefulModel, openEngine } from '../apps/api/src/isolated/ocr/engine.ts';
import { openFrame } from '../apps/api/src/isolated/ocr/frame.ts';
import { type Grey, toPgm } from '../apps/api/src/isolated/ocr/grey.ts';
import { readFrame } from '../apps/api/src/isolated/ocr/read-picture.ts';
import { loadReader } from '../packages/readers/src/readers.ts';
import { degrade } from '../packages/specimens/src/degrade.ts';
import { svgToPng } from '../packages/specimens/src/drawing.ts';
import type { Kind } from '../packages/specimens/src/kind.ts';
import { inventPerson } from '../packages/specimens/src/people.ts';
import { secondsOf } from './measure.ts';

const run = promisify(execFile);
const layout = 'scattered';
/** The number of the same layout on its command line. */
const mode = '11';

/** What our reading gives the engine for a clean picture of this kind, when it reads all of it for the first time. */
async function preparedPage(kind: Kind): Promise<Grey> {
  const bytes = await degrade(svgToPng((await kind.draw(inventPerson('bench 0'))).svg), 'clean', 'bench');
  const engine = await openEngine();
  const given: Grey[] = [];
  await readFrame(await openFrame(bytes), await loadReader(kind.reader), {
    words(picture, options) {
      if (options.layout === layout) given.push(picture);
      return engine.words(picture, options);
    },
  });
  const [first] = given;
  if (!first) throw new Error(`The engine was not given a picture of ${kind.name}.`);
  return first;
}

/**
 * Seconds by the clock that Tesseract's own program (Debian: tesseract-ocr) takes for the same prepared picture, with the same model, on
 * one core, when it has loaded it: what a second and a third reading in the same run add.
 */
export async function tesseractSeconds(kind: Kind): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'pramaan-tesseract-'));
  try {
    await writeFile(join(folder, 'careful.traineddata'), gunzipSync(await readFile(carefulModel)));
    const page = join(folder, 'page.pgm');
    await writeFile(page, toPgm(await preparedPage(kind)));
    const read = async (times: number) => {
      const list = join(folder, 'pages.txt');
      await writeFile(list, `${page}\n`.repeat(times));
      const words = ['--tessdata-dir', folder, '-l', 'careful', '--oem', '1', '--psm', mode];
      const settings = ['-c', 'tessedit_do_invert=0', '-c', 'user_defined_dpi=300'];
      return secondsOf(() =>
        run('tesseract', [list, join(folder, 'read'), ...words, ...settings, 'tsv'], {
          env: { ...process.env, OMP_THREAD_LIMIT: '1' },
        }).catch((error: Error) => {
          throw new Error(`tesseract (Debian: tesseract-ocr) is the peer here: ${error.message}`);
        }),
      );
    };
    const one = await read(1);
    return ((await read(3)) - one) / 2;
  } finally {
    await rm(folder, { recursive: true });
  }
}
