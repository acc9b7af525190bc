import { createHash, randomBytes } from 'node:crypto';
import { LockerError } from './errors.ts';
import type { Holder } from './holders.ts';
import { sameText } from './partner.ts';

/** What a person agreed to, and for how long. */
export interface Grant {
  holder: Holder;
  /** Types of the documents that may be read. */
  doctypes: readonly string[];
  /** Milliseconds; the end of the consent. */
  validTill: number;
  revoked: boolean;
  /** Access tokens handed out so far. */
  tokens: number;
}

interface Code {
  grant: Grant;
  redirectUri: string;
  challenge: string;
  until: number;
  used: boolean;
}

export interface Tokens {
  access: string;
  refresh: string;
}

/** How long an access token lives, in seconds (standards §5.2). */
export const tokenLife = 3_600;
const codeLifeMs = 10 * 60_000;
const most = 5_000;

const secret = () => randomBytes(20).toString('hex');

function stored<V>() {
  const all = new Map<string, V>();
  return {
    all,
    put(value: V): string {
      const key = secret();
      all.set(key, value);
      const oldest = all.keys().next().value;
      if (all.size > most && oldest !== undefined) all.delete(oldest);
      return key;
    },
  };
}

const badGrant = (why: string) => new LockerError(400, 'invalid_grant', why);

/** Codes, access tokens and refresh tokens. A code works once, with the verifier of its challenge (RFC 7636). */
export function grantBook() {
  const codes = stored<Code>();
  const access = stored<{ grant: Grant; until: number }>();
  const refresh = stored<Grant>();

  const alive = (grant: Grant) => !grant.revoked && grant.validTill > Date.now();
  const issue = (grant: Grant): Tokens => {
    grant.tokens += 1;
    const dead = grant.holder.ending === 'token-ends' && grant.tokens === 1;
    const until = dead ? 0 : Date.now() + tokenLife * 1000;
    return { access: access.put({ grant, until }), refresh: refresh.put(grant) };
  };

  return {
    open(
      given: Pick<Grant, 'holder' | 'doctypes' | 'validTill'>,
      asked: Pick<Code, 'redirectUri' | 'challenge'>,
    ) {
      const grant: Grant = { ...given, revoked: false, tokens: 0 };
      return codes.put({ ...asked, grant, until: Date.now() + codeLifeMs, used: false });
    },
    /** Throws LockerError for a code that is unknown, old or used, and for the wrong verifier or address. */
    exchange(code: string, redirectUri: string, verifier: string): { grant: Grant; tokens: Tokens } {
      const known = codes.all.get(code);
      if (!known) throw badGrant('The authorization code is not known.');
      if (known.used) {
        // Two parties hold it, and one of them should not: RFC 6749 §4.1.2.
        known.grant.revoked = true;
        throw badGrant('The authorization code was used before.');
      }
      known.used = true;
      if (known.until < Date.now()) throw badGrant('The authorization code has expired.');
      if (known.redirectUri !== redirectUri) throw badGrant('The redirect_uri is not that of the request.');
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      if (!sameText(challenge, known.challenge))
        throw badGrant('The code_verifier does not fit the challenge.');
      return { grant: known.grant, tokens: issue(known.grant) };
    },
    renew(token: string): { grant: Grant; tokens: Tokens } {
      const grant = refresh.all.get(token);
      refresh.all.delete(token);
      if (!grant || !alive(grant))
        throw badGrant('The refresh token is not known, was used before or has ended.');
      return { grant, tokens: issue(grant) };
    },
    /** Ends the whole consent of which this is a token; unknown tokens are ended already. */
    revoke(token: string): void {
      const grant = access.all.get(token)?.grant ?? refresh.all.get(token);
      if (grant) grant.revoked = true;
    },
    /** Throws LockerError when the token gives no access (any more). */
    grantOf(token: string): Grant {
      const known = access.all.get(token);
      if (!known || known.until < Date.now() || !alive(known.grant))
        throw new LockerError(401, 'invalid_token', 'The access token is invalid or has expired.');
      return known.grant;
    },
    endAccessTokens: () => access.all.clear(),
  };
}
export type GrantBook = ReturnType<typeof grantBook>;
