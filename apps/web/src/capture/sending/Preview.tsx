import { m } from '@pramaan/messages';
import { useEffect, useState } from 'react';
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
      <p className={classes.line}>{m.capture_preview()}</p>
      {address ? <img className={classes.picture} src={address} alt={m.capture_preview_alt()} /> : null}
      <p className={classes.quiet}>{m.capture_size({ bytes: Math.ceil(file.size / 1024) })}</p>
      <div className={classes.row}>
        <Button onClick={onUse}>{m.capture_use()}</Button>
        <Button variant="default" onClick={onAgain}>
          {taken ? m.capture_again() : m.capture_other()}
        </Button>
      </div>
    </>
  );
}
