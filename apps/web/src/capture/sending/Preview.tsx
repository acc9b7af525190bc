import { type Message, m } from '@pramaan/messages';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { PictureHint } from '../picture/judge-picture.ts';
import { lookAtFile } from '../picture/picture-looker.ts';
import classes from './Delivery.module.css';

interface Props {
  file: File;
  taken: boolean;
  onUse: () => void;
  onAgain: () => void;
}

const warnings: Readonly<Record<Exclude<PictureHint, 'good'>, Message>> = {
  dark: m.capture_warn_dark,
  glare: m.capture_warn_glare,
  blurred: m.capture_warn_blurred,
};

/** The picture as it will be sent: is all of it there, can it be read? What is measured on it is advice, and refuses nothing. */
export function Preview({ file, taken, onUse, onAgain }: Props) {
  const [hint, setHint] = useState<PictureHint>('good');
  useEffect(() => {
    let over = false;
    void lookAtFile(file).then((seen) => {
      if (!over && seen) setHint(seen.hint);
    });
    return () => {
      over = true;
    };
  }, [file]);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <>
      <p className={classes.line}>{m.capture_preview()}</p>
      {address ? <img className={classes.picture} src={address} alt={m.capture_preview_alt()} /> : null}
      <div role="status">
        {hint === 'good' ? null : (
          <p className={classes.warning}>
            <Icon name="warn" size={18} />
            {warnings[hint]()}
          </p>
        )}
      </div>
      <p className={classes.quiet}>{m.capture_size({ bytes: Math.ceil(file.size / 1024) })}</p>
      <div className={classes.row}>
        {hint === 'good' ? <Button onClick={onUse}>{m.capture_use()}</Button> : null}
        <Button variant={hint === 'good' ? 'default' : 'filled'} onClick={onAgain}>
          {taken ? m.capture_again() : m.capture_other()}
        </Button>
        {hint === 'good' ? null : (
          <Button variant="default" onClick={onUse}>
            {m.capture_use_anyway()}
          </Button>
        )}
      </div>
    </>
  );
}
