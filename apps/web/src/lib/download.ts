import type { ErrorCode } from '@pramaan/contract/errors.ts';
import { messages } from '@pramaan/contract/messages.ts';
import { type CallFailure, callFailure } from './failure.ts';
import { storedToken } from './token.ts';

/** Hands a file to the browser's downloads under this name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers read it only after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

const nameIn = (header: string | null) => /filename="?([^";]+)"?/.exec(header ?? '')?.[1];

/**
 * Fetches a file of ours and hands it to the browser's downloads, under the server's name for it. Throws CallFailure with
 * the server's sentence when it cannot be had.
 */
export async function downloadFrom(url: string, otherwise: string): Promise<void> {
  const token = storedToken();
  let response: Response;
  try {
    response = await fetch(url, { credentials: 'same-origin', headers: token ? { token } : {} });
  } catch {
    throw await callFailure({ code: 'OFFLINE', message: messages.genericFailure, status: 0 });
  }
  // A refusal is JSON and no attachment, whatever its status.
  if (!response.ok || /json/.test(response.headers.get('content-type') ?? '')) throw await refused(response);
  saveFile(await response.blob(), nameIn(response.headers.get('content-disposition')) ?? otherwise);
}

async function refused(response: Response): Promise<CallFailure> {
  const said = (await response.json().catch(() => ({}))) as { code?: ErrorCode; message?: string };
  return callFailure({
    code: said.code ?? 'INTERNAL',
    message: said.message || messages.genericFailure,
    status: response.status,
  });
}
