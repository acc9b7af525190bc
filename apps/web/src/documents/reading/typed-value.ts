import { type Message, m } from '@pramaan/messages';
import { printedDate } from './printed-date.ts';
import type { ReadField } from './read-fields.ts';

const amount = /^(?:₹|Rs\.?)?\s*\d{1,3}(?:,?\d{2,3})*(?:\.\d{1,2})?(?:\/-)?$/i;
const numbers = /(?:pincode|age|mobile|phone|year)$/i;

/** Which keys a phone should offer for a field. */
export function keyboardOf({ path, format, value }: ReadField): 'numeric' | 'decimal' | 'text' {
  if (format === 'inr') return 'decimal';
  return (format === 'date' && !/[a-z]/i.test(value)) || numbers.test(path) || /^\d+$/.test(value)
    ? 'numeric'
    : 'text';
}

/** Is it written in several lines? */
export const isLong = ({ path, value }: ReadField) => /address$/i.test(path) || value.length > 48;

/**
 * What a person typed over what was read: tidied, or the sentence that says what is wrong. What was left as read,
 * and what was emptied, is the person's word and is not questioned here.
 */
export function checkTyped(field: ReadField, typed: string): { tidied: string; fault?: Message } {
  const text = typed.replace(/[ \t]+/g, ' ').trim();
  if (text === field.value || text === '') return { tidied: text };
  if (field.format === 'date') {
    const date = printedDate(text);
    return date === null ? { tidied: text, fault: m.read_fault_date } : { tidied: date };
  }
  if (field.format === 'inr' && !amount.test(text)) return { tidied: text, fault: m.read_fault_money };
  return { tidied: text };
}
