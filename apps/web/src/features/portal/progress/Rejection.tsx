import { ownWordsForm } from '@pramaan/documents/own-words.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { FormSaved } from '../../../documents/FormSaved.tsx';
import { useOwnWords } from '../../../documents/use-own-words.ts';
import { send } from '../../../lib/client.ts';
import { downloadFrom } from '../../../lib/download.ts';
import { formatMoment } from '../../../lib/format.ts';
import { pageLanguage } from '../../../lib/language.ts';
import {
  type Rejection as Found,
  rejectionClient,
  rejectionLetterAddress,
  useRejection,
  useRejectionChanged,
} from '../../../lib/rejections.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import classes from './Progress.module.css';

/** What the person can do about a declined loan: the letter, another look, a complaint. */
export function Rejection({ applicantId }: { applicantId: string }) {
  const data = useRejection(applicantId).data?.rejection;
  const { busy, run } = useAction();
  if (!data) return null;
  const fetchLetter = async () => {
    await downloadFrom(rejectionLetterAddress(applicantId, pageLanguage()), 'rejection-letter.pdf');
    return undefined;
  };
  return (
    <Card title={m.own_rejection_title()}>
      <div className={classes.rejection}>
        <div>
          <Button variant="default" loading={busy !== null} onClick={() => void run('letter', fetchLetter)}>
            {m.own_rejection_letter()}
          </Button>
        </div>
        {data.appeal ? <Appealed rejection={data} appeal={data.appeal} /> : null}
        {data.mayAppeal ? <Ask applicantId={applicantId} /> : null}
        {data.grievance ? <p>{m.own_rejection_grievance({ officer: data.grievance })}</p> : null}
        <p className={classes.quiet}>{m.own_rejection_ombudsman()}</p>
      </div>
    </Card>
  );
}

interface AppealedProps {
  rejection: Found;
  appeal: NonNullable<Found['appeal']>;
}

/** What the person asked, and what the lender answered. */
function Appealed({ rejection: { lender }, appeal }: AppealedProps) {
  const moment = (at: string | null) => formatMoment(at ?? '', pageLanguage());
  return (
    <div role="status" className={classes.rejection}>
      {appeal.answer === 'kept' ? (
        <>
          <p>{m.own_rejection_kept({ lender, moment: moment(appeal.answeredAt) })}</p>
          <blockquote className={classes.said}>{appeal.answerWords}</blockquote>
        </>
      ) : (
        <p>{m.own_rejection_asked({ lender, moment: moment(appeal.madeAt) })}</p>
      )}
      <p className={classes.quiet}>{m.own_rejection_yours()}</p>
      <blockquote className={classes.said}>{appeal.words}</blockquote>
    </div>
  );
}

/** A sentence to the lender, once. */
function Ask({ applicantId }: { applicantId: string }) {
  const { words, write, forget, saved } = useOwnWords(applicantId, ownWordsForm('appeal'));
  const [opened, setOpened] = useState<boolean | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const changed = useRejectionChanged(applicantId);
  const blocked = () => {
    const missing = words.trim() === '';
    setFault(missing ? m.own_rejection_words_missing() : null);
    return missing;
  };
  const { submit, busy, failure } = useSubmit(async () => {
    await send(rejectionClient.makeAppeal, { params: { id: applicantId }, body: { words: words.trim() } });
    forget();
    await changed();
  }, blocked);
  if (!(opened ?? words !== ''))
    return (
      <div>
        <Button onClick={() => setOpened(true)}>{m.own_rejection_ask()}</Button>
      </div>
    );
  return (
    <form className={classes.rejection} onSubmit={submit} noValidate>
      <TextArea
        label={m.own_rejection_words()}
        hint={m.own_rejection_words_hint()}
        rows={4}
        maxLength={1000}
        value={words}
        aria-invalid={fault ? true : undefined}
        onChange={({ currentTarget }) => {
          // Emptied, it stays open.
          setOpened(true);
          write(currentTarget.value);
        }}
      />
      <FormSaved state={saved} />
      <FormNotice message={fault ?? failure} />
      <div className="row">
        <Button type="submit" loading={busy}>
          {m.own_rejection_send()}
        </Button>
        <Button variant="default" onClick={() => setOpened(false)}>
          {m.own_rejection_cancel()}
        </Button>
      </div>
    </form>
  );
}
