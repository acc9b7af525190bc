import type { Field } from '@pramaan/documents/field.ts';
import type { FilePlace, Shipment } from '../../capture/sending/shipment.ts';

/** Makes a file ready to go to the server. `light` is what is sent of the file that was chosen. */
export interface SendFile {
  (light: File, chosen: File): Promise<Shipment>;
  /** Where it goes, for a phone that takes the picture in place of this computer; without it none can. */
  readonly place?: FilePlace;
}

/** What every control of a capture form is given. It draws the input alone; FieldFrame draws the words around. */
export interface ControlProps {
  id: string;
  name: string;
  field: Field;
  value: string;
  /** The ids of the hint, the warning and the fault, for `aria-describedby`. */
  describedBy: string | undefined;
  invalid: boolean;
  disabled: boolean;
  change: (value: string) => void;
  /** The person has left the field: the moment to check it. */
  left: () => void;
  sendFile: SendFile;
  /** A file is on its way: the form must not go before it has come. */
  onWay?: (isOnWay: boolean) => void;
  /** Whether the file that is here is a PDF, which has all sides of a paper itself. */
  onPdf?: (isPdf: boolean) => void;
  /** What the form's other questions were answered: what a list depends on. */
  answers: Readonly<Record<string, string>>;
}

/** The attributes that every native input shares. */
export function inputAttributes({ id, name, field, describedBy, invalid, disabled, left }: ControlProps) {
  return {
    id,
    name,
    disabled,
    required: !field.optional,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
    onBlur: left,
  };
}
