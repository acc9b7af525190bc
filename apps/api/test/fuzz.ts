import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calls } from '@pramaan/contract/calls.ts';
import type { Call } from '@pramaan/contract/define.ts';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { sayFigure } from '@pramaan/documents/fixtures/figures.ts';
import { exampleCapture } from '@pramaan/documents/fixtures/fixture.ts';
import { findEndpoint } from '@pramaan/documents/registry.ts';
import * as fc from 'fast-check';
import { eachOf } from './ask.ts';
import { encode, type Nasty, nasty, naughty, type Right } from './nasty.ts';
import type { Principal } from './people.ts';
import { watchStalls } from './stalls.ts';
import { startWorld, type World } from './world.ts';

/**
 * Requests per call and person. The part sends each call every kind of `nasty` request, and the naughty strings many
 * times over all calls; the whole sends each call every string in most of its members.
 */
const perCall = Math.ceil(amountOf('hostileRequests') / (2 * calls.length));
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120);

/** Milliseconds of the thread's processor time for which one look in a thousand may find the others held up. */
const longestStall = 250;

/** Logging out in the middle would make the rest of the requests say less. */
const ending = new Set(['/session/end']);

function rightFor(call: Call, id: string): Right {
  const params = { id, applicantId: id, docType: 'pan', group: 'loan', document: 'loanRequest' };
  const more = { share: id, shareId: 'x', fileId: id };
  if (call.base === 'kyc') {
    const entry = findEndpoint(call.path.slice(1));
    return {
      params: { ...params, ...more },
      body: { applicantId: id, ...(entry ? exampleCapture(entry.method.capture) : {}) },
    };
  }
  const body = {
    mobileNo: '9000000011',
    mobile: '9000000011',
    otp: '000000',
    auth: '000000',
    password: 'Demo@12345',
  };
  const rest = {
    userName: 'nobody',
    custId: 'C1',
    name: 'x',
    version: 0,
    draft: {},
    type: 'input',
    data: {},
  };
  const known = { ...body, ...rest, newpassword: 'x', oldpass: 'x', _id: id, email: '' };
  const aForm = { applicantId: id, bankName: 'Other', formType: 'personal-loan', appData: {}, partial: true };
  const names = Object.keys((call.body as unknown as { shape?: object }).shape ?? {});
  return {
    params: { ...params, ...more },
    body: Object.fromEntries(
      Object.entries({ ...known, ...(names.includes('formType') ? aForm : {}) }).filter(([name]) =>
        names.includes(name),
      ),
    ),
  };
}

const stackTrace = /\bat \S+ \(|node_modules|\.ts:\d+|\$ZodError|syntax error at|relation "/;

async function shoot(world: World, who: Principal, call: Call, one: Nasty): Promise<string> {
  const { identity } = await world.as(who);
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encode(one.params[name] ?? ''));
  const url = `/${call.base}${path}${one.query ? `?${one.query}` : ''}`;
  const reply = await world.app.inject({
    method: one.method as 'GET',
    url,
    ...(one.payload === undefined ? {} : { payload: one.payload }),
    headers: {
      token: identity.token ?? '',
      cookie: `session=${identity.session}`,
      'x-xsrf-token': identity.forgery ?? '',
      ...one.headers,
    },
  });
  const what = `${who} ${one.method} ${url.slice(0, 200)} ${JSON.stringify(one.headers)} ${String(one.payload).slice(0, 300)}`;
  assert.ok(reply.statusCode < 500, `${reply.statusCode}: ${reply.body.slice(0, 200)} to ${what}`);
  if (one.method === 'HEAD') return 'HEAD';
  // A file that comes back whole, and the web app's page, are the answers that are no envelope.
  if (!String(reply.headers['content-type'] ?? '').includes('json')) return `${reply.statusCode} other`;
  assert.ok(
    !stackTrace.test(reply.statusCode === 200 ? '' : reply.body),
    `inside shown: ${reply.body.slice(0, 300)}`,
  );
  const envelope = reply.json() as { success: unknown; message: unknown; code?: unknown };
  assert.equal(typeof envelope.success, 'boolean', what);
  assert.equal(typeof envelope.message, 'string', what);
  if (envelope.success === false) assert.match(String(envelope.message), /^[A-Z"“].+/s, what);
  if (reply.statusCode >= 400) assert.equal(envelope.success, false, what);
  return `${reply.statusCode} ${envelope.code ?? 'ok'}`;
}

/** What the log says of failures nobody foresaw. Empties it: a million requests would fill the memory with lines. */
const unforeseenIn = (logs: string[]): string[] =>
  logs.splice(0).filter((line) => line.includes('unforeseen'));

/** Fuzzes one base of the contract as the owner and as an applicant. */
export function fuzz(base: Call['base']): void {
  test(`nothing sent to any call of /${base} makes a failure of ours: no 5xx, always the envelope, nothing of the inside`, async (t) => {
    const world = await startWorld({ waitMs: 20_000 });
    const id = await world.id('asha');
    const outcomes = new Map<string, number>();
    const chosen = calls.filter((call) => call.base === base && !ending.has(call.path));
    const problems: string[] = [];
    let sent = 0;
    const stalls = watchStalls();
    try {
      // Both come in first: among the requests are many for codes.
      await world.as('owner');
      await world.as('asha');
      for (const who of ['owner', 'asha'] as const) {
        for (const call of chosen) {
          const requests = fc.sample(nasty(call, rightFor(call, id)), {
            numRuns: perCall,
            seed: seed + sent,
          });
          // Making the requests is no work of the product's.
          stalls.begin();
          await eachOf(
            requests,
            async (one) => {
              const outcome = await shoot(world, who, call, one).catch((error: Error) => {
                problems.push(error.message);
                return 'problem';
              });
              outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
              sent++;
            },
            16,
          );
          stalls.end();
          await world.forgetTries();
          problems.push(...unforeseenIn(world.logs));
        }
      }
      const alive = await world.app.inject('/health/ready');
      assert.equal(alive.statusCode, 200);
      assert.equal(({} as { role?: unknown }).role, undefined, 'no prototype was polluted');
      const shown = [...outcomes].sort(([, a], [, b]) => b - a).map(([name, count]) => `${name} ${count}`);
      t.diagnostic(
        `${sent} requests to ${chosen.length} calls, ${naughty.length} naughty strings: ${shown.join(', ')}`,
      );
      const stall = Math.round(stalls.percentile(99.9));
      sayFigure(t, {
        what: `hostile requests to ${chosen.length} calls of /${base}: schemas, ${naughty.length} naughty strings`,
        tried: sent,
        measured: `5xx ${problems.length}, event-loop stall p99.9 ${stall} ms`,
        bound: `5xx 0, stall p99.9 ≤ ${longestStall} ms`,
        holds: stall <= longestStall,
        amount: 'hostileRequests',
      });
      assert.equal(sent, chosen.length * perCall * 2);
      assert.ok(
        [...outcomes.keys()].some((name) => name.startsWith('200 ok')),
        'some were let through',
      );
    } finally {
      await world.close().catch((error: Error) => problems.push(error.message));
    }
    assert.deepEqual(problems.slice(0, 10), [], `${problems.length} problems`);
  });
}
