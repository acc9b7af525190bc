import { summaryCards } from '@pramaan/documents/summary-cards.ts';
import { DraftSaved } from '../../documents/DraftSaved.tsx';
import { Papers } from '../../documents/papers.ts';
import { useDraft } from '../../documents/use-draft.ts';
import { t } from '../../lib/catalogue.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import classes from './Report.module.css';
import { ReportCards } from './ReportCards.tsx';
import { ReportPdfs } from './ReportPdfs.tsx';

/** Loan Applicant Report, summary (P §2.7): read entirely from the stored draft. */
export function SummaryReport({ applicantId }: { applicantId: string }) {
  const { draft, state } = useDraft(applicantId);
  const cards = summaryCards(draft);
  return (
    <div className={classes.report}>
      <PageHeading
        title={t('report.summary')}
        lead={t('report.summary.lead')}
        aside={<DraftSaved state={state} />}
      />
      {cards.length === 0 ? (
        <EmptyState icon="card" title={t('report.empty')} text={t('report.empty.more')} />
      ) : null}
      {cards.length > 0 ? (
        <div className={classes.actions}>
          <Papers value={applicantId}>
            <ReportPdfs type="summary" />
          </Papers>
        </div>
      ) : null}
      <ReportCards
        cards={cards.map(({ document, method, record }) => ({
          id: document.id,
          title: method.card.title,
          card: method.card,
          data: record,
        }))}
      />
    </div>
  );
}
