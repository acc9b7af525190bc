import { type RevealReason, revealReasons } from '@pramaan/contract/stages.ts';
import { m } from '@pramaan/messages';
import { type ReactNode, useEffect, useState } from 'react';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import classes from './Review.module.css';
import { reviewClient } from './review-client.ts';

type Data = Record<string, unknown>;

interface Shown {
  data: Data;
  until: number;
}

interface Props {
  id: string;
  /** `profile`, or the reference of a record. */
  place: string;
  label: string;
  /** What is drawn while the data is masked. */
  masked?: ReactNode;
  /** What is drawn of the whole data, for a minute. */
  whole: (data: Data) => ReactNode;
}

/** Masked data, whole for a minute, for a reason that the log keeps. */
export function Reveal({ id, place, label, masked, whole }: Props) {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState<RevealReason>('CALL_PERSON');
  const [shown, setShown] = useState<Shown | null>(null);
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!shown) return;
    const tick = () => {
      const left = Math.ceil((shown.until - Date.now()) / 1000);
      setSeconds(left);
      if (left <= 0) setShown(null);
    };
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [shown]);
  const show = async () => {
    try {
      const { result } = await send(reviewClient.revealRecord, { params: { id }, body: { place, reason } });
      setShown({ data: result.data, until: Date.parse(result.until) });
      setAsking(false);
    } catch (thrown) {
      showSnack(sentenceOf(thrown), { tone: 'error' });
    }
  };
  if (shown)
    return (
      <>
        {whole(shown.data)}
        <p role="status" className={classes.quiet}>
          {m.review_reveal_shown({ seconds })}
        </p>
      </>
    );
  return (
    <>
      {masked}
      <Button variant="subtle" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Dialog opened={asking} title={m.review_reveal_title()} onClose={() => setAsking(false)}>
        <div className={classes.form}>
          <p className={classes.quiet}>{m.review_reveal_note()}</p>
          <SelectField
            label={m.review_reason()}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value as RevealReason)}
          >
            {Object.entries(revealReasons).map(([code, words]) => (
              <option key={code} value={code}>
                {words}
              </option>
            ))}
          </SelectField>
          <div className={classes.choose}>
            <Button onClick={show}>{m.review_reveal_go()}</Button>
            <Button variant="default" onClick={() => setAsking(false)}>
              {m.review_cancel()}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
