import { ApplicantReport } from './ApplicantReport.tsx';

/** Loan Applicant Report, full (P §2.8). */
export function FullReport({ applicantId }: { applicantId: string }) {
  return <ApplicantReport applicantId={applicantId} report="full" title="report.full" progress />;
}
