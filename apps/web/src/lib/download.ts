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
 * Fetches an attachment of our own server, as whoever is logged in, and hands it to the browser's downloads under the
 * server's name for it, else `name`. Throws when it cannot be had.
 */
export async function downloadFrom(address: string, name: string): Promise<void> {
  const token = storedToken();
  const response = await fetch(address, {
    credentials: 'same-origin',
    headers: token ? { token } : {},
  });
  // A refusal is JSON and no attachment, whatever its status.
  if (!response.ok || /json/.test(response.headers.get('content-type') ?? ''))
    throw new Error(`The file could not be fetched (${response.status}).`);
  saveFile(await response.blob(), nameIn(response.headers.get('content-disposition')) ?? name);
}
