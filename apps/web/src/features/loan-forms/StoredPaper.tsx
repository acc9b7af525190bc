import type { listForms } from '@pramaan/contract/calls/loan-forms.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { useState } from 'react';
import { fetchStored } from '../../documents/reading/stored-file.ts';
import { t } from '../../lib/catalogue.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { formatWhen } from '../../lib/format.ts';
import { saveFile } from '../../lib/save-file.ts';
import { showSnack } from '../../lib/snackbar.ts';

type Stored = ResultOf<typeof listForms>[number]['files'][number];

interface Props {
  applicantId: string;
  file: Stored;
  /** Version of the answers that are kept now. */
  current: number;
}

/** A paper that was kept as a file: who made it, when, and the file itself. */
export function StoredPaper({ applicantId, file, current }: Props) {
  const [busy, setBusy] = useState(false);
  const { fileId, origin, version, at } = file;
  const take = async () => {
    setBusy(true);
    try {
      const blob = await fetchStored(applicantId, fileId, AbortSignal.timeout(60_000));
      saveFile(
        blob,
        `application-form-${fileId.slice(-8)}.${blob.type === 'application/pdf' ? 'pdf' : 'jpg'}`,
      );
    } catch (thrown) {
      showSnack(sentenceOf(thrown), { tone: 'error' });
    }
    setBusy(false);
  };
  const words = [
    t(origin === 'ours' ? 'forms.paper.ours' : 'forms.paper.outside'),
    formatWhen(at),
    origin === 'ours' && version !== current ? t('forms.paper.old') : '',
  ].filter(Boolean);
  return (
    <>
      <span>{words.join(' · ')}</span>
      <button type="button" className="link" aria-busy={busy || undefined} onClick={() => void take()}>
        {t('forms.paper.open')}
      </button>
    </>
  );
}
