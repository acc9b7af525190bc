import { t } from '../../lib/catalogue.ts';
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
      <EmptyState icon="warn" title={t('papers.failed')} text={t('papers.failed.text')}>
        <Button onClick={() => papers.refetch()}>{t('papers.again')}</Button>
      </EmptyState>
    );
  const count = papers.data.length;
  if (count === 0)
    return (
      <EmptyState
        icon="card"
        title={t('papers.none')}
        text={t(own ? 'papers.none.text' : 'papers.none.lender')}
      />
    );
  return (
    <section className={classes.section}>
      <h2>{count === 1 ? t('papers.count.one') : t('papers.count', { count })}</h2>
      <ul className={classes.list}>
        {papers.data.map((paper) => (
          <PaperLine key={paper.fileId} applicantId={applicantId} paper={paper} own={own} />
        ))}
      </ul>
    </section>
  );
}
