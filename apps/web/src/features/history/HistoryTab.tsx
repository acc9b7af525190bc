import { m } from '@pramaan/messages';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Glance } from './Glance.tsx';
import { PaymentLookup } from './PaymentLookup.tsx';
import { RecordList } from './RecordList.tsx';
import { useGlance } from './use-history.ts';

/** The lender's view: the application at a glance, a customer's payment, and every check there was. */
export function HistoryTab({ applicantId }: { applicantId: string }) {
  const { data } = useGlance(applicantId);
  return (
    <PageColumn>
      <PageHeading title={m.file_history()} lead={m.history_lender_lead()} />
      <Glance applicantId={applicantId} />
      <RecordList applicantId={applicantId} own={false} />
      {data ? <PaymentLookup custId={data.summary.custId} /> : null}
    </PageColumn>
  );
}
