import { m } from '@pramaan/messages';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import { PaperLine } from './PaperLine.tsx';
import classes from './Papers.module.css';
import { usePapers } from './use-papers.ts';

/** Every kept file of an applicant; why there is none, or why the list did not come. */
export function PaperList({ applicantId, own }: { applicantId: string; own: boolean }) {
  const papers = usePapers(applicantId);
  if (papers.isPending) return <CardSkeleton />;
  if (!papers.data)
    return (
      <EmptyState icon="warn" title={m.papers_failed()} text={m.papers_failed_text()}>
        <Button onClick={() => papers.refetch()}>{m.papers_again()}</Button>
      </EmptyState>
    );
  const count = papers.data.length;
  if (count === 0)
    return (
      <EmptyState
        icon="card"
        title={m.papers_none()}
        text={own ? m.papers_none_text() : m.papers_none_lender()}
      />
    );
  return (
    <section className={classes.section}>
      <h2>{m.papers_count({ count })}</h2>
      <ul className={classes.list}>
        {papers.data.map((paper) => (
          <PaperLine key={paper.fileId} applicantId={applicantId} paper={paper} own={own} />
        ))}
      </ul>
    </section>
  );
}
