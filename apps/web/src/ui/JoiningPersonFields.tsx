import { type JoiningRole, joiningRoles } from '@pramaan/documents/joins-as.ts';
import { joiningMessages } from '../lib/joining-messages.ts';
import { MobileField } from './MobileField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

/** Somebody who joins an application, as typed. */
export interface JoiningPerson {
  name: string;
  mobile: string;
  joinsAs: JoiningRole;
}

interface Props {
  person: JoiningPerson;
  faults: Partial<Record<'name' | 'mobile', string>>;
  onChange: (changes: Partial<JoiningPerson>) => void;
  /** The fields' names and the role's explanation, as the one who reads them is addressed. */
  words: Record<'name' | 'joinsAs' | 'joinsAsHint', string>;
}

/** The fields that name a co-applicant or guarantor. */
export function JoiningPersonFields({ person, faults, onChange, words }: Props) {
  return (
    <>
      <TextField
        name="name"
        label={words.name}
        maxLength={120}
        value={person.name}
        fault={faults.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <MobileField value={person.mobile} fault={faults.mobile} onChange={(mobile) => onChange({ mobile })} />
      <SelectField
        name="joinsAs"
        label={words.joinsAs}
        hint={words.joinsAsHint}
        value={person.joinsAs}
        onChange={(event) => onChange({ joinsAs: event.currentTarget.value as JoiningRole })}
      >
        {joiningRoles.map((one) => (
          <option key={one} value={one}>
            {joiningMessages[one]()}
          </option>
        ))}
      </SelectField>
    </>
  );
}
