import { useState } from 'react';
import type { LockerWayProps } from '../../documents/locker-way.tsx';
import { t } from '../../lib/catalogue.ts';
import { onDemand, WhileLoading } from '../../lib/on-demand.tsx';
import { Button } from '../../ui/Button.tsx';
import classes from './Locker.module.css';
import { Trouble } from './Trouble.tsx';
import { noteTrip, readTrip } from './trip.ts';
import { useVisit } from './use-visit.ts';
import { useLockerLanguage } from './words.ts';

/** Few people have none: its form is loaded when it is asked for. */
const NewLocker = onDemand(() => import('./NewLocker.tsx'), 'NewLocker');

/** The way "DigiLocker" of a document's page: sign in there, share one in a small window, or open a locker. */
export function LockerWay({ applicantId, document, slot }: LockerWayProps) {
  useLockerLanguage();
  const [opening, setOpening] = useState(false);
  const { token, name } = readTrip(applicantId);
  const { busy, failure, go } = useVisit(applicantId, { document: document.id, slot });
  const share = `/locker/share?${new URLSearchParams({ document: document.id, slot: String(slot) })}`;
  return (
    <div className={classes.way}>
      <p className={classes.lead}>{t('locker.lead')}</p>
      {token ? (
        <>
          <p className={classes.quiet}>{t('locker.signedIn', { name })}</p>
          <span onClickCapture={() => noteTrip(applicantId, { document: document.id, slot })}>
            <Button href="/laas/locker">{t('locker.choose')}</Button>
          </span>
        </>
      ) : (
        <>
          <div className={classes.first}>
            <Button loading={busy} onClick={() => void go()}>
              {t('locker.go')}
            </Button>
            <span className={classes.recommended}>{t('locker.recommended')}</span>
          </div>
          <p className={classes.quiet}>{t('locker.go.more')}</p>
        </>
      )}
      <Trouble applicantId={applicantId} failure={failure} onAgreed={go} />
      <div className={classes.others}>
        {/* A whole new page: the script of others that it loads stays there (http/headers.ts). */}
        <a className="link" href={share}>
          {t('locker.share')}
        </a>
        <button type="button" className="link" aria-expanded={opening} onClick={() => setOpening(!opening)}>
          {t('locker.none')}
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
