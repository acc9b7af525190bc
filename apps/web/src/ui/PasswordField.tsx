import { m } from '@pramaan/messages';
import { useState } from 'react';
import { IconButton } from './IconButton.tsx';
import { TextField } from './TextField.tsx';

interface Props {
  name: string;
  label: string;
  value: string;
  fault?: string | undefined;
  hint?: string;
  /** Tells password managers whether to fill or to suggest. */
  fill: 'current-password' | 'new-password' | 'off';
  onChange: (value: string) => void;
}

/** A password that can be pasted, filled and looked at. */
export function PasswordField({ name, label, value, fault, hint = '', fill, onChange }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      name={name}
      type={shown ? 'text' : 'password'}
      label={label}
      hint={hint}
      autoComplete={fill}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={200}
      value={value}
      fault={fault}
      after={
        <IconButton
          icon={shown ? 'hide' : 'show'}
          label={shown ? m.access_password_hide() : m.access_password_show()}
          onClick={() => setShown(!shown)}
        />
      }
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
