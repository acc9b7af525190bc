import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

/** A QR code as a PNG, `scale` pixels for each of its squares. */
export async function qrPicture(text: string, scale: number): Promise<Buffer> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm')));
  await prepareZXingModule({
    overrides: { wasmBinary: Uint8Array.from(wasm).buffer },
    fireImmediately: true,
  });
  const { image, error } = await writeBarcode(text, { format: 'QRCode', scale });
  if (!image) throw new Error(`The code could not be drawn: ${error}`);
  return Buffer.from(await image.arrayBuffer());
}
