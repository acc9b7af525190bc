import type { LoanAgreement } from '@pramaan/documents/offer/loan-agreement.ts';
import type { Branding } from './branding.ts';
import { breakable } from './breakable.ts';
import { cardsData } from './cards.ts';
import type { PdfOrder } from './engine.ts';
import { pageWidth } from './listing.ts';

/** Letters of the page's width, of a heading and of running text (9 pt). */
const room = { heading: 30, text: pageWidth / 9 };

/** A loan agreement in one or two languages, one after the other, as an order for a PDF. */
export function loanAgreementOrder(agreements: readonly LoanAgreement[], branding: Branding): PdfOrder {
  const shown = agreements.map(({ title, language, above, clausesTitle, clauses, annexTitle, annex }) => ({
    title: breakable(title, room.heading),
    language,
    above: cardsData(above, language).data,
    clausesTitle,
    clauses: clauses.map(({ heading, paragraphs }) => ({
      heading: breakable(heading, room.text),
      paragraphs: paragraphs.map((paragraph) => breakable(paragraph, room.text)),
    })),
    annexTitle,
    annex: cardsData(annex, language).data,
  }));
  const title = agreements[0]?.title ?? '';
  return { template: 'loan-agreement', title, data: { agreements: shown }, branding };
}
