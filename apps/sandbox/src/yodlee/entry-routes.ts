import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { YodleeError } from './errors.ts';
import { bodyPart, type Query, textOf } from './request.ts';
import { readAuthorization, type YodleeSessions, type YodleeUser } from './sessions.ts';

const base = '/ysl/:cobrand/v1';
/** The FastLink app; the only one tokens are given for (standards §6.2). */
export const fastlinkApp = '10003600';

/** The two sessions of a request, both open; throws a Y-code. */
export function callerOf(
  request: FastifyRequest,
  sessions: YodleeSessions,
): { user: YodleeUser; userSession: string } {
  const { cobSession, userSession } = readAuthorization(request.headers.authorization);
  sessions.checkCobrand(cobSession);
  if (userSession === '') throw new YodleeError('Y009');
  return { user: sessions.userOf(userSession), userSession };
}

/** Logging in: of the cobrand, of its users; registering them; tokens for FastLink. */
export function entryRoutes(yodlee: FastifyInstance, sessions: YodleeSessions): void {
  const inside = (user: YodleeUser) => ({
    user: {
      id: user.id,
      loginName: user.loginName,
      name: { first: '', last: '' },
      roleType: 'INDIVIDUAL',
      session: { userSession: sessions.openUser(user) },
      preferences: { currency: 'INR', timeZone: 'IST', dateFormat: 'dd/MM/yyyy', locale: 'en_US' },
    },
  });
  const checkCobrand = (request: FastifyRequest) =>
    sessions.checkCobrand(readAuthorization(request.headers.authorization).cobSession);

  yodlee.post(`${base}/cobrand/login`, (request) => {
    const { cobrandLogin, cobrandPassword, locale } = bodyPart(request, 'cobrand');
    if (!cobrandLogin || !cobrandPassword) throw new YodleeError('Y001');
    if (cobrandPassword === 'wrong') throw new YodleeError('Y002');
    return {
      cobrandId: 5_210_010_667,
      applicationId: randomUUID().replaceAll('-', '').toUpperCase(),
      locale: locale ?? 'en_US',
      session: { cobSession: sessions.openCobrand() },
    };
  });

  yodlee.post(`${base}/user/login`, (request) => {
    checkCobrand(request);
    const { loginName, password } = bodyPart(request, 'user');
    if (typeof loginName !== 'string' || typeof password !== 'string' || !loginName || !password)
      throw new YodleeError('Y001');
    return inside(sessions.login(loginName, password));
  });

  yodlee.post(`${base}/user/register`, (request) => {
    checkCobrand(request);
    const user = bodyPart(request, 'user');
    const [loginName, password, email] = ['loginName', 'password', 'email'].map((name) => textOf(user, name));
    // Yodlee's own rules for both, in short.
    if (!/^[\w.@-]{3,150}$/.test(loginName ?? '')) throw new YodleeError('Y800', 'loginName');
    if (!/^(?=.*[A-Za-z])(?=.*\d)(?=.*[^A-Za-z0-9])\S{8,50}$/.test(password ?? ''))
      throw new YodleeError('Y800', 'password');
    if (!/^\S+@\S+\.\S+$/.test(email ?? '')) throw new YodleeError('Y800', 'email');
    return inside(sessions.register(loginName ?? '', password ?? '', email ?? ''));
  });

  yodlee.post(`${base}/user/logout`, (request, reply) => {
    sessions.closeUser(callerOf(request, sessions).userSession);
    return reply.code(204).send();
  });

  yodlee.get<{ Querystring: Query }>(`${base}/user/accessTokens`, (request) => {
    const { userSession } = callerOf(request, sessions);
    if (request.query.appIds !== fastlinkApp) throw new YodleeError('Y800', 'appIds');
    const value = sessions.giveToken(userSession, fastlinkApp);
    return { user: { accessTokens: [{ appId: fastlinkApp, value, url: '' }] } };
  });
}
