import type { Control } from '@pramaan/documents/field.ts';
import type { ComponentType } from 'react';
import { ChoiceControl } from './ChoiceControl.tsx';
import type { ControlProps } from './control.ts';
import { FileControl } from './FileControl.tsx';
import { PasswordControl } from './PasswordControl.tsx';
import { plainControls } from './plain-controls.ts';

/** What is drawn for each control of the definition language. */
export const controls: Readonly<Record<Control, ComponentType<ControlProps>>> = {
  ...plainControls,
  listed: ChoiceControl,
  file: FileControl,
  password: PasswordControl,
};
