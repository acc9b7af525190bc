import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Corners } from './find-card.ts';
import type { PictureHint } from './judge-picture.ts';
import { frameOf, openPictureLooker } from './picture-looker.ts';
import type { PictureSeen } from './picture-seen.ts';

const pause = 150;
/** Looks in a row at which the card stood still and was sharp: about a second. */
const steadyLooks = 4;
/** How far a corner may wander between two looks, as a share of the picture. */
const still = 0.015;

function isStill(before: Corners | null, now: Corners | null): boolean {
  if (before === null || now === null) return false;
  return now.every(({ x, y }, at) => Math.hypot(x - (before[at]?.x ?? 9), y - (before[at]?.y ?? 9)) < still);
}

/** Counts the looks at which a card was found, sharp, well lit and where it was before; true once it is enough. */
export function steadyWatch() {
  let before: Corners | null = null;
  let looks = 0;
  return ({ hint, corners }: PictureSeen): boolean => {
    looks = hint === 'good' && isStill(before, corners) ? looks + 1 : 0;
    before = corners;
    return looks === steadyLooks;
  };
}

interface Now {
  hint: PictureHint;
  corners: Corners | null;
}

/**
 * How the camera's picture looks just now, and where the card is in it. It calls `onSteady` once when the card stands still and
 * is sharp. The hint changes only when two looks in a row say the same.
 */
export function useAutoCapture(
  video: RefObject<HTMLVideoElement | null>,
  live: boolean,
  onSteady: () => void,
): Now {
  const [now, setNow] = useState<Now>({ hint: 'blurred', corners: null });
  const take = useRef(onSteady);
  take.current = onSteady;
  useEffect(() => {
    if (!live) return;
    const [looker, canvas, isSteady] = [openPictureLooker(), document.createElement('canvas'), steadyWatch()];
    let before: PictureHint | null = null;
    let timer = 0;
    let over = false;
    const look = async () => {
      const shown = video.current;
      const isReady = shown !== null && shown.readyState >= 2;
      const frame = isReady
        ? frameOf(shown, { width: shown.videoWidth, height: shown.videoHeight }, canvas)
        : null;
      const seen = frame ? await looker.look(frame) : null;
      if (over) return;
      if (seen) {
        const { hint, corners } = seen;
        const isSure = hint === before;
        before = hint;
        setNow((old) => ({ hint: isSure ? hint : old.hint, corners }));
        if (isSteady(seen)) take.current();
      }
      timer = window.setTimeout(look, pause);
    };
    void look();
    return () => {
      over = true;
      window.clearTimeout(timer);
      looker.close();
    };
  }, [live, video]);
  return now;
}
