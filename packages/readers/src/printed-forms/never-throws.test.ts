import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { type Random, randomOf } from '@pramaan/specimens/random.ts';
import { readEpfPassbook } from '../epf-passbook/reader.ts';
import { readForm16 } from '../form-16/reader.ts';
import { readItrV } from '../itr-v/reader.ts';
import { boxAround, type Line, type Page } from '../reading/page.ts';
import { doubtful, recordOf } from '../reading/reading.ts';

/** Words of all three forms, so that their labels come up in places where they make no sense. */
const vocabulary =
  `FORM NO. 16 PART A B Certificate No. Name and address of the Employer Employee PAN TAN Deductor
  Assessment Year Period with From To 2024-25 2025-13 Q1 Q2 Q9 Total (Rs.) THROUGH CHALLAN BOOK ADJUSTMENT Verification
  sum of Rs. INCOME TAX RETURN ACKNOWLEDGEMENT Gross total income Total Income Net tax payable Taxes Paid (+)Tax Payable
  /(-)Refundable (6-7) Status Individual Agriculture Others Establishment ID/Name Member UAN Date Birth OB Int. Updated
  upto Closing Balance Contributions CR DR Cont. For Due-Month 042023 12-05-2023 99-99-9999 31-Foo-2023 0 1 7a 10 -
  (-) , . 1,23,456 845000.00 999999999999999999999 1e9 NaN ￿ 🙂 AAAPZ1234C BLRS00001A BGBNG0000001000 / :`.split(
    /\s+/,
  );

function pageOf(random: Random): Page {
  const lines = Array.from({ length: random.whole(0, 40) }, (): Line => {
    const words = Array.from({ length: random.whole(1, 12) }, () => ({
      text: random.pick(vocabulary),
      box: {
        left: random.whole(-20, 620),
        top: random.whole(-20, 860),
        width: random.whole(0, 80),
        height: random.whole(0, 12),
      },
      confidence: random.next(),
    }));
    return { words, box: boxAround(words.map(({ box }) => box)) ?? { left: 0, top: 0, width: 0, height: 0 } };
  });
  return { width: 595, height: 842, lines, origin: random.pick(['text', 'picture']) };
}

/** Up to four pages of forty lines each: the part tries every label beside every other many times. */
const heaps = amountOf('heapsOfWords');

for (const [name, read] of Object.entries({ readForm16, readItrV, readEpfPassbook })) {
  test(`${name}: any pages give a reading`, (context) => {
    let fields = 0;
    for (let seed = 0; seed < heaps; seed++) {
      const random = randomOf(`${name} ${seed}`);
      const pages = Array.from({ length: random.whole(0, 4) }, () => pageOf(random));
      const reading = read(pages);
      assert.ok(reading.likeness >= 0 && reading.likeness <= 1);
      for (const [path, { value, confidence, at }] of Object.entries(reading.fields)) {
        assert.ok(value.trim() !== '' && confidence >= 0 && confidence <= 1, `${seed} ${path}`);
        assert.ok(at === null || at.page < pages.length, `${seed} ${path}`);
        fields += 1;
      }
      for (const { detail } of reading.checks) assert.match(detail, /[.]$/);
      assert.ok(recordOf(reading) && doubtful(reading).length > 0);
    }
    context.diagnostic(`${heaps} heaps of words, ${fields} fields`);
    assert.ok(fields > 10);
  });

  test(`${name}: an empty file, and a page of another paper, are not taken for one`, () => {
    for (const pages of [[], [{ width: 595, height: 842, lines: [], origin: 'text' as const }]]) {
      const reading = read(pages);
      assert.equal(reading.likeness, 0);
      assert.deepEqual(reading.fields, {});
      assert.deepEqual(doubtful(reading), [...reading.expected]);
    }
  });
}
