import { type Message, m } from '@pramaan/messages';
import { useRef } from 'react';
import { useCamera } from '../camera/use-camera.ts';
import classes from '../camera/Viewfinder.module.css';
import { Viewfinder } from '../camera/Viewfinder.tsx';
import type { PictureHint } from './judge-picture.ts';
import { jpegOf } from './small-picture.ts';
import { useAutoCapture } from './use-auto-capture.ts';

const sentences: Readonly<Record<PictureHint, Message>> = {
  dark: m.capture_picture_dark,
  glare: m.capture_picture_glare,
  blurred: m.capture_picture_blurred,
  good: m.capture_picture_good,
};

/** It is made smaller afterwards; taken well, so that nothing is lost twice. */
const quality = 0.92;

/** The frame as the camera gives it, at its full size. */
async function takePicture(video: HTMLVideoElement): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await jpegOf(canvas, quality);
  return blob && blob.size > 0 ? new File([blob], 'photo.jpg', { type: blob.type }) : null;
}

interface Props {
  onTaken: (picture: File) => void;
  onClose: () => void;
}

/**
 * The camera with a frame to fit the document into and a word on light, glare and focus. A card that is found, still and sharp
 * is taken by itself; the button takes any picture at any time.
 */
export function DocumentCamera({ onTaken, onClose }: Props) {
  const camera = useCamera();
  const isTaken = useRef(false);
  const take = async () => {
    if (isTaken.current || !camera.video.current) return;
    isTaken.current = true;
    const picture = await takePicture(camera.video.current);
    isTaken.current = picture !== null;
    if (picture) onTaken(picture);
  };
  const { hint, corners } = useAutoCapture(camera.video, camera.state.kind === 'live', () => void take());
  const isSteadying = hint === 'good' && corners !== null;
  return (
    <Viewfinder
      title={m.capture_picture_title()}
      frame="card"
      camera={camera}
      hint={isSteadying ? m.capture_picture_steady() : sentences[hint]()}
      outline={corners}
      tone={hint === 'good' ? 'good' : 'plain'}
      onClose={onClose}
    >
      <button
        type="button"
        className={classes.shutter}
        aria-label={m.capture_picture_take()}
        onClick={() => void take()}
      />
    </Viewfinder>
  );
}
