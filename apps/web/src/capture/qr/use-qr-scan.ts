import { type RefObject, useEffect, useRef, useState } from 'react';
import { greyOf } from '../picture/judge-picture.ts';
import { isAadhaarText } from './aadhaar-text.ts';
import { type QrHint, qrHint } from './qr-hint.ts';
import { openQrReader, type QrReader } from './qr-reader.ts';

/** Milliseconds between frames: a few a second are enough, and spare the battery. */
const pause = 180;
/** Side in pixels of what is read: 6 pixels and more to a module of the densest code. */
const side = 1100;
/** How long a hint stands at least, in milliseconds: people read slower than cameras see. */
const hold = 1500;

/** The middle square of what the camera shows now; null before the first frame. */
function middleOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | null {
  const { videoWidth, videoHeight } = video;
  const length = Math.min(videoWidth, videoHeight);
  if (length === 0 || video.readyState < 2) return null;
  canvas.width = Math.min(length, side);
  canvas.height = canvas.width;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const [left, top] = [(videoWidth - length) / 2, (videoHeight - length) / 2];
  pen?.drawImage(video, left, top, length, length, 0, 0, canvas.width, canvas.height);
  return pen?.getImageData(0, 0, canvas.width, canvas.height) ?? null;
}

/** Mean light of every 97th pixel. */
function lightOf({ data }: ImageData): number {
  const width = Math.floor(data.length / (97 * 4));
  const few = new Uint8ClampedArray(width * 4);
  for (let at = 0; at < width; at += 1) few.set(data.subarray(at * 97 * 4, at * 97 * 4 + 4), at * 4);
  return greyOf({ data: few, width, height: 1 }).reduce((sum, value) => sum + value, 0) / Math.max(1, width);
}

/** Reads the camera's frames until one holds an Aadhaar QR. `broken`: the reader could not be fetched. */
export function useQrScan(
  video: RefObject<HTMLVideoElement | null>,
  live: boolean,
  onText: (text: string) => void,
): QrHint | 'broken' {
  const [hint, setHint] = useState<QrHint | 'broken'>('aim');
  const found = useRef(onText);
  found.current = onText;
  useEffect(() => {
    if (!live) return;
    let over = false;
    let reader: QrReader | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const canvas = document.createElement('canvas');
    const since = Date.now();
    let saidAt = 0;
    const say = (next: QrHint) => {
      if (Date.now() - saidAt < hold) return;
      saidAt = Date.now();
      setHint(next);
    };
    const look = async () => {
      const frame = video.current ? middleOf(video.current, canvas) : null;
      if (frame && reader) {
        const light = lightOf(frame);
        const seen = await reader.look(frame);
        if (over) return;
        const text = seen.kind === 'read' ? seen.texts.find(isAadhaarText) : undefined;
        if (text !== undefined) {
          over = true;
          found.current(text);
          return;
        }
        say(qrHint(seen, light, (Date.now() - since) / 1000));
      }
      timer = setTimeout(next, pause);
    };
    const next = () => {
      look().catch(() => {
        if (!over) setHint('broken');
      });
    };
    openQrReader().then(
      (opened) => {
        if (over) {
          opened.close();
          return;
        }
        reader = opened;
        next();
      },
      () => setHint('broken'),
    );
    return () => {
      over = true;
      clearTimeout(timer);
      reader?.close();
    };
  }, [live, video]);
  return hint;
}
