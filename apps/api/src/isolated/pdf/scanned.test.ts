import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ReaderName } from '@pramaan/documents/define.ts';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { doubtful, type FieldReading, sure } from '@pramaan/readers/reading/reading.ts';
import { epfPassbook } from '@pramaan/specimens/papers/epf-passbook.ts';
import { form16PartA } from '@pramaan/specimens/papers/form-16.ts';
import { itrV2019 } from '@pramaan/specimens/papers/itr-v-2019.ts';
import { itrV2021 } from '@pramaan/specimens/papers/itr-v-2021.ts';
import { itrV2023 } from '@pramaan/specimens/papers/itr-v-2023.ts';
import type { InventedPerson } from '@pramaan/specimens/people.ts';
import { demoPeople } from '@pramaan/specimens/people.ts';
import { toJpeg } from '../ocr/frame.ts';
import { pdfOf } from '../ocr/pdf-of-pages.test-help.ts';
import { openPdfFile } from '../open-pdf-file.ts';
import { readPdf } from './pages.ts';
import { drawPixels } from './picture.ts';

interface Scan {
  name: string;
  /** Whose document: the place of a demo person. */
  of: number;
  reader: ReaderName;
  make(person: InventedPerson): Promise<Uint8Array>;
  truth(person: InventedPerson): Readonly<Record<string, string>>;
}

/** The part: none. Their readers are tried on text in papers.test.ts and misread.test.ts. */
const all: readonly Scan[] = [
  { ...itrV2019, of: 1, make: (person: InventedPerson) => itrV2019.make(person), reader: 'itr-v' },
  {
    ...epfPassbook,
    of: 4,
    make: (person: InventedPerson) => epfPassbook.make(person),
    reader: 'epf-passbook',
  },
  { ...itrV2023, of: 3, make: (person: InventedPerson) => itrV2023.make(person), reader: 'itr-v' },
  { ...itrV2021, of: 2, make: (person: InventedPerson) => itrV2021.make(person), reader: 'itr-v' },
  { ...form16PartA, of: 0, make: (person: InventedPerson) => form16PartA.make(person), reader: 'form-16' },
];
const scans = all.slice(0, amountOf('scannedDocuments'));

/** The paper as somebody scans it: a PDF of pictures. */
async function scanOf(bytes: Uint8Array): Promise<Uint8Array> {
  const { pageCount } = await readPdf(bytes);
  const pages = Array.from({ length: pageCount }, async (_, page) => ({
    scan: Buffer.from(await toJpeg(await drawPixels(bytes, { page, dpi: 200 }), 2_400)),
  }));
  return pdfOf(await Promise.all(pages));
}

const nobody = { passwords: [], signers: { roots: [], intermediates: [], sandboxRoot: null } };

const none = scans.length === 0 && 'npm run test:thorough reads them';

test('sent as PDFs of pictures: what is wrong or missing is asked of the person', {
  skip: none,
}, async (context) => {
  let [right, asked, tried] = [0, 0, 0];
  for (const { name, of, reader, make, truth } of scans) {
    const person = demoPeople[of % demoPeople.length];
    assert.ok(person);
    const { reading } = await openPdfFile({ bytes: await scanOf(await make(person)), reader, ...nobody });
    assert.ok(reading, name);
    assert.ok(reading.likeness >= 0.8, `${name}: ${reading.likeness}`);
    const open = new Set(doubtful(reading));
    for (const [path, value] of Object.entries(truth(person))) {
      const field: FieldReading | undefined = reading.fields[path];
      tried += 1;
      if (field?.value === value) right += 1;
      if (open.has(path)) asked += 1;
      if (!field || field.value === value) continue;
      assert.ok(field.doubt || field.confidence < sure, `${name} ${path}: ${field.value} for ${value}`);
      assert.ok(!field.proven, `${name} ${path}: ${field.value} counts as proven`);
    }
  }
  context.diagnostic(`${tried} fields: ${right} right, ${asked} to be looked at, none silently wrong`);
  assert.ok(right >= tried * 0.85, `${right} of ${tried}`);
});
