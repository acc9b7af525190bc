import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { loadReader } from '@pramaan/readers/readers.ts';
import { doubtful } from '@pramaan/readers/reading/reading.ts';
import { cheque } from '@pramaan/specimens/papers/everyday/cheque.ts';
import { employmentLetter } from '@pramaan/specimens/papers/everyday/employment-letter.ts';
import { payslip } from '@pramaan/specimens/papers/everyday/payslip.ts';
import { rentAgreement } from '@pramaan/specimens/papers/everyday/rent-agreement.ts';
import { utilityBill } from '@pramaan/specimens/papers/everyday/utility-bill.ts';
import { demoPeople, inventPerson } from '@pramaan/specimens/people.ts';
import { readPdf } from './pages.ts';

const papers = [payslip, cheque, utilityBill, employmentLetter, rentAgreement];
const people = [...demoPeople, ...Array.from({ length: 36 }, (_, at) => inventPerson(`every ${at}`))];

/** Amounts by their value, everything else by its words. */
function plain(text: string): string {
  const amount = text.replace(/[₹,\s]|Rs\.?/g, '');
  if (/^\d+\.\d+$/.test(amount)) return String(Number(amount));
  return text
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();
}

for (const paper of papers)
  test(`${paper.name}: read in each layout, nothing silently wrong, what is unproven is asked`, async (t) => {
    const read = await loadReader(paper.reader);
    const counts = { tried: 0, right: 0, asked: 0, missing: 0 };
    for (const person of people.slice(0, amountOf('everydayPeople')))
      for (const [at, layout] of paper.layouts.entries()) {
        const reading = read((await readPdf(await paper.make(person, at))).pages);
        assert.ok(reading.likeness >= 0.5, `${layout} is not taken for what it is`);
        const asked = new Set(doubtful(reading));
        for (const [path, wanted] of Object.entries(paper.truth(person))) {
          const field = reading.fields[path];
          const right = field !== undefined && plain(field.value) === plain(wanted);
          assert.ok(right || asked.has(path), `${layout}: ${path} is ${wanted}, read ${field?.value}`);
          counts.tried += 1;
          counts.right += Number(right);
          counts.asked += Number(asked.has(path));
          counts.missing += Number(field === undefined);
        }
      }
    t.diagnostic(`${paper.layouts.length} layouts: ${JSON.stringify(counts)}`);
    assert.ok(counts.right >= 0.95 * counts.tried, JSON.stringify(counts));
  });

test('a paper is not taken for another one', async () => {
  const asha = demoPeople[0] ?? assert.fail();
  for (const paper of papers) {
    const { pages } = await readPdf(await paper.make(asha));
    for (const other of papers)
      if (other !== paper) {
        const { likeness } = (await loadReader(other.reader))(pages);
        assert.ok(likeness < 0.5, `${paper.name} is taken for ${other.name}: ${likeness}`);
      }
  }
});
