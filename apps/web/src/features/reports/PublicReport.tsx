import { address } from '@pramaan/contract/address.ts';
import { getSharedReport } from '@pramaan/contract/calls/reports.ts';
import { filledPlaces, reportSummary } from '@pramaan/documents/report-facts.ts';
import { m } from '@pramaan/messages';
import { useQuery } from '@tanstack/react-query';
import { indianMoment } from '../../documents/indian-time.ts';
import { PdfButton } from '../../documents/PdfButton.tsx';
import { send } from '../../lib/client.ts';
import { CallFailure } from '../../lib/failure.ts';

import { useSite } from '../../lib/site.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { NothingYet } from './NothingYet.tsx';
import classes from './Report.module.css';
import { ReportCards } from './ReportCards.tsx';
import { ReportGuide } from './ReportGuide.tsx';
import { ReportLoading } from './ReportLoading.tsx';
import { cardsOf } from './report-facts.ts';
import { VerdictStrip } from './VerdictStrip.tsx';

/** The document that a shared page's own key fetches. */
const sharedPdfLine = { base: 'api', path: '/pdf/shared/{key}' } as const;

/** The public report of the verified documents of one applicant (P §2.10). */
export function PublicReport({ shareId }: { shareId: string }) {
  const { sandbox } = useSite();
  const report = useQuery({
    queryKey: ['shared-report', shareId],
    queryFn: async ({ signal }) => (await send(getSharedReport, { params: { shareId }, signal })).result,
  });
  const title = m.report_public();
  if (report.error instanceof CallFailure && report.error.answered)
    return (
      <div className={classes.report}>
        <PageHeading title={title} />
        <NothingYet text={m.report_none_more()} />
      </div>
    );
  if (!report.data) return <ReportLoading title={title} query={report} />;

  const { name, lender, reference, sharedAt, expiresAt, docs } = report.data;
  const filled = filledPlaces('public', docs);
  const summary = reportSummary('public', docs);
  return (
    <div className={classes.report}>
      <PageHeading
        title={title}
        lead={m.report_shared_by({ lender, date: indianMoment(sharedAt), end: indianMoment(expiresAt) })}
      />
      <VerdictStrip name={name} reference={reference} counts={summary.counts}>
        <PdfButton from={address(sharedPdfLine, { key: shareId })} label={m.pdf_report()} />
      </VerdictStrip>
      <ReportGuide summary={summary} filled={filled} missing={[]} shared />
      {filled.length === 0 ? (
        <NothingYet text={m.report_none_more()} />
      ) : (
        <ReportCards cards={cardsOf(filled, sandbox)} />
      )}
    </div>
  );
}
