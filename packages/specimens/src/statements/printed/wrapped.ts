/** Lines of a text that fit into a width: broken at spaces, and in a word where it is wider than the line. */
export function wrapped(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const part of text.split('|')) {
    let line = '';
    for (const word of part.split(' ')) {
      let rest = word;
      if (line !== '' && measure(`${line} ${rest}`) <= width) {
        line = `${line} ${rest}`;
        continue;
      }
      if (line !== '') lines.push(line);
      while (measure(rest) > width && rest.length > 1) {
        let fits = rest.length - 1;
        while (fits > 1 && measure(rest.slice(0, fits)) > width) fits -= 1;
        lines.push(rest.slice(0, fits));
        rest = rest.slice(fits);
      }
      line = rest;
    }
    lines.push(line);
  }
  return lines;
}
