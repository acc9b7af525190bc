import { m } from '@pramaan/messages';
import { useState } from 'react';
import { downloadFrom } from '../../lib/download.ts';
import { formatMoment } from '../../lib/format.ts';
import { type Rejection as Found, rejectionLetterAddress, useRejection } from '../../lib/rejections.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import { KeepDialog, ReopenDialog } from './RejectionDialogs.tsx';
import classes from './Review.module.css';
import type { Review } from './use-review.ts';

interface Props {
  id: string;
  review: Review;
}

/** A declined loan and the applicant's appeal; of an application that was reopened, what they asked for. */
export function Rejection({ id, review }: Props) {
  const { data } = useRejection(id);
  if (data?.rejection) return <Standing id={id} review={review} data={data.rejection} />;
  return data?.reopenedBy ? (
    <section className={classes.part} aria-label={m.review_rejection()}>
      <Asked words={data.reopenedBy.words} madeAt={data.reopenedBy.madeAt} />
    </section>
  ) : null;
}

function Asked({ words, madeAt }: { words: string; madeAt: string }) {
  return (
    <>
      <strong>{m.review_appeal({ moment: formatMoment(madeAt, 'en') })}</strong>
      <p className={classes.said}>{words}</p>
    </>
  );
}

/** The letter as the applicant gets it, their appeal, and what the team can do about it. */
function Standing({ id, review, data }: Props & { data: Found }) {
  const { busy, run } = useAction();
  const [open, setOpen] = useState<'reopen' | 'keep' | null>(null);
  const { appeal, mayReopen } = data;
  const waits = appeal?.answer === 'open';
  const close = () => setOpen(null);
  const fetchLetter = (language: 'en' | 'hi') =>
    void run(language, async () => {
      await downloadFrom(rejectionLetterAddress(id, language), 'rejection-letter.pdf');
      return undefined;
    });
  return (
    <section className={classes.part} aria-label={m.review_rejection()}>
      {appeal ? <Asked words={appeal.words} madeAt={appeal.madeAt} /> : null}
      {appeal?.answer === 'kept' ? (
        <>
          <strong>{m.review_appeal_kept({ moment: formatMoment(appeal.answeredAt ?? '', 'en') })}</strong>
          <p className={classes.said}>{appeal.answerWords}</p>
        </>
      ) : null}
      <div className={classes.choose}>
        {mayReopen ? (
          <Button variant={waits ? 'filled' : 'default'} onClick={() => setOpen('reopen')}>
            {m.review_reopen()}
          </Button>
        ) : null}
        {mayReopen && waits ? (
          <Button variant="default" onClick={() => setOpen('keep')}>
            {m.review_appeal_keep()}
          </Button>
        ) : null}
        <Button variant="subtle" loading={busy === 'en'} onClick={() => fetchLetter('en')}>
          {m.review_rejection_letter()}
        </Button>
        <Button variant="subtle" loading={busy === 'hi'} onClick={() => fetchLetter('hi')}>
          {m.review_rejection_letter_hindi()}
        </Button>
      </div>
      {open === 'reopen' ? <ReopenDialog id={id} review={review} asked={waits} onClose={close} /> : null}
      {open === 'keep' && appeal ? (
        <KeepDialog id={id} review={review} appeal={appeal._id} onClose={close} />
      ) : null}
    </section>
  );
}
