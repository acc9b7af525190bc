import { gunzipSync, inflateSync } from 'node:zlib';
import type { Inflate } from './decode.ts';
import { QrError } from './error.ts';

/** Node's decompressor, stopped at the cap before the memory is taken. A digit misread fails its checksum. */
export const inflateNode: Inflate = (packed, format, maxBytes) => {
  const unpack = format === 'gzip' ? gunzipSync : inflateSync;
  try {
    return unpack(packed, { maxOutputLength: maxBytes });
  } catch (cause) {
    const tooLarge = cause instanceof RangeError;
    throw new QrError(tooLarge ? 'too-large' : 'cannot-unpack', { cause });
  }
};
