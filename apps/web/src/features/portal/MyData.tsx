import { m } from '@pramaan/messages';
import { RetainedKinds } from '../../documents/retention/RetainedKinds.tsx';
import { useRetention } from '../../documents/retention/use-retention.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import { portalAddress } from './addresses.ts';
import { ErasureRequest } from './ErasureRequest.tsx';
import classes from './Portal.module.css';
import { useApplicantId } from './use-applicant-id.ts';

/** /laas/my-data: what is kept of the person, how long and why, and their wish that it be erased. */
export function MyData() {
  const id = useApplicantId();
  const found = useRetention(id);
  const back = <BackLink href={portalAddress} label={m.my_data_back_list()} />;
  if (found.isError && !found.data)
    return (
      <div className={classes.portal}>
        {back}
        <EmptyState icon="warn" title={m.my_data_title()} text={m.my_data_no_answer()}>
          <Button onClick={() => found.refetch()}>{m.my_data_retry()}</Button>
        </EmptyState>
      </div>
    );
  if (!found.data) return <CardSkeleton />;
  const { lender } = found.data;
  return (
    <div className={classes.portal}>
      {back}
      <div className={classes.heading}>
        <PageHeading title={m.my_data_title()} lead={m.my_data_lead({ lender })} />
      </div>
      <Card title={m.my_data_list()}>
        <RetainedKinds retained={found.data} />
        <p>{m.my_data_stays()}</p>
      </Card>
      <ErasureRequest id={id} stored={found.data} onChanged={() => found.refetch()} />
    </div>
  );
}
