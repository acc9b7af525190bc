import type { QrSeen } from './qr-seen.ts';

/** Looks for QR codes in frames, one at a time. */
export interface QrReader {
  /** Throws when the reader itself could not be loaded. */
  look: (frame: ImageData) => Promise<QrSeen>;
  close: () => void;
}

interface Detector {
  detect: (frame: ImageData) => Promise<{ rawValue: string; boundingBox: { width: number } }[]>;
}
interface DetectorKind {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

/** The browser's own reader, where there is one (Chrome on Android): nothing has to be fetched. */
async function ownDetector(): Promise<Detector | null> {
  const Kind = (globalThis as { BarcodeDetector?: DetectorKind }).BarcodeDetector;
  try {
    const formats = (await Kind?.getSupportedFormats()) ?? [];
    return Kind && formats.includes('qr_code') ? new Kind({ formats: ['qr_code'] }) : null;
  } catch {
    return null;
  }
}

/** Reads with zxing in a worker of its own, so that the picture never stands still. */
function workerReader(): QrReader {
  const worker = new Worker(new URL('./qr-worker.ts', import.meta.url), { type: 'module' });
  return {
    look: (frame) =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<QrSeen>) =>
          data.kind === 'broken' ? reject(new Error('The QR reader could not be loaded.')) : resolve(data);
        worker.onerror = () => reject(new Error('The QR reader could not be loaded.'));
        worker.postMessage(frame, [frame.data.buffer]);
      }),
    close: () => worker.terminate(),
  };
}

/** The browser's own reader is given so long, in milliseconds; dense codes are beyond some of them. */
const patience = 6000;

/** The browser's own reader first, then, or where there is none, ours. */
export async function openQrReader(now: () => number = Date.now, makeOurs = workerReader): Promise<QrReader> {
  const own = await ownDetector();
  const since = now();
  let ours = own ? null : makeOurs();
  const lookOwn = async (frame: ImageData): Promise<QrSeen> => {
    const found = (await own?.detect(frame).catch(() => [])) ?? [];
    const texts = found.map(({ rawValue }) => rawValue).filter(Boolean);
    return texts.length > 0 ? { kind: 'read', texts } : { kind: 'nothing' };
  };
  return {
    look: async (frame) => {
      if (ours === null && now() - since < patience) {
        const seen = await lookOwn(frame);
        if (seen.kind === 'read') return seen;
        return { kind: 'nothing' };
      }
      ours ??= makeOurs();
      return await ours.look(frame);
    },
    close: () => ours?.close(),
  };
}
