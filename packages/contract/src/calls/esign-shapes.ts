import { joiningRoles } from '@pramaan/documents/joins-as.ts';
import * as z from 'zod/mini';
import { trouble } from './bank-shapes.ts';

/** What a signer's certificate says, and how it compares with the person whose turn it was. */
const signed = z.object({
  /** ISO 8601, as the signature itself says. */
  at: z.string(),
  name: z.string(),
  lastFour: z.nullable(z.string()),
  issuer: z.string(),
  root: z.string(),
  serial: z.string(),
  /** Name and last four digits agree with the person's file; only such a signature is taken. */
  matches: z.boolean(),
  /** In plain words, how far. */
  why: z.string(),
  lastFourAgrees: z.nullable(z.boolean()),
  /** Signed by the sandbox: it proves nothing outside of it. */
  sandbox: z.boolean(),
  fileId: z.string(),
});

export const openRequest = z.object({
  requestId: z.string(),
  method: z.enum(['page', 'here']),
  state: z.enum(['open', 'signed', 'refused', 'ended']),
  trouble: z.nullable(trouble),
  askedAt: z.string(),
});

const signer = z.object({
  kind: z.enum(['applicant', ...joiningRoles, 'lender']),
  personId: z.nullable(z.string()),
  name: z.string(),
  signed: z.nullable(signed),
});

/** A agreement, its signers in order, and the last request about it. */
export const agreement = z.object({
  agreementId: z.string(),
  /** In the person's own case; else of the application that they join, of which they only sign it. */
  isOwn: z.boolean(),
  type: z.string(),
  /** Made by the lender of an accepted offer: the person cannot remove it. */
  ofOffer: z.boolean(),
  madeAt: z.string(),
  /** As it was uploaded. */
  fileId: z.string(),
  url: z.string(),
  /** With all signatures so far; null when nobody has signed. */
  signedUrl: z.nullable(z.string()),
  /** What the next one signs. */
  currentUrl: z.string(),
  signers: z.array(signer),
  /** Index of whose turn it is; null when everyone has signed. */
  next: z.nullable(z.number()),
  last: z.nullable(openRequest),
});
export type Agreement = z.output<typeof agreement>;

export const agreementCheck = z.object({
  /** Every signature holds, and the last one covers the whole file. */
  sound: z.boolean(),
  signatures: z.array(
    z.object({
      by: z.nullable(z.string()),
      at: z.nullable(z.string()),
      state: z.string(),
      whole: z.boolean(),
      sentence: z.string(),
    }),
  ),
});
