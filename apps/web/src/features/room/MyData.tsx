import { m } from '@pramaan/messages';
import { KeptKinds } from '../../documents/kept/KeptKinds.tsx';
import { useKept } from '../../documents/kept/use-kept.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import { roomAddress } from './addresses.ts';
import { ErasureRequest } from './ErasureRequest.tsx';
import classes from './Room.module.css';
import { useApplicantId } from './use-applicant-id.ts';

/** /laas/my-data: what is kept of the person, how long and why, and their wish that it be erased. */
export function MyData() {
  const id = useApplicantId();
  const found = useKept(id);
  const back = <BackLink href={roomAddress} label={m.kept_back_list()} />;
  if (found.isError && !found.data)
    return (
      <div className={classes.room}>
        {back}
        <EmptyState icon="warn" title={m.kept_title()} text={m.kept_no_answer()}>
          <Button onClick={() => found.refetch()}>{m.kept_retry()}</Button>
        </EmptyState>
      </div>
    );
  if (!found.data) return <CardSkeleton />;
  const { lender } = found.data;
  return (
    <div className={classes.room}>
      {back}
      <div className={classes.heading}>
        <PageHeading title={m.kept_title()} lead={m.kept_lead({ lender })} />
      </div>
      <Card title={m.kept_list()}>
        <KeptKinds kept={found.data} />
        <p>{m.kept_stays()}</p>
      </Card>
      <ErasureRequest id={id} kept={found.data} onChanged={() => found.refetch()} />
    </div>
  );
}
