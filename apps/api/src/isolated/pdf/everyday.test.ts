import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { loadReader } from '@pramaan/readers/readers.ts';
import { demoPeople, inventPerson } from '@pramaan/specimens/people.ts';
import { readPdf } from './pages.ts';
import { everydayPapers, tryEveryday } from './try-everyday.test-help.ts';

const people = [...demoPeople, ...Array.from({ length: 36 }, (_, at) => inventPerson(`every ${at}`))];

for (const paper of everydayPapers)
  test(`${paper.name}: read in each layout, nothing silently wrong, what is unproven is asked`, async (t) => {
    const counts = { tried: 0, right: 0, asked: 0, missing: 0 };
    for (const person of people.slice(0, amountOf('everydayPeople')))
      for (const [at, layout] of paper.layouts.entries()) {
        const { likeness, verdicts } = await tryEveryday(paper, at, person);
        assert.ok(likeness >= 0.5, `${layout} is not taken for what it is`);
        for (const { path, verdict, asked, wanted, read } of verdicts) {
          assert.notEqual(verdict, 'wrong-silent', `${layout}: ${path} is ${wanted}, read ${read}`);
          counts.tried += 1;
          counts.right += Number(verdict === 'right');
          counts.asked += Number(asked);
          counts.missing += Number(verdict === 'missing');
        }
      }
    t.diagnostic(`${paper.layouts.length} layouts: ${JSON.stringify(counts)}`);
    assert.ok(counts.right >= 0.95 * counts.tried, JSON.stringify(counts));
  });

test('a paper is not taken for another one', async () => {
  const asha = demoPeople[0] ?? assert.fail();
  for (const paper of everydayPapers) {
    const { pages } = await readPdf(await paper.make(asha));
    for (const other of everydayPapers)
      if (other !== paper) {
        const { likeness } = (await loadReader(other.reader))(pages);
        assert.ok(likeness < 0.5, `${paper.name} is taken for ${other.name}: ${likeness}`);
      }
  }
});
