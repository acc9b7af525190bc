import { listConsentLinks, myConsents } from '@pramaan/contract/calls/consent.ts';
import { useQuery } from '@tanstack/react-query';
import { enConsentLinks } from '../../catalogue/en-consent-links.ts';
import { enMyConsents } from '../../catalogue/en-my-consents.ts';
import { ConsentFacts } from '../../documents/ConsentFacts.tsx';
import { learn, t } from '../../lib/catalogue.ts';
import { send } from '../../lib/client.ts';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import classes from './Consent.module.css';
import { ConsentLinkList } from './ConsentLinkList.tsx';
import { SendLinkForm } from './SendLinkForm.tsx';

learn({ ...enConsentLinks, ...enMyConsents });

/** The lender's view of one person's consent: links to ask for it, and what the person agreed to. */
export function ConsentTab({ applicantId: id }: { applicantId: string }) {
  const links = useQuery({
    queryKey: ['consent-links', id],
    queryFn: async ({ signal }) => (await send(listConsentLinks, { params: { id }, signal })).result,
    // A person may be opening a link right now.
    refetchInterval: 10_000,
  });
  const given = useQuery({
    queryKey: ['consents', id, 'en'],
    queryFn: async ({ signal }) =>
      (await send(myConsents, { params: { id }, query: { language: 'en' }, signal })).result,
  });
  return (
    <>
      <PageHeading title={t('links.title')} lead={t('links.lead')} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <SendLinkForm applicantId={id} onSent={() => links.refetch()} />
          <section className={classes.column}>
            <h2>{t('links.list')}</h2>
            {links.isError ? <FormNotice message={t('links.noAnswer')} /> : null}
            {links.isPending ? <CardSkeleton /> : null}
            {links.data ? (
              <ConsentLinkList applicantId={id} links={links.data} onEnded={() => links.refetch()} />
            ) : null}
          </section>
        </div>
        <section className={classes.column}>
          <div>
            <h2>{t('links.given')}</h2>
            <p className={classes.quiet}>{t('links.given.more')}</p>
          </div>
          {given.isError ? <FormNotice message={t('links.noAnswer')} /> : null}
          {given.isPending ? <CardSkeleton /> : null}
          {given.data?.consents.map((consent) => (
            <ConsentFacts key={consent.purpose} consent={consent} lender={given.data.lender} />
          ))}
        </section>
      </div>
    </>
  );
}
