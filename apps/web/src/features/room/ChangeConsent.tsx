import { giveConsent, withdrawConsent } from '@pramaan/contract/calls/consent.ts';
import { useState } from 'react';
import type { Consent } from '../../documents/ConsentFacts.tsx';
import { t } from '../../lib/catalogue.ts';
import { send } from '../../lib/client.ts';
import { useLanguage } from '../../lib/language.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';

interface Props {
  applicantId: string;
  consent: Consent;
  onChanged: () => Promise<unknown>;
}

/** One tap and one confirmation, to withdraw as to agree (DPDP Act, section 6). */
export function ChangeConsent({ applicantId, consent, onChanged }: Props) {
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { purpose, given, line, more } = consent;
  const act = given ? 'withdraw' : 'agree';

  const change = async () => {
    setBusy(true);
    setFailure(null);
    try {
      if (given) await send(withdrawConsent, { params: { id: applicantId, purpose } });
      else await send(giveConsent, { params: { id: applicantId }, body: { purpose, language } });
      await onChanged();
      setAsking(false);
      showSnack(t(`mine.${act}.done`));
    } catch {
      setFailure(t('mine.failed'));
    }
    setBusy(false);
  };
  return (
    <div>
      <Button variant="default" onClick={() => setAsking(true)} aria-label={`${t(`mine.${act}`)}: ${line}`}>
        {t(`mine.${act}`)}
      </Button>
      <Dialog opened={asking} title={t(`mine.${act}.ask`)} onClose={() => setAsking(false)}>
        <div className="stack">
          <div>
            <strong>{line}</strong>
            <p>{given ? t('mine.withdraw.text') : more}</p>
          </div>
          <FormNotice message={failure} />
          <div className="row">
            <Button loading={busy} onClick={change}>
              {t(`mine.${act}.yes`)}
            </Button>
            <Button variant="default" onClick={() => setAsking(false)}>
              {t('mine.cancel')}
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}
