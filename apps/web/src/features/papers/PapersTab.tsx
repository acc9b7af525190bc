import { documents } from '@pramaan/documents/registry.ts';
import { m } from '@pramaan/messages';
import { useApplicantFile } from '../../documents/applicant-file.ts';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { AddPaper } from './AddPaper.tsx';
import { PaperList } from './PaperList.tsx';

/** Documents that come as a picture or PDF. */
const onPaper = documents.filter(({ methods }) =>
  Object.values(methods).some(
    ({ reader, capture }) =>
      reader !== null || Object.values(capture).some(({ control }) => control === 'file'),
  ),
);

/** The lender's view of an applicant's files; staff may add what came by post or over the counter. */
export function PapersTab({ applicantId }: { applicantId: string }) {
  const file = useApplicantFile(applicantId);
  return (
    <PageColumn>
      <PageHeading title={m.file_papers()} lead={m.papers_lender_lead()} />
      <PaperList applicantId={applicantId} own={false} />
      {file.data ? (
        <AddPaper applicantId={applicantId} custId={file.data.custId} documents={onPaper} />
      ) : null}
    </PageColumn>
  );
}
