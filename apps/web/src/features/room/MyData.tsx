import { enKept } from '../../catalogue/en-kept.ts';
import { KeptKinds } from '../../documents/kept/KeptKinds.tsx';
import { useKept } from '../../documents/kept/use-kept.ts';
import { learn, t } from '../../lib/catalogue.ts';
import { useHindi } from '../../lib/use-hindi.ts';
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

learn(enKept);

const hindi = async () => {
  const [{ hiKept }, { hiShell }] = await Promise.all([
    import('../../catalogue/hi-kept.ts'),
    import('../../catalogue/hi-shell.ts'),
  ]);
  return { ...hiShell, ...hiKept };
};

/** /laas/my-data: what is kept of the person, how long and why, and their wish that it be erased. */
export function MyData() {
  const id = useApplicantId();
  useHindi(hindi);
  const found = useKept(id);
  const back = <BackLink href={roomAddress} label={t('kept.back.list')} />;
  if (found.isError && !found.data)
    return (
      <div className={classes.room}>
        {back}
        <EmptyState icon="warn" title={t('kept.title')} text={t('kept.noAnswer')}>
          <Button onClick={() => found.refetch()}>{t('kept.retry')}</Button>
        </EmptyState>
      </div>
    );
  if (!found.data) return <CardSkeleton />;
  const { lender } = found.data;
  return (
    <div className={classes.room}>
      {back}
      <div className={classes.heading}>
        <PageHeading title={t('kept.title')} lead={t('kept.lead', { lender })} />
      </div>
      <Card title={t('kept.list')}>
        <KeptKinds kept={found.data} />
        <p>{t('kept.stays')}</p>
      </Card>
      <ErasureRequest id={id} kept={found.data} onChanged={() => found.refetch()} />
    </div>
  );
}
