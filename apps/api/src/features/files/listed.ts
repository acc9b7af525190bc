import type { listFiles } from '@pramaan/contract/calls/stored-files.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { fileTitle } from '@pramaan/documents/documents.ts';
import type { FileSummary } from '../../case-file/uploads.ts';

type Line = ResultOf<typeof listFiles>[number];

/** A kept file as lists show it. */
export function fileSummary(applicant: string, file: FileSummary): Line {
  const other = file.document === 'otherFile';
  return {
    fileId: file.id,
    docType: file.document,
    title: other ? file.name : (fileTitle(file.document) ?? file.document),
    name: other ? '' : file.name,
    mediaType: file.mediaType,
    bytes: file.bytes,
    storedAt: file.storedAt.toISOString(),
    by: file.storedBy === null ? 'other' : file.storedBy === applicant ? 'applicant' : 'lender',
    removable: other,
  };
}
