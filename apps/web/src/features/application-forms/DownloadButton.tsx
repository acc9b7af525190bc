import { m } from '@pramaan/messages';
import { useState } from 'react';
import type { Values } from '../../documents/capture-state.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { Button } from '../../ui/Button.tsx';
import { downloadPdf } from './file-pdf.ts';
import type { FormChosen } from './queries.ts';

interface Props {
  chosen: FormChosen;
  /** Answers that are not kept: the PDF then says that it is a draft. */
  appData?: Values;
}

/** The form as a PDF. */
export function DownloadButton({ chosen, appData }: Props) {
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    await downloadPdf(chosen, appData && { ...appData }).catch((thrown: unknown) =>
      showSnack(sentenceOf(thrown), { tone: 'error' }),
    );
    setBusy(false);
  };
  return (
    <Button variant="default" loading={busy} onClick={() => void take()}>
      {m.forms_download()}
    </Button>
  );
}
