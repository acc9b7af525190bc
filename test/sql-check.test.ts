import assert from 'node:assert/strict';
import { test } from 'node:test';
import { saidOf } from '../tools/sql/declared.ts';
import { allowedValues } from '../tools/sql/lists.ts';
import { misjudged, mistakesFile } from '../tools/sql/refused.ts';
import { allFiles, isSource, isTest, textOf } from './source/files.ts';

/* What `npm run check` does with SQL, without a database. The check itself proves on every run that it refuses each
   statement of tools/sql/mistakes.ts, for the reason written above it. */

const text = textOf(mistakesFile);
const marked = text.split('\n').flatMap((line, index) => {
  const message = /refused: (.+)$/.exec(line)?.[1];
  return message ? [{ file: mistakesFile, line: index + 2, message: `… ${message} …` }] : [];
});

test('every kind of mistake is among those that the check must refuse', () => {
  for (const kind of ['column', 'parameter', 'row type', 'table', 'value of a list'])
    assert.match(text, new RegExp(`// A ${kind}\\. refused: `));
  assert.match(text, /\/\/ Nullability\. refused: /);
  assert.ok(marked.length >= 20, `only ${marked.length} mistakes are marked`);
});

test('a mistake that passes fails the check, and so does one refused for another reason', () => {
  assert.deepEqual(misjudged(text, marked), []);
  for (const missing of marked) {
    const rest = marked.filter((one) => one !== missing);
    assert.deepEqual(
      misjudged(text, rest).map(({ line }) => line),
      [missing.line],
    );
    const other = { ...missing, message: 'syntax error' };
    assert.match(misjudged(text, [...rest, other])[0]?.message ?? '', /It reported: syntax error/);
  }
});

test('a right statement that is refused fails the check', () => {
  const refused = { file: mistakesFile, line: 1, message: 'no' };
  assert.deepEqual(misjudged(text, [...marked, refused]), [refused]);
});

test('a check of one column that closes a list gives its values, and no other check does', () => {
  const one = "CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text])))";
  assert.deepEqual(allowedValues(one), ['queued', 'sent']);
  assert.deepEqual(allowedValues("CHECK ((kind = 'a-b'::text))"), ['a-b']);
  assert.equal(allowedValues('CHECK (((role >= 1) AND (role <= 5)))'), null);
  assert.equal(allowedValues("CHECK ((state <> ALL (ARRAY['a'::text])))"), null);
  assert.equal(allowedValues("CHECK (((a = ANY (ARRAY['x'::text])) OR (b = ANY (ARRAY['y'::text]))))"), null);
});

test('what a statement says of its columns goes before what is listed of a function', () => {
  const said = saidOf('select id, password_hash /* may be null: id */ from find_staff($1, $2)');
  assert.deepEqual(said.get('id'), { nullable: true, type: null });
  assert.deepEqual(said.get('name'), { nullable: false, type: null });
  assert.equal(said.get('password_hash'), undefined);
  const typed = saidOf('select 1 /* never null: a, b:string[] */');
  assert.deepEqual([...typed.keys()], ['a', 'b']);
  assert.deepEqual(typed.get('b'), { nullable: false, type: 'string[]' });
});

/** Who sends text that is no ``sql`…` ``, and what it is. Nothing else may. */
const otherText: Readonly<Record<string, string>> = {
  'apps/api/src/demo/snapshot-rows.ts': 'copies every table there is, by the names the catalogue gives',
  'apps/api/src/platform/database.ts': 'begin, commit and rollback',
  'apps/api/src/platform/jobs.ts':
    "pg-boss's own statements, which its version pins and the tests of jobs run",
  'apps/api/src/platform/open-database.ts': 'the role of a connection, and the migrations',
};

test('every statement of the product is written as sql`…`, which the check sees', () => {
  const sending = /\bquery(?:<[^(]*>)?\(\s*(?:[`'"]|\{)|executeSql/;
  const found = allFiles('apps/api/src').filter(
    (path) => isSource(path) && !isTest(path) && sending.test(textOf(path)),
  );
  assert.deepEqual(found, Object.keys(otherText).sort());
  for (const path of allFiles('apps/api/src').filter(isSource)) {
    assert.doesNotMatch(textOf(path), /\bsql as \w/, `${path} gives sql another name`);
    if (!isTest(path))
      assert.doesNotMatch(textOf(path), /\btext: *[`'"](?:select|insert|update|delete|with)\b/, path);
  }
});
