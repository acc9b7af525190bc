import { wrong } from '../answer-check.ts';
import type { Field } from '../field.ts';
import { showsAadhaar } from '../shows-aadhaar.ts';

/** A field of free words that refuses a whole Aadhaar number among them. Other fields are what they were. */
export function withoutAadhaar(field: Field): Field {
  const free = (field.control === 'text' || field.control === 'textarea') && field.keyboard === 'text';
  if (!free) return field;
  const check: Field['check'] = (typed) => {
    const checked = field.check(typed);
    return checked.fault === null && showsAadhaar(checked.value)
      ? wrong(
          'This contains a full Aadhaar number. Remove it. We never store more than its last four digits.',
        )
      : checked;
  };
  return { ...field, check };
}
