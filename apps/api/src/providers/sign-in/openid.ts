import { createHash } from 'node:crypto';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { sameSecret } from '../../platform/same-secret.ts';
import { askPublic, isSecureAddress, type Question } from '../outbound/public-internet.ts';
import { SourceDown } from '../outbound/resilience.ts';
import { jsonOf } from '../outbound/source-reply.ts';

/** A lender's OpenID provider, and who we are there. */
export interface OpenIdClient {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Where the provider sends the browser back to. */
  redirect: string;
}

interface Discovered {
  authorization_endpoint: string;
  token_endpoint: string;
  jwks_uri: string;
}

/** Who logged in, as the provider's signed token says. */
export interface SignedIn {
  subject: string;
  /** Lower case; blank when the provider does not vouch for it. */
  email: string;
}

const largest = 256 * 1024;
const timeoutMs = 10_000;
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'EdDSA'];

/** The provider answered, and its answer is no, or is not to be believed. */
export class OpenIdError extends Error {}

/**
 * The relying party's side of OpenID Connect Core 1.0 §3.1, with PKCE (RFC 7636). Only addresses of the public internet
 * are asked, and the sandbox (`allowed`). Throws SourceDown when the provider does not answer as one.
 */
export function openId(client: OpenIdClient, allowed: string | null) {
  const ask = async (url: string, init: Pick<Question, 'method' | 'headers' | 'body'> = {}) => {
    const reply = await askPublic(url, { ...init, timeoutMs, largest }, allowed);
    const { status, whole } = reply;
    if (status >= 500 || status === 429) throw new SourceDown(`HTTP ${status}`);
    if (!whole) throw new SourceDown('the reply is too large');
    return reply;
  };

  const discover = async (): Promise<Discovered> => {
    const { ok, bytes } = await ask(`${client.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
    const found = ok ? (jsonOf(bytes) as Partial<Discovered & { issuer: string }>) : {};
    const { issuer, authorization_endpoint, token_endpoint, jwks_uri } = found;
    // Discovery 1.0 §4.3: the issuer is who it was asked for.
    if (issuer !== client.issuer) throw new SourceDown('another issuer');
    const secure = (url: unknown) => {
      if (typeof url !== 'string' || !isSecureAddress(url, allowed)) throw new SourceDown('no configuration');
      return url;
    };
    return {
      authorization_endpoint: secure(authorization_endpoint),
      token_endpoint: secure(token_endpoint),
      jwks_uri: secure(jwks_uri),
    };
  };

  return {
    discover,

    /** Where the browser goes. */
    async authorizeUrl({ state, nonce, verifier }: Record<'state' | 'nonce' | 'verifier', string>) {
      const url = new URL((await discover()).authorization_endpoint);
      const asked = {
        response_type: 'code',
        client_id: client.clientId,
        redirect_uri: client.redirect,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
      return url.href;
    },

    /** Exchanges the code and believes the token when signature, issuer, audience, times and nonce are right. */
    async signedIn(
      code: string,
      { nonce, verifier }: Record<'nonce' | 'verifier', string>,
      now: Date,
    ): Promise<SignedIn> {
      const { token_endpoint, jwks_uri } = await discover();
      const login = [client.clientId, client.clientSecret].map(encodeURIComponent).join(':');
      const { ok, bytes } = await ask(token_endpoint, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          authorization: `Basic ${Buffer.from(login).toString('base64')}`,
        },
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: client.redirect,
          code_verifier: verifier,
        }).toString(),
      });
      const { id_token } = jsonOf(bytes) as { id_token?: unknown };
      if (!ok || typeof id_token !== 'string') throw new OpenIdError('no token');
      const keys = createLocalJWKSet(jsonOf((await ask(jwks_uri)).bytes) as JSONWebKeySet);
      const checked = { issuer: client.issuer, audience: client.clientId, algorithms, currentDate: now };
      const { payload } = await jwtVerify(id_token, keys, {
        ...checked,
        requiredClaims: ['exp', 'iat', 'sub'],
      }).catch((error: Error) => {
        throw new OpenIdError(error.message);
      });
      if (!sameSecret(nonce, String(payload.nonce))) throw new OpenIdError('another nonce');
      const { email, email_verified } = payload;
      return {
        subject: payload.sub ?? '',
        email: typeof email === 'string' && email_verified === true ? email.toLowerCase() : '',
      };
    },
  };
}
