import { m } from '@pramaan/messages';
import { useState } from 'react';
import type { LockerMethodProps } from '../../documents/locker-method.tsx';
import { onDemand, WhileLoading } from '../../lib/on-demand.tsx';
import { Button } from '../../ui/Button.tsx';
import classes from './Locker.module.css';
import { Trouble } from './Trouble.tsx';
import { noteTrip, readTrip } from './trip.ts';
import { useSignIn } from './use-sign-in.ts';

/** Few people have none: its form is loaded when it is asked for. */
const NewLocker = onDemand(() => import('./NewLocker.tsx'), 'NewLocker');

/** The way "DigiLocker" of a document's page: sign in there, share one in a small window, or open a locker. */
export function LockerMethod({ applicantId, document, instance }: LockerMethodProps) {
  const [opening, setOpening] = useState(false);
  const { token, name } = readTrip(applicantId);
  const { busy, failure, go } = useSignIn(applicantId, { document: document.id, instance });
  const share = `/locker/share?${new URLSearchParams({ document: document.id, instance: String(instance) })}`;
  return (
    <div className={classes.method}>
      <p className={classes.lead}>{m.locker_lead()}</p>
      {token ? (
        <>
          <p className={classes.quiet}>{m.locker_signed_in({ name })}</p>
          <span onClickCapture={() => noteTrip(applicantId, { document: document.id, instance })}>
            <Button href="/laas/locker">{m.locker_choose()}</Button>
          </span>
        </>
      ) : (
        <>
          <div className={classes.first}>
            <Button loading={busy} onClick={() => void go()}>
              {m.locker_go()}
            </Button>
            <span className={classes.recommended}>{m.locker_recommended()}</span>
          </div>
          <p className={classes.quiet}>{m.locker_go_more()}</p>
        </>
      )}
      <Trouble applicantId={applicantId} failure={failure} onAgreed={go} />
      <div className={classes.others}>
        {/* A whole new page: the script of others that it loads stays there (http/headers.ts). */}
        <a className="link" href={share}>
          {m.locker_share()}
        </a>
        <button type="button" className="link" aria-expanded={opening} onClick={() => setOpening(!opening)}>
          {m.locker_none()}
        </button>
      </div>
      {opening ? (
        <WhileLoading>
          <NewLocker applicantId={applicantId} busy={busy} onGo={() => void go()} />
        </WhileLoading>
      ) : null}
    </div>
  );
}
