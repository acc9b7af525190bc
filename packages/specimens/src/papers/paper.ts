import type { ReaderName } from '@pramaan/documents/define.ts';
import type { Person } from '@pramaan/documents/fixtures/people.ts';

export interface PaperOptions<Fault extends string = never> {
  /** Needed to open the PDF; AES-256. */
  password?: string;
  /** Financial year that it is about, `2024-25`; papers of one year leave it. */
  year?: string;
  /** Something that does not add up, to see that a reader says so. */
  fault?: Fault;
}

/** One kind of document that issuers send as a PDF with text, made for any invented person. */
export interface Paper<Fault extends string = never> {
  /** As in addresses and file names: `form-16`. */
  name: string;
  title: string;
  reader: ReaderName;
  faults: readonly Fault[];
  make(person: Person, options?: PaperOptions<Fault>): Promise<Uint8Array>;
  /** Record path → value, as the document's method names it and the paper prints it, commas out. */
  truth(person: Person): Readonly<Record<string, string>>;
}
