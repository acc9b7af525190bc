import type { Control } from '@pramaan/documents/field.ts';
import type { ComponentType } from 'react';
import { ChoiceControl } from './ChoiceControl.tsx';
import type { ControlProps } from './control.ts';
import { DateControl } from './DateControl.tsx';
import { FileControl } from './FileControl.tsx';
import { LongTextControl } from './LongTextControl.tsx';
import { MoneyControl } from './MoneyControl.tsx';
import { NumberControl } from './NumberControl.tsx';
import { PasswordControl } from './PasswordControl.tsx';
import { SelectControl } from './SelectControl.tsx';
import { TextControl } from './TextControl.tsx';

/** What is drawn for each control of the definition language. */
export const controls: Readonly<Record<Control, ComponentType<ControlProps>>> = {
  text: TextControl,
  textarea: LongTextControl,
  number: NumberControl,
  money: MoneyControl,
  date: DateControl,
  select: SelectControl,
  listed: ChoiceControl,
  file: FileControl,
  password: PasswordControl,
};
