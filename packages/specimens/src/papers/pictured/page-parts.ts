import { type Lettering, wrap } from '../../lettering.ts';
import { type Sheet, sheet } from '../../sheet.ts';

/** Pixels of an A4 page at 150 dots per inch, as a phone's picture of one has them after it was made smaller. */
const [pageWidth, pageHeight] = [1240, 1754] as const;

/** An empty A4 page of a paper's colour. */
export function page(colour = '#fdfdfb', height: number = pageHeight): Sheet {
  const made = sheet(pageWidth, height);
  made.draw(`<rect width="${pageWidth}" height="${height}" fill="${colour}"/>`);
  return made;
}

interface Set extends Lettering {
  x: number;
  y: number;
  room: number;
  /** From line to line, in sizes. */
  step?: number;
}

/** Running text in lines no wider than `room`; the base line of the next one. */
export function paragraph(on: Sheet, text: string, { step = 1.55, ...style }: Set): number {
  const lines = wrap(text, style);
  on.lines(lines, { ...style, room: style.room + 4, step: style.size * step });
  return style.y + lines.length * style.size * step;
}

/** Lines around the cells of a table: `xs` are its uprights, `ys` its rules. */
export function grid(on: Sheet, xs: readonly number[], ys: readonly number[], colour = '#444'): void {
  const [left = 0, right = 0, top = 0, bottom = 0] = [xs[0], xs.at(-1), ys[0], ys.at(-1)];
  const rules = ys.map((y) => `M${left} ${y}H${right}`);
  const uprights = xs.map((x) => `M${x} ${top}V${bottom}`);
  on.draw(
    `<path d="${[...rules, ...uprights].join('')}" stroke="${colour}" stroke-width="1.6" fill="none"/>`,
  );
}

/** A firm's mark: two shapes that stand for no firm. */
export function mark(on: Sheet, x: number, y: number, size: number, colour: string): void {
  on.figure({ left: x, top: y, width: size, height: size });
  on.draw(
    `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${size / 5}" fill="${colour}"/><circle cx="${x + size * 0.5}" cy="${y + size * 0.5}" r="${size * 0.28}" fill="#fff" opacity="0.85"/>`,
  );
}

/** A round rubber stamp, set askew as hands set them, without words. */
export function stamp({ draw }: Sheet, x: number, y: number, radius: number): void {
  const ring = (r: number) => `<circle r="${r}" fill="none" stroke="#4a3f9a" stroke-width="4"/>`;
  draw(
    `<g transform="translate(${x} ${y}) rotate(-14)" opacity="0.55">${ring(radius)}${ring(radius * 0.62)}<path d="M${-radius * 0.4} 0H${radius * 0.4}M${-radius * 0.3} 14H${radius * 0.3}" stroke="#4a3f9a" stroke-width="5"/></g>`,
  );
}

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day as its three numbers, spelled as papers spell it. */
export interface PaperDay {
  day: number;
  month: number;
  year: number;
}

const two = (number: number) => String(number).padStart(2, '0');

/** 04-11-2025, as records hold days. */
export const recordDay = ({ day, month, year }: PaperDay): string => `${two(day)}-${two(month)}-${year}`;

/** 04 Nov 2025. */
export const shortDay = ({ day, month, year }: PaperDay): string =>
  `${two(day)} ${monthNames[month - 1]} ${year}`;

/** 04/11/2025, or with another sign between. */
export const numberDay = ({ day, month, year }: PaperDay, sign = '/'): string =>
  [two(day), two(month), year].join(sign);

/** 4th November 2025. */
export function longDay({ day, month, year }: PaperDay): string {
  const name = new Date(Date.UTC(2000, month - 1, 1)).toLocaleString('en', {
    month: 'long',
    timeZone: 'UTC',
  });
  const teen = day > 10 && day < 14;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending} ${name} ${year}`;
}
