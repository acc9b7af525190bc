import type { LoanAgreement } from '@pramaan/documents/offer/loan-agreement.ts';
import type { Branding } from './branding.ts';
import { breakable } from './breakable.ts';
import { cardsData } from './cards.ts';
import type { PdfOrder } from './engine.ts';
import { pageWidth } from './listing.ts';

/** Letters of the page's width, of a heading and of running text (9 pt). */
const room = { heading: 30, text: pageWidth / 9 };

/** A loan agreement in one or two languages, one after the other, as an order for a PDF. */
export async function loanAgreementOrder(
  agreements: readonly LoanAgreement[],
  branding: Branding,
): Promise<PdfOrder> {
  const shown: unknown[] = [];
  for (const { title, language, above, clausesTitle, clauses, annexTitle, annex } of agreements)
    shown.push({
      title: breakable(title, room.heading),
      language,
      above: (await cardsData(above, language)).data,
      clausesTitle,
      clauses: clauses.map(({ heading, paragraphs }) => ({
        heading: breakable(heading, room.text),
        paragraphs: paragraphs.map((paragraph) => breakable(paragraph, room.text)),
      })),
      annexTitle,
      annex: (await cardsData(annex, language)).data,
    });
  const title = agreements[0]?.title ?? '';
  return { template: 'loan-agreement', title, data: { agreements: shown }, branding };
}
