import { storedToken } from './token.ts';

const nameIn = (header: string | null) => /filename="?([^";]+)"?/.exec(header ?? '')?.[1];

/** Fetches an attachment of ours and hands it to the browser's downloads. Throws when it cannot be had. */
export async function download(address: string, otherwise: string): Promise<void> {
  const token = storedToken();
  const response = await fetch(address, { credentials: 'same-origin', headers: token ? { token } : {} });
  const name = nameIn(response.headers.get('content-disposition'));
  // A refusal is JSON and no attachment, whatever its status.
  if (!response.ok || /json/.test(response.headers.get('content-type') ?? ''))
    throw new Error(`The file could not be fetched (${response.status}).`);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name ?? otherwise;
  link.click();
  // Some browsers read it only after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
