import type { Extent } from './drawing.ts';
import { inkOfText, type Lettering, lettered, typed } from './lettering.ts';

/** How and where a text stands. Pixels; `y` is its base line. */
export interface TextStyle extends Lettering {
  x: number;
  y: number;
  /** The width it must keep to. A longer text is set smaller, as card printers do. */
  room: number;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  /** Degrees clockwise around x,y. */
  turn?: number;
}

/** A text as it was drawn. */
export interface DrawnText {
  content: string;
  /** Where its ink lies on the sheet. */
  box: Extent;
  room: number;
  /** How much smaller than asked it was set: 1 is as asked. */
  shrunk: number;
}

/** A finished picture, and the texts in it for whoever wants to check that none runs into another. */
export interface Drawing {
  svg: string;
  width: number;
  height: number;
  texts: readonly DrawnText[];
  /** Photos and codes: no text may lie on them. */
  figures: readonly Extent[];
}

/** A picture in the making. */
export interface Sheet {
  width: number;
  height: number;
  /** Adds SVG elements. */
  draw(elements: string): void;
  /** Says that a photo or a code stands here. */
  figure(box: Extent): void;
  text(content: string, style: TextStyle): void;
  /** Several lines under each other, `step` pixels apart. */
  lines(contents: readonly string[], style: TextStyle & { step: number }): void;
  /** Every sign equally wide in a cell of its own: the even spacing of machine-readable lines. */
  cells(content: string, style: Omit<TextStyle, 'room' | 'anchor' | 'turn'> & { cell: number }): void;
  done(): Drawing;
}

/** The rectangle around a box turned by `degrees` around 0,0. */
function turned({ left, top, width, height }: Extent, degrees: number): Extent {
  const angle = (degrees * Math.PI) / 180;
  const corners = [
    [left, top],
    [left + width, top],
    [left, top + height],
    [left + width, top + height],
  ] as const;
  const xs = corners.map(([x, y]) => x * Math.cos(angle) - y * Math.sin(angle));
  const ys = corners.map(([x, y]) => x * Math.sin(angle) + y * Math.cos(angle));
  const [l, t] = [Math.min(...xs), Math.min(...ys)];
  return { left: l, top: t, width: Math.max(...xs) - l, height: Math.max(...ys) - t };
}

const offsets = { start: 0, middle: 0.5, end: 1 };

/** An empty sheet of so many pixels. */
export function sheet(width: number, height: number): Sheet {
  const elements: string[] = [];
  const texts: DrawnText[] = [];
  const figures: Extent[] = [];

  function text(content: string, style: TextStyle): void {
    if (content === '') return;
    const { x, y, room, fill = '#1d1d1b', anchor = 'start', turn = 0 } = style;
    const shrunk = Math.min(1, room / inkOfText(content, style).width);
    const set = { size: style.size * shrunk, weight: style.weight };
    const ink = inkOfText(content, set);
    // Placed by its ink, not by text-anchor: what is recorded here is then exactly what is drawn.
    const start = -ink.left - ink.width * offsets[anchor];
    const box = turned({ ...ink, left: ink.left + start }, turn);
    elements.push(
      `<g fill="${fill}" transform="translate(${x} ${y}) rotate(${turn}) translate(${start.toFixed(2)} 0)">${lettered(content, set)}</g>`,
    );
    texts.push({ content, room, shrunk, box: { ...box, left: box.left + x, top: box.top + y } });
  }

  return {
    width,
    height,
    draw: (more) => void elements.push(more),
    figure: (box) => void figures.push(box),
    text,
    lines: (contents, style) => {
      contents.forEach((content, i) => {
        text(content, { ...style, y: style.y + i * style.step });
      });
    },
    cells: (content, { cell, x, y, size, weight = 400, fill = '#1d1d1b' }) => {
      const signs = [...content].map(
        (sign, i) =>
          `<g transform="translate(${x + i * cell} ${y})">${typed(sign, { size, weight, cell })}</g>`,
      );
      elements.push(`<g fill="${fill}">${signs.join('')}</g>`);
      const box = { left: x, top: y - size * 0.75, width: cell * content.length, height: size * 0.8 };
      texts.push({ content, room: width - x, shrunk: 1, box });
    },
    done: () => ({
      width,
      height,
      texts,
      figures,
      svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${elements.join('')}</svg>`,
    }),
  };
}
