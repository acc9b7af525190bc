import type { CreditFile } from '@pramaan/documents/credit/credit-file.ts';

/** Whom the bureau is asked about, under which consent. */
export interface CreditQuestion {
  name: string;
  pan: string;
  /** YYYY-MM-DD. */
  dob: string;
  /** 10 digits; blank when unknown. */
  mobile: string;
  consent: { id: string; at: Date };
  /** Ours, once per question: asked again with the same one, the bureau counts it once. */
  reference: string;
}

/** What a bureau knows. `refused`: it did not take the question; its sentence names no personal data. */
export type CreditAnswer =
  | { outcome: 'found'; file: CreditFile }
  | { outcome: 'no-hit' }
  | { outcome: 'refused'; detail: string };

export interface Bureau {
  name: string;
  /** Throws SourceDown when it does not answer, or not as a bureau does. */
  ask(question: CreditQuestion): Promise<CreditAnswer>;
}
