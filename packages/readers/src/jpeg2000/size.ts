import { Jpeg2000Error, notJpeg2000 } from './error.ts';

/** Pixels, from the image and tile size marker (SIZ). */
interface Jpeg2000Size {
  width: number;
  height: number;
  components: number;
  bitsPerSample: number;
}

/** A passport-size photo has 0.03 Mpx. The decoder takes about 16 bytes for each pixel. */
const maxPixels = 4_000_000;
/** A 1×1 tile size is a bomb of another kind: millions of tiles, each with its own tables. */
const maxTiles = 1_024;

/**
 * The size that a JPEG 2000 codestream or JP2 file declares, read without decoding. Throws Jpeg2000Refusal above
 * 4 Mpx and for what the decoder does not take: 2 or more than 3 components, more than 16 bits, subsampling.
 * Source: ISO/IEC 15444-1 Annex A.5.1 (SIZ) and I.4 (boxes).
 */
export function jpeg2000Size(file: Uint8Array): Jpeg2000Size {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const start = codestreamStart(view);
  const need = (end: number) => {
    if (end > view.byteLength) throw damaged();
  };
  need(start + 42);
  if (view.getUint32(start) !== 0xff4fff51) throw notJpeg2000();
  const at = (offset: number) => view.getUint32(start + offset);
  const [right, bottom, left, top] = [at(8), at(12), at(16), at(20)];
  const components = view.getUint16(start + 40);
  const width = right - left;
  const height = bottom - top;
  if (width <= 0 || height <= 0) throw damaged();
  if (width * height > maxPixels) throw tooManyPixels(width, height);
  refuseTileBomb(right - at(32), bottom - at(36), at(24), at(28));
  // The decoder throws on two and on four components, and stretches nothing.
  if (components !== 1 && components !== 3) throw unsupported(`${components} colour components`);
  need(start + 42 + 3 * components);
  for (let i = 0; i < components; i++) {
    const [dx, dy] = [view.getUint8(start + 43 + 3 * i), view.getUint8(start + 44 + 3 * i)];
    if (dx !== 1 || dy !== 1) throw unsupported('subsampled colours');
  }
  const bitsPerSample = (view.getUint8(start + 42) & 0x7f) + 1;
  if (bitsPerSample > 16) throw unsupported(`${bitsPerSample} bits a sample`);
  return { width, height, components, bitsPerSample };
}

function refuseTileBomb(width: number, height: number, tileWidth: number, tileHeight: number): void {
  if (tileWidth === 0 || tileHeight === 0 || width <= 0 || height <= 0) throw damaged();
  const tiles = Math.ceil(width / tileWidth) * Math.ceil(height / tileHeight);
  if (tiles > maxTiles) throw unsupported(`${tiles} tiles`);
}

/** 0 for a bare codestream, else where the first `jp2c` box of a JP2 file begins its content. */
function codestreamStart(view: DataView): number {
  const signature = view.byteLength >= 12 && view.getUint32(0) === 12 && view.getUint32(4) === 0x6a502020;
  if (!signature) {
    if (view.byteLength < 4 || view.getUint32(0) !== 0xff4fff51) throw notJpeg2000();
    return 0;
  }
  let offset = 12;
  while (offset + 8 <= view.byteLength) {
    const length = view.getUint32(offset);
    const long = length === 1;
    const header = long ? 16 : 8;
    if (view.getUint32(offset + 4) === 0x6a703263) return offset + header;
    if (long && offset + 16 > view.byteLength) break;
    const size = long ? Number(view.getBigUint64(offset + 8)) : length;
    // Length 0 means "to the end of the file": nothing can follow.
    if (size < header) break;
    offset += size;
  }
  throw damaged();
}

function tooManyPixels(width: number, height: number): Jpeg2000Error {
  const message = `The photo declares ${width} × ${height} pixels, over the limit of 4 megapixels, and was not opened.`;
  return new Jpeg2000Error('too-many-pixels', `${message} Use the photo from the Aadhaar QR code.`);
}

const unsupported = (what: string) =>
  new Jpeg2000Error(
    'unsupported',
    `The photo has ${what}, which no Aadhaar photo has. Scan the QR code again.`,
  );

export const damaged = (options?: ErrorOptions) =>
  new Jpeg2000Error('damaged', 'The photo is damaged and cannot be shown. Scan the QR code again.', options);
