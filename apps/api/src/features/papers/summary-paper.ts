import type { Language } from '@pramaan/contract/purposes.ts';
import { maskedRecord, storable } from '@pramaan/documents/masking.ts';
import { summaryCards } from '@pramaan/documents/summary-cards.ts';
import { paperCard } from '../../pdf/cards.ts';
import { paperWords } from '../../pdf/paper-words.ts';
import type { PaperContent } from './report-paper.ts';

/** The summary as the draft has it (P §2.7): nobody was asked yet, and each card says so. Null for an empty draft. */
export function summaryPaper(
  draft: Readonly<Record<string, unknown>>,
  language: Language,
): PaperContent | null {
  const words = paperWords[language];
  const cards = summaryCards(draft).flatMap(({ method, record }) => {
    // A draft is as it was typed: the number is cut here too, whatever a browser has sent.
    const shown = maskedRecord(method, storable(method, record));
    return paperCard(method.card, shown, { language, source: words.typed }) ?? [];
  });
  return cards.length === 0 ? null : { title: `${words['report.summary']} – ${words.summaryPart}`, cards };
}
