import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sayFigure } from '@pramaan/documents/fixtures/figures.ts';
import { type Expression, productExpressions } from './regex/find-expressions.ts';
import { type Growth, judge } from './regex/growth.ts';

/*
 * No text makes a regular expression of the product work without end. Each one is attacked with texts made from its own
 * structure, and the steps of a backtracking matcher are counted: the same number on every machine.
 */

/** Texts meet these in an isolated thread with a limit of its time, or in the browser of who typed them. */
const mayBeQuadratic = /^(?:packages\/readers|apps\/web)\/src\//;

test('the checker tells linear, quadratic and worse apart', () => {
  const known: Record<Growth, readonly (string | [source: string, flags: string])[]> = {
    linear: [
      '^a+$',
      '^[a-z]+@[a-z]+$',
      '(?<!a)a+$',
      '^(?:a|b)*c',
      '^(?:ab?)+$',
      '^a{1,9}a{1,9}$',
      '\\bword\\b',
    ],
    quadratic: ['a+$', '^a*a*$', '^\\s*-?\\s*$', '\\d+x', ['^[A-Z]*\\w*$', 'i'], ['\\p{L}+\\d', 'u']],
    worse: [
      '^(a+)+$',
      '^(a|a)*$',
      '^(\\w+\\s?)*$',
      '^a*a*a*$',
      '(?:.*,)+$',
      '^(?=(a+)+$)',
      '^(?:a?){30}a{30}$',
      '\\s*\\(?\\s*x$',
    ],
  };
  for (const [growth, list] of Object.entries(known))
    for (const one of list) {
      const [source, flags] = typeof one === 'string' ? [one, ''] : one;
      assert.equal(judge({ source, flags }).growth, growth, `/${source}/${flags}`);
    }
});

const shown = ({ where, source, flags }: Expression, attack: unknown) =>
  `${where} /${source}/${flags} ${JSON.stringify(attack)}`;

test('no regular expression of the product is slower than quadratic, and on the server’s thread each is linear', (t) => {
  const all = productExpressions();
  const distinct = new Map(all.map((one) => [`${one.source}/${one.flags}`, one]));
  assert.ok(distinct.size > 700, `${distinct.size} expressions`);
  const found: Record<Growth, string[]> = { linear: [], quadratic: [], worse: [] };
  let attacks = 0;
  for (const one of all) {
    if (distinct.get(`${one.source}/${one.flags}`) !== one && mayBeQuadratic.test(one.where)) continue;
    const judged = judge(one);
    attacks += judged.attacks;
    found[judged.growth].push(shown(one, judged.worst));
  }
  assert.deepEqual(found.worse, []);
  assert.deepEqual(
    found.quadratic.filter((text) => !mayBeQuadratic.test(text)),
    [],
  );
  t.diagnostic(`${found.quadratic.length} are quadratic, all of them in readers or in the browser`);
  sayFigure(t, {
    what: `ReDoS: texts against ${distinct.size} regular expressions`,
    tried: attacks,
    measured: 'exponential 0, cubic 0; quadratic on the server’s thread 0',
    bound: 'none',
  });
});
