import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { sayFigure } from '@pramaan/documents/fixtures/figures.ts';
import { type Degradation, degradations } from '@pramaan/specimens/degrade.ts';
import { picturedPapers } from '@pramaan/specimens/papers/pictured/pictured-papers.ts';
import { inventPerson } from '@pramaan/specimens/people.ts';
import type { FieldVerdict } from './accuracy.ts';
import { readSpecimen, turnedAway } from './read-specimen.test-help.ts';

/** The part: a document that hard photos of it were once read without their most important values. */
const part: Readonly<Record<string, Degradation>> = { 'bill-board': 'dark' };
const pictures = [1, 2]
  .flatMap((person) => picturedPapers.flatMap((kind) => degradations.map((how) => ({ kind, how, person }))))
  .map((one) => ({ ...one, first: part[one.kind.name] === one.how && one.person === 1 }))
  .sort((a, b) => Number(b.first) - Number(a.first))
  .slice(0, amountOf('everydayPictures'));

const verdicts: FieldVerdict[] = [];
const sum = { away: 0, unreadable: 0 };

for (const [name, group] of Map.groupBy(pictures, ({ kind, person }) => `${kind.name} ${person}`))
  test(`${name} as pictures: what is wrong is asked, and what is asked of nobody is right`, async () => {
    for (const { kind, how, person } of group) {
      const holder = inventPerson(`everyday picture ${person}`);
      for await (const read of readSpecimen(kind, holder, [how], `${kind.name} ${person}`)) {
        const silent = read.verdicts.filter(({ verdict }) => verdict === 'wrong-silent');
        assert.deepEqual([silent, read.unprinted], [[], {}], `${kind.name} ${how}`);
        // Out of focus nobody reads small print, and another picture is asked for.
        if (how === 'blurred') sum.unreadable += 1;
        else verdicts.push(...read.verdicts);
        if (turnedAway(read)) sum.away += 1;
      }
    }
  });

test('most of what stands on pictures of the five papers is read', (t) => {
  const right = verdicts.filter(({ verdict }) => verdict === 'right').length;
  const asked = verdicts.filter((verdict) => verdict.asked).length;
  sayFigure(t, {
    what: 'fields on pictures of payslips, cheques, bills, letters and agreements',
    tried: pictures.length,
    measured: `${right} of ${verdicts.length} right, ${asked} asked, 0 silently wrong, ${sum.away} pictures turned away`,
    bound: '0 silently wrong, 85 % right but for blurred ones',
    amount: 'everydayPictures',
  });
  assert.ok(right >= 0.85 * verdicts.length, `${right} of ${verdicts.length}`);
  assert.ok(sum.away <= sum.unreadable, `${sum.away} pictures turned away`);
});
