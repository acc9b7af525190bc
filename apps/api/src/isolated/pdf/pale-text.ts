import { getResolvedPDFJS } from 'unpdf';

/** Where a piece of text begins, in the page's own units from its lower left corner. */
export interface TextStart {
  x: number;
  y: number;
}

/** What a page draws, as pdf.js lists it. */
interface Operators {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

type Matrix = readonly [number, number, number, number, number, number];

interface State {
  matrix: Matrix;
  /** 0 is black, 1 the paper. */
  light: number;
  opacity: number;
  size: number;
  spacing: number;
}

/** Paler than any bank prints what it wants read; white is print on a dark ground. */
const palest = { from: 0.68, to: 0.97 };
const plain: Matrix = [1, 0, 0, 1, 0, 0];

/** The starts of the texts that are drawn in pale ink, as watermarks are. */
export async function paleTexts({ fnArray, argsArray }: Operators): Promise<TextStart[]> {
  const { OPS } = await getResolvedPDFJS();
  const found: TextStart[] = [];
  const stack: State[] = [];
  let state: State = { matrix: plain, light: 0, opacity: 1, size: 1, spacing: 0 };
  let line: Matrix = plain;
  let text: Matrix = plain;
  let leading = 0;
  const next = (x: number, y: number) => {
    line = times([1, 0, 0, 1, x, y], line);
    text = line;
  };
  const handlers: Record<number, (args: readonly unknown[]) => void> = {
    [OPS.save]: () => void stack.push(state),
    [OPS.restore]: () => {
      state = stack.pop() ?? state;
    },
    [OPS.transform]: (args) => {
      state = { ...state, matrix: times(matrixOf(args), state.matrix) };
    },
    [OPS.paintFormXObjectBegin]: ([matrix]) => {
      stack.push(state);
      if (matrix) state = { ...state, matrix: times(matrixOf([matrix]), state.matrix) };
    },
    [OPS.paintFormXObjectEnd]: () => {
      state = stack.pop() ?? state;
    },
    [OPS.setGState]: ([entries]) => {
      for (const [name, value] of Array.isArray(entries) ? (entries as unknown[][]) : [])
        if (name === 'ca' && typeof value === 'number') state = { ...state, opacity: value };
    },
    [OPS.setFillRGBColor]: (args) => {
      state = { ...state, light: lightOf(args) };
    },
    [OPS.beginText]: () => {
      line = plain;
      text = plain;
    },
    [OPS.setTextMatrix]: (args) => {
      line = matrixOf(args);
      text = line;
    },
    [OPS.moveText]: ([x, y]) => next(Number(x), Number(y)),
    [OPS.setLeadingMoveText]: ([x, y]) => {
      leading = -Number(y);
      next(Number(x), Number(y));
    },
    [OPS.setLeading]: ([value]) => {
      leading = Math.abs(Number(value));
    },
    [OPS.nextLine]: () => next(0, -leading),
    [OPS.setFont]: ([, size]) => {
      state = { ...state, size: Number(size) };
    },
    [OPS.setCharSpacing]: ([value]) => {
      state = { ...state, spacing: Number(value) };
    },
    [OPS.showText]: ([glyphs]) => {
      const [, , , , x, y] = times(text, state.matrix);
      const seen = 1 - state.opacity * (1 - state.light);
      if (seen >= palest.from && seen <= palest.to) found.push({ x, y });
      text = times([1, 0, 0, 1, advance(glyphs, state), 0], text);
    },
  };
  for (const [at, operator] of fnArray.entries()) {
    const args = argsArray[at];
    handlers[operator]?.(Array.isArray(args) ? args : args ? [args] : []);
  }
  return found;
}

function times(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[1] * b[2],
    a[0] * b[1] + a[1] * b[3],
    a[2] * b[0] + a[3] * b[2],
    a[2] * b[1] + a[3] * b[3],
    a[4] * b[0] + a[5] * b[2] + b[4],
    a[4] * b[1] + a[5] * b[3] + b[5],
  ];
}

/** Six numbers, alone or as the one argument. */
function matrixOf(args: readonly unknown[]): Matrix {
  const given = args.length === 1 ? args[0] : args;
  const numbers = Object.values(given as Record<string, number>).map(Number);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers;
  return [a, b, c, d, e, f];
}

/** Of `#rrggbb`, or of three parts up to 255. */
function lightOf(args: readonly unknown[]): number {
  const [first] = args;
  const parts =
    typeof first === 'string'
      ? [1, 3, 5].map((at) => Number.parseInt(first.slice(at, at + 2), 16))
      : args.map(Number);
  const [red = 0, green = 0, blue = 0] = parts;
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

function advance(glyphs: unknown, { size, spacing }: State): number {
  let sum = 0;
  for (const glyph of Array.isArray(glyphs) ? (glyphs as unknown[]) : [])
    if (typeof glyph === 'number') sum -= (glyph * size) / 1_000;
    else if (glyph && typeof glyph === 'object' && 'width' in glyph)
      sum += (Number(glyph.width) * size) / 1_000 + spacing;
  return sum;
}
