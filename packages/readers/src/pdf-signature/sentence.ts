import { calendarWords } from '@pramaan/documents/calendar-words.ts';
import type { SignatureState } from './signature.ts';

export interface Described {
  kind: 'signature' | 'timestamp';
  by: string | null;
  at: Date | null;
  timeFrom: 'timestamp' | 'claimed' | null;
  trusted: boolean;
  state: SignatureState;
  whole: boolean;
  /** In the middle of a sentence. `inside` for a file that was changed within what was signed. */
  problem: string | null;
  /** Who signed what was added after this signature; null when nothing was. */
  later: string | null;
  /** What was added after it only proves signatures. */
  proofAdded: boolean;
  /** The file has time stamps alone. */
  alone: boolean;
}

const again = 'Ask for the document as it was issued.';

/** One or two sentences for a reviewer: who, when, and what holds of it. */
export function describe(signature: Described): string {
  const { kind, by, at, timeFrom, trusted, state, problem, later, proofAdded, alone } = signature;
  const day = calendarWords('en', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });
  const clock = timeFrom === 'claimed' && state !== 'valid' ? ' by its own clock' : '';
  const when = at ? ` on ${day.format(at)}${clock}` : '';
  const verb = kind === 'timestamp' ? 'Time stamped' : 'Signed';
  // Anyone can put any name into a certificate of their own.
  const name = trusted ? `by ${by ?? 'somebody'}` : `in the name of ${by ?? 'nobody'}`;
  const who = `${verb} ${name}${when}`;
  switch (state) {
    case 'valid':
      if (alone)
        return `${who}, unaltered since. Nobody signed it: the stamp says when the file existed, not who made it.`;
      if (proofAdded)
        return `${who}, unaltered since. Proof of the certificates or of the time was added at its end.`;
      return later === null
        ? `${who}, unaltered since.`
        : `${who}. A part was added afterwards and signed by ${later}: read that signature too.`;
    case 'changed':
      return problem === 'inside'
        ? `${who}, but the signed part of the file was changed afterwards. ${again}`
        : `${who}, but the file was changed after signing: bytes were added that nobody trusted signed. ${again}`;
    case 'untrusted':
      return problem
        ? `${who}, but ${problem}, so it proves nothing. ${again}`
        : `${who}, but the signer leads to no authority that is trusted here, so it proves nothing. ${again}`;
    case 'expired':
      return `${who}, but the certificate, or one above it, was not valid then. ${again}`;
    case 'unsupported':
      return `A signature${by ? ` of ${by}` : ''} cannot be checked here: ${problem}. Ask for a document signed in a present-day format.`;
    case 'broken':
      return `A signature${by ? ` in the name of ${by}` : ''} is broken: ${problem}. ${again}`;
  }
}
