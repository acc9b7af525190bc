import type { DocumentDefinition } from '@pramaan/documents/define.ts';
import { summaryCards, summaryDocuments } from '@pramaan/documents/summary-cards.ts';
import type { Tree } from '@pramaan/documents/tree.ts';
import { m } from '@pramaan/messages';
import { useCaseFile } from '../../documents/case-file.ts';
import { WithDefinitions } from '../../documents/definitions.tsx';
import type { Draft } from '../../documents/draft-store.ts';
import { IssuedDocuments } from '../../documents/issued-documents.ts';
import { useDraft } from '../../documents/use-draft.ts';
import { useSite } from '../../lib/site.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import classes from './Report.module.css';
import { ReportCards } from './ReportCards.tsx';
import { HindiReportPdf, ReportPdf } from './ReportPdfs.tsx';

/** Loan Applicant Report, summary (P §2.7): read from the stored draft, and from the case file what no form here has given. */
export function SummaryReport({ applicantId }: { applicantId: string }) {
  const { draft } = useDraft(applicantId);
  const file = useCaseFile(applicantId);
  const docs = file.data?.docs;
  return (
    <PageColumn wide back={{ href: '/laas', label: m.portal_back() }}>
      <PageHeading title={m.report_summary()} lead={m.report_summary_lead()} />
      {file.isPending ? (
        <CardSkeleton />
      ) : (
        <div className={classes.report}>
          <WithDefinitions ids={summaryDocuments(draft, docs)}>
            {(documents) => (
              <Cards applicantId={applicantId} documents={documents} draft={draft} docs={docs} />
            )}
          </WithDefinitions>
        </div>
      )}
    </PageColumn>
  );
}

interface Props {
  applicantId: string;
  documents: readonly DocumentDefinition[];
  draft: Draft;
  docs: Tree | undefined;
}

function Cards({ applicantId, documents, draft, docs }: Props) {
  const { sandbox } = useSite();
  const cards = summaryCards(documents, draft, docs);
  if (cards.length === 0)
    return <EmptyState icon="card" title={m.report_empty()} text={m.report_empty_more()} />;
  return (
    <>
      <div className={classes.actions}>
        <IssuedDocuments value={applicantId}>
          <ReportPdf type="summary" />
          <HindiReportPdf type="summary" />
        </IssuedDocuments>
      </div>
      <ReportCards
        cards={cards.map(({ document, method, record, submitted }) => ({
          id: document.id,
          title: method.card.title,
          card: method.card,
          data: record,
          ...(submitted ? { proof: { ...submitted, sandbox } } : {}),
        }))}
      />
    </>
  );
}
