import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { readEpfPassbook } from '@pramaan/readers/epf-passbook/reader.ts';
import { readForm16 } from '@pramaan/readers/form-16/reader.ts';
import { readItrV } from '@pramaan/readers/itr-v/reader.ts';
import type { Page } from '@pramaan/readers/reading/page.ts';
import { doubtful, type Reader, sure } from '@pramaan/readers/reading/reading.ts';
import { epfPassbook } from '@pramaan/specimens/papers/epf-passbook.ts';
import { form16PartA } from '@pramaan/specimens/papers/form-16.ts';
import { itrV2019 } from '@pramaan/specimens/papers/itr-v-2019.ts';
import { itrV2021 } from '@pramaan/specimens/papers/itr-v-2021.ts';
import { itrV2023 } from '@pramaan/specimens/papers/itr-v-2023.ts';
import type { InventedPerson } from '@pramaan/specimens/people.ts';
import { demoPeople } from '@pramaan/specimens/people.ts';
import { openEngine } from '../ocr/engine.ts';
import { readFrame } from '../ocr/read-picture.ts';
import { readPdf } from './pages.ts';
import { drawPixels } from './picture.ts';

interface Scan {
  name: string;
  /** Whose document: the place of a demo person. */
  of: number;
  read: Reader;
  make(person: InventedPerson): Promise<Uint8Array>;
  truth(person: InventedPerson): Readonly<Record<string, string>>;
}

/** The part: none. Their readers are tried on text in papers.test.ts and misread.test.ts. */
const scans: readonly Scan[] = [
  { ...itrV2019, of: 1, make: (person: InventedPerson) => itrV2019.make(person), read: readItrV },
  {
    ...epfPassbook,
    of: 4,
    make: (person: InventedPerson) => epfPassbook.make(person),
    read: readEpfPassbook,
  },
  { ...itrV2023, of: 3, make: (person: InventedPerson) => itrV2023.make(person), read: readItrV },
  { ...itrV2021, of: 2, make: (person: InventedPerson) => itrV2021.make(person), read: readItrV },
  { ...form16PartA, of: 0, make: (person: InventedPerson) => form16PartA.make(person), read: readForm16 },
].slice(0, amountOf('scannedDocuments'));

const none = scans.length === 0 && 'npm run test:thorough reads them';

test('as pictures, read once by OCR: what is wrong or missing is asked of the person', {
  skip: none,
}, async (context) => {
  const engine = await openEngine();
  let [right, asked, all] = [0, 0, 0];
  for (const { name, of, read, make, truth } of scans) {
    const person = demoPeople[of % demoPeople.length];
    assert.ok(person);
    const bytes = await make(person);
    const { pageCount } = await readPdf(bytes);
    const pages: Page[] = [];
    for (let page = 0; page < pageCount; page++)
      pages.push(
        ...(await readFrame(await drawPixels(bytes, { page, dpi: 200 }), null, engine)).pages.slice(0, 1),
      );
    const reading = read(pages);
    assert.ok(reading.likeness >= 0.8, `${name}: ${reading.likeness}`);
    const open = new Set(doubtful(reading));
    for (const [path, value] of Object.entries(truth(person))) {
      const field = reading.fields[path];
      all += 1;
      if (field?.value === value) right += 1;
      if (open.has(path)) asked += 1;
      if (!field || field.value === value) continue;
      assert.ok(field.doubt || field.confidence < sure, `${name} ${path}: ${field.value} for ${value}`);
      assert.ok(!field.proven, `${name} ${path}: ${field.value} counts as proven`);
    }
  }
  context.diagnostic(`${all} fields: ${right} right, ${asked} to be looked at, none silently wrong`);
  assert.ok(right >= all * 0.75, `${right} of ${all}`);
});
