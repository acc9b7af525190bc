import { createCipheriv, pbkdf2Sync } from 'node:crypto';

export interface RedirectSettings {
  /** The aggregator's app, without query. */
  app: string;
  /** Agreed on with the aggregator for these links. */
  secret: string;
}

interface RedirectAsked {
  clientId: string;
  handle: string;
  customer: string;
  redirect: string;
  txnid: string;
}

/** DDMMYYYYhhmmssSSS, UTC. */
const dateOf = (now: Date) => {
  const [year, month, day, hour, minute, second, millis] = now.toISOString().match(/\d+/g) ?? [];
  return `${day}${month}${year}${hour}${minute}${second}${millis}`;
};

/**
 * The link to an aggregator's app. `fi`: our id XOR the date, base64url; `ecreq`: the request under AES-256-CBC, its key
 * PBKDF2 of the shared secret, salted by the date. Source: Sahamati's redirection guideline, from memory, not verified
 * against a live aggregator (standards §7.1 marks it M): check it with the aggregator before going live.
 */
export function redirectUrl(settings: RedirectSettings, asked: RedirectAsked, now: Date): string {
  const reqdate = dateOf(now);
  const salt = Buffer.from(reqdate);
  const fi = Buffer.from(Buffer.from(asked.clientId).map((byte, at) => byte ^ (salt[at % salt.length] ?? 0)));
  const request = new URLSearchParams({
    txnid: asked.txnid,
    sessionid: asked.txnid,
    srcref: asked.handle,
    userid: asked.customer,
    redirect: asked.redirect,
  });
  const key = pbkdf2Sync(settings.secret, salt, 65_536, 32, 'sha256');
  const cipher = createCipheriv('aes-256-cbc', key, Buffer.alloc(16));
  const ecreq = Buffer.concat([cipher.update(request.toString(), 'utf8'), cipher.final()]);
  const url = new URL(settings.app);
  url.search = new URLSearchParams({
    fi: fi.toString('base64url'),
    reqdate,
    ecreq: ecreq.toString('base64url'),
  }).toString();
  return url.href;
}
