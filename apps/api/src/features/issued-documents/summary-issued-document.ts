import type { CompleteLanguage } from '@pramaan/contract/languages.ts';
import { maskedRecord, storable } from '@pramaan/documents/masking.ts';
import { documents } from '@pramaan/documents/registry.ts';
import { summaryCards } from '@pramaan/documents/summary-cards.ts';
import type { Tree } from '@pramaan/documents/tree.ts';
import { issuedDocumentCard } from '../../pdf/cards.ts';
import { issuedDocumentWords } from '../../pdf/issued-document-words.ts';
import { type IssuedDocumentContent, vouchedFor } from './report-issued-document.ts';

/**
 * The summary as the draft has it (P §2.7): nobody was asked yet, and each card says so. What only the case file has stands with
 * its verdict and source. Null when there is neither.
 */
export function summaryIssuedDocument(
  draft: Readonly<Record<string, unknown>>,
  docs: Tree,
  language: CompleteLanguage,
): IssuedDocumentContent | null {
  const words = issuedDocumentWords[language];
  const cards = summaryCards(documents, draft, docs).flatMap(({ method, record, submitted }) => {
    // A draft is as it was typed: the number is cut here too, whatever a browser has sent.
    const shown = maskedRecord(method, storable(method, record));
    return (
      issuedDocumentCard(method.card, shown, {
        language,
        ...(submitted ? vouchedFor(submitted, language) : { source: words.typed }),
      }) ?? []
    );
  });
  return cards.length === 0 ? null : { title: `${words['report.summary']} – ${words.summaryPart}`, cards };
}
