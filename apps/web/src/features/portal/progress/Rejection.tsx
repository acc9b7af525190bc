import { m } from '@pramaan/messages';
import { downloadFrom } from '../../../lib/download.ts';
import { formatMoment } from '../../../lib/format.ts';
import { pageLanguage } from '../../../lib/language.ts';
import { type Rejection as Found, rejectionLetterAddress, useRejection } from '../../../lib/rejections.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { MakeAppeal } from './MakeAppeal.tsx';
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
        {data.mayAppeal ? <MakeAppeal applicantId={applicantId} /> : null}
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
