import { useEffect, useState } from 'react';
import { t } from '../../lib/catalogue.ts';
import { Button } from '../../ui/Button.tsx';
import classes from './Delivery.module.css';

interface Props {
  file: File;
  taken: boolean;
  onUse: () => void;
  onAgain: () => void;
}

/** The picture as it will be sent: is all of it there, can it be read? */
export function Preview({ file, taken, onUse, onAgain }: Props) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <>
      <p className={classes.line}>{t('capture.preview')}</p>
      {address ? <img className={classes.picture} src={address} alt={t('capture.preview.alt')} /> : null}
      <p className={classes.quiet}>{t('capture.size', { bytes: Math.ceil(file.size / 1024) })}</p>
      <div className={classes.row}>
        <Button onClick={onUse}>{t('capture.use')}</Button>
        <Button variant="default" onClick={onAgain}>
          {t(taken ? 'capture.again' : 'capture.other')}
        </Button>
      </div>
    </>
  );
}
