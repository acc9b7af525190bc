import { address } from '@pramaan/contract/address.ts';
import type { listForms } from '@pramaan/contract/calls/application-forms.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { downloadFrom } from '../../lib/download.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { formatWhen } from '../../lib/format.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { applicationFormClient } from './application-form-client.ts';

type Stored = ResultOf<typeof listForms>[number]['files'][number];

interface Props {
  applicantId: string;
  file: Stored;
  /** Version of the answers that are kept now. */
  current: number;
}

/** A PDF that was kept as a file: who made it, when, and the file itself. */
export function StoredPdf({ applicantId, file, current }: Props) {
  const [busy, setBusy] = useState(false);
  const { fileId, origin, version, at } = file;
  const take = async () => {
    setBusy(true);
    try {
      await downloadFrom(
        address(applicationFormClient.downloadFile, { id: applicantId, fileId }),
        `application-form-${fileId.slice(-8)}.pdf`,
      );
    } catch (thrown) {
      showSnack(sentenceOf(thrown), { tone: 'error' });
    }
    setBusy(false);
  };
  const words = [
    origin === 'ours' ? m.forms_pdf_ours() : m.forms_pdf_outside(),
    formatWhen(at),
    origin === 'ours' && version !== current ? m.forms_pdf_old() : '',
  ].filter(Boolean);
  return (
    <>
      <span>{words.join(' · ')}</span>
      <button type="button" className="link" aria-busy={busy || undefined} onClick={() => void take()}>
        {m.forms_pdf_open()}
      </button>
    </>
  );
}
