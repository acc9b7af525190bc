import { readFileSync } from 'node:fs';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import type { Sheet } from './sheet.ts';

let ready = false;

/** zxing-wasm fetches its WebAssembly from a network unless it is given the bytes. */
function prepare(): void {
  if (ready) return;
  const bytes = readFileSync(new URL(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm')));
  const wasmBinary = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;
  prepareZXingModule({ overrides: { wasmBinary } });
  ready = true;
}

/**
 * Draws the text as a QR code within a white square of `side` pixels. Modules are whole pixels wide so that the picture
 * stays sharp; a square too small for one pixel per module is a RangeError.
 */
export async function drawQr(
  { draw, figure }: Sheet,
  text: string,
  { x, y, side }: { x: number; y: number; side: number },
): Promise<void> {
  prepare();
  const { symbol, error } = await writeBarcode(text, {
    format: 'QRCode',
    scale: 1,
    options: 'ecLevel=L',
    addQuietZones: false,
  });
  if (error) throw new Error(`The QR code could not be drawn: ${error}`);
  const { data, width } = symbol;
  const quiet = 8;
  const module = Math.floor((side - 2 * quiet) / width);
  if (module < 1) throw new RangeError(`${width} modules do not fit into ${side} pixels.`);
  const edge = Math.floor((side - module * width) / 2);
  let path = '';
  for (let row = 0; row < width; row++)
    for (let column = 0; column < width; column++)
      if ((data[row * width + column] ?? 255) < 128)
        path += `M${x + edge + column * module} ${y + edge + row * module}h${module}v${module}h-${module}z`;
  figure({ left: x, top: y, width: side, height: side });
  draw(
    `<rect x="${x}" y="${y}" width="${side}" height="${side}" fill="#fff"/><path d="${path}" fill="#111" shape-rendering="crispEdges"/>`,
  );
}
