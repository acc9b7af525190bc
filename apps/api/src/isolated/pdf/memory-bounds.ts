import { isMainThread } from 'node:worker_threads';

/** Bytes. A page of a document has well under one megabyte of drawing orders. */
const mostAtOnce = 64 * 1024 * 1024;
/** Pages of 64 KiB: 512 MB for the drawing of a page of 40 megapixels. */
const mostWasmPages = 8_192;

let bounded = false;

/**
 * Makes this thread refuse what only a decompression bomb needs: 20 MB of PDF can unpack to 20 GB, and a thread's
 * heap limit does not count bytes in buffers. Replaces three globals, so it does nothing on the main thread: it is
 * meant for a thread that reads one file and ends.
 */
export function boundMemory(): void {
  if (bounded || isMainThread) return;
  bounded = true;
  boundByteArrays();
  boundDecompression();
  boundWasm();
}

function tooMuch(): never {
  throw new RangeError('More bytes than any document needs');
}

function boundByteArrays(): void {
  globalThis.Uint8Array = new Proxy(Uint8Array, {
    construct(target, args, asked) {
      if (typeof args[0] === 'number' && args[0] > mostAtOnce) tooMuch();
      return Reflect.construct(target, args, asked === globalThis.Uint8Array ? target : asked);
    },
  });
}

function boundDecompression(): void {
  const Whole = globalThis.DecompressionStream;
  globalThis.DecompressionStream = class Bounded {
    readonly readable: ReadableStream;
    readonly writable: WritableStream;
    constructor(format: ConstructorParameters<typeof Whole>[0]) {
      const whole = new Whole(format);
      let bytes = 0;
      const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          bytes += chunk.byteLength;
          if (bytes > mostAtOnce) tooMuch();
          controller.enqueue(chunk);
        },
      });
      this.writable = whole.writable;
      this.readable = whole.readable.pipeThrough(count);
    }
  } as typeof DecompressionStream;
}

function boundWasm(): void {
  const grow = WebAssembly.Memory.prototype.grow;
  WebAssembly.Memory.prototype.grow = function bounded(this: WebAssembly.Memory, by: number): number {
    if (this.buffer.byteLength / 65_536 + by > mostWasmPages) tooMuch();
    return grow.call(this, by);
  };
}
