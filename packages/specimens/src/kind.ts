import type { KeyObject } from 'node:crypto';
import type { ReaderName } from '@pramaan/documents/define.ts';
import type { InventedPerson } from './people.ts';
import type { Drawing } from './sheet.ts';

/** One kind of paper that can be drawn of any invented person, and what a perfect reader would read from it. */
export interface Kind {
  /** As in addresses and file names: `pan-2018`. */
  name: string;
  title: string;
  reader: ReaderName;
  /** `signer` signs the Aadhaar QR code of papers that carry one. */
  draw(person: InventedPerson, signer?: KeyObject): Promise<Drawing>;
  /** Record path → value, as the document's method names and the paper prints it. Only what is on the paper. */
  truth(person: InventedPerson): Readonly<Record<string, string>>;
}
