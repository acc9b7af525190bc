import { noticeOf } from '@pramaan/contract/purposes.ts';
import { m } from '@pramaan/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { consentClient } from '../../documents/consent-client.ts';
import { readConsentsAgain } from '../../documents/consent-queries.ts';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { pageLanguage } from '../../lib/language.ts';
import { useSite } from '../../lib/site.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';

/** The bureau's own line of the notice, and a button that agrees to just that. */
export function Agree({ applicantId }: { applicantId: string }) {
  const language = pageLanguage();
  const { lender } = useSite();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { line, more } = noticeOf('bureau');
  const agree = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const body = { purpose: 'bureau' as const, language };
      await send(consentClient.giveConsent, { params: { id: applicantId }, body });
      await readConsentsAgain(queries, applicantId);
      showSnack(m.credit_agree_done());
    } catch (thrown) {
      setFailure(sentenceOf(thrown));
    }
    setBusy(false);
  };
  return (
    <Card title={m.credit_agree_title()} text={m.credit_agree_text()}>
      <div>
        <strong>{line[language].replaceAll('{lender}', lender)}</strong>
        <p>{more[language].replaceAll('{lender}', lender)}</p>
      </div>
      <FormNotice message={failure} />
      <div>
        <Button loading={busy} onClick={agree}>
          {m.credit_agree_button()}
        </Button>
      </div>
    </Card>
  );
}
