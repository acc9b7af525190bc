import { m } from '@pramaan/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ConsentFacts } from '../../documents/ConsentFacts.tsx';
import { consentClient } from '../../documents/consent-client.ts';
import { consentsKey, readConsentsAgain } from '../../documents/consent-queries.ts';
import { send } from '../../lib/client.ts';
import { pageLanguage } from '../../lib/language.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import { portalAddress } from './addresses.ts';
import { ChangeConsent } from './ChangeConsent.tsx';
import classes from './Portal.module.css';
import { useApplicantId } from './use-applicant-id.ts';
import { WhoLooked } from './WhoLooked.tsx';

/** /laas/consents: what the person allows, for whom, since when, who looked; and a way to change one's mind. */
export function MyConsents() {
  const id = useApplicantId();
  const language = pageLanguage();
  const queries = useQueryClient();
  const found = useQuery({
    queryKey: consentsKey(id, language),
    queryFn: async ({ signal }) =>
      (await send(consentClient.listConsents, { params: { id }, query: { language }, signal })).result,
    placeholderData: (before) => before,
  });
  const back = <BackLink href={portalAddress} label={m.mine_back()} />;
  if (found.isError && !found.data)
    return (
      <div className={classes.portal}>
        {back}
        <EmptyState icon="warn" title={m.mine_title()} text={m.mine_no_answer()}>
          <Button onClick={() => found.refetch()}>{m.mine_retry()}</Button>
        </EmptyState>
      </div>
    );
  if (!found.data) return <CardSkeleton />;
  const { lender, consents, looks } = found.data;
  return (
    <div className={classes.portal}>
      {back}
      <div className={classes.heading}>
        <PageHeading title={m.mine_title()} lead={m.mine_lead({ lender })} />
      </div>
      {consents.map((consent) => (
        <ConsentFacts key={consent.purpose} consent={consent} lender={lender}>
          <ChangeConsent
            applicantId={id}
            consent={consent}
            onChanged={() => readConsentsAgain(queries, id)}
          />
        </ConsentFacts>
      ))}
      <WhoLooked looks={looks} />
    </div>
  );
}
