import { joined } from '../printed-forms/rows.ts';
import type { Word } from '../reading/page.ts';

/** A text and the words it was read from. */
export interface Found {
  text: string;
  page: number;
  words: readonly Word[];
}

/** What stands above the figures of an acknowledgement; null where it was not found. */
export interface Heading {
  status: Found | null;
  assessmentYear: Found | null;
  filingDate: Found | null;
  ackNo: Found | null;
  formNo: Found | null;
  name: Found | null;
  pan: Found | null;
  /** The last four digits only, as XXXX XXXX 1234; the others are dropped here. */
  aadhaar: Found | null;
  address: Found | null;
}

export function found(page: number, words: readonly Word[], text?: string): Found | null {
  const said = (text ?? joined(words)).replace(/^[\s:.-]+|[\s,:]+$/g, '');
  return said === '' ? null : { text: said, page, words };
}
