import { type PictureSeen, seenAcross } from './picture-seen.ts';

/** Looks at pictures, one at a time. */
interface PictureLooker {
  /** Null when it could not be looked at: nothing is said then. */
  look: (frame: ImageData) => Promise<PictureSeen | null>;
  close: () => void;
}

/** In a worker of its own, so that the camera's picture never stands still. */
function workerLooker(): PictureLooker {
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' });
  return {
    look: (frame) =>
      new Promise((resolve) => {
        worker.onmessage = ({ data }: MessageEvent<PictureSeen>) => resolve(data);
        worker.onerror = () => resolve(null);
        worker.postMessage(frame, [frame.data.buffer]);
      }),
    close: () => worker.terminate(),
  };
}

const blind: PictureLooker = { look: async () => null, close: () => undefined };

/** A looker; where the browser has no workers it says nothing. */
export const openPictureLooker = (): PictureLooker =>
  typeof Worker === 'undefined' ? blind : workerLooker();

/** A picture or frame as small as it is looked at; null where nothing can be drawn. */
export function frameOf(
  source: CanvasImageSource,
  size: { width: number; height: number },
  canvas: HTMLCanvasElement = document.createElement('canvas'),
): ImageData | null {
  if (size.width === 0 || size.height === 0) return null;
  const scale = Math.min(1, seenAcross / Math.max(size.width, size.height));
  canvas.width = Math.max(1, Math.round(size.width * scale));
  canvas.height = Math.max(1, Math.round(size.height * scale));
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return pen?.getImageData(0, 0, canvas.width, canvas.height) ?? null;
}

/** What is seen in a picture that was chosen or taken; null when this browser cannot draw it. */
export async function lookAtFile(file: File, looker = openPictureLooker()): Promise<PictureSeen | null> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const frame = frameOf(picture, picture);
    picture.close();
    return frame ? await looker.look(frame) : null;
  } catch {
    return null;
  } finally {
    looker.close();
  }
}
