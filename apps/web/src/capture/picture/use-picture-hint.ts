import { type RefObject, useEffect, useState } from 'react';
import { greyOf, judgePicture, type PictureHint, pictureHint } from './judge-picture.ts';

/** Pixels across of what is judged; the picture itself is taken at full size. */
const width = 240;
const pause = 400;

function hintOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): PictureHint | null {
  if (video.videoWidth === 0 || video.readyState < 2) return null;
  canvas.width = width;
  canvas.height = Math.round((width * video.videoHeight) / video.videoWidth);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const frame = pen?.getImageData(0, 0, canvas.width, canvas.height);
  return frame ? pictureHint(judgePicture(greyOf(frame), frame.width, frame.height)) : null;
}

/** How the camera's picture looks just now. It changes its word only when two looks in a row say the same. */
export function usePictureHint(video: RefObject<HTMLVideoElement | null>, live: boolean): PictureHint {
  const [hint, setHint] = useState<PictureHint>('blurred');
  useEffect(() => {
    if (!live) return;
    const canvas = document.createElement('canvas');
    let before: PictureHint | null = null;
    const timer = setInterval(() => {
      const seen = video.current ? hintOf(video.current, canvas) : null;
      if (seen !== null && seen === before) setHint(seen);
      before = seen;
    }, pause);
    return () => clearInterval(timer);
  }, [live, video]);
  return hint;
}
