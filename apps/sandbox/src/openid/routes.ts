import { createHash, randomBytes, sign } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { aggregatorKey as signingKey } from '../account-aggregator/key.ts';
import type { Settings } from '../config.ts';
import { html, sendPage } from '../page.ts';
import { readForms } from '../read-forms.ts';

interface Asked {
  client_id: string;
  redirect_uri: string;
  state: string;
  nonce: string;
  code_challenge: string;
}

const secretOf = 'sandbox-secret';
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Plays a lender's OpenID provider under `/openid`: any client id, secret `sandbox-secret`, any e-mail address logs in
 * (`unverified@…` is not vouched for, `wrong-nonce@…` comes with another nonce). Authorization code flow with PKCE.
 */
export function openIdRoutes(world: FastifyInstance, settings: Settings): void {
  const key = signingKey(settings.dataDir);
  const codes = new Map<string, Asked & { email: string }>();
  const issuerOf = (request: FastifyRequest) => `http://${request.host}/openid`;

  world.get('/openid/.well-known/openid-configuration', (request) => {
    const issuer = issuerOf(request);
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
    };
  });
  world.get('/openid/jwks', () => ({ keys: [key().jwk] }));

  world.register(async (pages) => {
    readForms(pages);

    pages.get<{ Querystring: Record<string, string> }>('/openid/authorize', ({ query }, reply) => {
      const { redirect_uri = '', code_challenge_method } = query;
      if (!URL.canParse(redirect_uri) || code_challenge_method !== 'S256')
        return reply.code(400).send({ error: 'invalid_request' });
      const hidden = ['client_id', 'redirect_uri', 'state', 'nonce', 'code_challenge']
        .map((name) => `<input type="hidden" name="${name}" value="${html(textOf(query[name]))}">`)
        .join('');
      const main = `<h1>Staff login</h1><form method="post" action="/openid/login">${hidden}
<label for="email">E-mail</label> <input id="email" name="email" type="email" required>
<button>Log in</button></form>`;
      return sendPage(reply, 'Log in', main, '', new URL(redirect_uri).origin);
    });

    pages.post<{ Body: Record<string, string> }>('/openid/login', ({ body }, reply) => {
      const {
        client_id = '',
        redirect_uri = '',
        state = '',
        nonce = '',
        code_challenge = '',
        email = '',
      } = body;
      if (!URL.canParse(redirect_uri)) return reply.code(400).send({ error: 'invalid_request' });
      const code = randomBytes(24).toString('base64url');
      codes.set(code, { client_id, redirect_uri, state, nonce, code_challenge, email });
      const back = new URL(redirect_uri);
      back.searchParams.set('code', code);
      back.searchParams.set('state', state);
      return reply.redirect(back.href, 303);
    });

    pages.post<{ Body: Record<string, string> }>('/openid/token', (request, reply) => {
      const { code = '', redirect_uri, code_verifier = '', grant_type } = request.body;
      const refuse = (status: number, error: string) => reply.code(status).send({ error });
      const asked = codes.get(code);
      codes.delete(code);
      const login = Buffer.from(
        (request.headers.authorization ?? '').replace(/^Basic /, ''),
        'base64',
      ).toString();
      if (!asked || grant_type !== 'authorization_code') return refuse(400, 'invalid_grant');
      if (login !== `${encodeURIComponent(asked.client_id)}:${secretOf}`)
        return refuse(401, 'invalid_client');
      const challenge = createHash('sha256').update(code_verifier).digest('base64url');
      if (redirect_uri !== asked.redirect_uri || challenge !== asked.code_challenge)
        return refuse(400, 'invalid_grant');
      const { privateKey, kid } = key();
      const now = Math.floor(Date.now() / 1000);
      const claims = {
        iss: issuerOf(request),
        aud: asked.client_id,
        sub: createHash('sha256').update(asked.email).digest('hex').slice(0, 24),
        iat: now,
        exp: now + 300,
        nonce: asked.email.startsWith('wrong-nonce@') ? 'another' : asked.nonce,
        email: asked.email,
        email_verified: !asked.email.startsWith('unverified@'),
      };
      const text = `${encoded({ alg: 'RS256', typ: 'JWT', kid })}.${encoded(claims)}`;
      const signature = sign('sha256', Buffer.from(text), privateKey).toString('base64url');
      return {
        access_token: 'none',
        token_type: 'Bearer',
        expires_in: 300,
        id_token: `${text}.${signature}`,
      };
    });
  });
}
