import { loadReader } from '@pramaan/readers/readers.ts';
import { cheque } from '@pramaan/specimens/papers/everyday/cheque.ts';
import { employmentLetter } from '@pramaan/specimens/papers/everyday/employment-letter.ts';
import type { EverydayPaper } from '@pramaan/specimens/papers/everyday/everyday-paper.ts';
import { payslip } from '@pramaan/specimens/papers/everyday/payslip.ts';
import { rentAgreement } from '@pramaan/specimens/papers/everyday/rent-agreement.ts';
import { utilityBill } from '@pramaan/specimens/papers/everyday/utility-bill.ts';
import type { InventedPerson } from '@pramaan/specimens/people.ts';
import { type FieldVerdict, judge } from '../ocr/accuracy.ts';
import { readPdf } from './pages.ts';

/** The papers that everyone makes, each in layouts of its own. */
export const everydayPapers: readonly EverydayPaper[] = [
  payslip,
  cheque,
  utilityBill,
  employmentLetter,
  rentAgreement,
];

/** Reads one of them as a PDF with text, and judges it field by field. Below a likeness of 0.5 it is not taken. */
export async function tryEveryday(
  paper: EverydayPaper,
  layout: number,
  person: InventedPerson,
): Promise<{ likeness: number; verdicts: FieldVerdict[] }> {
  const read = await loadReader(paper.reader);
  const reading = read((await readPdf(await paper.make(person, layout))).pages);
  return { likeness: reading.likeness, verdicts: judge(paper.truth(person), reading) };
}
