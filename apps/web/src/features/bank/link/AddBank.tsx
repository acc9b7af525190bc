import type { addBank } from '@pramaan/contract/calls/bank.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { m } from '@pramaan/messages';
import { useId, useState } from 'react';
import { send } from '../../../lib/client.ts';
import { CallFailure, sentenceOf } from '../../../lib/failure.ts';
import { showSnack } from '../../../lib/snackbar.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { isWeb, LeavingForm } from '../../../ui/LeavingForm.tsx';
import { isConsent, withSessions } from '../bank-sessions.ts';
import type { PickedBank } from '../journey.ts';
import classes from './AddBank.module.css';
import { BankSearch } from './BankSearch.tsx';
import type { LinkAccess } from './link-access.ts';

type Begun = ResultOf<typeof addBank>;

interface Props {
  access: LinkAccess;
  /** Where the external page sends the person back: the desktop's page or the phone's. */
  from: 'desktop' | 'mobile';
  months: number;
  picked: PickedBank | null;
  onPick: (bank: PickedBank | null) => void;
  /** The link has begun and the page is about to be left. */
  onBegun: (linkId: string) => void;
  onFailed?: (failure: unknown) => void;
  /** The search of banks did not answer in time; the sentence that says so. */
  onGivenUp?: (sentence: string) => void;
  /** Another number searches again for what is typed. */
  round?: number;
}

/** Search Bank and Add Bank (P §2.5): the button stands off until a bank is picked. */
export function AddBank({
  access,
  from,
  months,
  picked,
  onPick,
  onBegun,
  onFailed,
  onGivenUp,
  round = 0,
}: Props) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [begun, setBegun] = useState<Begun | null>(null);
  const why = useId();
  const isPicked = picked !== null && picked.id !== '';

  async function add(bank: PickedBank) {
    setBusy(true);
    setFailure(null);
    try {
      const body = { providerId: bank.id, keyword: bank.name, from, months };
      const { result } = await withSessions(access.sessions, (both) =>
        send(access.client.addBank, { body: { ...both, ...body } }),
      );
      if (!isWeb(result.form.action)) throw new Error(result.form.action);
      onBegun(result.linkId);
      setBegun(result);
    } catch (thrown) {
      setBusy(false);
      if (isConsent(thrown)) return;
      const sentence = thrown instanceof CallFailure ? sentenceOf(thrown) : m.bank_link_bad_form();
      setFailure(sentence);
      showSnack(sentence, { tone: 'error' });
      onFailed?.(thrown);
    }
  }

  return (
    <div className={classes.add}>
      <p className={classes.what}>{m.bank_link_what()}</p>
      <BankSearch
        access={access}
        picked={picked}
        onPick={onPick}
        round={round}
        onGivenUp={(sentence) => onGivenUp?.(sentence)}
      />
      <FormNotice message={failure} />
      <div className={classes.do}>
        <Button
          disabled={!isPicked}
          loading={busy}
          aria-describedby={isPicked ? undefined : why}
          onClick={() => picked && void add(picked)}
        >
          {m.bank_link_add()}
        </Button>
        {isPicked ? null : (
          <span id={why} className={classes.why}>
            {m.bank_link_add_off()}
          </span>
        )}
      </div>
      <p role="status" className={classes.leaving}>
        {begun ? m.bank_link_leaving() : ''}
      </p>
      {begun ? (
        <LeavingForm
          form={begun.form}
          onBack={() => {
            setBusy(false);
            setBegun(null);
          }}
        />
      ) : null}
    </div>
  );
}
