import { m } from '@pramaan/messages';
import { useState } from 'react';
import type { Consent } from '../../documents/ConsentFacts.tsx';
import { consentClient } from '../../documents/consent-client.ts';
import { send } from '../../lib/client.ts';
import { pageLanguage } from '../../lib/language.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';

const mineDoneMessages = {
  agree: m.mine_agree_done,
  withdraw: m.mine_withdraw_done,
} as const;

const mineMessages = {
  agree: m.mine_agree,
  withdraw: m.mine_withdraw,
} as const;

const consentRequestMessages = {
  agree: m.mine_agree_request,
  withdraw: m.mine_withdraw_request,
} as const;

const mineYesMessages = {
  agree: m.mine_agree_yes,
  withdraw: m.mine_withdraw_yes,
} as const;

interface Props {
  applicantId: string;
  consent: Consent;
  onChanged: () => Promise<unknown>;
}

/** One tap and one confirmation, to withdraw as to agree (DPDP Act, section 6). */
export function ChangeConsent({ applicantId, consent, onChanged }: Props) {
  const language = pageLanguage();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { purpose, given, line, more } = consent;
  const act = given ? 'withdraw' : 'agree';

  const change = async () => {
    setBusy(true);
    setFailure(null);
    try {
      if (given) await send(consentClient.withdrawConsent, { params: { id: applicantId, purpose } });
      else
        await send(consentClient.giveConsent, { params: { id: applicantId }, body: { purpose, language } });
      await onChanged();
      setAsking(false);
      showSnack(mineDoneMessages[act]());
    } catch {
      setFailure(m.mine_failed());
    }
    setBusy(false);
  };
  return (
    <div>
      <Button
        variant="default"
        onClick={() => setAsking(true)}
        aria-label={`${mineMessages[act]()}: ${line}`}
      >
        {mineMessages[act]()}
      </Button>
      <Dialog opened={asking} title={consentRequestMessages[act]()} onClose={() => setAsking(false)}>
        <div className="stack">
          <div>
            <strong>{line}</strong>
            <p>{given ? m.mine_withdraw_text() : more}</p>
          </div>
          <FormNotice message={failure} />
          <div className="row">
            <Button loading={busy} onClick={change}>
              {mineYesMessages[act]()}
            </Button>
            <Button variant="default" onClick={() => setAsking(false)}>
              {m.mine_cancel()}
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}
