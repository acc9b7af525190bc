import { summaryCards } from '@pramaan/documents/summary-cards.ts';
import { m } from '@pramaan/messages';
import { useCaseFile } from '../../documents/case-file.ts';
import { IssuedDocuments } from '../../documents/issued-documents.ts';
import { useDraft } from '../../documents/use-draft.ts';
import { useSite } from '../../lib/site.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import classes from './Report.module.css';
import { ReportCards } from './ReportCards.tsx';
import { ReportPdfs } from './ReportPdfs.tsx';

/** Loan Applicant Report, summary (P §2.7): read from the stored draft, and from the case file what no form here has given. */
export function SummaryReport({ applicantId }: { applicantId: string }) {
  const { draft } = useDraft(applicantId);
  const file = useCaseFile(applicantId);
  const { sandbox } = useSite();
  const cards = summaryCards(draft, file.data?.docs);
  return (
    <div className={classes.report}>
      <PageHeading title={m.report_summary()} lead={m.report_summary_lead()} />
      {cards.length === 0 && !file.isPending ? (
        <EmptyState icon="card" title={m.report_empty()} text={m.report_empty_more()} />
      ) : null}
      {cards.length > 0 ? (
        <div className={classes.actions}>
          <IssuedDocuments value={applicantId}>
            <ReportPdfs type="summary" />
          </IssuedDocuments>
        </div>
      ) : null}
      <ReportCards
        cards={cards.map(({ document, method, record, submitted }) => ({
          id: document.id,
          title: method.card.title,
          card: method.card,
          data: record,
          ...(submitted ? { proof: { ...submitted, sandbox } } : {}),
        }))}
      />
    </div>
  );
}
