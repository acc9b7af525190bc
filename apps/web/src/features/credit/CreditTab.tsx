import { m } from '@pramaan/messages';
import { Link } from 'wouter';
import { CardPdf } from '../../documents/CardPdf.tsx';
import { IssuedDocuments } from '../../documents/issued-documents.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import { EnquiryLog } from './EnquiryLog.tsx';
import { Fresh, isStillFresh } from './Fresh.tsx';
import { Missing } from './Missing.tsx';
import { Report } from './Report.tsx';
import { RequestAgain } from './RequestAgain.tsx';
import { type Credit, useAsking, useCredit } from './use-credit.ts';

function Asking({ applicantId, credit }: { applicantId: string; credit: Credit }) {
  const { ask, busy, said } = useAsking(applicantId);
  const until = isStillFresh(credit.freshUntil) ? credit.freshUntil : null;
  return (
    <>
      <FormNotice message={said} />
      {until ? (
        credit.mayRequestAgain ? (
          <RequestAgain until={until} busy={busy} ask={ask} />
        ) : null
      ) : (
        <div>
          <Button loading={busy} onClick={() => void ask()}>
            {m.credit_request()}
          </Button>
        </div>
      )}
    </>
  );
}

function Review({ applicantId }: { applicantId: string }) {
  const { data: credit, isError, refetch } = useCredit(applicantId);
  if (isError)
    return (
      <EmptyState icon="warn" title={m.credit_failed()} text={m.credit_failed_text()}>
        <Button onClick={() => refetch()}>{m.credit_again()}</Button>
      </EmptyState>
    );
  if (!credit) return <CardSkeleton />;
  const ready = credit.agreed && credit.missing.length === 0;
  return (
    <>
      {credit.agreed ? null : (
        <Card text={m.credit_not_agreed()}>
          <Link href={`/admin/applicants/${applicantId}/consent`} className="link">
            {m.credit_not_agreed_request()}
          </Link>
        </Card>
      )}
      {credit.missing.length > 0 ? <Missing missing={credit.missing} own={false} /> : null}
      <Fresh {...credit} />
      <Report credit={credit} />
      {credit.state === 'never-asked' || credit.state === 'wrong-person' ? null : (
        <IssuedDocuments value={applicantId}>
          <CardPdf place="creditReport.bureau" title={m.credit_title()} />
        </IssuedDocuments>
      )}
      {ready ? <Asking applicantId={applicantId} credit={credit} /> : null}
      <EnquiryLog informationRequests={credit.informationRequests} count={credit.count} />
    </>
  );
}

/** The lender's view of a person's credit: the report, every question to the bureau, and asking again with a reason. */
export function CreditTab({ applicantId }: { applicantId: string }) {
  return (
    <PageColumn wide>
      <PageHeading title={m.credit_title()} lead={m.credit_lender_lead()} />
      <Review applicantId={applicantId} />
    </PageColumn>
  );
}
