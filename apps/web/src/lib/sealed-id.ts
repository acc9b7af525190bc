import { read, write } from './storage.ts';

const toText = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const toBytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** The key comes from the server's configuration with the session, and stays in memory. */
const keyOf = (storageKey: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', toBytes(storageKey), 'AES-GCM', false, ['encrypt', 'decrypt']);

/** Keeps the encrypted copy of the applicant id (P §3.6). Without WebCrypto (plain http) there is no copy. */
export async function sealApplicantId(id: string, storageKey: string): Promise<void> {
  try {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const sealed = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv },
      await keyOf(storageKey),
      new TextEncoder().encode(id),
    );
    write('encApplicantId', `${toText(iv)}.${toText(new Uint8Array(sealed))}`);
  } catch {
    write('encApplicantId', null);
  }
}

/** The applicant id out of its encrypted copy; null when there is none, or it was damaged or sealed with another key. */
export async function openApplicantId(storageKey: string): Promise<string | null> {
  try {
    const [iv = '', sealed = ''] = (read('encApplicantId') ?? '').split('.');
    const open = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: toBytes(iv) },
      await keyOf(storageKey),
      toBytes(sealed),
    );
    return new TextDecoder().decode(open);
  } catch {
    return null;
  }
}
