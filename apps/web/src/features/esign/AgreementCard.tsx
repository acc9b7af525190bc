import type { checkAgreement } from '@pramaan/contract/calls/esign.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { formatMoment } from '../../lib/format.ts';
import { pageLanguage } from '../../lib/language.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { typeName } from './agreement-in-hand.ts';
import { DownloadLink } from './DownloadLink.tsx';
import classes from './Esign.module.css';
import { esignClient } from './esign-client.ts';
import type { Agreement } from './queries.ts';
import { SignerList } from './SignerList.tsx';

type Check = ResultOf<typeof checkAgreement>;

function Proved({ check: { sound, signatures } }: { check: Check }) {
  return (
    <div role="status" className={classes.proved}>
      <p>
        {(signatures.length === 0
          ? m.esign_check_none
          : sound
            ? m.esign_check_valid
            : m.esign_check_invalid)()}
      </p>
      <ul>
        {signatures.map(({ sentence, at }) => (
          <li key={sentence + at}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

interface Props {
  applicantId: string;
  agreement: Agreement;
}

/** One agreement as whoever reviews it sees it: who signed and when, whether they are who they should be, the file, the proof. */
export function AgreementCard({ applicantId, agreement }: Props) {
  const language = pageLanguage();
  const [busy, setBusy] = useState(false);
  const [check, setCheck] = useState<Check | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { agreementId, type, madeAt, next, signedUrl, url, last } = agreement;
  const prove = async () => {
    setBusy(true);
    setFailure(null);
    try {
      setCheck(
        (await send(esignClient.checkAgreement, { params: { id: applicantId, agreement: agreementId } }))
          .result,
      );
    } catch (thrown) {
      setFailure(sentenceOf(thrown));
    }
    setBusy(false);
  };
  return (
    <article className={classes.agreement} aria-label={typeName(type)}>
      <header className={classes.agreementHead}>
        <h3 className={classes.agreementTitle}>
          {(next === null ? m.esign_agreement_done : m.esign_agreement)({ type: typeName(type) })}
        </h3>
        <span className={classes.quiet}>{m.esign_submitted({ when: formatMoment(madeAt, language) })}</span>
      </header>
      <SignerList agreement={agreement} />
      {last?.trouble && next !== null ? <p className={classes.trouble}>{last.trouble.sentence}</p> : null}
      <div className="row">
        <DownloadLink address={signedUrl ?? url} label={signedUrl ? m.esign_download() : m.esign_file()} />
        {signedUrl ? (
          <Button variant="subtle" loading={busy} onClick={() => void prove()}>
            {m.esign_check()}
          </Button>
        ) : null}
      </div>
      <FormNotice message={failure} />
      {check ? <Proved check={check} /> : null}
    </article>
  );
}
