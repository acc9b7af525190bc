import { m } from '@pramaan/messages';
import { useCallback, useId, useState } from 'react';
import { LatePart } from '../capture/late-part.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import controls from './controls/Control.module.css';
import classes from './DocumentPage.module.css';

const scanner = async () => (await import('../capture/qr/QrScanner.tsx')).QrScanner;

interface Props {
  busy: boolean;
  onPicture: (picture: File) => void;
  /** What the camera read from the code. */
  onText: (text: string) => void;
}

/**
 * A QR code held to the camera, or a picture of it, in place of typed fields, for the ways that read one. It goes as
 * soon as it is there.
 */
export function QrPicture({ busy, onPicture, onText }: Props) {
  const hint = useId();
  const [scanning, setScanning] = useState(false);
  const [scanned, setScanned] = useState(false);
  const [late, setLate] = useState(false);
  const missing = useCallback(() => {
    setScanning(false);
    setLate(true);
  }, []);
  return (
    <div className={classes.picture}>
      <p className={classes.quiet} id={hint}>
        {m.doc_qr_hint()}
      </p>
      <div>
        <Button
          size="lg"
          className={classes.scan}
          aria-describedby={hint}
          loading={busy}
          onClick={() => {
            setLate(false);
            setScanning(true);
          }}
        >
          <Icon name="qr" /> {scanned ? m.doc_qr_scan_again() : m.doc_qr_scan()}
        </Button>
      </div>
      {late ? (
        <p role="alert" className={controls.fault}>
          {m.doc_late()}
        </p>
      ) : null}
      {scanning ? (
        <LatePart
          load={scanner}
          props={{
            onClose: () => setScanning(false),
            onText: (text) => {
              setScanning(false);
              setScanned(true);
              onText(text);
            },
          }}
          onMissing={missing}
        />
      ) : null}
      <p className={classes.or}>{m.doc_qr_picture()}</p>
      <div className={controls.fileButtons}>
        {(['environment', undefined] as const).map((capture) => (
          <label
            key={capture ?? 'file'}
            className={controls.fileButton}
            data-camera={capture ? true : undefined}
          >
            {(busy ? m.doc_form_checking : capture ? m.doc_file_camera : m.doc_file_choose)()}
            <input
              type="file"
              className={controls.fileInput}
              accept="image/*"
              capture={capture}
              disabled={busy}
              aria-describedby={hint}
              onChange={(event) => {
                const [picture] = event.currentTarget.files ?? [];
                if (picture) onPicture(picture);
                event.currentTarget.value = '';
              }}
            />
          </label>
        ))}
      </div>
      <p className={classes.or}>{m.doc_qr_or()}</p>
    </div>
  );
}
