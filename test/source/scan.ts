/** One string of a source text: its value as written, and where its opening quote stands. */
export interface Literal {
  value: string;
  at: number;
}

export interface Scanned {
  /** The text at its own positions, with comments and what strings hold blanked out. */
  code: string;
  /** Strings without interpolation, in order. */
  literals: Literal[];
  /** Regular expressions, in order: what stands between the slashes, the flags, and where the first slash stands. */
  expressions: { source: string; flags: string; at: number }[];
}

const regexMayFollow =
  /(?:^|[(,=:[!&|?{;+\-*%~^]|=>|\b(?:return|typeof|case|in|of|do|else|void|await|yield))\s*$/;

/** Where the quoted string that opens at `at` ends (its closing quote), or -1 when the line ends first. */
function closing(text: string, at: number, quote: string): number {
  for (let here = at + 1; here < text.length; here++) {
    if (text[here] === '\\') here++;
    else if (text[here] === quote) return here;
    else if (text[here] === '\n') return -1;
  }
  return -1;
}

function regexEnd(text: string, at: number): number {
  let inClass = false;
  for (let here = at + 1; here < text.length; here++) {
    const char = text[here];
    if (char === '\\') here++;
    else if (char === '\n') return -1;
    else if (char === '[') inClass = true;
    else if (char === ']') inClass = false;
    else if (char === '/' && !inClass) return here;
  }
  return -1;
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');
const unquoted = (text: string) => text.replace(/\\(['"`\\$])/g, '$1');

/**
 * Separates code from comments and strings. TypeScript 7 has no JS API to ask, so this reads the text itself;
 * a quote or slash that closes on no line (an apostrophe in JSX text) is taken as plain text.
 */
export function scan(text: string): Scanned {
  const literals: Literal[] = [];
  const expressions: Scanned['expressions'] = [];
  let code = '';
  // Depth of braces at which each open `${` returns to its template.
  const templates: number[] = [];
  let depth = 0;
  let at = 0;

  const template = (from: number): number => {
    // `from` is the first character of the template's text; answers where code goes on.
    let here = from;
    while (here < text.length && text[here] !== '`' && !text.startsWith('${', here))
      here += text[here] === '\\' ? 2 : 1;
    code += blank(text.slice(from, here));
    if (text.startsWith('${', here)) {
      templates.push(depth);
      depth++;
      code += '${';
      return here + 2;
    }
    code += '`';
    return here + 1;
  };

  while (at < text.length) {
    const char = text[at] ?? '';
    const pair = text.slice(at, at + 2);
    let end = at + 1;
    if (pair === '//' || pair === '/*') {
      const found = pair === '//' ? text.indexOf('\n', at) : text.indexOf('*/', at + 2) + 2;
      end = found < (pair === '//' ? 0 : 2) ? text.length : found;
      code += blank(text.slice(at, end));
    } else if (char === "'" || char === '"') {
      const close = closing(text, at, char);
      if (close > 0) {
        literals.push({ value: unquoted(text.slice(at + 1, close)), at });
        code += char + blank(text.slice(at + 1, close)) + char;
        end = close + 1;
      } else code += char;
    } else if (char === '`') {
      code += char;
      const opened = templates.length;
      end = template(at + 1);
      if (templates.length === opened) literals.push({ value: unquoted(text.slice(at + 1, end - 1)), at });
    } else if (char === '/' && pair !== '/>' && regexMayFollow.test(code.slice(-40))) {
      const close = regexEnd(text, at);
      if (close > 0) {
        const [flags = ''] = /^[a-z]*/.exec(text.slice(close + 1, close + 10)) ?? [];
        expressions.push({ source: text.slice(at + 1, close), flags, at });
        code += `/${blank(text.slice(at + 1, close))}/`;
        end = close + 1;
      } else code += char;
    } else if (char === '}' && templates.at(-1) === depth - 1) {
      templates.pop();
      depth--;
      code += char;
      end = template(at + 1);
    } else {
      if (char === '{') depth++;
      if (char === '}') depth--;
      code += char;
    }
    at = end;
  }
  return { code, literals, expressions };
}
