import { m } from '@pramaan/messages';
import { useEffect, useRef, useState } from 'react';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { pageLanguage } from '../../lib/language.ts';
import { useSession } from '../../lib/session.tsx';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import classes from './Bank.module.css';
import { bankClient } from './bank-client.ts';

interface Props {
  applicantId: string;
  /** The server's sentence. */
  said: string;
  onAgreed: () => unknown;
}

/** Refused for want of consent: the person agrees right here and it goes on. A lender can only ask. */
export function AgreeBank({ applicantId, said, onAgreed }: Props) {
  const { isApplicant } = useSession();
  const language = pageLanguage();
  const box = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => box.current?.focus(), []);
  const agree = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await send(bankClient.giveConsent, {
        params: { id: applicantId },
        body: { purpose: 'bank', language },
      });
      await onAgreed();
    } catch (thrown) {
      setFailure(sentenceOf(thrown));
    }
    setBusy(false);
  };
  return (
    <div ref={box} className={classes.notice} data-tone="doubt" tabIndex={-1} role="alert">
      <p className={classes.noticeTitle}>{m.bank_agree()}</p>
      <p>{isApplicant ? m.bank_agree_more() : said}</p>
      <FormNotice message={failure} />
      {isApplicant ? (
        <Button loading={busy} onClick={agree}>
          {m.bank_agree_button()}
        </Button>
      ) : null}
    </div>
  );
}
