import { m } from '@pramaan/messages';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Tick } from '../../ui/Tick.tsx';
import classes from './Delivery.module.css';
import type { Opening } from './shipment.ts';

interface Props {
  /** The server's sentence about the last try. */
  said: string | null;
  onOpen: (opening: Opening) => void;
  onDrop: () => void;
}

/** Asks for the password of a locked PDF. It is used once; neither side keeps it. */
export function Unlock({ said, onOpen, onDrop }: Props) {
  const [password, setPassword] = useState('');
  const [usual, setUsual] = useState(false);
  const [fault, setFault] = useState(said);
  function open() {
    if (password === '' && !usual) setFault(m.capture_locked_blank());
    else
      onOpen({
        ...(password === '' ? {} : { password }),
        ...(usual ? { usualPasswords: 'Y' as const } : {}),
      });
  }
  // It stands inside the form of the document, which Enter must not send.
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    open();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in the field below does what the button does
    <div className={classes.unlock} onKeyDown={onEnter}>
      <p className={classes.line}>{m.capture_locked()}</p>
      <PasswordField
        name="pdf-password"
        label={m.capture_locked_password()}
        hint={m.capture_locked_hint()}
        value={password}
        fault={fault ?? undefined}
        fill="off"
        onChange={(typed) => {
          setPassword(typed);
          setFault(null);
        }}
      />
      <Tick
        label={m.capture_locked_usual()}
        checked={usual}
        onChange={(on) => {
          setUsual(on);
          setFault(null);
        }}
      />
      <div className={classes.row}>
        <Button onClick={open}>{m.capture_locked_open()}</Button>
        <Button variant="default" onClick={onDrop}>
          {m.capture_other()}
        </Button>
      </div>
    </div>
  );
}
