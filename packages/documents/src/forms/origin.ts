import type { Fact } from '../define.ts';
import { type SituationQuestion, situationForm } from '../situation.ts';
import type { KnownProfile } from '../stated.ts';
import { answerKey } from '../typed-answers.ts';

/** Where the answer to a question may already stand. */
export type Origin =
  /** The strongest record that states it. `pincode`: the PIN code at the end of an address. */
  | { from: 'fact'; fact: Fact; part?: 'pincode' }
  /** One document's record; several paths are joined by a comma. */
  | { from: 'record'; document: string; method: string; paths: readonly string[] }
  | { from: 'profile'; member: keyof KnownProfile }
  /** The application draft of P §3.5. */
  | { from: 'draft'; key: string };

export const fact = (name: Fact): Origin => ({ from: 'fact', fact: name });

export const pincodeOfAddress: Origin = { from: 'fact', fact: 'address', part: 'pincode' };

/** `record('work.input', 'company')`. */
export function record(ref: string, ...paths: readonly string[]): Origin {
  const [document = '', method = ''] = ref.split('.');
  return { from: 'record', document, method, paths };
}

export const profile = (member: keyof KnownProfile): Origin => ({ from: 'profile', member });

export const draft = (key: string): Origin => ({ from: 'draft', key });

/** What the person answered to one of the first questions. */
export const saidAtStart = (question: SituationQuestion): Origin => draft(answerKey(situationForm, question));
