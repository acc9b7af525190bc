import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gaps, isHindi, sentencesIn, shape } from '../fixtures/hindi.ts';
import { schemaOf } from './answer-schema.ts';
import type { Block } from './card.ts';
import { choicesHindi } from './choices-hindi.ts';
import { checksHindi, detailsHindi } from './evidence-hindi.ts';
import { faultsHindi, hindiFault, numbersHindi, numbersInLatin } from './faults-hindi.ts';
import { fieldLabelsHindi, formWordsInLatin, hindiHint, hintsHindi, methodsHindi } from './form-hindi.ts';
import { format } from './format.ts';
import { labelsHindi, labelsInLatin } from './labels-hindi.ts';
import { documents, entries } from './registry.ts';
import { whysHindi } from './whys-hindi.ts';

/** Each text with the first place that says it. */
type Said = Map<string, string>;

function collect(each: (add: (text: string, place: string) => void) => void): Said {
  const said: Said = new Map();
  each((text, place) => {
    if (text !== '' && !said.has(text)) said.set(text, place);
  });
  return said;
}

function missing(said: Said, hindi: Readonly<Record<string, string>>, inLatin: readonly string[] = []) {
  return [...said]
    .filter(([text]) => !isHindi(hindi[text]) && !inLatin.includes(text))
    .map(([text, place]) => `${place}: ${text}`);
}

const unused = (said: Said, hindi: Readonly<Record<string, string>>) =>
  Object.keys(hindi).filter((text) => !said.has(text));

const fields = entries.flatMap(({ document, key, method }) =>
  Object.entries(method.capture).map(([name, field]) => ({ place: `${document.id}.${key}.${name}`, field })),
);

const fieldLabels = collect((add) => {
  for (const { place, field } of fields) add(field.label, place);
});
const hints = collect((add) => {
  for (const { place, field } of fields) if (!/^For example /.test(field.hint)) add(field.hint, place);
});
const choices = collect((add) => {
  for (const { place, field } of fields) for (const option of field.options) add(option, place);
  for (const code of ['true', 'false']) add(format(code, 'yesNo'), 'format.ts');
});
const whys = collect((add) => {
  for (const document of documents) add(document.why, document.id);
});
const methods = collect((add) => {
  for (const { document, key, method } of entries) add(method.title, `${document.id}.${key}`);
});

const wordsOf = ({ heading, rows = [], tables = [], repeat }: Block): string[] => [
  ...(heading ? [heading] : []),
  ...rows.map(({ label }) => label),
  ...tables.flatMap(({ title, numbered, columns }) => [
    title,
    ...(numbered ? [numbered] : []),
    ...columns.map(({ label }) => label),
  ]),
  ...(repeat?.rows ?? []).map(({ label }) => label),
];
const cardLabels = collect((add) => {
  for (const { document, key, method } of entries)
    for (const label of method.card.blocks.flatMap(wordsOf)) add(label, `${document.id}.${key}`);
});

test('every label, hint, choice, method and reason of the documents has its Hindi', () => {
  assert.deepEqual(
    [
      ...missing(fieldLabels, fieldLabelsHindi, formWordsInLatin),
      ...missing(hints, hintsHindi),
      ...missing(methods, methodsHindi, formWordsInLatin),
    ],
    [],
    'write these in packages/documents/src/form-hindi.ts',
  );
  assert.deepEqual(
    missing(choices, choicesHindi),
    [],
    'write these in packages/documents/src/choices-hindi.ts',
  );
  assert.deepEqual(missing(whys, whysHindi), [], 'write these in packages/documents/src/whys-hindi.ts');
});

test('every label of the cards has its Hindi', () => {
  assert.deepEqual(
    missing(cardLabels, labelsHindi, labelsInLatin),
    [],
    'write these in packages/documents/src/labels-hindi.ts',
  );
});

test('no Hindi is left of a text that the documents no longer have', () => {
  assert.deepEqual(
    [
      ...unused(fieldLabels, fieldLabelsHindi),
      ...unused(hints, hintsHindi),
      ...unused(choices, choicesHindi),
      ...unused(whys, whysHindi),
      ...unused(methods, methodsHindi),
      ...unused(cardLabels, labelsHindi),
    ],
    [],
  );
});

