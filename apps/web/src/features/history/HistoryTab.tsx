import { m } from '@pramaan/messages';
import { useSite } from '../../lib/site.ts';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PaymentLookup } from './PaymentLookup.tsx';
import { RecordList } from './RecordList.tsx';
import { Summary } from './Summary.tsx';
import { useSummary } from './use-history.ts';

/** The lender's view: the application at a summary, a customer's payment, and every check there was. */
export function HistoryTab({ applicantId }: { applicantId: string }) {
  const { data } = useSummary(applicantId);
  const { off } = useSite();
  return (
    <PageColumn>
      <PageHeading title={m.file_history()} lead={m.history_lender_lead()} />
      <Summary applicantId={applicantId} />
      <RecordList applicantId={applicantId} own={false} />
      {data && !off.includes('payments') ? <PaymentLookup custId={data.summary.custId} /> : null}
    </PageColumn>
  );
}
