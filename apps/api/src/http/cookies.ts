import { settings } from '@pramaan/contract/limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

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

export function clearSessionCookies(reply: FastifyReply, publicUrl: string): void {
  const common = { path: '/', sameSite: 'lax', secure: secure(publicUrl) } as const;
  reply.clearCookie(nameOf(publicUrl), { ...common, httpOnly: true });
  reply.clearCookie(settings.xsrfCookie, common);
}