test('an example reads as one in Hindi', () => {
  assert.equal(hindiHint('For example AAAPZ1234C'), 'जैसे AAAPZ1234C');
  assert.equal(hindiHint(''), '');
});

const checked = [
  'field.ts',
  'typed.ts',
  'loan-product.ts',
  'forms/questions/person.ts',
  'kinds/other/assetLoan.ts',
  'dictionaries/dictionaries.ts',
  ...readdirSync(new URL('identifiers', import.meta.url))
    .filter((name) => !name.includes('.test.'))
    .map((name) => `identifiers/${name}`),
];

test('every sentence of the checks has its Hindi', () => {
  const known = new Set(Object.keys(faultsHindi).map(shape));
  const said = new Set<string>();
  const absent = checked.flatMap((file) =>
    sentencesIn(file)
      .map((sentence) => {
        said.add(shape(sentence));
        return sentence;
      })
      .filter((sentence) => !known.has(shape(sentence)) && !whys.has(sentence))
      .map((sentence) => `${file}: ${sentence}`),
  );
  assert.deepEqual(absent, [], 'write these in packages/documents/src/faults-hindi.ts');
  assert.deepEqual(
    Object.keys(faultsHindi).filter((sentence) => !said.has(shape(sentence))),
    [],
    'no check says these any more',
  );
});

test('a sentence of the checks has the same gaps in Hindi', () => {
  for (const [english, hindi] of Object.entries(faultsHindi)) {
    assert.ok(isHindi(hindi), english);
    assert.deepEqual(gaps(hindi), gaps(english), english);
  }
});

test('whatever a form refuses or doubts is told in Hindi', () => {
  const probes = [undefined, '', '?', 'x'.repeat(600), '0', '1800-01-01', '2999-01-01', '\u0000'];
  for (const { place, field } of fields)
    for (const probe of [...probes, ...field.examples.map((example) => example.replace(/\w/g, '9'))]) {
      const parsed = schemaOf(field).safeParse(probe);
      const message = parsed.success
        ? field.warn(parsed.data)
        : (parsed.error.issues[0]?.message ?? 'no message');
      if (message) assert.ok(isHindi(hindiFault(message)), `${place}: ${message}`);
    }
});

test('the name of every number has its Hindi', () => {
  const names = collect((add) => {
    for (const { place, field } of fields) {
      const parsed = schemaOf(field).safeParse('');
      const name = parsed.success ? null : /^Enter the (.+)\.$/.exec(parsed.error.issues[0]?.message ?? '');
      add(name?.[1] ?? '', place);
    }
  });
  assert.deepEqual(missing(names, { ...fieldLabelsHindi, ...numbersHindi }, numbersInLatin), []);
});

test('a sentence is put into Hindi with the names it has', () => {
  assert.equal(
    hindiFault('Enter Date of birth as a real date: day, month and year.'),
    'जन्म तिथि: सही तारीख लिखें (दिन, महीना और साल)।',
  );
  assert.equal(
    hindiFault('Years at this address is a whole number from 0 to 99.'),
    'इस पते पर कितने साल से: 0 से 99 तक की पूरी संख्या लिखें।',
  );
  assert.equal(hindiFault('Enter the driving licence number.'), 'ड्राइविंग लाइसेंस नंबर लिखें।');
  assert.equal(
    hindiFault('Activa is listed as: Two-wheeler. You chose Car. Change one of the two.'),
    'सूची में Activa: दोपहिया। आपने कार चुना। दोनों में से एक बदलें।',
  );
  assert.equal(hindiFault('Of another place.'), 'Of another place.');
});

/** The sources in which checks are named. */
const evidenceSources = ['../../../apps/api/src', '../../readers/src', '.'].flatMap((folder) =>
  readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test\.|hindi/.test(name))
    .map((name) => readFileSync(new URL(`${folder}/${name}`, import.meta.url), 'utf8')),
);

test('evidence has Hindi for what is said somewhere', () => {
  const source = evidenceSources.join('\n');
  const issuers = ['UIDAI signature', 'DigiLocker signature'];
  assert.deepEqual(
    Object.keys({ ...checksHindi, ...detailsHindi }).filter(
      (english) => !source.includes(`'${english}'`) && !issuers.includes(english),
    ),
    [],
    'nothing says these any more',
  );
});
