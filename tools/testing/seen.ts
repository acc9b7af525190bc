import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../children.ts';
import { broken, type Outcome } from './outcome.ts';

/*
 * What the specification prints is done by a test of this run, or the run fails. Test worlds note which calls the product
 * answered well and what it said (apps/api/test/note-answers.ts), component tests what they drew and which keys of the browser's
 * storage they wrote and read (apps/web/test/note-drawn.ts). Nothing is looked for in the sources: a call that nobody makes
 * and a sentence that nobody sees are missing, however they are declared. Routes are walked through by e2e/routes.spec.ts.
 */

/** What one test file did. */
export interface Noted {
  test: string;
  calls?: string[];
  messages?: string[];
  texts?: string[];
  keys?: string[];
}

/** A line of the specification, and how it is seen in what a test noted. */
interface Line {
  kind: 'call' | 'message' | 'session key';
  name: string;
  seenIn: (noted: Noted) => boolean;
}

const golden = <T>(name: string): T =>
  JSON.parse(readFileSync(join(root, 'test', 'golden', `${name}.json`), 'utf8')) as T;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Calls to the outside whose address the specification does not print: our own call that makes them, or stands for them. */
const ownCalls: Readonly<Record<string, string>> = {
  'reverse-geocode at a maps service': 'GET /places/near',
  'digital-locker callback service, query uri and txn, answers a link':
    'POST /applicants/{id}/locker/callback',
  'digital-locker OCR output, query urlType and filename': 'GET /applicants/{id}/locker/files/{file}',
  'net-banking verification': 'POST /users/netBanking',
  "translation {q, target 'en', model 'base'}": 'POST /translate',
  'e-sign provider: create a sign request': 'POST /applicants/{id}/esign/agreements/{agreement}/begin',
  'e-sign provider: fetch a sign request': 'GET /applicants/{id}/esign/requests/{request}',
};

/** The lines of `METHOD /path` as an answered call is noted, with anything in place of `{name}`. */
function patternOfCall(call: string): RegExp {
  const [method = '', path = ''] = call.split(' ');
  const base = path.startsWith('/kyc/') ? '' : '/api';
  const steps = path.split(/\{\w+\}/).map(escaped);
  return new RegExp(`^${method} ${base}${steps.join('[^/]+')}$`);
}

interface GoldenCall {
  method: string;
  path: string | null;
  outside?: string;
  variant?: string;
}

function callLines(): Line[] {
  return golden<GoldenCall[]>('calls').map(({ method, path, outside = '', variant }) => {
    const pattern = patternOfCall(path === null ? (ownCalls[outside] ?? outside) : `${method} ${path}`);
    const name = `${method} ${path ?? outside}${variant ? ` (${variant})` : ''}`;
    return { kind: 'call', name, seenIn: ({ calls = [] }) => calls.some((call) => pattern.test(call)) };
  });
}

/** A printed sentence; `{item}` in it stands for anything. */
const patternOf = (text: string, whole: boolean) => {
  const inner = text
    .split(/\{\w+\}/)
    .map(escaped)
    .join('.+');
  return whole ? new RegExp(`^${inner}$`) : new RegExp(inner);
};

function messageLines(): Line[] {
  const messages = golden<{ text: string; near?: string; within?: boolean }[]>('messages');
  return messages.map(({ text, near, within }) => {
    const pattern = patternOf(text, !within);
    const isSaid = (all: readonly string[] = []) => all.some((one) => pattern.test(one));
    return {
      kind: 'message',
      name: near ? `${text} (${near})` : text,
      seenIn: ({ test, messages: said, texts }) =>
        isReadBy(text, test) ||
        ((isSaid(said) || isSaid(texts)) &&
          (!near || said !== undefined || test.toLowerCase().includes(near))),
    };
  });
}

function keyLines(): Line[] {
  const keys = golden<{ meaning: string; names: string[] }[]>('session-keys');
  return keys.flatMap(({ meaning, names }) =>
    ['write', 'read'].map((verb): Line => {
      const wanted = names.map((name) => `${verb} ${name}`);
      return {
        kind: 'session key',
        name: `${verb} ${meaning}`,
        seenIn: ({ keys: used = [] }) => used.some((key) => wanted.includes(key)),
      };
    }),
  );
}

/** Words that are in no reply and on no page: the test that reads them where they are. It must name them, and have run. */
const readBy: Readonly<Record<string, string>> = {
  SUCCESS: 'apps/api/src/features/bank/bank.test.ts',
  'Digilocker Error': 'apps/web/src/features/locker/share/load-widget.test.ts',
  FAILURE: 'apps/web/src/features/locker/share/load-widget.test.ts',
};

const isReadBy = (text: string, test: string) =>
  readBy[text] === test && readFileSync(join(root, test), 'utf8').includes(text);

/** Everything that tests of this run noted. */
function allNoted(): Noted[] {
  const folder = process.env.SPEC_SEEN ?? '';
  return readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Noted),
  );
}

/** Every line of the specification, with the tests that did it. */
export const linesSeenIn = (noted: readonly Noted[]) =>
  [...callLines(), ...messageLines(), ...keyLines()].map(({ kind, name, seenIn }) => ({
    kind,
    name,
    tests: [...new Set(noted.filter(seenIn).map(({ test }) => test))].sort(),
  }));

/** Fails for each call, sentence and key of the specification that no test of this run did; writes the table of who did. */
export function whatWasSeen(): Outcome {
  const noted = allNoted();
  if (!noted.some(({ calls }) => calls) || !noted.some(({ texts }) => texts))
    return broken('Nothing was noted: run the steps "unit" and "web" with this one.');
  const rows = linesSeenIn(noted);
  const table = rows.map(({ kind, name, tests }) =>
    [kind, name, tests.slice(0, 3).join(', '), tests.length].join('\t'),
  );
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(join(root, '.cache', 'spec-seen.tsv'), `kind\tline\ttests\tcount\n${table.join('\n')}\n`);
  const missing = rows.filter(({ tests }) => tests.length === 0);
  return {
    passed: rows.length - missing.length,
    failed: missing.length,
    skipped: [],
    output: missing.map(({ kind, name }) => `${kind} "${name}": no test of this run did it`).join('\n'),
    notes: [`${rows.length} lines; the tests of each: .cache/spec-seen.tsv`],
  };
}
