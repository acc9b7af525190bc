import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { caseFiles, readCases } from '@pramaan/documents/fixtures/cases.ts';
import { karza } from './karza.ts';

interface Reply {
  status?: number | string;
  request?: boolean;
  body: unknown;
}

const replies = caseFiles('09-vendor-responses')
  .filter((name) => /\/(?:setu|cashfree)-[^/]*\.json$/.test(name))
  .flatMap((name) => readCases<Reply[]>(name) ?? [])
  .filter(({ request }) => !request);

test('third-party replies in other vendors’ dialects: never a record, never a throw', async (context) => {
  if (replies.length === 0) return context.skip('no third-party cases here');
  const server = createServer((request, response) => {
    const { status, body } = replies[Number(request.url?.slice(1))] ?? { status: 404, body: '' };
    response.statusCode = typeof status === 'number' ? status : 200;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const vendor = karza({ url: `http://127.0.0.1:${port}`, key: 'k', timeoutMs: 5_000 });
    const answers = await Promise.all(
      replies.map((_, at) =>
        vendor.ask({
          vendor: { path: `/${at}`, request: { pan: 'pan' }, echo: { number: 'pan' } },
          values: { pan: 'AAAPZ1234C' },
          idempotencyKey: `key-${at}`,
          check: 'pan.auth',
          mayAsk: async () => true,
        }),
      ),
    );
    const outcomes = answers.map(({ outcome }) => outcome);
    for (const [at, outcome] of outcomes.entries()) {
      const { status } = replies[at] as Reply;
      const refused =
        typeof status === 'number' && status >= 400 && status < 500 && ![401, 402, 429].includes(status);
      assert.equal(outcome, refused ? 'invalid_input' : 'source_down', `${at}: HTTP ${status}`);
    }
    context.diagnostic(`${replies.length} third-party replies, none taken for a record`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
