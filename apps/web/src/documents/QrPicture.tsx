import { useId } from 'react';
import { t } from '../lib/catalogue.ts';
import controls from './controls/Control.module.css';
import classes from './DocumentPage.module.css';

/** A picture in place of typed fields, for the ways that read one; it goes as soon as it is chosen. */
export function QrPicture({ busy, onPicture }: { busy: boolean; onPicture: (picture: File) => void }) {
  const hint = useId();
  return (
    <div className={classes.picture}>
      <p className={classes.pictureTitle}>{t('doc.qr.picture')}</p>
      <p className={classes.quiet} id={hint}>
        {t('doc.qr.hint')}
      </p>
      <div className={controls.fileButtons}>
        {(['environment', undefined] as const).map((capture) => (
          <label
            key={capture ?? 'file'}
            className={controls.fileButton}
            data-camera={capture ? true : undefined}
          >
            {t(busy ? 'doc.form.checking' : capture ? 'doc.file.camera' : 'doc.file.choose')}
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
      <p className={classes.or}>{t('doc.qr.or')}</p>
    </div>
  );
}
