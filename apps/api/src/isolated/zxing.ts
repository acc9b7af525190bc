import { readFile } from 'node:fs/promises';
import { prepareZXingModule } from 'zxing-wasm/reader';
import { engines } from './compiled-engines.ts';

let zxing: Promise<unknown> | null = null;

/** The binary from node_modules: the package would fetch it from a CDN. */
export function loadZxing(): Promise<unknown> {
  zxing ??= readFile(engines.codes).then((wasm) =>
    prepareZXingModule({
      overrides: { wasmBinary: Uint8Array.from(wasm).buffer },
      fireImmediately: true,
    }),
  );
  return zxing;
}
