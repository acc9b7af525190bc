import { read, write } from './storage.ts';

/** This tab's key; a new one is made when there is none, and the copy sealed with an older one is then unreadable. */
const keyName = 'pramaan.sealing-key';

const toText = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const toBytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

async function sealingKey(): Promise<CryptoKey> {
  const stored = sessionStorage.getItem(keyName);
  const raw = stored ? toBytes(stored) : crypto.getRandomValues(new Uint8Array(32));
  if (!stored) sessionStorage.setItem(keyName, toText(raw));
  return crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** Keeps the encrypted copy of the applicant id (P §3.6). Without WebCrypto (plain http) there is no copy. */
export async function sealApplicantId(id: string): Promise<void> {
  try {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const sealed = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv },
      await sealingKey(),
      new TextEncoder().encode(id),
    );
    write('sealedApplicantId', `${toText(iv)}.${toText(new Uint8Array(sealed))}`);
  } catch {
    write('sealedApplicantId', null);
  }
}

/** The applicant id out of its encrypted copy; null when there is none or it was damaged. */
export async function openApplicantId(): Promise<string | null> {
  try {
    const [iv = '', sealed = ''] = (read('sealedApplicantId') ?? '').split('.');
    const open = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: toBytes(iv) },
      await sealingKey(),
      toBytes(sealed),
    );
    return new TextDecoder().decode(open);
  } catch {
    return null;
  }
}
