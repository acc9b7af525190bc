import type { getLockerWidget } from '@pramaan/contract/calls/locker.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { limits } from '@pramaan/contract/limits.ts';

type Tag = ResultOf<typeof getLockerWidget>;

/** What DigiLocker's callback tells (C §3): the address and the transaction are all that is used. */
export interface Shared {
  uri: string;
  txn: string;
}
export type Report = 'SUCCESS' | 'FAILURE';

/** The name under which the script finds our callback. */
const callbackName = 'lockerShared';

declare global {
  interface Window {
    lockerShared?: (text: string) => Report;
  }
}

/** Logs as the specification words it (C §8): what happened, and nothing of the person. */
export function logLockerError(reason: string): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for this very line (C §8)
  console.error('Digilocker Error', reason);
}

/** Reads what the callback was told: JSON text with uri and txn. Null for anything else. */
export function readShared(text: unknown): Shared | null {
  try {
    const told: unknown = JSON.parse(String(text));
    const { uri, txn } = (told ?? {}) as Partial<Record<string, unknown>>;
    return typeof uri === 'string' && uri !== '' && (typeof txn === 'string' || typeof txn === 'number')
      ? { uri, txn: String(txn) }
      : null;
  } catch {
    return null;
  }
}

/** The pop-up's frame in our page, as wide as a phone allows; the script draws it after a moment (C §9). */
function restyle(): void {
  for (const box of document.querySelectorAll<HTMLElement>('#dl_popup, .dl_popup'))
    Object.assign(box.style, {
      ...{ position: 'static', width: '100%', maxWidth: '100%', height: 'auto' },
      ...{ marginTop: '12px', padding: '0', border: '0' },
    });
}

/**
 * Loads DigiLocker's script with our app's tag: it draws its button into `.share_fm_dl` (standards §5.1).
 *
 * @param onShared hears what the person chose; the script is told SUCCESS when it could be read, else FAILURE
 * @returns takes the tag and the callback away again
 */
export function loadWidget(
  tag: Tag,
  onShared: (shared: Shared) => void,
  onFailure: (why: 'blocked' | 'unread') => void,
): () => void {
  const script = document.createElement('script');
  script.id = 'dlshare';
  script.src = tag.script;
  script.setAttribute('data-app-id', tag.appId);
  script.setAttribute('data-app-hash', tag.hash);
  script.setAttribute('time-stamp', String(tag.timestamp));
  script.setAttribute('data-callback', callbackName);
  script.addEventListener('error', () => {
    logLockerError('the script could not be loaded');
    onFailure('blocked');
  });
  window[callbackName] = (text) => {
    const shared = readShared(text);
    if (shared) {
      onShared(shared);
      return 'SUCCESS';
    }
    logLockerError('the callback was told something else');
    onFailure('unread');
    return 'FAILURE';
  };
  const later = () => setTimeout(restyle, limits.lockerRestyleDelay);
  document.addEventListener('click', later);
  document.body.append(script);
  return () => {
    document.removeEventListener('click', later);
    script.remove();
    delete window[callbackName];
  };
}
