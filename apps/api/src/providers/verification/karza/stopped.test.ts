import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { AskingStopped } from '../port.ts';
import { karza } from './karza.ts';

for (const allowed of [0, 1, 2])
  test(`consent that ends after ${allowed} tries: the source is not tried again`, async () => {
    let received = 0;
    const server = createServer((_, response) => {
      received += 1;
      response.writeHead(503).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const vendor = karza({ url: `http://127.0.0.1:${port}`, key: 'k', timeoutMs: 5_000 });
    const question = {
      ...{ vendor: { path: '/one', request: { pan: 'pan' } }, values: { pan: 'AAAPZ1234C' } },
      ...{ check: 'pan.auth', idempotencyKey: 'key', mayAsk: async () => received < allowed },
    };
    await assert.rejects(vendor.ask(question), AskingStopped);
    assert.equal(received, allowed);
    server.closeAllConnections();
    server.close();
  });
