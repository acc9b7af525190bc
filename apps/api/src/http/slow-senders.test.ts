import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { amountOf, amounts } from '@pramaan/documents/fixtures/amounts.ts';
import { sayFigure } from '@pramaan/documents/fixtures/figures.ts';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../config.ts';
import { makeServer } from './server.ts';

/* Slowloris: whoever sends a request byte by byte holds up nobody, and is not waited for without end. */

const count = amountOf('slowSenders');
/** The part does not wait a minute and a half: it reads the limits instead. */
const untilClosed = count === amounts.slowSenders.whole;
const asked = 50;
/** The limit of a request, and the half minute between two looks at the connections. */
const longestMs = 150_000;

let fastify: FastifyInstance;
let port: number;
before(async () => {
  fastify = await makeServer(readConfig({ LOG_LEVEL: 'silent' }));
  fastify.get('/api/quick', async () => ({ quick: true }));
  fastify.post('/api/body', async (request) => request.body);
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  port = (fastify.server.address() as AddressInfo).port;
});
after(() => fastify.close());

/** Requests that never become whole. */
const beginnings = [
  'GET /api/quick HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  'POST /api/body HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n{',
  'POST /api/body HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n',
  'GE',
];

async function slowSender(at: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(beginnings[at % beginnings.length] ?? '');
  const drip = setInterval(() => socket.write('a'), 1_000).unref();
  socket.once('close', () => clearInterval(drip));
  return socket;
}

test(`${count} slow senders: others are answered, and each connection ends`, async (t) => {
  const { headersTimeout, requestTimeout } = fastify.server;
  assert.ok(headersTimeout > 0 && headersTimeout <= 60_000, `headers: ${headersTimeout} ms`);
  assert.ok(requestTimeout > 0 && requestTimeout <= 90_000, `requests: ${requestTimeout} ms`);
  const since = performance.now();
  const sockets = await Promise.all(Array.from({ length: count }, (_, at) => slowSender(at)));
  try {
    for (let turn = 0; turn < asked; turn++) {
      const reply = await fetch(`http://127.0.0.1:${port}/api/quick`);
      assert.deepEqual(await reply.json(), { quick: true });
    }
    const open = () => sockets.filter(({ closed }) => !closed).length;
    if (untilClosed)
      for (const until = since + longestMs; open() > 0; await sleep(1_000))
        assert.ok(performance.now() < until, `${open()} connections are still open`);
    const ended = untilClosed
      ? `all ended after ${((performance.now() - since) / 1000).toFixed(0)} s`
      : `limits ${headersTimeout / 1000} s and ${requestTimeout / 1000} s`;
    sayFigure(t, {
      what: 'slowloris: headers and bodies sent byte by byte',
      tried: count,
      measured: `others answered ${asked} of ${asked}, ${ended}`,
      bound: `all answered, ended within ${longestMs / 1000} s`,
      amount: 'slowSenders',
    });
  } finally {
    for (const socket of sockets) socket.destroy();
  }
});
