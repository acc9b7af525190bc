import type { Control } from '@pramaan/documents/field.ts';
import type { ComponentType } from 'react';
import { onDemand } from '../../lib/on-demand.tsx';
import { ChoiceControl } from './ChoiceControl.tsx';
import type { ControlProps } from './control.ts';
import { PasswordControl } from './PasswordControl.tsx';
import { plainControls } from './plain-controls.ts';

/** With what opens, crops and sends a file: most forms ask for none. */
const FileControl = onDemand(() => import('./FileControl.tsx'), 'FileControl');

/** What is drawn for each control of the definition language. */
export const controls: Readonly<Record<Control, ComponentType<ControlProps>>> = {
  ...plainControls,
  listed: ChoiceControl,
  file: FileControl,
  password: PasswordControl,
};
