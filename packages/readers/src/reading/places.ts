import type { Page } from './page.ts';
import type { Reading } from './reading.ts';

/** Where a value stands on its page, in shares (0 to 1) of the page's width and height from the top left corner. */
export interface FieldPlace {
  /** Counted from 0. */
  page: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

const share = (part: number, of: number) => Math.min(1, Math.max(0, part / of));

/** The places of the values by record path, so that they can be marked on the page whatever its size; `pages` is what was read. */
export function placesOf(
  { fields }: Reading,
  pages: readonly (Pick<Page, 'width' | 'height'> | undefined)[],
): Record<string, FieldPlace> {
  const found = Object.entries(fields).flatMap(([path, { at }]): [string, FieldPlace][] => {
    const page = at ? pages[at.page] : undefined;
    if (!at || !page || page.width <= 0 || page.height <= 0) return [];
    const left = share(at.box.left, page.width);
    const top = share(at.box.top, page.height);
    const width = share(at.box.left + at.box.width, page.width) - left;
    const height = share(at.box.top + at.box.height, page.height) - top;
    return width > 0 && height > 0 ? [[path, { page: at.page, left, top, width, height }]] : [];
  });
  return Object.fromEntries(found);
}

/** The places of values whose pages were put one under the other, on one sheet as wide as the widest. */
export function stackedPlaces(
  places: Readonly<Record<string, FieldPlace>>,
  pages: readonly Pick<Page, 'width' | 'height'>[],
): Record<string, FieldPlace> {
  const width = Math.max(1, ...pages.map((page) => page.width));
  const height = pages.reduce((sum, page) => sum + page.height, 0);
  const stacked = Object.entries(places).flatMap(([path, place]): [string, FieldPlace][] => {
    const page = pages[place.page];
    if (!page) return [];
    const above = pages.slice(0, place.page).reduce((sum, one) => sum + one.height, 0);
    return [
      [
        path,
        {
          page: 0,
          left: (place.left * page.width) / width,
          top: (above + place.top * page.height) / height,
          width: (place.width * page.width) / width,
          height: (place.height * page.height) / height,
        },
      ],
    ];
  });
  return Object.fromEntries(stacked);
}
