import type { Entry } from '@pramaan/documents/entry.ts';
import type { CallFailure } from '../lib/failure.ts';
import type { Values } from './capture-state.ts';

/** What is given, and in which way of the document. */
export interface Submission {
  entry: Entry;
  given: Record<string, unknown>;
  values: Values;
  /** A file that goes along and is not kept: the picture of a QR code, a signed file. */
  image?: File;
}

export type Try =
  | { kind: 'none' }
  | { kind: 'asking'; gave: Submission }
  /** Without a connection: it waits in the outbox. */
  | { kind: 'waiting'; gave: Submission }
  | { kind: 'given'; gave: Submission }
  | { kind: 'failed'; gave: Submission; failure: CallFailure };
