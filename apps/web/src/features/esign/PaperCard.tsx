import type { checkPaper } from '@pramaan/contract/calls/esign.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { formatMoment } from '../../lib/format.ts';
import { pageLanguage } from '../../lib/language.ts';
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
        {(signatures.length === 0
          ? m.esign_prove_none
          : sound
            ? m.esign_prove_sound
            : m.esign_prove_unsound)()}
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
  const language = pageLanguage();
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
          {(next === null ? m.esign_paper_done : m.esign_paper)({ type: typeName(type) })}
        </h3>
        <span className={classes.quiet}>{m.esign_given({ when: formatMoment(madeAt, language) })}</span>
      </header>
      <SignerList paper={paper} />
      {last?.trouble && next !== null ? <p className={classes.trouble}>{last.trouble.sentence}</p> : null}
      <div className="row">
        <DownloadLink address={signedUrl ?? url} label={signedUrl ? m.esign_download() : m.esign_file()} />
        {signedUrl ? (
          <Button variant="subtle" loading={busy} onClick={() => void prove()}>
            {m.esign_prove()}
          </Button>
        ) : null}
      </div>
      <FormNotice message={failure} />
      {check ? <Proved check={check} /> : null}
    </article>
  );
}
