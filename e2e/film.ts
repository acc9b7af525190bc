import { join } from 'node:path';
import { world } from './world.ts';

/** What the pretended camera films: read again by the browser each time a page opens the camera. */
export const film = () => join(world.box, 'film.mjpeg');

/** Arguments of a browser whose camera films that, and is never refused. */
export const filming = () => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${film()}`,
];
