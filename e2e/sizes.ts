import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { desktop, phone } from './test.ts';

/** The walks that are made in the pseudo-locale too. On every page the walks in Hindi find the texts that are no message. */
export const inLongerWords = <Walk>(walks: readonly Walk[]): Walk[] =>
  walks.slice(0, amountOf('pseudoLocaleWalks'));

/** Of the main pages, those that the walks show to axe: spread over all of them. */
export function lookedAtOf<Page>(pages: readonly Page[]): Page[] {
  const step = Math.max(1, Math.floor(pages.length / amountOf('walkedLooks')));
  return pages.filter((_, place) => place % step === 0);
}

/**
 * Of the portal's pages, those that are walked in this language. In the part each page is walked in one of the two, by turns: what
 * fails in both is found in either, and what is wrong with a language alone is wrong on other pages too. The whole walks both.
 */
export const walkedIn = <Page>(language: 'en' | 'hi', pages: readonly Page[]): Page[] =>
  pages.filter((_, place) => amountOf('walkedLanguages') > 1 || (place % 2 === 0) === (language === 'en'));

/** Of the main pages, those on which every button and link is clicked. */
export const clickedOf = <Page>(pages: readonly Page[]): Page[] => pages.slice(0, amountOf('clickedPages'));

/** Of the forms of one area, those whose faults are read in Hindi. */
export const hindiFormsOf = <Form>(forms: readonly Form[]): Form[] =>
  forms.slice(0, amountOf('hindiFormsPerArea'));

/** Of the pages with a card, those that are read in Hindi: from every area. */
export function hindiCardsOf<Page>(pages: readonly Page[]): Page[] {
  const step = Math.max(1, Math.floor(pages.length / amountOf('hindiCardPages')));
  return pages.filter((_, place) => place % step === 0);
}

const sizes = { phone, desktop };
type Size = keyof typeof sizes;

/**
 * The windows that a long journey is walked in, by name. In the part it is walked once, in the window named `first`, and which one
 * that is differs from journey to journey; what each page looks like in both is seen by the walks. The whole walks it in both.
 */
export function windowsFrom(first: Size): [name: Size, size: typeof phone][] {
  const order: Size[] = first === 'phone' ? ['phone', 'desktop'] : ['desktop', 'phone'];
  return order.slice(0, amountOf('windowsPerJourney')).map((name) => [name, sizes[name]]);
}
