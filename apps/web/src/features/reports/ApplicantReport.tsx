import { filledPlaces, missingTitles, reportSummary } from '@pramaan/documents/report-facts.ts';
import type { ReportName } from '@pramaan/documents/reports.ts';
import { type Message, m } from '@pramaan/messages';
import { useCaseFile } from '../../documents/case-file.ts';
import { IssuedDocuments } from '../../documents/issued-documents.ts';
import { useSite } from '../../lib/site.ts';
import { Button } from '../../ui/Button.tsx';
import { Later } from '../../ui/Later.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { NamesRow } from './NamesRow.tsx';
import { NothingYet } from './NothingYet.tsx';
import { ReadyBar } from './ReadyBar.tsx';
import classes from './Report.module.css';
import { ReportCards } from './ReportCards.tsx';
import { ReportGuide } from './ReportGuide.tsx';
import { ReportLoading } from './ReportLoading.tsx';
import { HindiReportPdf } from './ReportPdfs.tsx';
import { cardsOf } from './report-facts.ts';
import { VerdictStrip } from './VerdictStrip.tsx';

interface Props {
  applicantId: string;
  report: ReportName;
  title: Message;
  /** Tells how much is ready while something is awaited. */
  progress: boolean;
}

/** A report on one applicant, whole or in part, as a lender reads it. */
export function ApplicantReport({ applicantId, report, title, progress }: Props) {
  const file = useCaseFile(applicantId);
  const { sandbox } = useSite();
  if (!file.data) return <ReportLoading title={title()} query={file} />;
  const { profile, docs } = file.data;
  const filled = filledPlaces(report, docs);
  const further = filledPlaces('further', docs);
  const summary = reportSummary(report, docs, 'further');
  return (
    <IssuedDocuments value={applicantId}>
      <div className={classes.report}>
        <PageHeading title={title()} />
        <VerdictStrip name={profile.name} reference={profile.reference} counts={summary.counts}>
          <Button variant="default" onClick={() => window.print()}>
            {m.report_print()}
          </Button>
          <HindiReportPdf type={report} />
        </VerdictStrip>
        {progress ? (
          <ReadyBar ready={filled.filter(({ waiting }) => !waiting).length} count={filled.length} />
        ) : null}
        <ReportGuide summary={summary} filled={filled} missing={missingTitles(report, docs)} />
        <NamesRow profileName={profile.name} docs={docs} />
        <Later>
          {filled.length === 0 ? (
            <NothingYet text={m.report_none_staff()} />
          ) : (
            <ReportCards cards={cardsOf(filled, sandbox)} />
          )}
          {further.length > 0 ? (
            <section className={classes.further} aria-labelledby="further">
              <h2 id="further" className={classes.furtherTitle}>
                {m.report_further()}
              </h2>
              <ReportCards cards={cardsOf(further, sandbox)} />
            </section>
          ) : null}
        </Later>
      </div>
    </IssuedDocuments>
  );
}
