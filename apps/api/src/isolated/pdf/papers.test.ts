import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { findEntry } from '@pramaan/documents/registry.ts';
import { readEpfPassbook } from '@pramaan/readers/epf-passbook/reader.ts';
import { readForm16 } from '@pramaan/readers/form-16/reader.ts';
import { readItrV } from '@pramaan/readers/itr-v/reader.ts';
import { usualPasswords } from '@pramaan/readers/pdf-passwords/candidates.ts';
import { doubtful, type Reader, recordOf } from '@pramaan/readers/reading/reading.ts';
import { contributionsOf, epfPassbook } from '@pramaan/specimens/papers/epf-passbook.ts';
import { form16, form16PartA, form16PartB } from '@pramaan/specimens/papers/form-16.ts';
import { itrV2019 } from '@pramaan/specimens/papers/itr-v-2019.ts';
import { itrV2021 } from '@pramaan/specimens/papers/itr-v-2021.ts';
import { itrV2023 } from '@pramaan/specimens/papers/itr-v-2023.ts';
import type { Paper } from '@pramaan/specimens/papers/paper.ts';
import { taxReturnOf } from '@pramaan/specimens/papers/tax-return.ts';
import { demoPeople, inventPerson } from '@pramaan/specimens/people.ts';
import { FileError } from '../error.ts';
import { readPdf } from './pages.ts';

/** The part: three of the demo's people. */
const people = [...demoPeople, ...[1, 2, 3, 4, 5, 6].map(inventPerson)].slice(0, amountOf('documentPeople'));
const asha = people[0] as (typeof people)[number];

type AnyPaper = Pick<Paper, 'name' | 'truth'> & {
  faults: readonly string[];
  make(person: (typeof people)[number], options?: { fault?: never; password?: string }): Promise<Uint8Array>;
};

const papers: readonly { paper: AnyPaper; read: Reader; document: string; method: string }[] = [
  { paper: form16, read: readForm16, document: 'form16', method: 'ocr' },
  { paper: form16PartA, read: readForm16, document: 'form16', method: 'ocr' },
  { paper: form16PartB, read: readForm16, document: 'form16', method: 'ocr' },
  { paper: itrV2019, read: readItrV, document: 'itr', method: 'ocr' },
  { paper: itrV2021, read: readItrV, document: 'itr', method: 'ocr' },
  { paper: itrV2023, read: readItrV, document: 'itr', method: 'ocr' },
  { paper: epfPassbook, read: readEpfPassbook, document: 'epf', method: 'passbook' },
];

const made = new Map<string, ReturnType<typeof readPdf>>();

/** A person's document without a fault, made and read once. */
function readOnce(paper: AnyPaper, person: (typeof people)[number]) {
  const key = `${paper.name} ${person.pan}`;
  const read = made.get(key) ?? paper.make(person).then((bytes) => readPdf(bytes));
  made.set(key, read);
  return read;
}

for (const { paper, read, document, method } of papers) {
  test(`${paper.name}: every field of ${people.length} people is read right, and nothing else`, async (context) => {
    let fields = 0;
    for (const person of people) {
      const { pages, hasText } = await readOnce(paper, person);
      const reading = read(pages);
      const truth = paper.truth(person);
      const values = Object.fromEntries(
        Object.entries(reading.fields).map(([path, { value }]) => [path, value]),
      );
      assert.deepEqual(sorted(values), sorted(truth), person.name);
      assert.deepEqual(
        reading.checks.filter(({ verdict: outcome }) => outcome !== 'passed'),
        [],
        person.name,
      );
      assert.ok(reading.checks.length >= 5, `${reading.checks.length} checks`);
      assert.ok(hasText && reading.likeness >= 0.8, `${reading.likeness}`);
      // Part B states no amount paid: it is asked of the person.
      const asked = paper === form16PartB ? ['amount', 'taxPaid'] : [];
      assert.deepEqual(doubtful(reading), asked, person.name);
      for (const [path, field] of Object.entries(reading.fields)) {
        const page = pages[field.at?.page ?? -1];
        assert.ok(field.at === null || page, path);
        assert.ok(path === 'amount' || field.confidence === 1, path);
      }
      const record = recordOf(reading);
      const stored = findEntry(document, method)?.method.result.parse(record);
      for (const path of Object.keys(record)) if (!isExtra(path)) assert.ok(stored && path in stored, path);
      fields += Object.keys(truth).length;
    }
    context.diagnostic(`${people.length} people, ${fields} fields`);
  });
}

/** Lists that a Form 16's reading carries beside the record of the specification. */
const isExtra = (path: string) => path === 'quarters' || path === 'challans';
const sorted = (record: Readonly<Record<string, string>>) => Object.entries(record).sort();

test('the rows of a passbook and the tables of a Form 16 are read', async () => {
  for (const person of people) {
    const book = readEpfPassbook((await readOnce(epfPassbook, person)).pages);
    assert.deepEqual(book.lists?.contributions, contributionsOf(person));
    const form = readForm16((await readOnce(form16, person)).pages);
    assert.equal(form.lists?.quarters?.length, 4);
    assert.equal(form.lists?.challans?.length, 12);
  }
});

