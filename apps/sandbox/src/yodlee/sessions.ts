import { randomBytes } from 'node:crypto';
import { YodleeError } from './errors.ts';

export interface YodleeUser {
  id: number;
  loginName: string;
  password: string;
  email: string;
}

const minute = 60_000;
/** How long a session lives: the cobrand's from its start, a user's since its last use (standards §6.1). */
const lives = { cobrand: 100 * minute, user: 30 * minute };
const most = 5_000;

function put<V>(map: Map<string, V>, value: V): string {
  const key = randomBytes(24).toString('hex');
  map.set(key, value);
  const oldest = map.keys().next().value;
  if (map.size > most && oldest !== undefined) map.delete(oldest);
  return key;
}

/** Users, their sessions and their single-use tokens, in memory. */
export function yodleeSessions(now: () => number = Date.now) {
  const users = new Map<string, YodleeUser>();
  const cobrands = new Map<string, { ends: number }>();
  const open = new Map<string, { user: YodleeUser; ends: number }>();
  const tokens = new Map<string, { userSession: string; appId: string }>();

  const userOf = (userSession: string): YodleeUser => {
    const session = open.get(userSession);
    if (!session || session.ends < now()) throw new YodleeError('Y008');
    session.ends = now() + lives.user;
    return session.user;
  };

  return {
    openCobrand: () => put(cobrands, { ends: now() + lives.cobrand }),
    /** Throws Y008 when it is unknown or over. */
    checkCobrand(cobSession: string): void {
      const session = cobrands.get(cobSession);
      if (!session || session.ends < now()) throw new YodleeError('Y008');
    },
    register(loginName: string, password: string, email: string): YodleeUser {
      if (users.has(loginName)) throw new YodleeError('Y400');
      const user = { id: 10_000 + users.size, loginName, password, email };
      users.set(loginName, user);
      return user;
    },
    login(loginName: string, password: string): YodleeUser {
      const user = users.get(loginName);
      if (user?.password !== password) throw new YodleeError('Y002');
      return user;
    },
    openUser: (user: YodleeUser) => put(open, { user, ends: now() + lives.user }),
    userOf,
    closeUser: (userSession: string) => open.delete(userSession),
    giveToken: (userSession: string, appId: string) => put(tokens, { userSession, appId }),
    /** The user a token was given to, once; null when it is used, unknown or of another app or session. */
    takeToken(token: string, userSession: string, appId: string): YodleeUser | null {
      const given = tokens.get(token);
      tokens.delete(token);
      if (given?.userSession !== userSession || given.appId !== appId) return null;
      try {
        return userOf(userSession);
      } catch {
        return null;
      }
    },
    endAll(): void {
      cobrands.clear();
      open.clear();
      tokens.clear();
    },
  };
}
export type YodleeSessions = ReturnType<typeof yodleeSessions>;

/** The two sessions of an Authorization header: `cobSession=…,userSession=…`, with or without braces. */
export function readAuthorization(header: string | undefined): { cobSession: string; userSession: string } {
  if (!header) throw new YodleeError('Y007');
  const part = (name: string) => new RegExp(`${name}=([^,}\\s]+)`).exec(header)?.[1] ?? '';
  const cobSession = part('cobSession');
  if (cobSession === '') throw new YodleeError('Y009');
  return { cobSession, userSession: part('userSession') };
}
