import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The build of Tesseract with relaxed SIMD: a third faster than plain SIMD on the same pages. Node 20 and later run it. */
export const printEngine = 'tesseract.js-core/tesseract-core-relaxedsimd-lstm';

/** The WebAssembly that most threads run, in node_modules: what reads print, and what finds codes. */
export const engines = {
  print: require.resolve(`${printEngine}.wasm`),
  codes: require.resolve('zxing-wasm/reader/zxing_reader.wasm'),
} as const;

let compiled: Promise<WebAssembly.Module[]> | null = null;

/**
 * Keeps both compiled for as long as this process lives. A thread that compiles the same bytes is given what is there, with
 * all that earlier threads have optimised; else that would go with each thread, and every picture would cost the next one
 * two thirds of a second of processor. Returns at once; a thread that is quicker compiles for itself.
 */
export function keepEnginesCompiled(): void {
  compiled ??= Promise.all(
    Object.values(engines).map(async (path) => WebAssembly.compile(Uint8Array.from(await readFile(path)))),
  );
  // What is wrong with them a thread tells that needs them.
  compiled.catch(() => undefined);
}
