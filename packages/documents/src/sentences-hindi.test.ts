import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { gaps, isHindi, literalsIn, sentencesIn, shape } from '../fixtures/hindi.ts';
import { recordReviews } from './additions/court-cases.ts';
import { cardTextReader, cardTextsHindi } from './card-texts-hindi.ts';
import { caseReasonReader, caseReasonsHindi } from './case-reasons-hindi.ts';
import { checksHindi } from './evidence-hindi.ts';
import { sentenceReader, sequenceReader } from './sentence-patterns.ts';
import { rowNamesHindi, statementHindi, statementReader } from './statement-hindi.ts';
import { statementWordsHindi } from './statement-words-hindi.ts';

const filesIn = (folder: string) =>
  readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('.test'))
    .map((name) => `${folder}/${name}`);

const statements = '../../readers/src/statement';
const api = '../../../apps/api/src';
const categories = [`${statements}/analysis/categories.ts`, `${statements}/analysis/analyse.ts`];

interface Told {
  what: string;
  table: Readonly<Record<string, string>>;
  read: (english: string) => string | undefined;
  /** Whose sentences the table has. */
  files: readonly string[];
  /** What is said besides sentences. */
  words?: readonly string[];
  /** Sentences of these files that no page shows. */
  besides?: readonly RegExp[];
}

const tables: readonly Told[] = [
  {
    what: 'packages/documents/src/statement-hindi.ts or account-head-hindi.ts',
    table: statementHindi,
    read: statementReader(),
    // Why a file is refused is an error, which the contract's sentences have; layouts hold the headings of banks.
    files: [
      ...filesIn(statements).filter((file) => !/\/error\.ts$|\/layouts\//.test(file)),
      `${api}/isolated/statements/shown-analysis.ts`,
      `${api}/features/bank/stored-accounts.ts`,
    ],
    besides: [
      /^No document declares/,
      /^This account is no longer available\.$/,
      /^The record ends too early\.$/,
    ],
  },
  {
    what: 'packages/documents/src/case-reasons-hindi.ts',
    table: caseReasonsHindi,
    read: caseReasonReader(),
    files: [
      'additions/court-cases.ts',
      `${api}/features/esign/signer-reasons.ts`,
      ...['names', 'name-doubts', 'name-evidence', 'words', 'companies'].map((name) => `matching/${name}.ts`),
    ],
    // What a check says of all cases together is for reviewers.
    besides: [/likely the applicant’s\.$/, /^The applicant says/],
  },
  {
    what: 'packages/documents/src/card-texts-hindi.ts',
    table: cardTextsHindi,
    read: cardTextReader(),
    files: ['additions/rating-grades.ts'],
    besides: [/^Payment may fail: /],
    words: ['Not me: {}', ...Object.values(recordReviews)],
  },
];

for (const { what, table, read, files, words = [], besides = [] } of tables) {
  test(`every sentence that the sources say has its Hindi in ${what}`, () => {
    const known = new Set(Object.keys(table).map(shape));
    const said = new Map([
      ...words.map((text) => [text, 'words'] as const),
      ...files.flatMap((file) => sentencesIn(file).map((text) => [shape(text), file] as const)),
    ]);
    const shown = [...said].filter(([text]) => !besides.some((form) => form.test(text)));
    assert.deepEqual(
      shown.filter(([text]) => !known.has(text)).map(([text, file]) => `${file}: ${text}`),
      [],
      `write these in ${what}`,
    );
    assert.deepEqual(
      Object.keys(table).filter((text) => !said.has(shape(text))),
      [],
      'nothing says these any more',
    );
    assert.ok(shown.length > 15, `${shown.length} sentences`);
  });

  test(`every sentence of ${what} is read by its own pattern, with the same values`, () => {
    for (const [english, hindi] of Object.entries(table)) {
      assert.ok(isHindi(hindi), english);
      assert.deepEqual(gaps(hindi), gaps(english), english);
      const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => `1${name}9`);
      assert.equal(read(filled(english)), filled(hindi));
      if (!english.endsWith('.')) continue;
      const two = [filled(english), filled(english)].join(' ');
      assert.equal(read(two), [filled(hindi), filled(hindi)].join(' '), 'after another sentence');
    }
  });
}

/** A word or two in the form of a category. */
const category = /^[A-Z][a-z]+(?: [a-z]+)*$/;

test('every category and type of a transaction has its Hindi', () => {
  const said = new Set([
    ...categories.flatMap((file) => literalsIn(file).filter((text) => category.test(text))),
    ...literalsIn(`${statements}/record.ts`).filter((text) => /^(?:CREDIT|DEBIT)$/.test(text)),
  ]);
  assert.deepEqual(
    [...said].filter((text) => !isHindi(statementWordsHindi[text])),
    [],
  );
  assert.deepEqual(
    Object.keys(statementWordsHindi).filter((text) => !said.has(text)),
    [],
  );
});

test('every check of a bank account has a name in Hindi', () => {
  const names = literalsIn(`${api}/features/bank/stored-accounts.ts`).filter((text) => category.test(text));
  assert.deepEqual(names.toSorted(), ['Balance', 'File', 'Months']);
  assert.ok(names.every((name) => isHindi(checksHindi[name])));
});

test('rows, days and files are put into Hindi within a sentence', () => {
  const read = statementReader();
  for (const [english, hindi] of Object.entries(rowNamesHindi))
    assert.deepEqual(gaps(hindi), gaps(english), english);
  assert.equal(
    read('File 2: Row 12 (file 2, page 2, line 31) of 01 Jun 2025 has no date.'),
    'फ़ाइल 2: पंक्ति 12 (फ़ाइल 2, पन्ना 2, लाइन 31, 1 जून 2025) में तारीख नहीं है।',
  );
  assert.equal(
    read('No file covers 01 Aug 2024 to 30 Sep 2024. The balance before is 1.00, and after it 2.00.'),
    'किसी फ़ाइल में 1 अगस्त 2024 से 30 सितंबर 2024 के लेन-देन नहीं हैं। पहले बैलेंस 1.00 है और बाद में 2.00।',
  );
  assert.equal(
    read('The statement does not cover Jul 2025, Aug 2025.'),
    'स्टेटमेंट में ये महीने नहीं हैं: जुलाई 2025, अगस्त 2025।',
  );
  assert.equal(read('Of another place.'), undefined);
  assert.equal(read('File 2: Of another place.'), undefined);
});

test('the pattern that says most is read, and of several sentences all or none', () => {
  const read = sequenceReader(
    sentenceReader({ 'Only {a}.': 'a {a}', 'Only {a} of {b}.': '{b} {a}', 'Two. Parts.': 'two', One: '1' }),
  );
  assert.equal(read('Only 1.'), 'a 1');
  assert.equal(read('Only 1 of 2.'), '2 1');
  assert.equal(read('Only 1. Only 2 of 3.'), 'a 1 3 2');
  assert.equal(read('Two. Parts. Only 1.'), 'two a 1');
  assert.equal(read('Two. Parts. Three.'), undefined);
  assert.equal(read('toString'), undefined);
});
