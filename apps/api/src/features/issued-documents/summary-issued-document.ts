import type { CompleteLanguage } from '@pramaan/contract/languages.ts';
import { maskedRecord, storable } from '@pramaan/documents/masking.ts';
import { summaryCards } from '@pramaan/documents/summary-cards.ts';
import { issuedDocumentCard } from '../../pdf/cards.ts';
import { issuedDocumentWords } from '../../pdf/issued-document-words.ts';
import type { IssuedDocumentContent } from './report-issued-document.ts';

/** The summary as the draft has it (P §2.7): nobody was asked yet, and each card says so. Null for an empty draft. */
export function summaryIssuedDocument(
  draft: Readonly<Record<string, unknown>>,
  language: CompleteLanguage,
): IssuedDocumentContent | null {
  const words = issuedDocumentWords[language];
  const cards = summaryCards(draft).flatMap(({ method, record }) => {
    // A draft is as it was typed: the number is cut here too, whatever a browser has sent.
    const shown = maskedRecord(method, storable(method, record));
    return issuedDocumentCard(method.card, shown, { language, source: words.typed }) ?? [];
  });
  return cards.length === 0 ? null : { title: `${words['report.summary']} – ${words.summaryPart}`, cards };
}
