import { createRequire } from 'node:module';
import { printEngine } from '../compiled-engines.ts';

/** What is used of tesseract.js-core 7 (it ships no types): Tesseract 5's own interface, by WebAssembly. */
interface TesseractCore {
  /** Emscripten's file system: in memory, never the disk. */
  FS: { writeFile(path: string, data: Uint8Array | string): void; unlink(path: string): void };
  TessBaseAPI: new () => TesseractApi;
}

interface TesseractApi {
  /** @returns 0 when the language was loaded. Engine mode 1 is the neural one, the only one in this build. */
  Init(folder: null, language: string, engineMode: 1, settings: string | null): number;
  SetVariable(name: string, value: string): boolean;
  SetPageSegMode(mode: number): void;
  /** Takes the picture at `/input`, whatever leptonica can read, PGM too. EXIF orientation 1: as it lies. */
  SetImageFile(exif: 1, degrees: 0): void;
  SetRectangle(left: number, top: number, width: number, height: number): void;
  Recognize(monitor: null): number;
  GetTSVText(page: number): string;
  Clear(): void;
  End(): void;
}

const require = createRequire(import.meta.url);

/** A core of its own: its memory goes when the thread goes. Takes about 20 ms. */
export async function loadCore(): Promise<TesseractCore> {
  const factory = require(printEngine) as (settings: object) => Promise<TesseractCore>;
  return factory({ print: () => undefined, printErr: () => undefined });
}
