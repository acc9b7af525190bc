import { createHash, createHmac } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { sameSecret } from '../platform/same-secret.ts';

const issuer = 'pramaan';
/** What the token is for: nothing else that this key might sign opens a session. */
const audience = 'pramaan session';
const remembered = 5000;

/** Signs and reads the `id_token` of a session. The token names the session; only the row behind it gives authority. */
export interface Tokens {
  issue(session: string, role: number, expires: Date): Promise<string>;
  /** The session named by a genuine, unexpired token; null for anything else. */
  read(token: string, now: Date): Promise<string | null>;
  /** What the anti-forgery cookie of a session holds, and what `X-XSRF-TOKEN` must say. */
  forgeryToken(session: string): string;
  isForgeryToken(session: string, said: string): boolean;
}

/** Tokens signed with HS256 by `key`. Genuine tokens are remembered so that a page's many calls verify once. */
export function tokensOf(key: Buffer): Tokens {
  const known = new Map<string, { session: string; expires: number }>();
  const forgeryToken = (session: string) =>
    createHmac('sha256', key).update(`xsrf ${session}`).digest('base64url');
  return {
    issue: (session, role, expires) =>
      new SignJWT({ role, sid: session })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(Math.floor(expires.valueOf() / 1000))
        .sign(key),
    async read(token, now) {
      const before = known.get(token);
      if (before) return before.expires > now.valueOf() ? before.session : null;
      try {
        const checked = { algorithms: ['HS256'], issuer, audience, currentDate: now };
        const { payload } = await jwtVerify(token, key, checked);
        if (typeof payload.sid !== 'string' || !payload.exp) return null;
        if (known.size >= remembered) known.clear();
        known.set(token, { session: payload.sid, expires: payload.exp * 1000 });
        return payload.sid;
      } catch {
        return null;
      }
    },
    forgeryToken,
    isForgeryToken: (session, said) => sameSecret(forgeryToken(session), said),
  };
}

/** What is stored of a secret: its SHA-256. The secret has 256 random bits, so a plain hash is enough. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
