import { m } from '@pramaan/messages';
import { useState } from 'react';
import { chooseScheme, currentScheme } from '../lib/colour-scheme.ts';
import { IconButton } from './IconButton.tsx';

/** Light or dark, as the person likes it. */
export function ColourSwitch() {
  const [scheme, setScheme] = useState(currentScheme);
  const other = scheme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      icon={scheme === 'dark' ? 'sun' : 'moon'}
      label={scheme === 'dark' ? m.shell_light() : m.shell_dark()}
      onClick={() => {
        chooseScheme(other);
        setScheme(other);
      }}
    />
  );
}
