import { findOutline } from '@pramaan/documents/outlines.ts';
import { m } from '@pramaan/messages';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { addressOf } from '../../documents/document-address.ts';
import { useSession } from '../../lib/session.tsx';
import { Button } from '../../ui/Button.tsx';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { EndSignIn } from './EndSignIn.tsx';
import { IssuedDocuments } from './IssuedDocuments.tsx';
import classes from './Locker.module.css';
import { Notice } from './Notice.tsx';
import { Trouble } from './Trouble.tsx';
import { noteTrip, readTrip } from './trip.ts';
import { codeOf, errorMessageOf } from './trouble.ts';
import { useReturn } from './use-return.ts';
import { useSignIn } from './use-sign-in.ts';
import { Working } from './Working.tsx';

/** /laas/locker: where people come back to from DigiLocker, and choose what goes into their application. */
export function LockerPage({ onward = null }: { onward?: ReactNode }) {
  const applicantId = useSession().who._id;
  const { returning, failure: refused } = useReturn(applicantId);
  const [over, setOver] = useState<unknown>(null);
  const [ended, setEnded] = useState(false);
  const trip = readTrip(applicantId);
  const document = findOutline(trip.document ?? '');
  const signIn = useSignIn(applicantId, { document: trip.document, instance: trip.instance });
  const [path, navigate] = useLocation();
  const isLed = new URLSearchParams(useSearch()).has('go');
  // Who chose DigiLocker on the page before goes there at once; coming back with the browser's button begins no second time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => {
    if (!isLed) return;
    navigate(path, { replace: true });
    if (!trip.token && !returning) void signIn.go();
  }, []);
  const back = document ? addressOf(document) : '/laas';
  // A sign-in that is over is no trouble to whoever is signed in: they pressed a button twice.
  const failure = over ?? (trip.token && codeOf(refused) === 'LOCKER_SIGN_IN_EXPIRED' ? null : refused);
  const again = (
    <Button loading={signIn.busy} onClick={() => void signIn.go()}>
      {failure || ended ? m.locker_again() : m.locker_go()}
    </Button>
  );
  const lost = (thrown: unknown) => {
    noteTrip(applicantId, { token: null });
    setOver(thrown);
  };

  return (
    <PageColumn
      back={{
        href: back,
        label: document ? m.locker_back({ title: document.title }) : m.locker_back_list(),
      }}
    >
      <PageHeading title={m.locker_title()} lead={m.locker_title_lead()} />
      {returning ? <Working title={m.locker_returning()} /> : null}
      {failure ? (
        codeOf(failure) === 'NO_CONSENT' ? (
          <Trouble applicantId={applicantId} failure={failure} onAgreed={signIn.go} />
        ) : (
          <Notice
            tone="bad"
            title={m.locker_failed()}
            text={`${errorMessageOf(failure)} ${m.locker_failed_more()}`}
          >
            {again}
            <Button variant="default" href={back}>
              {m.locker_other_method()}
            </Button>
          </Notice>
        )
      ) : null}
      {ended ? <Notice tone="good" title={m.locker_ended()} /> : null}
      <Trouble applicantId={applicantId} failure={signIn.failure} onAgreed={signIn.go} />
      {!returning && trip.token ? (
        <>
          {trip.sameName === false ? (
            <Notice
              tone="doubt"
              title={m.locker_other_name({ name: trip.name })}
              text={m.locker_other_name_more()}
            />
          ) : (
            <p className={classes.quiet}>{m.locker_signed_in({ name: trip.name })}</p>
          )}
          <IssuedDocuments
            applicantId={applicantId}
            trip={{ ...trip, token: trip.token }}
            onLost={lost}
            again={again}
            onward={onward}
          />
          <EndSignIn
            token={trip.token}
            onEnded={() => {
              noteTrip(applicantId, { token: null });
              setEnded(true);
            }}
          />
        </>
      ) : null}
      {!returning && !trip.token && !failure ? <div className="row">{again}</div> : null}
    </PageColumn>
  );
}