/** What each fault makes doubtful, and a word of the sentence that says so. */
const named: Readonly<Record<string, readonly [touched: string, sentence: RegExp]>> = {
  'form-16/wrong-total': ['amount', /10,000\.00 more/],
  'form-16/wrong-deposited': ['taxPaid', /1,000\.00 more/],
  'form-16/wrong-challan': ['taxPaid', /500\.00 less/],
  'form-16/wrong-pan': ['employee.pan', /4th letter/],
  'form-16/other-pan-in-part-b': ['employee.pan', /ZZZPZ9999Z/],
  'form-16/wrong-year': ['assessmentYear', /01-Apr-2023 is not in the year 2024-25/],
  'form-16/wrong-gross': ['amount', /20,000\.00 more/],
  'form-16/wrong-taxable': ['taxPaid', /7,000\.00 more/],
  'form-16/wrong-tax': ['taxPaid', /300\.00 more/],
  'itr-v-2019/wrong-total': ['details.income.total', /40,000\.00 more/],
  'itr-v-2019/wrong-taxes-paid': ['details.tax.totalPaid', /900\.00 more/],
  'itr-v-2019/wrong-refund': ['details.refund', /5,000\.00 more/],
  'itr-v-2019/other-date': ['filingDate', /was filed on/],
  'itr-v-2021/wrong-total-tax': ['details.incomeAndTax.totalTax', /4,000\.00 more/],
  'itr-v-2021/wrong-refund': ['details.incomeAndTax.taxPayableRefundable', /3,000\.00 more/],
  'itr-v-2021/no-sign': ['details.incomeAndTax.taxPayableRefundable', /The rows give -/],
  'itr-v-2021/other-date': ['ackNo', /was filed on/],
  'itr-v-2021/other-pan-below': ['payee.pan', /ZZZPZ9999Z/],
  'itr-v-2021/other-number-below': ['ackNo', /in one place and/],
  'epf-passbook/wrong-contributions': ['contributed.employee', /5,000\.00 more/],
  'epf-passbook/wrong-closing': ['closing.employer', /9,000\.00 more/],
  'epf-passbook/missing-row': ['contributed.pension', /1,250\.00 more/],
  'epf-passbook/other-establishment': ['membershipId', /MHBAN/],
};

/** Somebody who gets money back in both years: without its sign the balance is another. */
const repaid =
  Array.from({ length: 50 }, (_, seed) => inventPerson(seed)).find((person) =>
    ['2021-22', '2023-24'].every((year) => taxReturnOf(person, year).balance < 0),
  ) ?? assert.fail('nobody gets money back');

test('every fault is named in a failed check and makes the field doubtful', async (context) => {
  let ran = 0;
  for (const { paper, read } of papers)
    for (const fault of paper.faults) {
      const name = `${paper.name.replace('2023', '2021')}/${fault}`;
      const [touched, sentence] = named[name] ?? assert.fail(`nothing is expected of ${name}`);
      const options = { fault: fault as never };
      const reading = read(
        (await readPdf(await paper.make(fault === 'no-sign' ? repaid : asha, options))).pages,
      );
      const failed = reading.checks.filter(({ verdict: outcome }) => outcome === 'failed');
      assert.ok(
        failed.some(({ detail }) => sentence.test(detail)),
        `${name}: ${JSON.stringify(failed)}`,
      );
      assert.ok(reading.fields[touched]?.doubt, `${name}: no doubt on ${touched}`);
      assert.ok(doubtful(reading).includes(touched), name);
      assert.equal(reading.fields[touched]?.proven, undefined, name);
      ran += 1;
    }
  context.diagnostic(`${ran} faults`);
  assert.ok(ran >= 29, `${ran}`);
});

/** The part: an ITR-V locked with each usual password, the two others each with the first ones. The whole: all with each. */
const ofOthers = amountOf('lockedPapers');

test('a locked paper opens with each of the usual passwords, and the answer says which @thorough', async (context) => {
  let opened = 0;
  for (const [person, paper, kind] of [
    [asha, itrV2023, 'itr-v'],
    [people[1], form16, 'form-16'],
    [people[4], epfPassbook, 'epf-passbook'],
  ] as const) {
    if (!person) continue;
    const candidates = usualPasswords(person, kind);
    assert.ok(candidates.length >= 8 && candidates.length <= 12, `${candidates.length}`);
    const all = candidates
      .map(({ password }) => password)
      .slice(0, kind === 'itr-v' ? candidates.length : ofOthers);
    for (const password of all) {
      const read = await readPdf(await paper.make(person, { password }), [password]);
      assert.deepEqual([read.opened, read.pages.length > 0], [0, true], password);
      opened += 1;
    }
    const last = await readPdf(await paper.make(person, { password: all.at(-1) ?? '' }), all);
    assert.equal(last.opened, all.length - 1);
  }
  context.diagnostic(`${opened} locked papers opened`);
});

test('without a password, and with a wrong one, a locked paper is refused in a sentence', async () => {
  const bytes = await itrV2023.make(asha, { password: 'aaapz1234c15011990' });
  await assert.rejects(readPdf(bytes), refusal('locked', /Type the password/));
  await assert.rejects(readPdf(bytes, ['AAAPZ1234C15011990', 'x']), refusal('locked', /does not open/));
  assert.equal((await readPdf(bytes, ['x', 'aaapz1234c15011990'])).opened, 1);
  assert.equal((await readPdf(await itrV2023.make(asha), ['never needed'])).opened, null);
});

function refusal(code: string, sentence: RegExp) {
  return (error: unknown) =>
    error instanceof FileError && error.code === code && sentence.test(error.message);
}
