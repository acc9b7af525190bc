import type { SendFile } from './controls/control.ts';

/** Sends the files of one document's form. How it is done is fetched with the first file. */
export function fileSender(applicantId: string, docType: string): SendFile {
  const place = { applicantId, docType };
  return Object.assign(
    async (light: File, chosen: File) =>
      (await import('./outbox/send-file.ts')).sendOrWait(place, light, chosen),
    { place },
  );
}
