import { isMainThread } from 'node:worker_threads';

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
  globalThis.DecompressionStream = boundedUnpacking(before.unpack);
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

function boundedUnpacking(Whole: typeof DecompressionStream): typeof DecompressionStream {
  return class Bounded {
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
