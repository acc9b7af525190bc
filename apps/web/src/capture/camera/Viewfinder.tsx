import { type Message, m } from '@pramaan/messages';
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import type { NoCamera } from './open-camera.ts';
import { useBackCloses } from './use-back-closes.ts';
import type { useCamera } from './use-camera.ts';
import classes from './Viewfinder.module.css';

const sentences: Readonly<Record<NoCamera, Message>> = {
  denied: m.capture_camera_denied,
  missing: m.capture_camera_missing,
  busy: m.capture_camera_busy,
  insecure: m.capture_camera_insecure,
};

interface Props {
  title: string;
  /** The frame drawn over the picture: what to fit into it. */
  frame: 'square' | 'card';
  camera: ReturnType<typeof useCamera>;
  /** What to do now, in a few words; said again only when it changes. */
  hint: string;
  tone?: 'good' | 'plain';
  /** Corners of what was found in the picture, each 0 to 1 along and down. */
  outline?: readonly { x: number; y: number }[] | null;
  /** Buttons of this use: the shutter. */
  children?: ReactNode;
  onClose: () => void;
}

/** The camera's picture over the whole screen, with what to do. Escape, "back" and the cross close it. */
export function Viewfinder({
  title,
  frame,
  camera,
  hint,
  tone = 'plain',
  outline = null,
  children = null,
  onClose,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { state, lit } = camera;
  useBackCloses(onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal?.();
    return () => element?.close?.();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes.viewfinder}
      data-viewfinder
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className={classes.top}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        <button type="button" className={classes.round} aria-label={m.capture_close()} onClick={onClose}>
          <Icon name="cross" />
        </button>
      </header>
      <div className={classes.scene}>
        <Picture video={camera.video} hidden={state.kind === 'none'} />
        {outline && state.kind === 'live' ? (
          <Outline video={camera.video} corners={outline} tone={tone} />
        ) : null}
        {state.kind === 'live' ? (
          <div className={classes.frame} data-frame={frame} data-tone={tone} aria-hidden="true" />
        ) : null}
        {state.kind === 'none' ? (
          <div className={classes.none} role="alert">
            <p>{sentences[state.why]()}</p>
            <p>{m.capture_camera_instead()}</p>
            <button type="button" className={classes.plainButton} onClick={onClose}>
              {m.capture_camera_back()}
            </button>
          </div>
        ) : null}
      </div>
      <p className={classes.hint} role="status" data-tone={tone}>
        {state.kind === 'asking' ? m.capture_camera_asking() : state.kind === 'live' ? hint : ''}
      </p>
      <div className={classes.controls}>
        <span className={classes.side}>
          {state.kind === 'live' && state.hasTorch ? (
            <button
              type="button"
              className={classes.round}
              aria-label={m.capture_torch()}
              aria-pressed={lit}
              onClick={() => void camera.toggleLight()}
            >
              <Icon name={lit ? 'moon' : 'sun'} />
            </button>
          ) : null}
        </span>
        {state.kind === 'live' ? children : null}
        <span className={classes.side}>
          {state.kind === 'live' && state.cameras > 1 ? (
            <button type="button" className={classes.plainButton} onClick={() => void camera.switchCamera()}>
              {m.capture_switch()}
            </button>
          ) : null}
        </span>
      </div>
    </dialog>
  );
}

interface OutlineProps {
  video: RefObject<HTMLVideoElement | null>;
  corners: readonly { x: number; y: number }[];
  tone: 'good' | 'plain';
}

/** Lies over the video as the video fills the screen: what is beyond the edge is cut of both alike. */
function Outline({ video, corners, tone }: OutlineProps) {
  const { videoWidth = 0, videoHeight = 0 } = video.current ?? {};
  return (
    <svg
      className={classes.outline}
      data-tone={tone}
      viewBox={`0 0 ${videoWidth} ${videoHeight}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <polygon points={corners.map(({ x, y }) => `${x * videoWidth},${y * videoHeight}`).join(' ')} />
    </svg>
  );
}

/** Some phones show a video only when it is muted and told to stay in the page. */
function Picture({ video, hidden }: { video: RefObject<HTMLVideoElement | null>; hidden: boolean }) {
  useEffect(() => {
    if (video.current) video.current.muted = true;
  }, [video]);
  return <video ref={video} className={classes.video} hidden={hidden} playsInline muted />;
}
