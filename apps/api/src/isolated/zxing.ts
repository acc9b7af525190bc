import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule } from 'zxing-wasm/reader';

let zxing: Promise<unknown> | null = null;

/** The binary from node_modules: the package would fetch it from a CDN. */
export function loadZxing(): Promise<unknown> {
  zxing ??= readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))).then((wasm) =>
    prepareZXingModule({
      overrides: { wasmBinary: Uint8Array.from(wasm).buffer },
      fireImmediately: true,
    }),
  );
  return zxing;
}
