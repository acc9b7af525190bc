import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { Box } from '@pramaan/readers/reading/page.ts';

import { type Grey, toPgm } from './grey.ts';
import { loadCore } from './tesseract-core.ts';
import { type SeenWord, wordsOfTsv } from './tsv.ts';

/** How the engine looks for text: a page with blocks, text strewn about, one block, or a single line. */
const layouts = { page: 3, scattered: 11, block: 6, line: 7, rawLine: 13 } as const;

export interface ReadOptions {
  layout: keyof typeof layouts;
  /** Nothing but these signs. */
  only?: string;
  /** Only this part of the picture; the boxes given are still those of the whole. */
  part?: Box;
}

/** Tesseract for printed English, inside this thread. */
export interface Engine {
  /** The words that it sees, in pixels of `picture`. Letters should be 20 to 40 pixels high. */
  words(picture: Grey, options: ReadOptions): SeenWord[];
}

const require = createRequire(import.meta.url);
const model = 'eng/4.0.0_best_int/eng.traineddata.gz';

/** The core's SetImageFile reads this path and no other. */
const whereItLooks = '/input';

let opened: Promise<Engine> | null = null;

/**
 * The engine of this thread, opened when it is first asked for, with the model that ships in node_modules: no network, no
 * file written. About 80 ms and 140 MB, which go when the thread goes.
 */
export function openEngine(): Promise<Engine> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Engine> {
  const core = await loadCore();
  core.FS.writeFile(
    'eng.traineddata',
    gunzipSync(await readFile(require.resolve(`@tesseract.js-data/${model}`))),
  );
  const api = new core.TessBaseAPI();
  if (api.Init(null, 'eng', 1, null) !== 0) throw new Error('Tesseract did not take its English model.');
  // White on black is rare on documents, and looking for it reads every line twice.
  api.SetVariable('tessedit_do_invert', '0');
  api.SetVariable('user_defined_dpi', '300');
  return {
    words(picture, { layout, only = '', part }) {
      core.FS.writeFile(whereItLooks, toPgm(picture));
      api.SetPageSegMode(layouts[layout]);
      api.SetVariable('tessedit_char_whitelist', only);
      api.SetImageFile(1, 0);
      if (part) api.SetRectangle(part.left, part.top, part.width, part.height);
      api.Recognize(null);
      const words = wordsOfTsv(api.GetTSVText(0));
      api.Clear();
      return words;
    },
  };
}
