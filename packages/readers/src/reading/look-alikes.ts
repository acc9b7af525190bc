/** Digits that OCR takes for these letters, and the letters it takes for these digits. */
const digitOf: Readonly<Record<string, string>> = {
  O: '0',
  D: '0',
  Q: '0',
  U: '0',
  I: '1',
  L: '1',
  '|': '1',
  '!': '1',
  T: '1',
  J: '1',
  Z: '2',
  A: '4',
  S: '5',
  $: '5',
  G: '6',
  B: '8',
};
const letterOf: Readonly<Record<string, string>> = {
  ')': 'J',
  ']': 'J',
  '(': 'C',
  '0': 'O',
  '1': 'I',
  '|': 'I',
  '!': 'I',
  '2': 'Z',
  '4': 'A',
  '5': 'S',
  $: 'S',
  '6': 'G',
  '8': 'B',
};

/** A text brought to a shape, and how many signs had to be read as their look-alikes. */
export interface Shaped {
  text: string;
  repairs: number;
}

/**
 * Reads `text` as `shape`, in which A stands for a capital letter, 9 for a digit and anything else for itself. Null
 * when it has another length or a sign that looks like none that could stand there.
 */
export function asShape(text: string, shape: string): Shaped | null {
  const signs = [...text.toUpperCase()];
  if (signs.length !== shape.length) return null;
  let repairs = 0;
  let read = '';
  for (const [place, sign] of signs.entries()) {
    const wanted = shape.charAt(place);
    const fits = wanted === 'A' ? /[A-Z]/ : wanted === '9' ? /[0-9]/ : null;
    if (fits ? fits.test(sign) : sign === wanted) {
      read += sign;
      continue;
    }
    const other = wanted === 'A' ? letterOf[sign] : wanted === '9' ? digitOf[sign] : undefined;
    if (other === undefined) return null;
    read += other;
    repairs += 1;
  }
  return { text: read, repairs };
}

/** Takes away what can be no sign of a code, look-alikes of such signs apart. */
export const codeSigns = (text: string) =>
  text.replace(/[^\w|!$()\]]/g, '').replace(/^[()\]]+|[()\]]+$/g, '');

/** Letters and digits with look-alikes made one, to compare what was read with what a label says. */
export function folded(text: string): string {
  let made = '';
  for (const sign of text) made += foldedSign(sign);
  return made;
}

/** What each sign of Latin and Indian scripts folds to: every reader asks it of every sign, many times. */
const known = new Map<string, string>();
const lastKept = 0x0dff;

function foldedSign(sign: string): string {
  const before = known.get(sign);
  if (before !== undefined) return before;
  const made = sign
    .toUpperCase()
    .normalize('NFD')
    .replace(/[^A-Z0-9|!$]/g, '')
    .replace(/[01|!$5682]/g, (one) => letterOf[one] ?? one);
  if ((sign.codePointAt(0) ?? 0) <= lastKept) known.set(sign, made);
  return made;
}
