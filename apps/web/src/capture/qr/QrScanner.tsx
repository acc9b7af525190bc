import { type PlainKey, t } from '../../lib/catalogue.ts';
import { useCamera } from '../camera/use-camera.ts';
import { Viewfinder } from '../camera/Viewfinder.tsx';
import '../words.ts';
import { useQrScan } from './use-qr-scan.ts';

const sentences: Readonly<Record<ReturnType<typeof useQrScan>, PlainKey>> = {
  aim: 'capture.qr.aim',
  closer: 'capture.qr.closer',
  still: 'capture.qr.still',
  dark: 'capture.qr.dark',
  other: 'capture.qr.other',
  broken: 'capture.qr.broken',
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
      title={t('capture.qr.title')}
      frame="square"
      camera={camera}
      hint={t(sentences[hint])}
      onClose={onClose}
    />
  );
}
