import { m } from '@pramaan/messages';
import { useSession } from '../../lib/session.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import { Advice } from './Advice.tsx';
import { Agree } from './Agree.tsx';
import { Fresh, isStillFresh } from './Fresh.tsx';
import { Missing } from './Missing.tsx';
import { Report } from './Report.tsx';
import { useAsking, useCredit } from './use-credit.ts';

function Review({ applicantId }: { applicantId: string }) {
  const { data: credit, isError, refetch } = useCredit(applicantId);
  const { ask, busy, said } = useAsking(applicantId);
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
      {credit.agreed ? null : <Agree applicantId={applicantId} />}
      {credit.missing.length > 0 ? <Missing missing={credit.missing} own /> : null}
      <Fresh {...credit} />
      <FormNotice message={said} />
      {ready && !isStillFresh(credit.freshUntil) ? (
        <div>
          <Button size="lg" loading={busy} onClick={() => void ask()}>
            {m.credit_request_mine()}
          </Button>
        </div>
      ) : null}
      <Report credit={credit} meaning={<Advice {...credit} />} />
      {credit.state === 'never-asked' ? null : (
        <Card title={m.credit_dispute()} text={m.credit_dispute_text()} />
      )}
      {credit.agreed ? (
        <div>
          <Button href="/laas/consents" variant="subtle">
            {m.credit_withdraw()}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** /laas/credit-report: agreed to, fetched, and explained in plain words. */
export function CreditPage() {
  return (
    <PageColumn back={{ href: '/laas', label: m.credit_back() }}>
      <PageHeading title={m.credit_title()} lead={m.credit_lead()} />
      <Review applicantId={useSession().who._id} />
    </PageColumn>
  );
}
