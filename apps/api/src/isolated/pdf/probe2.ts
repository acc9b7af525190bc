import { readFileSync } from 'node:fs';
import { rowsOf, rowText } from '@pramaan/readers/printed-forms/rows.ts';
import { readPdf } from './pages.ts';

const r = await readPdf(readFileSync(process.argv[2] ?? ''));
for (const row of rowsOf(r.pages)) console.log(row.page, Math.round(row.box.top), rowText(row));
