import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { getSession } from '@pramaan/contract/calls/access.ts';
import * as calls from '@pramaan/contract/calls/sso.ts';
import { changeMember, inviteMember, listTeam } from '@pramaan/contract/calls/team.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, callerWith, identityOf } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';
import type { Http } from '../../http/context.ts';
import type { SsoProvider } from './sso-provider.ts';
import { ssoSessions } from './sso-sessions.ts';

let world: World;
let owner: Caller;
let anyone: Caller;
const email = 'sita.work@example.in';
before(async () => {
  world = await startWorld();
  [owner, anyone] = await Promise.all([world.as('owner'), world.as('anonymous')]);
  const body = { name: 'Sita Work', roleId: 4, userName: world.own('sita.work'), email };
  assert.equal((await owner.call(inviteMember, { body })).success, true);
});
beforeEach(() => world.forgetTries());
after(() => world.close());

const provider = (more: object = {}) => ({
  issuer: `${world.sandbox.url}/openid`,
  clientId: 'pramaan',
  clientSecret: 'sandbox-secret',
  title: 'Work login',
  ...more,
});
const put = (more: object = {}) => owner.call(calls.putSso, { body: provider(more) });

/** Begins here, logs in at the provider as a browser does, and answers what came back. */
async function ssoSession(as: string) {
  const begun = await anyone.call(calls.beginSso);
  const cookie = begun.raw.cookies.find(({ name }) => name === 'sso');
  const asked = new URL(begun.ok.url);
  const form = new URLSearchParams([...asked.searchParams, ['email', as]]);
  const reply = await fetch(`${asked.origin}/openid/login`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  const back = new URL(reply.headers.get('location') ?? '');
  const [state, code] = [back.searchParams.get('state') ?? '', back.searchParams.get('code') ?? ''];
  return { asked, back, body: { state, code }, cookie: `sso=${cookie?.value}` };
}
const finish = ({ body, cookie }: Pick<Awaited<ReturnType<typeof ssoSession>>, 'body' | 'cookie'>) =>
  anyone.call(calls.finishSso, { body, headers: { cookie } });

test('a provider that is none is not kept; one that answers is offered, its secret shown to nobody', async () => {
  assert.deepEqual((await anyone.call(calls.getSsoOffer)).ok, { on: false, title: '' });
  assert.equal((await anyone.call(calls.beginSso)).code, 'SSO_OFF');
  assert.equal((await put({ issuer: `${world.sandbox.url}/nothing` })).code, 'SSO_DOWN');
  assert.equal((await put({ issuer: 'https://10.0.0.1' })).code, 'WEBHOOK_ADDRESS');
  const stored = await put();
  assert.equal(stored.success, true);
  assert.ok(!JSON.stringify(stored.raw.json()).includes('sandbox-secret'));
  assert.match(stored.ok.redirect, /\/login-sso$/);
  assert.deepEqual((await anyone.call(calls.getSsoOffer)).ok, { on: true, title: 'Work login' });
  const [row] = await world.direct(
    `select settings::text as text from lender where code = '${world.codes.SARAL}'`,
  );
  assert.ok(!String(row?.text).includes('sandbox-secret'));
});

test('logged in at the provider, logged in here: with PKCE, state and nonce, once, in the same browser', async () => {
  const one = await ssoSession(email);
  const { searchParams } = one.asked;
  assert.equal(searchParams.get('code_challenge_method'), 'S256');
  assert.ok((searchParams.get('nonce') ?? '').length > 40);
  assert.equal((await finish({ ...one, cookie: 'sso=another' })).code, 'SSO_OVER');
  assert.equal((await finish({ ...one, cookie: '' })).code, 'SSO_OVER');
  const reply = await finish(one);
  assert.equal(reply.ok.roleId, 4);
  assert.equal((await callerWith(world.app, identityOf(reply)).call(getSession)).ok.name, 'Sita Work');
  assert.equal((await finish(one)).code, 'SSO_OVER');
  const late = await ssoSession(email);
  await world.direct(`update sso_session set expires_at = now() - interval '1 second' where used_at is null`);
  assert.equal((await finish(late)).code, 'SSO_OVER');
});

test('whom the provider does not vouch for, and whoever is not of the team, does not come in', async () => {
  assert.equal((await finish(await ssoSession('nobody@example.in'))).code, 'SSO_NOBODY');
  const body = { name: 'Uma', roleId: 5, userName: 'uma.work', email: 'unverified@example.in' };
  await owner.call(inviteMember, { body });
  assert.equal((await finish(await ssoSession('unverified@example.in'))).code, 'SSO_NOBODY');
  assert.equal((await finish(await ssoSession('wrong-nonce@example.in'))).code, 'SSO_REFUSED');
  const made = await ssoSession(email);
  assert.equal((await finish({ ...made, body: { ...made.body, code: 'made-up' } })).code, 'SSO_REFUSED');
});

test('a disabled person is told so; a wrong client secret opens nothing; removed, it is not offered', async () => {
  const member = (await owner.call(listTeam)).ok.find(({ name }) => name === 'Sita Work')?._id;
  await owner.call(changeMember, { params: { member }, body: { status: 0 } });
  assert.equal((await finish(await ssoSession(email))).code, 'LOGIN_DISABLED');
  await owner.call(changeMember, { params: { member }, body: { status: 1 } });
  await put({ clientSecret: 'wrong' });
  assert.equal((await finish(await ssoSession(email))).code, 'SSO_REFUSED');
  assert.equal((await owner.call(calls.removeSso)).success, true);
  assert.equal((await anyone.call(calls.getSsoOffer)).ok.on, false);
});

/** The id that the sandbox's provider gives an address. */
const subjectOf = (address: string) => createHash('sha256').update(address).digest('hex').slice(0, 24);
const stranger = 'stranger@example.in';
const linkSita = () =>
  world.direct(`update staff set oidc_subject = '${subjectOf(stranger)}' where name = 'Sita Work'`);
const otherIssuer = () => ({ issuer: `${world.sandbox.url.replace('127.0.0.1', 'localhost')}/openid` });

const changes: Record<string, () => Promise<unknown>> = {
  'another issuer': () => put(otherIssuer()),
  'another client, for which ids can be others': () => put({ clientId: 'another' }),
  'the provider is removed and one set again': async () => {
    await owner.call(calls.removeSso);
    await put();
  },
};
for (const [name, change] of Object.entries(changes))
  test(`whom a provider once named logs in no longer after a change: ${name}`, async () => {
    await put();
    await linkSita();
    assert.equal((await finish(await ssoSession(stranger))).success, true, 'linked');
    await put({ title: 'The same provider' });
    assert.equal((await finish(await ssoSession(stranger))).success, true, 'the same provider');
    await change();
    assert.equal((await finish(await ssoSession(stranger))).code, 'SSO_NOBODY');
    assert.equal(
      (await finish(await ssoSession(email))).success,
      true,
      'linked again by the verified address',
    );
  });

test('a login that a provider confirmed while it was replaced is refused, and links nobody', async () => {
  await put();
  const { app, product } = world;
  const cookies: Record<string, string> = {};
  const reply = {
    setCookie: (name: string, value: string) => Object.assign(cookies, { [name]: value }),
    clearCookie: () => undefined,
  } as unknown as FastifyReply;
  const providers = {
    clientOf: async () => ({
      issuer: provider().issuer,
      clientId: provider().clientId,
      authorizeUrl: async ({ state }: { state: string }) => state,
      async signedIn() {
        await put(otherIssuer());
        return { subject: subjectOf(stranger), email };
      },
    }),
  } as unknown as SsoProvider;
  const sessions = ssoSessions(
    { ...product, fastify: app, clock: { now: () => new Date() } } as unknown as Http,
    providers,
  );
  const [lender] = await world.direct(`select id from lender where code = '${world.codes.SARAL}'`);
  const { url: state } = await sessions.begin(String(lender?.id), reply);
  const request = { cookies } as unknown as FastifyRequest;
  await assert.rejects(sessions.finish(state, 'code', request, reply), { code: 'SSO_OVER' });
  const [sita] = await world.direct(`select oidc_subject from staff where name = 'Sita Work'`);
  assert.equal(sita?.oidc_subject, null);
});
