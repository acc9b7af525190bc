import { myConsents } from '@pramaan/contract/calls/consent.ts';
import { useQuery } from '@tanstack/react-query';
import { enMyConsents } from '../../catalogue/en-my-consents.ts';
import { hiMyConsents } from '../../catalogue/hi-my-consents.ts';
import { hiShell } from '../../catalogue/hi-shell.ts';
import { ConsentFacts } from '../../documents/ConsentFacts.tsx';
import { learn, t } from '../../lib/catalogue.ts';
import { send } from '../../lib/client.ts';
import { useLanguage } from '../../lib/language.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import { roomAddress } from './addresses.ts';
import { ChangeConsent } from './ChangeConsent.tsx';
import classes from './Room.module.css';
import { useApplicantId } from './use-applicant-id.ts';
import { WhoLooked } from './WhoLooked.tsx';

learn(enMyConsents);
learn({ ...hiShell, ...hiMyConsents }, 'hi');

/** /laas/consents: what the person allows, for whom, since when, who looked; and a way to change one's mind. */
export function MyConsents() {
  const id = useApplicantId();
  const language = useLanguage();
  const found = useQuery({
    queryKey: ['consents', id, language],
    queryFn: async ({ signal }) =>
      (await send(myConsents, { params: { id }, query: { language }, signal })).result,
    placeholderData: (before) => before,
  });
  const back = <BackLink href={roomAddress} label={t('mine.back')} />;
  if (found.isError && !found.data)
    return (
      <div className={classes.room}>
        {back}
        <EmptyState icon="warn" title={t('mine.title')} text={t('mine.noAnswer')}>
          <Button onClick={() => found.refetch()}>{t('mine.retry')}</Button>
        </EmptyState>
      </div>
    );
  if (!found.data) return <CardSkeleton />;
  const { lender, consents, looks } = found.data;
  return (
    <div className={classes.room}>
      {back}
      <div className={classes.heading}>
        <PageHeading title={t('mine.title')} lead={t('mine.lead', { lender })} />
      </div>
      {consents.map((consent) => (
        <ConsentFacts key={consent.purpose} consent={consent} lender={lender}>
          <ChangeConsent applicantId={id} consent={consent} onChanged={() => found.refetch()} />
        </ConsentFacts>
      ))}
      <WhoLooked looks={looks} />
    </div>
  );
}
