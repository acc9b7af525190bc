import { useEffect, useRef, useState } from 'react';
import {
  adjust,
  cameraIds,
  mayHaveCamera,
  type NoCamera,
  type OpenCamera,
  openCamera,
  reasonOf,
  stopCamera,
} from './open-camera.ts';

type CameraState =
  | { kind: 'asking' }
  | { kind: 'live'; hasTorch: boolean; cameras: number }
  | { kind: 'none'; why: NoCamera };

/**
 * A camera shown in a video element. It runs while the part is on the screen and the tab is looked at, and never
 * longer: the light beside the lens goes out with it.
 */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null);
  const open = useRef<OpenCamera>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [state, setState] = useState<CameraState>({ kind: 'asking' });
  const [lit, setLit] = useState(false);

  useEffect(() => {
    if (!mayHaveCamera()) {
      setState({ kind: 'none', why: window.isSecureContext ? 'missing' : 'insecure' });
      return;
    }
    /** Counts the starts: one that was overtaken while the person was being asked closes what it opened. */
    let current = 0;
    const stop = () => {
      current += 1;
      if (open.current) stopCamera(open.current.stream);
      open.current = null;
      if (video.current) video.current.srcObject = null;
    };
    const start = async () => {
      stop();
      const mine = current;
      setState({ kind: 'asking' });
      setLit(false);
      try {
        const camera = await openCamera(chosen);
        if (mine !== current) {
          stopCamera(camera.stream);
          return;
        }
        open.current = camera;
        camera.stream.getVideoTracks()[0]?.addEventListener('ended', () => {
          if (mine === current) setState({ kind: 'none', why: 'busy' });
        });
        if (video.current) {
          video.current.srcObject = camera.stream;
          await video.current.play().catch(() => undefined);
        }
        const ids = await cameraIds().catch(() => []);
        if (mine === current) setState({ kind: 'live', hasTorch: camera.hasTorch, cameras: ids.length });
      } catch (thrown) {
        if (mine === current) setState({ kind: 'none', why: reasonOf(thrown) });
      }
    };
    const look = () => {
      if (document.hidden) stop();
      else void start();
    };
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pagehide', stop);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pagehide', stop);
      stop();
    };
  }, [chosen]);

  return {
    video,
    state,
    lit,
    toggleLight: async () => {
      if (!open.current) return;
      try {
        await adjust(open.current.stream, { torch: !lit });
        setLit(!lit);
      } catch {
        setState((before) => (before.kind === 'live' ? { ...before, hasTorch: false } : before));
      }
    },
    switchCamera: async () => {
      const ids = await cameraIds().catch((): string[] => []);
      const used = open.current?.stream.getVideoTracks()[0]?.getSettings().deviceId ?? '';
      setChosen(ids[(ids.indexOf(used) + 1) % Math.max(1, ids.length)] ?? null);
    },
  };
}
