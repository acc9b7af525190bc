import { readEpfPassbook } from '@pramaan/readers/epf-passbook/reader.ts';
import { readForm16 } from '@pramaan/readers/form-16/reader.ts';
import { readItrV } from '@pramaan/readers/itr-v/reader.ts';
import { rowsOf, rowText } from '@pramaan/readers/printed-forms/rows.ts';
import { doubtful } from '@pramaan/readers/reading/reading.ts';
import { epfPassbook } from '@pramaan/specimens/papers/epf-passbook.ts';
import { form16 } from '@pramaan/specimens/papers/form-16.ts';
import { itrV2019 } from '@pramaan/specimens/papers/itr-v-2019.ts';
import { itrV2021 } from '@pramaan/specimens/papers/itr-v-2021.ts';
import { itrV2023 } from '@pramaan/specimens/papers/itr-v-2023.ts';
import { demoPeople } from '@pramaan/specimens/people.ts';
import { openEngine } from '../ocr/engine.ts';
import { readFrame } from '../ocr/read-picture.ts';
import { readPdf } from './pages.ts';
import { drawPixels } from './picture.ts';


const engine = await openEngine();
const n = Number(process.argv[3] ?? 1);
const p = demoPeople[n]!;
for (const [paper, read] of [
  [itrV2023, readItrV],
  [itrV2019, readItrV],
  [itrV2021, readItrV],
  [form16, readForm16],
  [epfPassbook, readEpfPassbook],
] as const) {
  const bytes = await paper.make(p);
  const { pageCount } = await readPdf(bytes);
  const pages = [];
  const t0 = performance.now();
  for (let i = 0; i < pageCount; i++) {
    const r = await readFrame(
      await drawPixels(bytes, { page: i, dpi: 200 }),
      null,
      engine,
    );
    pages.push(...r.pages.slice(0, 1));
  }
  const r = read(pages as never);
  const t = paper.truth(p);
  console.log(
    '==',
    paper.name,
    'likeness',
    r.likeness,
    Math.round(performance.now() - t0),
    'ms',
    'asked',
    doubtful(r).length,
    'of',
    Object.keys(t).length,
  );
  for (const [k, v] of Object.entries(t)) {
    const f = r.fields[k];
    if (f?.value !== v && f)
      console.log('  ', k, '|', v, '|', f?.value, f?.confidence.toFixed(2), f?.doubt, f?.proven);
  }
  for (const c of r.checks) if (c.outcome !== 'passed') console.log('   check', c.name, c.detail);
  if (process.argv[2]) for (const row of rowsOf(pages as never)) console.log('      ', rowText(row));
}
process.exit(0);
