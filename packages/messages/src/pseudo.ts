import { parse, type Token } from '@messageformat/parser';

/** The pseudo-locale's name: English that looks foreign. It is built for tests alone. */
export const pseudoLocale = 'en-XA';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀćđéƒǵĥíĵķĺɱńóƥɋŕśţúṽẃẋýžÁƁĆĐÉƑǴĤÍĴĶĹṀŃÓƤɊŔŚŢÚṼẂẊÝŽ';
const letters = new Map([...plain].map((letter, at) => [letter, [...accented][at] ?? letter]));

const disguised = (text: string) => [...text].map((letter) => letters.get(letter) ?? letter).join('');
/** Braces, quotes and the number sign mean something in ICU MessageFormat. */
const quoted = (text: string) => text.replaceAll("'", "''").replace(/[{}#]+/g, "'$&'");

function rebuilt(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'content') return quoted(disguised(token.value));
      if (token.type === 'octothorpe') return '#';
      if (token.type === 'argument') return `{${token.arg}}`;
      // A figure is written as the language writes it.
      if (token.type === 'function' && token.key === 'number') return `{${token.arg}, number}`;
      if (token.type === 'function')
        throw new Error(`the pseudo-locale knows no {${token.arg}, ${token.key}}`);
      const cases = token.cases.map(({ key, tokens: inner }) => `${key} {${rebuilt(inner)}}`);
      return `{${token.arg}, ${token.type}, ${cases.join(' ')}}`;
    })
    .join('');
}

/** What languages with longer words do to a layout: a third more, in words of their own. */
function padding(length: number): string {
  const words = 'lorem ipsum dolor sit amet consectetur '.repeat(Math.ceil(length / 100) + 1);
  return length < 3 ? '' : ` ${words.slice(0, Math.ceil(length * 0.35)).trim()}`;
}

/** A message in the pseudo-locale: ⟦accented, a third longer⟧, its values kept. */
export function pseudo(message: string): string {
  const tokens = parse(message);
  const length = message.replace(/\{[^{}]*\}/g, '').length;
  return `⟦${rebuilt(tokens)}${padding(length)}⟧`;
}
