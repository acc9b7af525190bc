import { m } from '@pramaan/messages';
import { ApplicantReport } from './ApplicantReport.tsx';

/** Customer Verification Report (P §2.9): without the Aadhaar cards and without a progress bar. */
export function VerificationReport({ applicantId }: { applicantId: string }) {
  return (
    <ApplicantReport
      applicantId={applicantId}
      report="verification"
      title={m.report_verification}
      progress={false}
    />
  );
}
