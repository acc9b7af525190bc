import { send } from '../../lib/client.ts';
import { saveFile } from '../../lib/download.ts';
import { loanFormLines } from './loan-form-lines.ts';
import type { FormChosen } from './queries.ts';

/** Makes the paper of the kept form and keeps it as a file. Answers the file's id. Throws CallFailure. */
export async function filePaper(chosen: FormChosen): Promise<string> {
  const { result } = await send(loanFormLines.convertBase64, { body: { ...chosen } });
  return (await send(loanFormLines.uploadForm, { body: { ...chosen, base64Stream: result.base64 } })).result
    .fileId;
}

/**
 * The form's PDF, handed to the browser's downloads. Throws CallFailure.
 *
 * @param appData answers that are not kept: the paper then says that it is a draft
 */
export async function downloadPaper(chosen: FormChosen, appData?: Record<string, string>): Promise<void> {
  const { result } = await send(loanFormLines.convertBase64, {
    body: { ...chosen, ...(appData ? { appData } : {}) },
  });
  const bytes = Uint8Array.from(atob(result.base64), (sign) => sign.charCodeAt(0));
  saveFile(new Blob([bytes], { type: result.mediaType }), result.fileName);
}
