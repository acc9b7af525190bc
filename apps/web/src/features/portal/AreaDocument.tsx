import type { AskedOf } from '@pramaan/documents/loan-product.ts';
import type { AreaInfo } from '@pramaan/documents/menu.ts';
import type { KnownProfile } from '@pramaan/documents/stated.ts';
import type { Tree } from '@pramaan/documents/tree.ts';
import { m } from '@pramaan/messages';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { DocumentPage } from '../../documents/DocumentPage.tsx';
import { WithDefinition } from '../../documents/definitions.tsx';
import { useDraft } from '../../documents/use-draft.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useSite } from '../../lib/site.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { areaAddress, offerAddress, portalAddress } from './addresses.ts';
import { isLed, wayOn } from './go-on.ts';
import classes from './Portal.module.css';
import type { TaskDocument } from './task-documents.ts';
import { tasksOf } from './tasks.ts';
import { useApplicantId } from './use-applicant-id.ts';

interface Props {
  info: AreaInfo;
  documents: readonly TaskDocument[];
  /** The id of the document that the address names. */
  open: string;
  /** The area's only document: one goes back to the list of areas. */
  single: boolean;
  /** What is asked about the record itself. */
  informationRequests: ReactNode;
  docs: Tree;
  profile: KnownProfile;
  askedOf: AskedOf;
}

/** Was the person sent to this page for the offer, to confirm what its mandate needs? Then they go back there. */
const wayBackToOffer = (search: string) =>
  new URLSearchParams(search).get('for') === 'offer'
    ? { href: offerAddress, words: m.portal_continue({ title: m.own_offer_title() }) }
    : null;

/** One document of an area, with the way back and the way on. */
export function AreaDocument({
  info,
  documents,
  open,
  single,
  informationRequests,
  docs,
  profile,
  askedOf,
}: Props) {
  const applicantId = useApplicantId();
  const draft = useDraft(applicantId);
  const { sandbox } = useSite();
  const [, navigate] = useLocation();
  const search = useSearch();
  const isGuided = isLed(search);
  const [saved, setSaved] = useState(false);
  const index = documents.findIndex(({ document }) => document.id === open);
  const document = documents[index];
  const settled = document?.progress === 'done' || document?.progress === 'checking';
  const toOffer = wayBackToOffer(search);
  const onward =
    document && (toOffer ?? wayOn(tasksOf(docs, draft.draft, askedOf), info.area, document.document.id));
  // Who was led here has nothing to look at in their own words: the next question follows, once the file says that they are there.
  const leadOn = saved && settled ? onward?.href : undefined;
  useEffect(() => {
    if (leadOn) navigate(leadOn);
  }, [leadOn, navigate]);
  usePageTitle(document?.document.title ?? info.title);
  const back = single ? (
    <BackLink href={portalAddress} label={m.portal_back()} />
  ) : (
    <BackLink href={areaAddress(info)} label={info.title} />
  );
  if (!document || !onward)
    return (
      <>
        {back}
        <EmptyState title={m.portal_no_document()} text={m.portal_no_document_more()} />
      </>
    );

  return (
    <div className={classes.portal}>
      <div className={classes.top}>{back}</div>
      <WithDefinition id={open}>
        {(definition) => (
          <DocumentPage
            applicantId={applicantId}
            document={definition}
            docs={docs}
            profile={profile}
            draft={draft}
            sandbox={sandbox}
            informationRequests={informationRequests}
            {...(documents.length > 1 ? { place: { index: index + 1, count: documents.length } } : {})}
            onSaved={isGuided ? () => setSaved(true) : undefined}
            next={
              <Button href={onward.href} variant={settled ? 'filled' : 'subtle'}>
                {onward.words}
              </Button>
            }
          />
        )}
      </WithDefinition>
    </div>
  );
}
