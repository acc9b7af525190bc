import type { Control } from '@pramaan/documents/field.ts';
import type { ComponentType } from 'react';
import type { ControlProps } from './control.ts';
import { DateControl } from './DateControl.tsx';
import { LongTextControl } from './LongTextControl.tsx';
import { MoneyControl } from './MoneyControl.tsx';
import { NumberControl } from './NumberControl.tsx';
import { SelectControl } from './SelectControl.tsx';
import { TextControl } from './TextControl.tsx';

/** What is drawn for a question, by its control; a control without one is drawn as a line of text. */
export type Controls = Readonly<Partial<Record<Control, ComponentType<ControlProps>>>>;

/** The controls of a bank's form, which asks for no files: without the code of cameras and uploads. */
export const plainControls = {
  text: TextControl,
  textarea: LongTextControl,
  number: NumberControl,
  money: MoneyControl,
  date: DateControl,
  select: SelectControl,
} as const satisfies Controls;
