import { greyOf } from './judge-picture.ts';
import { lookAt } from './picture-seen.ts';

addEventListener('message', ({ data: { data, width, height } }: MessageEvent<ImageData>) => {
  postMessage(lookAt({ grey: greyOf({ data, width, height }), width, height }));
});
