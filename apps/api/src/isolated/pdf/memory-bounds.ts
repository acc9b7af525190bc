import { isMainThread } from 'node:worker_threads';
import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';

/** Bytes. A page of a document has well under one megabyte of drawing orders. */
const mostAtOnce = 64 * 1024 * 1024;
/** Pages of 64 KiB: 512 MB for the drawing of a page of 40 megapixels. */
const mostWasmPages = 8_192;

let readers = 0;
let restore: (() => void) | null = null;

/**
 * Makes this thread refuse what only a decompression bomb needs, until `release` is called: 20 MB of PDF can unpack to
 * 20 GB, and a thread's heap limit does not count bytes in buffers. It replaces three globals, which is for a thread
 * that reads one file and ends; on the main thread it does nothing.
 */
export function boundMemory(): () => void {
  if (isMainThread) return () => undefined;
  readers += 1;
  restore ??= bind();
  let released = false;
  return () => {
    if (released) return;
    released = true;
    readers -= 1;
    if (readers > 0) return;
    restore?.();
    restore = null;
  };
}

function bind(): () => void {
  const before = {
    bytes: globalThis.Uint8Array,
    unpack: globalThis.DecompressionStream,
    grow: WebAssembly.Memory.prototype.grow,
  };
  globalThis.Uint8Array = boundedBytes(before.bytes);
  globalThis.DecompressionStream = boundedUnpacking();
  WebAssembly.Memory.prototype.grow = function bounded(this: WebAssembly.Memory, by: number): number {
    if (this.buffer.byteLength / 65_536 + by > mostWasmPages) tooMuch();
    return before.grow.call(this, by);
  };
  return () => {
    globalThis.Uint8Array = before.bytes;
    globalThis.DecompressionStream = before.unpack;
    WebAssembly.Memory.prototype.grow = before.grow;
  };
}

function tooMuch(): never {
  throw new RangeError('More bytes than any document needs');
}

function boundedBytes(whole: Uint8ArrayConstructor): Uint8ArrayConstructor {
  const bounded: Uint8ArrayConstructor = new Proxy(whole, {
    construct(target, args, asked) {
      if (typeof args[0] === 'number' && args[0] > mostAtOnce) tooMuch();
      return Reflect.construct(target, args, asked === bounded ? target : asked);
    },
  });
  return bounded;
}

/** How each kind of stream in a PDF is unpacked. */
const unpack = {
  deflate: inflateSync,
  'deflate-raw': inflateRawSync,
  gzip: gunzipSync,
  brotli: brotliDecompressSync,
} as const;

/**
 * Unpacks what was written at once, in this thread, when its end was written: a page is a few kilobytes, and the streams of Node's own
 * class, which hand such pieces to other threads and back, took a tenth of the reading of a long statement.
 */
function boundedUnpacking(): typeof DecompressionStream {
  return class Bounded {
    readonly readable: ReadableStream<Uint8Array>;
    readonly writable: WritableStream<Uint8Array>;
    constructor(format: keyof typeof unpack) {
      const packed: Uint8Array[] = [];
      let out: ReadableStreamDefaultController<Uint8Array>;
      this.readable = new ReadableStream({
        start(controller) {
          out = controller;
        },
      });
      this.writable = new WritableStream({
        write: (chunk) => void packed.push(chunk),
        close: () => {
          try {
            out.enqueue(unpack[format](Buffer.concat(packed), { maxOutputLength: mostAtOnce }));
            out.close();
          } catch (error) {
            // The reader gets the error; pdf.js then unpacks what it can by itself.
            out.error(error);
          }
        },
      });
    }
  } as unknown as typeof DecompressionStream;
}
