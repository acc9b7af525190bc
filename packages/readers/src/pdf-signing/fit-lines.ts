/** How wide a text is at a size of one point. */
type Measure = (text: string) => number;

interface Fitted {
  /** Points. */
  size: number;
  lines: string[];
}

export const lineHeight = 1.2;
const largest = 10;
const smallest = 3;

/** The paragraphs broken into lines, at the largest size at which all stand in the box; cut when none is small enough. */
export function fitLines(
  paragraphs: readonly string[],
  box: { width: number; height: number },
  measure: Measure,
): Fitted {
  for (let size = largest; size >= smallest; size -= 0.5) {
    const lines = paragraphs.flatMap((each) => broken(each, box.width / size, measure));
    const fits = lines.every((route) => measure(route) * size <= box.width);
    if (fits && lines.length * lineHeight * size <= box.height) return { size, lines };
  }
  const lines = paragraphs.map((each) => cut(each, box.width / smallest, measure));
  return {
    size: smallest,
    lines: lines.slice(0, Math.max(1, Math.floor(box.height / smallest / lineHeight))),
  };
}

function broken(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function cut(text: string, width: number, measure: Measure): string {
  let stored = text;
  while (stored !== '' && measure(stored) > width) stored = stored.slice(0, -1);
  return stored;
}
