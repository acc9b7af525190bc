import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { film } from './film.ts';
import { openIn, test } from './test.ts';

/** Journeys in a browser whose camera shows what `showToCamera` put before it, and is never refused. */
export const filmed = test.extend({
  open: ({ filmedWindows, complaints }, use) => openIn(filmedWindows, complaints, use),
});

/**
 * Puts a picture before the camera, so high in a frame of 1280 × 720, on grey. Motion JPEG is one JPEG after another;
 * the page's own browser draws them.
 */
export async function showToCamera(page: Page, picture: string, height = 660): Promise<void> {
  const frame = await page.evaluate(
    async ([address, high]) => {
      const shown = new Image();
      shown.src = String(address);
      await shown.decode();
      const canvas = document.createElement('canvas');
      canvas.width = 1280;
      canvas.height = 720;
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('This browser has no canvas.');
      pen.fillStyle = '#b8b4ac';
      pen.fillRect(0, 0, 1280, 720);
      const wide = (Number(high) * shown.width) / shown.height;
      pen.drawImage(shown, (1280 - wide) / 2, (720 - Number(high)) / 2, wide, Number(high));
      return canvas.toDataURL('image/jpeg', 0.92).replace(/^.*,/, '');
    },
    [picture, height],
  );
  const jpeg = Buffer.from(frame, 'base64');
  writeFileSync(film(), Buffer.concat(Array.from({ length: 4 }, () => jpeg)));
}

/** Lets a journey ask afterwards whether every camera that the page opened was closed again. */
export async function watchCameras(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const opened: MediaStreamTrack[] = [];
    Object.assign(window, { openedTracks: opened });
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      opened.push(...stream.getTracks());
      return stream;
    };
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { openedTracks: MediaStreamTrack[] }).openedTracks.map(
        (track) => track.readyState,
      ),
    );
}
