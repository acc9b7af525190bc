import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { NotBelieved, readEvent } from './read-event.ts';

const secretOf = (text: string) => `whsec_${Buffer.from(text).toString('base64')}`;
const [secret, earlier] = [secretOf('a secret of 24 bytes ....'), secretOf('the one before it .......')];
const now = new Date('2026-11-20T10:00:00Z');
const at = String(now.valueOf() / 1000);
const body = JSON.stringify({ type: 'ping', timestamp: now.toISOString(), data: { applicantId: null } });
const signed = (with_: string, id = 'e1', time = at, text = body) => {
  const key = Buffer.from(with_.replace('whsec_', ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${time}.${text}`).digest('base64')}`;
};
const headers = (signature: string, time = at) => ({
  'webhook-id': 'e1',
  'webhook-timestamp': time,
  'webhook-signature': signature,
});
const reason = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return error instanceof NotBelieved ? error.reason : error;
  }
  return 'believed';
};

test('a true event is read, from Node’s headers and from Headers, as text and as bytes', () => {
  const event = readEvent(headers(signed(secret)), body, secret, { now });
  assert.deepEqual([event.id, event.type, event.data.applicantId], ['e1', 'ping', null]);
  readEvent(new Headers(headers(signed(secret))), Buffer.from(body), secret, { now });
});

test('while a secret is exchanged either fits, on either side', () => {
  readEvent(headers(signed(earlier)), body, [secret, earlier], { now });
  readEvent(headers(`v1,AAAA ${signed(secret)}`), body, secret, { now });
  assert.equal(
    reason(() => readEvent(headers(signed(earlier)), body, secret, { now })),
    'signature',
  );
});

test('another body, id, time or version of the signature is not believed', () => {
  for (const wrong of [
    signed(secret, 'e2'),
    signed(secret, 'e1', String(Number(at) - 1)),
    signed(secret, 'e1', at, `${body} `),
    signed(secret).replace('v1,', 'v1a,'),
    '',
    'v1,',
  ])
    assert.notEqual(
      reason(() => readEvent(headers(wrong), body, secret, { now })),
      'believed',
      wrong,
    );
});

test('a true one of five minutes ago is the last that is believed, and so of five minutes ahead', () => {
  const told = (seconds: number) => {
    const time = String(Number(at) + seconds);
    return reason(() => readEvent(headers(signed(secret, 'e1', time), time), body, secret, { now }));
  };
  assert.deepEqual([-301, -300, 300, 301].map(told), ['late', 'believed', 'believed', 'late']);
  const never = 'x';
  assert.equal(
    reason(() => readEvent(headers(signed(secret, 'e1', never), never), body, secret, { now })),
    'late',
  );
});

test('what is signed and no event is told apart', () => {
  assert.equal(
    reason(() => readEvent(headers(signed(secret, 'e1', at, '[]')), '[]', secret, { now })),
    'unreadable',
  );
  assert.equal(
    reason(() => readEvent({}, body, secret, { now })),
    'headers',
  );
});
