import { m } from '@pramaan/messages';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { send } from '../lib/client.ts';
import { sentenceOf } from '../lib/failure.ts';
import { useSession } from '../lib/session.tsx';
import { Button } from '../ui/Button.tsx';
import { consentClient } from './consent-client.ts';
import classes from './DocumentPage.module.css';

interface Props {
  applicantId: string;
  /** The server's sentence. */
  said: string;
  onAgreed: () => Promise<void>;
}

/** A check was refused for want of consent: the person agrees right here, and it goes on. A lender can only ask. */
export function AgreeHere({ applicantId, said, onAgreed }: Props) {
  const { isApplicant } = useSession();
  const notice = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => notice.current?.focus(), []);
  const agree = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const body = { purpose: 'verification' as const, language: 'en' as const };
      await send(consentClient.giveConsent, { params: { id: applicantId }, body });
      await onAgreed();
    } catch (thrown) {
      setFailure(sentenceOf(thrown));
      setBusy(false);
    }
  };
  return (
    <div ref={notice} className={classes.notice} data-tone="doubt" tabIndex={-1} role="alert">
      <p className={classes.noticeTitle}>
        <span aria-hidden="true" className={classes.noticeSign}>
          !
        </span>
        {m.doc_consent()}
      </p>
      <p className={classes.noticeMore}>{isApplicant ? m.doc_consent_more() : said}</p>
      {failure ? <p className={classes.noticeSaid}>{failure}</p> : null}
      {isApplicant ? (
        <div className={`row ${classes.noticeDo}`}>
          <Button loading={busy} onClick={agree}>
            {m.doc_consent_button()}
          </Button>
          <Link href="/laas/consents" className="link">
            {m.doc_consent_all()}
          </Link>
        </div>
      ) : (
        <Link href={`/admin/applicants/${applicantId}/consent`} className="link">
          {m.doc_consent_request()}
        </Link>
      )}
    </div>
  );
}
