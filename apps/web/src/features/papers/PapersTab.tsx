import { useApplicantFile } from '../../documents/applicant-file.ts';
import '../../documents/papers-words.ts';
import { t } from '../../lib/catalogue.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { AddPaper } from './AddPaper.tsx';
import { PaperList } from './PaperList.tsx';
import classes from './Papers.module.css';

/** The lender's view of an applicant's files; staff may add a paper that came by post. */
export function PapersTab({ applicantId }: { applicantId: string }) {
  const file = useApplicantFile(applicantId);
  return (
    <div className={classes.page}>
      <PageHeading title={t('file.papers')} lead={t('papers.lender.lead')} />
      <PaperList applicantId={applicantId} own={false} />
      {file.data ? <AddPaper applicantId={applicantId} custId={file.data.custId} /> : null}
    </div>
  );
}
