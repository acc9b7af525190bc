import { settings } from '@pramaan/contract/limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSecret } from '../platform/ids.ts';
import { isLogPlace } from '../platform/replica.ts';

const secure = (publicUrl: string) => publicUrl.startsWith('https:');
const nameOf = (publicUrl: string) => (secure(publicUrl) ? '__Host-session' : 'session');

/** The secret of the session cookie, or null. */
export function sessionCookie(request: FastifyRequest, publicUrl: string): string | null {
  return request.cookies[nameOf(publicUrl)] ?? null;
}

/** Sets the HttpOnly session cookie and the anti-forgery cookie that the page's script may read. */
export function setSessionCookies(
  reply: FastifyReply,
  publicUrl: string,
  secret: string,
  forgery: string,
  expires: Date,
): void {
  const common = { path: '/', sameSite: 'lax', secure: secure(publicUrl), expires } as const;
  reply.setCookie(nameOf(publicUrl), secret, { ...common, httpOnly: true });
  reply.setCookie(settings.xsrfCookie, forgery, { ...common, httpOnly: false });
}

const writtenName = (publicUrl: string) => (secure(publicUrl) ? '__Host-written' : 'written');

/** How far this browser's writes reach in the database's log (decision 0120); null: not known, as for an API key. */
export function writtenCookie(request: FastifyRequest, publicUrl: string): string | null {
  const place = request.cookies[writtenName(publicUrl)] ?? '';
  return isLogPlace(place) ? place : null;
}

/** Remembers how far the log is written after a call that may have written. It ends with the browser's session. */
export function setWrittenCookie(reply: FastifyReply, publicUrl: string, place: string): void {
  reply.setCookie(writtenName(publicUrl), place, {
    ...{ path: '/', sameSite: 'lax', secure: secure(publicUrl), httpOnly: true },
  });
}

/** Browsers keep no cookie longer. */
const deviceLife = 400 * 86_400_000;
const deviceName = (publicUrl: string) => (secure(publicUrl) ? '__Host-device' : 'device');

/**
 * The secret by which this browser is known again when another applicant logs in with it (decision 0077); a new one for a new
 * browser. It stays when the session ends, and its life begins again.
 */
export function deviceOfReply(reply: FastifyReply, publicUrl: string, now: Date): string {
  const name = deviceName(publicUrl);
  const known = reply.request.cookies[name] ?? '';
  const device = /^[\w-]{20,80}$/.test(known) ? known : newSecret();
  const expires = new Date(now.valueOf() + deviceLife);
  reply.setCookie(name, device, {
    ...{ path: '/', sameSite: 'lax', secure: secure(publicUrl), httpOnly: true, expires },
  });
  return device;
}

export function clearSessionCookies(reply: FastifyReply, publicUrl: string): void {
  const common = { path: '/', sameSite: 'lax', secure: secure(publicUrl) } as const;
  reply.clearCookie(nameOf(publicUrl), { ...common, httpOnly: true });
  reply.clearCookie(settings.xsrfCookie, common);
}
