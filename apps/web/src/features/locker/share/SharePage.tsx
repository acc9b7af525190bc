import { placeOfLockerType } from '@pramaan/documents/locker-types.ts';
import { findOutline } from '@pramaan/documents/outlines.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { addressOf } from '../../../documents/document-address.ts';
import { useSession } from '../../../lib/session.tsx';
import { Button } from '../../../ui/Button.tsx';
import { PlainPage } from '../../../ui/PlainPage.tsx';
import classes from '../Locker.module.css';
import { Notice } from '../Notice.tsx';
import { Trouble } from '../Trouble.tsx';
import { codeOf } from '../trouble.ts';
import { lockerVerdictMessage } from '../verdict-message.ts';
import { Working } from '../Working.tsx';
import { useAlone } from './alone.ts';
import { useShare } from './use-share.ts';

/** The document that the address names, and its instance; the Aadhaar when it names none that DigiLocker holds. */
function placeIn(search: string) {
  const query = new URLSearchParams(search);
  const document = findOutline(query.get('document') ?? '');
  const instance = query.get('instance') ?? '1';
  return (
    (document?.locker && placeOfLockerType(`${document.locker}.${instance}`)) ||
    (document?.locker && placeOfLockerType(document.locker)) ||
    placeOfLockerType('aadharDigiLink')
  );
}

/** /locker/share: one document through DigiLocker's own small window (C §4). The script draws its button here. */
export function SharePage() {
  const applicantId = useSession().who._id;
  const search = useSearch();
  const [place] = useState(() => placeIn(search));
  if (!place) return null;
  return <Share applicantId={applicantId} place={place} />;
}

function Share({
  applicantId,
  place,
}: {
  applicantId: string;
  place: NonNullable<ReturnType<typeof placeIn>>;
}) {
  const alone = useAlone();
  const { sharing, again } = useShare(applicantId, place, alone);
  const { title } = place.document;
  const back = addressOf(place.document);
  const link = (
    <a className="link" href={back}>
      {m.locker_back({ title })}
    </a>
  );
  const { at } = sharing;
  return (
    <PlainPage title={m.locker_share_title()} text={at === 'open' ? m.locker_share_lead({ title }) : ''}>
      <div className={classes.share}>
        {at === 'loading' ? <Working title={m.locker_share_wait()} /> : null}
        {at === 'taking' ? <Working title={m.locker_share_taking()} /> : null}
        <div
          // DigiLocker's own script draws its button, in English.
          lang="en"
          hidden={at !== 'open'}
          className={`share_fm_dl ${classes.widget}`}
          id={`${place.document.id}-${place.instance}`}
        />
        {at === 'done' ? (
          <Notice
            tone={sharing.given.status === 'verified' ? 'good' : 'doubt'}
            title={`${title}: ${m.locker_share_good()}`}
            text={lockerVerdictMessage(sharing.given.status)}
          />
        ) : null}
        {at === 'failed' ? (
          codeOf(sharing.thrown) === 'NO_CONSENT' ? (
            <Trouble applicantId={applicantId} failure={sharing.thrown} onAgreed={async () => again()} />
          ) : (
            <div data-report={sharing.report}>
              <Notice tone="bad" title={m.locker_failed()} text={sharing.sentence}>
                <Button onClick={again}>{m.shell_retry()}</Button>
              </Notice>
            </div>
          )
        ) : null}
        {link}
      </div>
    </PlainPage>
  );
}
