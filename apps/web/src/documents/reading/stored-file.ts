import { address } from '@pramaan/contract/address.ts';
import { downloadFile } from '@pramaan/contract/calls/files.ts';
import { storedToken } from '../../lib/token.ts';

/** The bytes of an uploaded file with their media type. Throws when they cannot be had. */
export async function fetchStored(applicantId: string, fileId: string, signal: AbortSignal): Promise<Blob> {
  const token = storedToken();
  const response = await fetch(address(downloadFile, { id: applicantId, fileId }), {
    credentials: 'same-origin',
    headers: token ? { token } : {},
    signal,
  });
  if (!response.ok) throw new Error(`The file could not be fetched (${response.status}).`);
  return await response.blob();
}
