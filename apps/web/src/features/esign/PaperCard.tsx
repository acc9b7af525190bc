import type { checkPaper } from '@pramaan/contract/calls/esign.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { useState } from 'react';
import { t } from '../../lib/catalogue.ts';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { formatMoment } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { DownloadLink } from './DownloadLink.tsx';
import classes from './Esign.module.css';
import { esignLines } from './esign-lines.ts';
import { typeName } from './paper-in-hand.ts';
import type { Paper } from './queries.ts';
import { SignerList } from './SignerList.tsx';

type Check = ResultOf<typeof checkPaper>;

function Proved({ check: { sound, signatures } }: { check: Check }) {
  return (
    <div role="status" className={classes.proved}>
      <p>
        {t(
          signatures.length === 0 ? 'esign.prove.none' : sound ? 'esign.prove.sound' : 'esign.prove.unsound',
        )}
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
  paper: Paper;
}

/** One paper as whoever reviews it sees it: who signed and when, whether they are who they should be, the file, the proof. */
export function PaperCard({ applicantId, paper }: Props) {
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [check, setCheck] = useState<Check | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { paperId, type, madeAt, next, signedUrl, url, last } = paper;
  const prove = async () => {
    setBusy(true);
    setFailure(null);
    try {
      setCheck((await send(esignLines.checkPaper, { params: { id: applicantId, paper: paperId } })).result);
    } catch (thrown) {
      setFailure(sentenceOf(thrown));
    }
    setBusy(false);
  };
  return (
    <article className={classes.paper} aria-label={typeName(type)}>
      <header className={classes.paperHead}>
        <h3 className={classes.paperTitle}>
          {t(next === null ? 'esign.paper.done' : 'esign.paper', { type: typeName(type) })}
        </h3>
        <span className={classes.quiet}>{t('esign.given', { when: formatMoment(madeAt, language) })}</span>
      </header>
      <SignerList paper={paper} />
      {last?.trouble && next !== null ? <p className={classes.trouble}>{last.trouble.sentence}</p> : null}
      <div className="row">
        <DownloadLink address={signedUrl ?? url} label={t(signedUrl ? 'esign.download' : 'esign.file')} />
        {signedUrl ? (
          <Button variant="subtle" loading={busy} onClick={() => void prove()}>
            {t('esign.prove')}
          </Button>
        ) : null}
      </div>
      <FormNotice message={failure} />
      {check ? <Proved check={check} /> : null}
    </article>
  );
}
