import { type Message, m } from '@pramaan/messages';
import { useCamera } from '../camera/use-camera.ts';
import { Viewfinder } from '../camera/Viewfinder.tsx';
import { useQrScan } from './use-qr-scan.ts';

const sentences: Readonly<Record<ReturnType<typeof useQrScan>, Message>> = {
  aim: m.capture_qr_aim,
  closer: m.capture_qr_closer,
  still: m.capture_qr_still,
  dark: m.capture_qr_dark,
  other: m.capture_qr_other,
  broken: m.capture_qr_broken,
};

/** Holds the camera over an Aadhaar QR until it is read. The text goes to `onText` once; then it is closed. */
export function QrScanner({ onText, onClose }: { onText: (text: string) => void; onClose: () => void }) {
  const camera = useCamera();
  const hint = useQrScan(camera.video, camera.state.kind === 'live', (text) => {
    navigator.vibrate?.(60);
    onText(text.trim());
  });
  return (
    <Viewfinder
      title={m.capture_qr_title()}
      frame="square"
      camera={camera}
      hint={sentences[hint]()}
      onClose={onClose}
    />
  );
}
