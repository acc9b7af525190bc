import { ApiError } from '@pramaan/contract/errors.ts';
import type { Method } from '@pramaan/documents/define.ts';
import { storable } from '@pramaan/documents/masking.ts';
import { readPath, writePath } from '@pramaan/documents/paths.ts';
import type { Basis, Check } from '@pramaan/documents/tree.ts';
import { typedFault } from '@pramaan/documents/typed.ts';
import { attachmentSentence } from '@pramaan/readers/file-signs/attachments.ts';
import type { PdfSignature } from '@pramaan/readers/pdf-signature/signature.ts';
import { doubtful, type Reading, recordOf } from '@pramaan/readers/reading/reading.ts';
import type { VerificationResult } from '../../case-file/records.ts';
import type { Learned } from '../../case-file/uploads.ts';
import { isIssuersOwn } from './issuer.ts';

export type Confirmed = Readonly<Record<string, string>>;

/** What a file says of a document, before it is judged. */
interface FileResult {
  checked: Pick<VerificationResult, 'data' | 'source' | 'provider' | 'checks' | 'file' | 'confidence'> & {
    basis: Basis;
  };
  /** Record paths that the person must confirm before anything is believed. */
  unsure: string[];
}

const percent = (confidence: number) => confidence.toFixed(2);
const same = (a: string, b: string) => a.trim().toUpperCase() === b.trim().toUpperCase();

/** Who signed the file: a good signature of a signer we trust makes its text the issuer's own word. */
const signatureChecks = (signatures: readonly PdfSignature[]): Check[] =>
  signatures.map(({ kind, state, sentence }) => ({
    name: kind === 'timestamp' ? 'Time stamp' : 'Signature',
    verdict: state === 'valid' ? 'passed' : provesNothing(state) ? 'doubtful' : 'failed',
    detail: sentence,
  }));

/** Signed by nobody known here, or in a way that is not checked: as good as not signed, and no sign of a change. */
const provesNothing = (state: PdfSignature['state']) => state === 'untrusted' || state === 'unsupported';

/** What the file brings along besides its pages: none of it was opened. */
const attachmentChecks = (names: readonly string[]): Check[] =>
  names.length === 0 ? [] : [{ name: 'Attachments', verdict: 'doubtful', detail: attachmentSentence(names) }];

/** What the file itself says against being as it was made: a reason to look, that judges nothing. */
const fileChecks = (signs: readonly string[]): Check[] =>
  signs.map((detail) => ({ name: 'File', verdict: 'doubtful', detail }));

const label = (method: Method, path: string): string =>
  method.card.blocks
    .flatMap((block) => [...(block.rows ?? [])])
    .find((row) => [row.path].flat().includes(path))?.label ?? path;

/** What the person said that the picture does not: a check each, so that a lender sees it. */
function compared(method: Method, reading: Reading, confirmed: Confirmed): Check[] {
  const unsure = new Set(doubtful(reading));
  return Object.entries(confirmed).flatMap(([path, said]): Check[] => {
    const read = reading.fields[path];
    const name = label(method, path);
    if (!read)
      return said === '' ? [] : [{ name, verdict: 'doubtful', detail: 'Entered manually: it was not read.' }];
    if (!same(read.value, said))
      return [{ name, verdict: 'doubtful', detail: `Entered manually; the document reads "${read.value}".` }];
    return unsure.has(path)
      ? [
          {
            name,
            verdict: 'passed',
            detail: `Read at ${percent(read.confidence)} and confirmed by the person.`,
          },
        ]
      : [];
  });
}

/** What was read and left as it is is not questioned: it is not typed. */
function refuseFaults(method: Method, reading: Reading, confirmed: Confirmed): void {
  const faults = Object.entries(confirmed).flatMap(([path, said]) => {
    if (reading.fields[path]?.value === said) return [];
    const message = typedFault(method, path, said);
    return message ? [{ path: `confirmed.${path}`, message }] : [];
  });
  if (faults.length > 0) throw new ApiError('BAD_REQUEST', faults[0]?.message, faults);
}

/** Throws NOT_THIS_DOCUMENT when the file is none, and the person has not said that it is. */
function readingFor(method: Method, title: string, learned: Learned | null, confirmed?: Confirmed): Reading {
  const reading = learned?.reading;
  if (reading && reading.reader === method.reader && (reading.likeness >= 0.5 || confirmed)) return reading;
  throw new ApiError(
    'NOT_THIS_DOCUMENT',
    `We cannot see that this is the ${title}. Take the picture again, closer and in good light, or choose the right file.`,
  );
}

/**
 * What was read of a file, as a finding. Nothing that is unsure is believed by itself: without the person's word
 * the record waits for it. What the person typed against the picture waits for the lender.
 *
 * Throws NOT_THIS_DOCUMENT, or BAD_REQUEST for a typed value that cannot be.
 */
export function resultOfFile(
  { method, title }: { method: Method; title: string },
  file: string,
  learned: Learned | null,
  confirmed?: Confirmed,
): FileResult {
  const reading = readingFor(method, title, learned, confirmed);
  if (confirmed) refuseFaults(method, reading, confirmed);
  const record = recordOf(reading);
  for (const [path, said] of Object.entries(confirmed ?? {}))
    if (said !== '' || readPath(record, path) !== undefined) writePath(record, path, said);
  const unsure = doubtful(reading).filter((path) => !confirmed || !(path in confirmed));
  const said = compared(method, reading, confirmed ?? {});
  const signatures = learned?.signatures ?? [];
  const signed = isIssuersOwn(reading, signatures);
  const broken = signatures.some(({ state }) => state !== 'valid' && !provesNothing(state));
  const confidences = Object.values(reading.fields).map(({ confidence }) => confidence);
  // A PDF's own text is read letter by letter; of a picture nothing is certain.
  const isOwnText = confidences.includes(1);
  const typed = said.some(({ verdict }) => verdict === 'doubtful');
  const failed = reading.checks.some(({ verdict }) => verdict === 'failed');
  return {
    unsure,
    checked: {
      basis: typed || failed || broken ? 'doubtful' : 'sound',
      data: storable(method, method.result.parse(record)),
      source: signed && !typed ? 'issuer-signed' : method.source,
      provider:
        signed && !typed
          ? `signature of ${signatures.at(-1)?.organisation ?? 'the issuer'}, checked here`
          : 'read here',
      checks: [
        ...signatureChecks(signatures),
        ...attachmentChecks(learned?.attachments ?? []),
        ...fileChecks(learned?.signs ?? []),
        ...reading.checks,
        ...said,
      ],
      file,
      ...(signed || isOwnText || confidences.length === 0 ? {} : { confidence: Math.min(...confidences) }),
    },
  };
}
