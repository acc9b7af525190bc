import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { QrSeen } from './qr-seen.ts';

// Served from our own origin: the package would fetch it from elsewhere.
prepareZXingModule({ overrides: { locateFile: () => wasm } });

/** What is seen in one frame. A code that is found but not read says how large it is. */
async function look(frame: ImageData): Promise<QrSeen> {
  const found = await readBarcodes(frame, {
    formats: ['QRCode'],
    tryHarder: true,
    tryInvert: false,
    maxNumberOfSymbols: 2,
    returnErrors: true,
  });
  const read = found.filter(({ isValid }) => isValid).map(({ text }) => text);
  if (read.length > 0) return { kind: 'read', texts: read };
  const [part] = found;
  if (!part) return { kind: 'nothing' };
  const { topLeft, bottomRight } = part.position;
  const across = Math.hypot(topLeft.x - bottomRight.x, topLeft.y - bottomRight.y) / Math.SQRT2;
  return { kind: 'unread', share: across / Math.min(frame.width, frame.height) };
}

addEventListener('message', ({ data }: MessageEvent<ImageData>) => {
  look(data).then(
    (seen) => postMessage(seen),
    () => postMessage({ kind: 'broken' } satisfies QrSeen),
  );
});
