import { listApplicants } from '@pramaan/contract/calls/applicant-list.ts';
import { addCoApplicant, getApplicant } from '@pramaan/contract/calls/applicants.ts';
import { getPdf } from '@pramaan/contract/calls/issued-documents.ts';
import { check } from '../src/checks.ts';
import { pramaan } from '../src/client.ts';
import { Trouble } from '../src/trouble.ts';

/** What a loan system wants to know of one applicant. */
export interface Review {
  name: string;
  coApplicant: string;
  panStatus: string;
  panName: string;
  /** The signed report. */
  report: Uint8Array;
}

/**
 * A loan system finds an applicant, adds somebody who applies with them, has the PAN checked, and takes the signed report.
 * Scopes of the key: list, see, edit, verify, share.
 */
export async function reviewApplicant(
  settings: { url: string; key: string },
  wanted: { mobileNo: string; pan: string; coApplicant: { name: string; mobileNo: string } },
): Promise<Review> {
  const client = pramaan(settings);

  const found = await client.call(listApplicants, { query: { q: wanted.mobileNo } });
  const [line] = found.result.applicants;
  if (!line) throw new Error('No applicant of ours has this number.');
  const id = line._id;

  const added = await client.call(addCoApplicant, { params: { id }, body: wanted.coApplicant });

  const pan = await check(client, 'pan.auth', id, { pan: wanted.pan });

  const { result: file } = await client.call(getApplicant, { params: { id } });
  const report = await client.bytes(getPdf, { params: { custId: file.custId, type: 'full' } });
  return {
    name: file.profile.name,
    coApplicant: added.result._id,
    panStatus: pan.status,
    panName: pan.record.name ?? '',
    report: report.bytes,
  };
}

/** What to tell people, and the log, of a call that failed. */
export function sentenceFor(error: unknown): string {
  if (!(error instanceof Trouble)) throw error;
  const [field] = error.fields;
  return field ? `${field.message} (${error.code})` : `${error.message} (${error.code})`;
}
