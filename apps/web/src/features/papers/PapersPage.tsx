import { m } from '@pramaan/messages';
import { useApplicantFile } from '../../documents/applicant-file.ts';
import { useSession } from '../../lib/session.tsx';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { AddPaper } from './AddPaper.tsx';
import { PaperList } from './PaperList.tsx';

/** /laas/papers: every file kept of the person, and a way to add a paper that has no page of its own. */
export function PapersPage() {
  const { who } = useSession();
  const file = useApplicantFile(who._id);
  return (
    <PageColumn back={{ href: '/laas', label: m.papers_back() }}>
      <PageHeading title={m.papers_title()} lead={m.papers_lead()} />
      <PaperList applicantId={who._id} own />
      {file.data ? <AddPaper applicantId={who._id} custId={file.data.custId} /> : null}
    </PageColumn>
  );
}
