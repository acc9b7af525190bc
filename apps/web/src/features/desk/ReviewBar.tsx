import { type DocumentReason, documentReasons } from '@pramaan/contract/stages.ts';
import { type Message, m } from '@pramaan/messages';
import { useState } from 'react';
import { formatMoment } from '../../lib/format.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import classes from './Desk.module.css';
import { deskLines } from './desk-lines.ts';
import { send } from './desk-send.ts';
import { isOver } from './is-over.ts';
import { type Desk, useDeskChange } from './use-desk.ts';

interface Props {
  id: string;
  desk: Desk;
  place: string;
  title: string;
}

type Choice = 'accept' | 'reject' | 'again';

const words: Readonly<Record<Choice, Message>> = {
  accept: m.desk_accept,
  reject: m.desk_reject,
  again: m.desk_again,
};

/** One asks again for what one would reject. */
const reasonsFor = (choice: Choice) =>
  (Object.entries(documentReasons) as [DocumentReason, { for: string; words: string }][]).filter(
    ([, reason]) => reason.for === (choice === 'accept' ? 'accept' : 'reject'),
  );

/** Accept or reject a record or ask for it again, with a reason; and what was said of it. */
export function ReviewBar({ id, desk, place, title }: Props) {
  const [choosing, setChoosing] = useState<Choice | null>(null);
  const [reason, setReason] = useState<DocumentReason>('LOOKS_RIGHT');
  const { change, busy } = useDeskChange(id);
  const said = desk.reviews.find((one) => one.place === place);
  const choose = (choice: Choice) => {
    setChoosing(choice);
    setReason(reasonsFor(choice)[0]?.[0] ?? 'LOOKS_RIGHT');
  };
  const keep = async () => {
    if (!choosing) return;
    const { version } = desk;
    const [subject = ''] = place.split('.');
    const done = await change(() =>
      choosing === 'again'
        ? send(deskLines.askApplicant, {
            params: { id },
            body: { version, channel: 'sms', items: [{ subject, reason }] },
          })
        : send(deskLines.reviewDocument, {
            params: { id, place },
            body: { version, verdict: choosing, reason },
          }),
    );
    if (done && choosing === 'again') showSnack(m.desk_ask_done());
    if (done) setChoosing(null);
  };
  return (
    <div className={classes.review}>
      {said ? (
        <p className={classes.quiet}>
          {(said.verdict === 'accept' ? m.desk_accepted : m.desk_rejected)({
            reason: documentReasons[said.reason].words,
            by: said.by,
            at: formatMoment(said.at, 'en'),
          })}{' '}
          {said.stale ? m.desk_review_stale() : ''}
        </p>
      ) : null}
      {choosing ? (
        <div className={classes.choose}>
          <SelectField
            label={m.desk_reason()}
            autoFocus
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value as DocumentReason)}
          >
            {reasonsFor(choosing).map(([code, { words }]) => (
              <option key={code} value={code}>
                {words}
              </option>
            ))}
          </SelectField>
          <Button loading={busy} onClick={keep}>
            {words[choosing]()}
          </Button>
          <Button variant="subtle" onClick={() => setChoosing(null)}>
            {m.desk_cancel()}
          </Button>
        </div>
      ) : isOver(desk.stage) ? null : (
        <div className={classes.choose}>
          <Button
            variant="default"
            data-verdict="accept"
            aria-label={m.desk_accept_of({ title })}
            onClick={() => choose('accept')}
          >
            {m.desk_accept()}
          </Button>
          <Button
            variant="default"
            data-verdict="reject"
            aria-label={m.desk_reject_of({ title })}
            onClick={() => choose('reject')}
          >
            {m.desk_reject()}
          </Button>
          <Button variant="subtle" aria-label={m.desk_again_of({ title })} onClick={() => choose('again')}>
            {m.desk_again()}
          </Button>
        </div>
      )}
    </div>
  );
}
