import assert from 'node:assert/strict';
import dns from 'node:dns';
import { createServer, type RequestListener } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { type AddressInfo, Socket } from 'node:net';
import { type TestContext, test } from 'node:test';
import { openId } from '../sign-in/openid.ts';
import { postEvent } from '../webhooks/post-event.ts';

const outside = '93.184.216.34';
const host = 'provider.example';

type Answer = { address: string; family: number };
type Found = (error: null, address: string | Answer[], family?: number) => void;

/**
 * A name server that says `first` when it is asked for the first time and `then` after that, and the addresses that are
 * then connected to. No connection is made.
 */
function rebinding(t: TestContext, first: string[], then: string[]): { tried: string[] } {
  let asked = 0;
  const answer = (): Answer[] => {
    asked += 1;
    return (asked === 1 ? first : then).map((address) => ({ address, family: 4 }));
  };
  t.mock.method(dns.promises, 'lookup', async () => answer());
  t.mock.method(dns, 'lookup', (_name: string, options: { all?: boolean }, done: Found) => {
    const found = answer();
    process.nextTick(() =>
      options.all ? done(null, found) : done(null, found[0]?.address ?? '', found[0]?.family),
    );
  });
  syncBuiltinESMExports();
  // Restored here, before they are handed on again: else the next file of this process would look names up here.
  t.after(() => {
    t.mock.restoreAll();
    syncBuiltinESMExports();
  });
  const tried: string[] = [];
  t.mock.method(Socket.prototype, 'connect', function (this: Socket, given: unknown) {
    const [options] = (Array.isArray(given) ? given : [given]) as {
      host: string;
      lookup?: (name: string, options: { all: true }, done: Found) => void;
    }[];
    const lookup = options?.lookup ?? (dns.lookup as unknown as NonNullable<typeof options>['lookup']);
    lookup?.(options?.host ?? '', { all: true }, (_error, found) => {
      tried.push(...(found as Answer[]).map(({ address }) => address));
      this.destroy(new Error('the test connects to nothing'));
    });
    return this;
  });
  return { tried };
}

const providerAt = (issuer: string, allowed: string | null = null) =>
  openId({ issuer, clientId: 'a', clientSecret: 'b', redirect: 'https://lender.example/login-sso' }, allowed);
const event = { id: 'event', body: '{}', at: 1_700_000_000 };
const secret = `whsec_${Buffer.alloc(24).toString('base64')}`;

/** Every way in which the product asks an address that a lender typed. */
const doors: Record<string, (url: string, allowed?: string) => Promise<unknown>> = {
  webhook: (url, allowed) => postEvent(`${url}/hook`, secret, event, allowed ?? null),
  'OpenID configuration': (url, allowed) => providerAt(url, allowed).discover(),
};

for (const [door, ask] of Object.entries(doors)) {
  test(`${door}: a name that leads inside the second time is connected to where it was judged`, async (t) => {
    const { tried } = rebinding(t, [outside], ['127.0.0.1']);
    await assert.rejects(ask(`https://${host}`));
    assert.deepEqual(tried, [outside]);
  });

  test(`${door}: a name with one address inside among others is not connected to`, async (t) => {
    const { tried } = rebinding(t, [outside, '10.0.0.7'], [outside]);
    await assert.rejects(ask(`https://${host}`));
    assert.deepEqual(tried, []);
  });

  test(`${door}: nothing but https, with no login in the address`, async (t) => {
    const { tried } = rebinding(t, [outside], [outside]);
    for (const url of [
      `http://${host}`,
      `ftp://${host}`,
      `https://user:password@${host}`,
      'file:///etc/passwd',
    ])
      await assert.rejects(ask(url), url);
    assert.deepEqual(tried, []);
  });

  test(`${door}: a redirect is not followed`, async (t) => {
    const asked: string[] = [];
    const url = await serving(t, (request, reply) => {
      asked.push(request.url ?? '');
      reply.writeHead(307, { location: '/elsewhere' }).end();
    });
    await ask(url, url).catch(() => undefined);
    assert.equal(asked.length, 1, asked.join());
  });
}

async function serving(t: TestContext, listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a provider whose configuration names addresses that are not https, or inside, is none', async (t) => {
  let more: object = {};
  const url = await serving(t, (_, reply) => {
    const own = {
      issuer: url,
      authorization_endpoint: `${url}/a`,
      token_endpoint: `${url}/t`,
      jwks_uri: `${url}/k`,
    };
    reply.end(JSON.stringify({ ...own, ...more }));
  });
  const provider = providerAt(url, url);
  assert.equal((await provider.discover()).token_endpoint, `${url}/t`);
  for (const bad of ['javascript:alert(1)', 'http://login.example', 'data:text/html,x', 'nonsense', ''])
    for (const name of ['authorization_endpoint', 'token_endpoint', 'jwks_uri']) {
      more = { [name]: bad };
      await assert.rejects(provider.discover(), /./, `${name} ${bad}`);
    }
});
