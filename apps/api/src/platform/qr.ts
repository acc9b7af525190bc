import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');
let prepared = false;

/** A QR code of our own text as SVG. Never given a stranger's text: it runs in the main thread. */
export async function qrSvg(text: string): Promise<string> {
  if (!prepared) {
    const bytes = readFileSync(wasm);
    // Without the binary the library would fetch it from a CDN.
    prepareZXingModule({
      overrides: {
        wasmBinary: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
      },
    });
    prepared = true;
  }
  const { svg, error } = await writeBarcode(text, { format: 'QRCode' });
  if (error) throw new Error(`The QR code could not be drawn: ${error}`);
  return svg;
}
