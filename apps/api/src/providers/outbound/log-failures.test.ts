import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { createServer } from 'node:tls';
import { issueCertificate } from '@pramaan/readers/certificates/issue.ts';
import { type FailedConnection, logFailedConnections } from './log-failures.ts';

const { privateKey, certificate } = issueCertificate({ commonName: 'localhost', organisation: 'Nobody' });
const server = createServer({
  key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  cert: certificate.toString(),
});
server.on('tlsClientError', () => undefined);
const failed: FailedConnection[] = [];
let stop: () => void;
let port = 0;
before(async () => {
  stop = logFailedConnections((one) => failed.push(one));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
after(() => {
  stop();
  server.close();
});

test('a certificate that nobody vouches for is logged by host and code, whoever asked, without address and query', async () => {
  await assert.rejects(fetch(`https://localhost:${port}/path-canary?q=query-canary`));
  const asked = request(`https://localhost:${port}/path-canary`);
  asked.end();
  await once(asked, 'error').catch(() => undefined);
  assert.deepEqual(failed, [
    { host: `localhost:${port}`, code: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
    { host: `localhost:${port}`, code: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
  ]);
});

test('a host that does not answer is logged too; one that does is not', async () => {
  failed.length = 0;
  server.close();
  await once(server, 'close');
  await assert.rejects(fetch(`https://127.0.0.1:${port}/`));
  assert.deepEqual(failed, [{ host: `127.0.0.1:${port}`, code: 'ECONNREFUSED' }]);
  stop();
  await assert.rejects(fetch(`https://127.0.0.1:${port}/`));
  assert.equal(failed.length, 1);
});
