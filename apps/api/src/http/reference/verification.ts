import type * as calls from '@pramaan/contract/calls/verification.ts';
import { verificationCalls, verificationName } from '@pramaan/contract/calls/verification.ts';
import type { Method, Source } from '@pramaan/documents/define.ts';
import type { Entry } from '@pramaan/documents/registry.ts';
import type { Reference, ReferenceEntry } from './entry.ts';

export const matching: Reference<typeof calls> = {
  matchName: {
    description:
      'Compares two names and says whether they belong to one person. Indian name order, initials, titles and common spellings are taken into account. `score` is between 0 and 1, and `reasons` says in plain words what was compared. Nothing is stored but the audit entry.',
    fields: {
      code: '1 if the names match, 0 if they do not.',
      message: 'The result as a sentence.',
      reasons: 'Why the names match or not, in plain words.',
    },
  },
  matchPan: {
    description:
      'Looks up a PAN at the registry and compares the registered name with the name of the applicant. `score` is between 0 and 1, and `reasons` says in plain words what was compared. The applicant must have consented to verification.',
    fields: {
      code: '1 if the names match, 0 if they do not.',
      message: 'The result as a sentence.',
      name: 'Name to compare with. Default: the name in the applicant’s profile.',
      reasons: 'Why the names match or not, in plain words.',
    },
  },
};

const howItIsVerified: Readonly<Record<Source, string>> = {
  registry: 'The details are sent to the registry, and its record is returned and stored.',
  'issuer-signed':
    'The issuer’s digital signature is verified on our own server. No outside service is asked, and the file is not stored.',
  ocr: 'The uploaded picture or PDF is read on our own server. Values that were not read with certainty are listed in `unsure`: send the call again with `confirmed` to confirm or correct them.',
  locker: 'The document is fetched from DigiLocker.',
  'self-declared': 'The values are stored as the applicant declared them. No source verifies them.',
  unsigned: 'The values are read without a signature, so they are not verified.',
};

const fileOf = ({ proof, reader }: Method): string => {
  if (proof) return ` Send the file as \`${proof.file}\` (multipart, at most 10 MB) or the values as JSON.`;
  return reader ? ' `file` is the id of a file uploaded before.' : '';
};

const reuseOf = ({ vendor, freshDays }: Method): string =>
  vendor && freshDays > 0
    ? ` The same request is answered from the stored record for ${freshDays} days and is not charged again.`
    : '';

function entryFor({ document, method }: Entry): ReferenceEntry {
  return {
    description: `Verifies “${document.title}” of an applicant. ${howItIsVerified[method.source]}${fileOf(method)}${reuseOf(method)} The applicant must have consented to verification. The record is in \`result\`, its status in \`status\` and the comparisons with other records in \`checks\`.`,
    fields: Object.fromEntries(
      Object.entries(method.capture).map(([name, { label, hint }]) => [
        name,
        hint ? `${label}. ${hint}${/[.!?]$/.test(hint) ? '' : '.'}` : `${label}.`,
      ]),
    ),
  };
}

/** The entries of `POST /kyc/{endpoint}`, derived from each document's declaration. */
export const verification: Readonly<Record<string, ReferenceEntry>> = Object.fromEntries(
  verificationCalls.map(({ entry }) => [verificationName(entry), entryFor(entry)]),
);
