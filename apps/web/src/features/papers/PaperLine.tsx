import { address } from '@pramaan/contract/address.ts';
import { m } from '@pramaan/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { papersLines } from '../../documents/papers-lines.ts';
import { send } from '../../lib/client.ts';
import { downloadFrom } from '../../lib/download.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { formatMoment } from '../../lib/format.ts';
import { pageLanguage } from '../../lib/language.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { Button } from '../../ui/Button.tsx';
import classes from './Papers.module.css';
import { type Paper, papersKey } from './use-papers.ts';

const papersByMessages = {
  lender: m.papers_by_lender,
  applicant: m.papers_by_applicant,
} as const;

const kinds: Readonly<Record<string, string>> = { 'application/pdf': 'PDF', 'image/jpeg': 'JPEG' };

/** 1 kB to 10 MB, in round figures. */
export const sizeOf = (bytes: number): string =>
  bytes < 950_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Who brought it, where that is somebody. */
function byWords({ by }: Paper, own: boolean): string {
  if (by === 'other') return '';
  return (own && by === 'applicant' ? m.papers_by_you : papersByMessages[by])();
}

interface Props {
  applicantId: string;
  paper: Paper;
  /** The reader is the person themselves. */
  own: boolean;
}

/** One kept file: what it is, when and by whom it came, and the file itself. */
export function PaperLine({ applicantId, paper, own }: Props) {
  const language = pageLanguage();
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const { title, fileId } = paper;

  async function fetchIt() {
    setBusy(true);
    await downloadFrom(address(papersLines.downloadFile, { id: applicantId, fileId }), title).catch(() =>
      showSnack(m.papers_download_failed(), { tone: 'error' }),
    );
    setBusy(false);
  }

  async function remove() {
    setBusy(true);
    try {
      await send(papersLines.removeFile, { params: { id: applicantId, fileId } });
      showSnack(m.papers_removed());
      await cache.invalidateQueries({ queryKey: papersKey(applicantId) });
    } catch (thrown) {
      showSnack(sentenceOf(thrown), { tone: 'error' });
      setBusy(false);
    }
  }

  return (
    <li>
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        <span className={classes.note}>
          {[
            paper.name,
            `${kinds[paper.mediaType] ?? ''} ${sizeOf(paper.bytes)}`.trim(),
            [formatMoment(paper.keptAt, language), byWords(paper, own)].filter(Boolean).join(', '),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {asking ? (
        <div className={classes.sure}>
          <p>{m.papers_remove_sure({ title })}</p>
          <div className={classes.do}>
            <Button loading={busy} onClick={remove}>
              {m.papers_remove_yes()}
            </Button>
            <Button variant="default" autoFocus onClick={() => setAsking(false)}>
              {m.papers_remove_no()}
            </Button>
          </div>
        </div>
      ) : (
        <div className={classes.do}>
          <Button
            variant="default"
            loading={busy}
            aria-label={m.papers_download_of({ title })}
            onClick={fetchIt}
          >
            {m.papers_download()}
          </Button>
          {paper.removable ? (
            <Button
              variant="subtle"
              aria-label={m.papers_remove_of({ title })}
              onClick={() => setAsking(true)}
            >
              {m.papers_remove()}
            </Button>
          ) : null}
        </div>
      )}
    </li>
  );
}
