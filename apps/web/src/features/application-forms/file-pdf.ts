import { send } from '../../lib/client.ts';
import { saveFile } from '../../lib/download.ts';
import { applicationFormClient } from './application-form-client.ts';
import type { FormChosen } from './queries.ts';

/** Makes the PDF of the kept form and keeps it as a file. Answers the file's id. Throws CallFailure. */
export async function filePdf(chosen: FormChosen): Promise<string> {
  const { result } = await send(applicationFormClient.createFormPdf, { body: { ...chosen } });
  return (await send(applicationFormClient.uploadForm, { body: { ...chosen, base64Stream: result.base64 } }))
    .result.fileId;
}

/**
 * The form's PDF, handed to the browser's downloads. Throws CallFailure.
 *
 * @param appData answers that are not kept: the PDF then says that it is a draft
 */
export async function downloadPdf(chosen: FormChosen, appData?: Record<string, string>): Promise<void> {
  const { result } = await send(applicationFormClient.createFormPdf, {
    body: { ...chosen, ...(appData ? { appData } : {}) },
  });
  const bytes = Uint8Array.from(atob(result.base64), (sign) => sign.charCodeAt(0));
  saveFile(new Blob([bytes], { type: result.mediaType }), result.fileName);
}
