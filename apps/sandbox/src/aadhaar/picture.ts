import { readFileSync } from 'node:fs';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

let ready = false;

/** zxing-wasm fetches its WebAssembly from a CDN unless it is given the bytes. */
function prepare(): void {
  if (ready) return;
  const file = new URL(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm'));
  const bytes = readFileSync(file);
  const wasmBinary = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;
  prepareZXingModule({ overrides: { wasmBinary } });
  ready = true;
}

/** The text as the PNG of a QR code, four pixels to a module, with its quiet zone. */
export async function qrPng(text: string): Promise<Buffer> {
  prepare();
  const { image, error } = await writeBarcode(text, { format: 'QRCode', scale: 4, options: 'ecLevel=L' });
  if (!image) throw new Error(`The QR code could not be drawn: ${error}`);
  return Buffer.from(await image.arrayBuffer());
}
