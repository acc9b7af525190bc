import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { textLayouts } from '@pramaan/specimens/statements/printed/text-layout.ts';
import { textStatement, textTruth } from '@pramaan/specimens/statements/printed/text-statement.ts';
import { FileError } from '../error.ts';
import { judgeStatement } from './judge-statement.test-help.ts';
import { readStatement } from './read-statement.ts';
import { plainReading } from './try-scanned.test-help.ts';

/** A text as a PDF, a line of the one on a line of the other. */
async function printed(text: string, font: StandardFonts): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  const letters = await file.embedFont(font);
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (at % 60 === 0) file.addPage([900, 842]);
    const y = 810 - (at % 60) * 13;
    file
      .getPages()
      .at(-1)
      ?.drawText(line.replace(/[^\x20-\x7e]/g, ' '), { x: 30, y, size: 8, font: letters });
  }
  return file.save();
}

test('texts printed in other fonts: what is read is right, or told, or refused', async (t) => {
  const counts = { right: 0, asked: 0, refused: 0, silent: 0 };
  for (const [at, layout] of textLayouts.entries())
    for (const font of [StandardFonts.Courier, StandardFonts.TimesRoman, StandardFonts.Helvetica]) {
      const truth = textTruth(people[at % people.length] ?? people[0], layout, { months: 1 });
      const bytes = await printed(Buffer.from(textStatement(truth, layout)).toString('utf8'), font);
      const read = await readStatement({ ...plainReading, bytes }).catch((error: unknown) => {
        if (error instanceof FileError) return error;
        throw error;
      });
      if (read instanceof FileError) {
        counts.refused += 1;
        t.diagnostic(`${layout.name} ${font} refused: ${read.message}`);
        continue;
      }
      const kinds = new Set(layout.columns.map(([kind]) => kind));
      const { verdict, why } = judgeStatement(truth, { kinds, text: true }, read.statement);
      assert.notEqual(verdict, 'silent', `${layout.name} ${font}: ${why[0]}`);
      counts[verdict] += 1;
      if (verdict === 'asked') t.diagnostic(`${layout.name} ${font} asked: ${why[0]?.slice(0, 160)}`);
    }
  t.diagnostic(JSON.stringify(counts));
  assert.ok(counts.right >= 10, JSON.stringify(counts));
});
