import { isFresh, partner, sameText, sha256 } from '../partner.ts';

/** What the tag of the widget's script carries. */
export interface AppQuery {
  app_id?: string;
  hash?: string;
  ts?: string;
}

/** Null when the app may use the widget; else a sentence. Hash: SHA-256 of app id, key and time (standards §5.1). */
export function appTrouble({ app_id = '', hash = '', ts = '' }: AppQuery): string | null {
  if (app_id !== partner.appId) return 'The locker knows no app of this id.';
  if (!/^\d{10}$/.test(ts)) return 'The time-stamp is not a time in seconds.';
  if (!isFresh(Number(ts))) return 'The time-stamp is too old. Reload the page.';
  if (!sameText(hash.toLowerCase(), sha256(`${partner.appId}${partner.appKey}${ts}`)))
    return 'The hash does not fit the app and its time-stamp.';
  return null;
}
