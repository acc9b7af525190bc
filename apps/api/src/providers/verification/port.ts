import type { Vendor } from '@pramaan/documents/define.ts';
import type { Place } from '../../platform/audit.ts';
import type { Circuit } from '../outbound/resilience.ts';

/** One question to a verification vendor. */
export interface Question {
  /** Document and method: `pan.auth`. */
  check: string;
  vendor: Vendor;
  /** Captured fields, tidied and checked. */
  values: Readonly<Record<string, string>>;
  /** The same for every try of one question, so that a retry is not a second question. */
  idempotencyKey: string;
  /** What the vendor is told of the person's consent, for checks that begin with it (`vendor.consentPath`). */
  consent?: ConsentSaid;
  /** Asked before each try: false, and nothing of the person leaves. Consent can end between two tries. */
  mayAsk(): Promise<boolean>;
}

/** A consent as it was given to us. */
export interface ConsentSaid {
  at: Date;
  /** The words agreed to. */
  text: string;
  /** Address of the person's device. */
  ip: string;
  /** Where the device was; absent when the person kept that to themselves. */
  place?: Place;
}

/** The person withdrew their consent before the source was asked. */
export class AskingStopped extends Error {}

/** What came of it, the vendor's dialect taken off. Never throws for what a vendor may answer. */
export type VendorAnswer =
  | { outcome: 'answered'; record: Record<string, unknown> }
  | { outcome: 'not_found' | 'invalid_input'; detail: string }
  | { outcome: 'source_down'; detail: string };

/** How it was asked. */
export interface Asking {
  /** How often the source was asked; 0 when its circuit is open. */
  tries: number;
}

export interface Verification {
  /** The provider's name, kept with each record. */
  name: string;
  /** As the lender's team knows it. */
  title: string;
  /** Whether it has this check (`pan.auth`), for these values where they are known: an older number may be of another registry. */
  answers(check: string, values?: Question['values']): boolean;
  /** Throws AskingStopped alone. */
  ask(question: Question): Promise<VendorAnswer & Asking>;
  /** Whether the source of a check is asked just now; `path`: of the check's own declaration. */
  circuit(check: string, path: string): Circuit;
}
