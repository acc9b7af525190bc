import load, { type OpenJpeg } from '@cornerstonejs/codec-openjpeg/decodewasmjs';
import { Jpeg2000Error } from './error.ts';
import { damaged, jpeg2000Size } from './size.ts';

/** Rows from the top, interleaved, one byte a sample. */
export interface Pixels {
  width: number;
  height: number;
  /** 1: grey, 3: red green blue. */
  channels: 1 | 3;
  data: Uint8Array;
}

/**
 * A JPEG 2000 codestream or JP2 file as pixels. The WebAssembly comes from the npm package on disk, never from a
 * network. Throws Jpeg2000Refusal and nothing else. Bytes of strangers can keep the decoder busy: call this in an
 * isolated worker with a time limit.
 */
export async function decodeJpeg2000(file: Uint8Array): Promise<Pixels> {
  const { width, height, components } = jpeg2000Size(file);
  const openJpeg = await decoderModule();
  try {
    const decoder = new openJpeg.J2KDecoder();
    decoder.getEncodedBuffer(file.length).set(file);
    decoder.decode();
    const info = decoder.getFrameInfo();
    if (info.width !== width || info.height !== height || info.componentCount !== components) throw damaged();
    const data = eightBits(decoder.getDecodedBuffer(), width * height * components, info);
    decoder.delete();
    return { width, height, channels: components === 1 ? 1 : 3, data };
  } catch (cause) {
    // After an abort the module's memory is not to be trusted: the next call loads a fresh one.
    loaded = null;
    throw cause instanceof Jpeg2000Error ? cause : damaged({ cause });
  }
}

let loaded: Promise<OpenJpeg> | null = null;

function decoderModule(): Promise<OpenJpeg> {
  // The decoder narrates to the console otherwise.
  loaded ??= load({ print: () => undefined, printErr: () => undefined });
  return loaded;
}

/** A copy, because `raw` is a view of memory that the decoder reuses. */
function eightBits(raw: Uint8Array, samples: number, info: { bitsPerSample: number; isSigned: boolean }) {
  const { bitsPerSample, isSigned } = info;
  const wide = bitsPerSample > 8;
  if (raw.length !== samples * (wide ? 2 : 1)) throw damaged();
  const view = new DataView(raw.buffer, raw.byteOffset, raw.byteLength);
  const middle = isSigned ? 2 ** (bitsPerSample - 1) : 0;
  const scale = 255 / (2 ** bitsPerSample - 1);
  const data = new Uint8Array(samples);
  for (let i = 0; i < samples; i++) {
    const unsigned = wide ? view.getUint16(2 * i, true) : view.getUint8(i);
    const signed = wide ? view.getInt16(2 * i, true) : view.getInt8(i);
    data[i] = Math.min(255, Math.max(0, Math.round(((isSigned ? signed : unsigned) + middle) * scale)));
  }
  return data;
}
