import { m } from '@pramaan/messages';
import { ApplicantReport } from './ApplicantReport.tsx';

/** Loan Applicant Report, full (P §2.8). */
export function FullReport({ applicantId }: { applicantId: string }) {
  return <ApplicantReport applicantId={applicantId} report="full" title={m.report_full} progress />;
}
