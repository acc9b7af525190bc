import { createHash } from 'node:crypto';
import type { LockerWidget } from '../port.ts';

interface WidgetSettings {
  appId: string;
  appSecret: string;
  /** Address of `dl.js`. */
  script: string;
}

/** What the widget's tag carries: hash = SHA-256 of app id, secret and seconds, in lower-case hex (standards §5.1). */
export function widgetTag({ appId, appSecret, script }: WidgetSettings, at: Date): LockerWidget {
  const timestamp = Math.floor(+at / 1000);
  const hash = createHash('sha256').update(`${appId}${appSecret}${timestamp}`).digest('hex');
  return { appId, hash, timestamp, script };
}
