import { address } from '@pramaan/contract/address.ts';
import { m } from '@pramaan/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { documentTitle } from '../../documents/document-title.ts';
import { fileClient } from '../../documents/file-client.ts';
import { send } from '../../lib/client.ts';
import { downloadFrom } from '../../lib/download.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { formatMoment } from '../../lib/format.ts';
import { pageLanguage } from '../../lib/language.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { Button } from '../../ui/Button.tsx';
import classes from './Files.module.css';
import { filesKey, type StoredFile } from './use-files.ts';
import { ViewFile } from './ViewFile.tsx';

const filesByMessages = {
  lender: m.files_by_lender,
  applicant: m.files_by_applicant,
} as const;

const kinds: Readonly<Record<string, string>> = { 'application/pdf': 'PDF', 'image/jpeg': 'JPEG' };

/** 1 kB to 10 MB, in round figures. */
export const sizeOf = (bytes: number): string =>
  bytes < 950_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Who brought it, where that is somebody. */
function byWords({ by }: StoredFile, own: boolean): string {
  if (by === 'other') return '';
  return (own && by === 'applicant' ? m.files_by_you : filesByMessages[by])();
}

interface Props {
  applicantId: string;
  file: StoredFile;
  /** The reader is the person themselves. */
  own: boolean;
}

/** One kept file: what it is, when and by whom it came, and the file itself. */
export function FileLine({ applicantId, file, own }: Props) {
  const language = pageLanguage();
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const { fileId } = file;
  const title = documentTitle(file.title);

  async function fetchIt() {
    setBusy(true);
    await downloadFrom(address(fileClient.downloadFile, { id: applicantId, fileId }), title).catch(() =>
      showSnack(m.files_download_failed(), { tone: 'error' }),
    );
    setBusy(false);
  }

  async function remove() {
    setBusy(true);
    try {
      await send(fileClient.removeFile, { params: { id: applicantId, fileId } });
      showSnack(m.files_removed());
      await cache.invalidateQueries({ queryKey: filesKey(applicantId) });
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
            file.name,
            `${kinds[file.mediaType] ?? ''} ${sizeOf(file.bytes)}`.trim(),
            [formatMoment(file.storedAt, language), byWords(file, own)].filter(Boolean).join(', '),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {asking ? (
        <div className={classes.sure}>
          <p>{m.files_remove_sure({ title })}</p>
          <div className={classes.do}>
            <Button loading={busy} onClick={remove}>
              {m.files_remove_yes()}
            </Button>
            <Button variant="default" autoFocus onClick={() => setAsking(false)}>
              {m.files_remove_no()}
            </Button>
          </div>
        </div>
      ) : (
        <div className={classes.do}>
          {own ? null : <ViewFile applicantId={applicantId} fileId={fileId} title={title} />}
          <Button
            variant="default"
            loading={busy}
            aria-label={m.files_download_of({ title })}
            onClick={fetchIt}
          >
            {m.files_download()}
          </Button>
          {file.removable ? (
            <Button
              variant="subtle"
              aria-label={m.files_remove_of({ title })}
              onClick={() => setAsking(true)}
            >
              {m.files_remove()}
            </Button>
          ) : null}
        </div>
      )}
    </li>
  );
}
