import { bankStatementOrder } from './bank-statement.ts';
import { cardsOrder } from './cards.ts';
import { makePdf } from './engine.ts';

/** A statement's PDF, not signed. */
export const bankStatementPdf = async (...given: Parameters<typeof bankStatementOrder>) =>
  makePdf(bankStatementOrder(...given));

/** Cards as a PDF, not signed. */
export const cardsPdf = async (...given: Parameters<typeof cardsOrder>) => makePdf(cardsOrder(...given));
