import { documents } from '@pramaan/documents/registry.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { useCaseFile } from '../../documents/case-file.ts';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { AddFile } from './AddFile.tsx';
import { FileList } from './FileList.tsx';

/** Documents that come as a picture or PDF. */
const onStoredFile = documents.filter(({ methods }) =>
  Object.values(methods).some(
    ({ reader, capture }) =>
      reader !== null || Object.values(capture).some(({ control }) => control === 'file'),
  ),
);

/** The lender's view of an applicant's files; staff may add what came by post or over the counter. */
export function FilesTab({ applicantId }: { applicantId: string }) {
  const file = useCaseFile(applicantId);
  const [name, setName] = useState('');
  return (
    <PageColumn>
      <PageHeading title={m.file_documents()} lead={m.files_lender_lead()} />
      <FileList applicantId={applicantId} own={false} />
      {file.data ? (
        <AddFile
          applicantId={applicantId}
          custId={file.data.custId}
          documents={onStoredFile}
          name={name}
          onName={setName}
          onAdded={() => setName('')}
        />
      ) : null}
    </PageColumn>
  );
}
