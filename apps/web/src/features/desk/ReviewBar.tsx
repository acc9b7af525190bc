import { type DocumentReason, documentReasons } from '@pramaan/contract/stages.ts';
import { useState } from 'react';
import { type PlainKey, t } from '../../lib/catalogue.ts';
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

const words: Readonly<Record<Choice, PlainKey>> = {
  accept: 'desk.accept',
  reject: 'desk.reject',
  again: 'desk.again',
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
    if (done && choosing === 'again') showSnack(t('desk.ask.done'));
    if (done) setChoosing(null);
  };
  return (
    <div className={classes.review}>
      {said ? (
        <p className={classes.quiet}>
          {t(said.verdict === 'accept' ? 'desk.accepted' : 'desk.rejected', {
            reason: documentReasons[said.reason].words,
            by: said.by,
            at: formatMoment(said.at, 'en'),
          })}{' '}
          {said.stale ? t('desk.review.stale') : ''}
        </p>
      ) : null}
      {choosing ? (
        <div className={classes.choose}>
          <SelectField
            label={t('desk.reason')}
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
            {t(words[choosing])}
          </Button>
          <Button variant="subtle" onClick={() => setChoosing(null)}>
            {t('desk.cancel')}
          </Button>
        </div>
      ) : isOver(desk.stage) ? null : (
        <div className={classes.choose}>
          <Button
            variant="default"
            data-verdict="accept"
            aria-label={t('desk.accept.of', { title })}
            onClick={() => choose('accept')}
          >
            {t('desk.accept')}
          </Button>
          <Button
            variant="default"
            data-verdict="reject"
            aria-label={t('desk.reject.of', { title })}
            onClick={() => choose('reject')}
          >
            {t('desk.reject')}
          </Button>
          <Button variant="subtle" aria-label={t('desk.again.of', { title })} onClick={() => choose('again')}>
            {t('desk.again')}
          </Button>
        </div>
      )}
    </div>
  );
}
