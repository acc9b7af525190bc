import type { listFiles } from '@pramaan/contract/calls/kept-files.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { paperTitle } from '@pramaan/documents/papers.ts';
import type { ListedFile } from '../../dossier/uploads.ts';

type Line = ResultOf<typeof listFiles>[number];

/** A kept file as lists show it. */
export function listedFile(applicant: string, file: ListedFile): Line {
  const other = file.document === 'otherPaper';
  return {
    fileId: file.id,
    docType: file.document,
    title: other ? file.name : (paperTitle(file.document) ?? file.document),
    name: other ? '' : file.name,
    mediaType: file.mediaType,
    bytes: file.bytes,
    keptAt: file.keptAt.toISOString(),
    by: file.keptBy === null ? 'other' : file.keptBy === applicant ? 'applicant' : 'lender',
    removable: other,
  };
}
