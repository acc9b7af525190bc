import { listConsentLinks, listConsents } from '@pramaan/contract/calls/consent.ts';
import { m } from '@pramaan/messages';
import { useQuery } from '@tanstack/react-query';
import { ConsentFacts } from '../../documents/ConsentFacts.tsx';
import { consentsKey } from '../../documents/consent-queries.ts';
import { send } from '../../lib/client.ts';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import classes from './Consent.module.css';
import { ConsentLinkList } from './ConsentLinkList.tsx';
import { SendLinkForm } from './SendLinkForm.tsx';
import { SentMessages } from './SentMessages.tsx';
import { UndeliveredMessages } from './UndeliveredMessages.tsx';

/** The lender's view of one person's consent: links to ask for it, and what the person agreed to. */
export function ConsentTab({ applicantId: id }: { applicantId: string }) {
  const links = useQuery({
    queryKey: ['consent-links', id],
    queryFn: async ({ signal }) => (await send(listConsentLinks, { params: { id }, signal })).result,
    // A person may be opening a link right now.
    refetchInterval: 10_000,
  });
  const given = useQuery({
    queryKey: consentsKey(id, 'en'),
    queryFn: async ({ signal }) =>
      (await send(listConsents, { params: { id }, query: { language: 'en' }, signal })).result,
    // A link that is verified is a consent: the two lists agree.
    refetchInterval: 10_000,
  });
  return (
    <>
      <PageHeading title={m.links_title()} lead={m.links_lead()} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <SendLinkForm applicantId={id} onSent={() => links.refetch()} />
          <UndeliveredMessages applicantId={id} />
          <section className={classes.column}>
            <h2>{m.links_list()}</h2>
            {links.isError ? <FormNotice message={m.links_no_answer()} /> : null}
            {links.isPending ? <CardSkeleton /> : null}
            {links.data ? (
              <ConsentLinkList applicantId={id} links={links.data} onEnded={() => links.refetch()} />
            ) : null}
          </section>
        </div>
        <section className={classes.column}>
          <div>
            <h2>{m.links_issued()}</h2>
            <p className={classes.quiet}>{m.links_issued_more()}</p>
          </div>
          {given.isError ? <FormNotice message={m.links_no_answer()} /> : null}
          {given.isPending ? <CardSkeleton /> : null}
          {given.data?.consents.map((consent) => (
            <ConsentFacts key={consent.purpose} consent={consent} lender={given.data.lender} />
          ))}
        </section>
      </div>
      <SentMessages applicantId={id} />
    </>
  );
}
