import type { Vendor } from '@pramaan/documents/define.ts';

/** One question to a verification vendor. */
export interface Question {
  vendor: Vendor;
  /** Captured fields, tidied and checked. */
  values: Readonly<Record<string, string>>;
  /** The same for every try of one question, so that a retry is not a second question. */
  idempotencyKey: string;
}

/** What came of it, the vendor's dialect taken off. Never throws for what a vendor may answer. */
export type VendorAnswer =
  | { outcome: 'answered'; record: Record<string, unknown> }
  | { outcome: 'not_found' | 'invalid_input'; detail: string }
  | { outcome: 'source_down'; detail: string };

/** Whether a source is asked: as usual, not for some seconds after failures in a row, or once to see. */
export type Circuit = 'closed' | 'resting' | 'trying';
/** How it stands with the source at a vendor's path, as this process knows it. */
export type Circuits = (path: string) => Circuit;

export interface Verification {
  /** The provider's name, kept with each record. */
  name: string;
  /** `tries`: how often the source was asked for it; 0 when it rests. */
  ask(question: Question): Promise<VendorAnswer & { tries: number }>;
  circuits: Circuits;
}
