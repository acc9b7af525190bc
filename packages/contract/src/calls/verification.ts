import { captureSchema } from '@pramaan/documents/answer-schema.ts';
import type { Method } from '@pramaan/documents/define.ts';
import { type Entry, entries } from '@pramaan/documents/registry.ts';
import * as z from 'zod/mini';
import { type Call, call } from '../define.ts';
import type { ErrorCode } from '../errors.ts';
import { check, id, optionalShort, short } from './shapes.ts';

/** Beside the record: how the check ended, what was compared (product §6), and what a person has to look at. */
const current = z.object({
  status: z.string(),
  checks: z.array(check),
  /** Record paths that were not read surely: nothing of the document is believed before they are confirmed. */
  unsure: z.optional(z.array(z.string())),
});

/** What the person says the picture shows, by record path: as read, or corrected. */
const confirmed = z.optional(
  z
    .record(
      z.string().check(z.maxLength(60, 'This is not part of the record.')),
      z.string('Enter it as text.').check(z.trim(), z.maxLength(500, 'This is too long.')),
    )
    .check(z.refine((said) => Object.keys(said).length <= 60, 'This has more members than any document.')),
);

const degrees = (what: string, most: number) =>
  z
    .number(`The ${what} is a number of degrees.`)
    .check(
      z.minimum(-most, `The ${what} is at least -${most}.`),
      z.maximum(most, `The ${what} is at most ${most}.`),
    );

/** Where the person's device is, when they let it be known: the vendor notes it beside their consent. */
const place = z.optional(
  z.strictObject({ latitude: degrees('latitude', 90), longitude: degrees('longitude', 180) }),
);

/**
 * The call that verifies a document: its capture fields and the applicant, at `POST /kyc/{endpoint}` (product §2).
 * `adminId` may stand in the body as the specification says; it must be the session's own, else 403.
 */
export function verificationCall({ document, method }: Entry): Call {
  const more = {
    applicantId: id,
    adminId: z.optional(z.string()),
    ...(method.asksPlace ? { place } : {}),
    ...(document.instances > 1
      ? {
          instance: z.optional(
            z
              .number('The instance is a number.')
              .check(
                z.int(),
                z.minimum(1),
                z.maximum(document.instances, `You can add at most ${document.instances}.`),
              ),
          ),
        }
      : {}),
  };
  // What is proved here can come as a file instead: then none of the form's fields need be there.
  const files = method.proof ? [method.proof.file] : [];
  const fields = captureSchema(method.capture);
  return call({
    method: 'POST',
    base: 'kyc',
    path: `/${method.endpoint}`,
    title: `Verify ${document.title} (${method.title.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())})`,
    access: { may: 'verify', applicant: 'body.applicantId' },
    body: z.strictObject({
      ...(method.proof ? z.partial(fields) : fields).shape,
      ...(method.reader ? { confirmed } : {}),
      ...more,
    }),
    files,
    result: method.result,
    extras: current,
    errors: [...errorsOf(method), ...(document.instances > 1 ? (['SAME_PAPER'] as const) : [])],
  });
}

function errorsOf({ vendor, reader, proof: verification }: Method): readonly ErrorCode[] {
  if (vendor)
    return ['SERVER_UNREACHABLE', 'NO_DATA_AVAILABLE', 'VERIFICATION_FAILED', 'CHECK_LIMIT', 'CHECKS_PAUSED'];
  if (reader) return ['FILE_REFUSED', 'NOT_THIS_DOCUMENT'];
  return verification ? ['QR_REFUSED', 'FILE_REFUSED', 'FILES_BUSY'] : [];
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The operation id of a verification call: `verifyPanAuth`, `verifyForm16Ocr`. */
export const verificationName = ({ document, key }: Entry): string =>
  `verify${capitalised(document.id)}${capitalised(key)}`;

/** Every document's verification call, in card order. */
export const verificationCalls: readonly { entry: Entry; call: Call }[] = entries
  .filter((entry) => entry.method.endpoint !== null)
  .map((entry) => ({ entry, call: verificationCall(entry) }));

const matchResult = z.object({
  code: z.number(),
  message: z.string(),
  score: z.number(),
  reasons: z.array(z.string()),
  /** Which words met which, and how; and the words of either side that met none. */
  met: z.optional(z.array(z.object({ a: z.string(), b: z.string(), how: z.string(), score: z.number() }))),
  onlyA: z.optional(z.array(z.string())),
  onlyB: z.optional(z.array(z.string())),
});

/** Do two names belong to one person? Code 1 or 0, and why (P §8). */
export const matchName = call({
  method: 'POST',
  base: 'kyc',
  path: '/matchName',
  title: 'Match two names',
  access: { may: 'verify', applicant: 'body.applicantId' },
  body: z.strictObject({
    applicantId: id,
    name1: short('the first name', 200),
    name2: short('the second name', 200),
    adminId: z.optional(z.string()),
  }),
  result: matchResult,
});

/** Does the PAN belong to the person of this file? The registry's name is matched with the profile's. */
export const matchPan = call({
  method: 'POST',
  base: 'kyc',
  path: '/matchPan',
  title: 'Match a PAN with an applicant',
  access: { may: 'verify', applicant: 'body.applicantId' },
  body: z.strictObject({
    applicantId: id,
    pan: short('the PAN', 20),
    name: optionalShort('the name', 200),
    adminId: z.optional(z.string()),
  }),
  result: matchResult,
  errors: ['SERVER_UNREACHABLE', 'NO_DATA_AVAILABLE', 'VERIFICATION_FAILED'],
});
