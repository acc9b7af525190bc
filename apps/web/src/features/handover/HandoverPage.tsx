import { m } from '@pramaan/messages';
import { useState } from 'react';
import { useParams } from 'wouter';
import { TimeLeft } from '../../capture/phone/TimeLeft.tsx';
import { documentTitle } from '../../documents/document-title.ts';
import { useSite } from '../../lib/site.ts';
import { Button } from '../../ui/Button.tsx';
import { PageLoading } from '../../ui/PageLoading.tsx';
import classes from './Handover.module.css';
import { HandoverFrame } from './HandoverFrame.tsx';
import { PhoneFile } from './PhoneFile.tsx';
import { useOpenedLink } from './use-opened-link.ts';

/** /handover/{token}: the phone takes one picture for a computer. No login; nothing of the person is shown. */
export function HandoverPage() {
  const { token = '' } = useParams();
  const { link, again, over } = useOpenedLink(token);
  const [done, setDone] = useState(false);
  const [sending, setSending] = useState(false);
  const site = useSite();
  if (link.at === 'opening') return <PageLoading />;
  const { lender, accent } = link.at === 'open' ? link.asked : site;
  const frame = { lender, accent };
  if (done)
    return (
      <HandoverFrame {...frame} title={m.handover_done()}>
        <p role="status">{m.handover_done_text()}</p>
      </HandoverFrame>
    );
  if (link.at === 'silent')
    return (
      <HandoverFrame {...frame} title={m.shell_no_answer_title()}>
        <p role="alert">{m.handover_silent()}</p>
        <Button onClick={again}>{m.shell_retry()}</Button>
      </HandoverFrame>
    );
  if (link.at === 'expired')
    return (
      <HandoverFrame {...frame} title={m.handover_expired()}>
        <p role="alert">{m.handover_expired_text()}</p>
      </HandoverFrame>
    );
  const { asked } = link;
  return (
    <HandoverFrame {...frame} title={m.handover_title({ title: documentTitle(asked.title) })}>
      <p>{m.handover_lead({ lender: asked.lender })}</p>
      <PhoneFile token={token} onSent={() => setDone(true)} onExpired={over} onSending={setSending} />
      <div className={classes.left}>
        {/* What is on its way is not broken off: the server decides whether it came in time. */}
        <TimeLeft until={asked.expiresAt} sentence={m.handover_left} onOver={sending ? undefined : over} />
      </div>
    </HandoverFrame>
  );
}
