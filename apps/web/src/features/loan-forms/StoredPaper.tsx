import { address } from '@pramaan/contract/address.ts';
import type { listForms } from '@pramaan/contract/calls/loan-forms.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { downloadFrom } from '../../lib/download.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { formatWhen } from '../../lib/format.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { loanFormLines } from './loan-form-lines.ts';

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
      await downloadFrom(
        address(loanFormLines.downloadFile, { id: applicantId, fileId }),
        `application-form-${fileId.slice(-8)}.pdf`,
      );
    } catch (thrown) {
      showSnack(sentenceOf(thrown), { tone: 'error' });
    }
    setBusy(false);
  };
  const words = [
    origin === 'ours' ? m.forms_paper_ours() : m.forms_paper_outside(),
    formatWhen(at),
    origin === 'ours' && version !== current ? m.forms_paper_old() : '',
  ].filter(Boolean);
  return (
    <>
      <span>{words.join(' · ')}</span>
      <button type="button" className="link" aria-busy={busy || undefined} onClick={() => void take()}>
        {m.forms_paper_open()}
      </button>
    </>
  );
}
