import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { Box } from '@pramaan/readers/reading/page.ts';

import { type Grey, toPgm } from './grey.ts';
import { loadCore } from './tesseract-core.ts';
import { withNetwork } from './traineddata.ts';
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

/**
 * The same engine for printed pages: what it would look for strewn about a picture it looks for in blocks. It then sees signs that stand
 * alone, as the 0 in a column of amounts, and on photos of cards less.
 */
export const forPages = (engine: Engine): Engine => ({
  words: (picture, options) =>
    engine.words(picture, options.layout === 'scattered' ? { ...options, layout: 'page' } : options),
});

const require = createRequire(import.meta.url);

/**
 * The careful model has the larger network. The quick one takes three quarters of its time and reads flat machine print no worse; it is
 * for what something else proves (decision 0150).
 */
type Model = 'careful' | 'quick';

export const carefulModel = require.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz');
const quickNetwork = new URL('../../../data/eng-quick.lstm.gz', import.meta.url);

let unpacked: Promise<Buffer> | null = null;

async function modelOf(model: Model): Promise<Buffer> {
  unpacked ??= readFile(carefulModel).then((packed) => gunzipSync(packed));
  const careful = await unpacked;
  return model === 'careful' ? careful : withNetwork(careful, gunzipSync(await readFile(quickNetwork)));
}

/** The core's SetImageFile reads this path and no other. */
const whereItLooks = '/input';

let loaded: ReturnType<typeof loadCore> | null = null;
const opened = new Map<Model, Promise<Engine>>();

/**
 * The engine of this thread, opened when it is first asked for, with a model that ships with the product: no network, no
 * file written. About 80 ms and 140 MB, which go when the thread goes; the second model takes 30 ms and 15 MB more.
 */
export function openEngine(model: Model = 'careful'): Promise<Engine> {
  const known = opened.get(model);
  if (known) return known;
  const engine = open(model);
  opened.set(model, engine);
  return engine;
}

async function open(model: Model): Promise<Engine> {
  loaded ??= loadCore();
  const core = await loaded;
  core.FS.writeFile(`${model}.traineddata`, await modelOf(model));
  const api = new core.TessBaseAPI();
  if (api.Init(null, model, 1, null) !== 0) throw new Error('Tesseract did not take its English model.');
  core.FS.unlink(`${model}.traineddata`);
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
