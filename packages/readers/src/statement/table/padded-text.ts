import type { Line, Page, Word } from '../../reading/page.ts';
import { headOrder } from './line-head.ts';

/** Of one sign, in the units of a page. */
const sign = { width: 6, height: 13, step: 15 };

/** The words over a table stand apart, so that spaces tell its columns. */
export const paddedColumns = (lines: readonly string[]): boolean =>
  lines.some((line) => line.trim().split(/ {2,}/).length > 3 && headOrder(line.trim()) !== null);

/** Lines whose columns are told by spaces, as a page with every word at its place. */
export function spacedPage(lines: readonly string[]): Page {
  const placed = lines.flatMap((text, row): Line[] => {
    const words = [...text.replace(/\t/g, '        ').matchAll(/\S+/g)].map(
      (match): Word => ({
        text: match[0],
        confidence: 1,
        box: {
          left: match.index * sign.width,
          top: row * sign.step,
          width: match[0].length * sign.width,
          height: sign.height,
        },
      }),
    );
    const [first] = words;
    const last = words.at(-1);
    if (!first || !last) return [];
    return [{ words, box: { ...first.box, width: last.box.left + last.box.width - first.box.left } }];
  });
  return { width: 1_000 * sign.width, height: (lines.length + 1) * sign.step, lines: placed, origin: 'text' };
}
