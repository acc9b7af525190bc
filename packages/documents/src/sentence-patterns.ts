/* Sentences put into another language by patterns: the English sentence, with a name in braces for what differs. */

/** A text in another language; undefined for one that has none. */
export type Reading = (english: string) => string | undefined;

type Texts = Readonly<Record<string, string>>;

interface Pattern {
  names: string[];
  form: RegExp;
  other: string;
}

const gap = /\{(\w+)\}/g;

/** How many letters of a pattern are its own: the one that says most is tried first. */
const own = (pattern: string) => pattern.replace(gap, '').length;

function patternsOf(table: Texts): Pattern[] {
  return Object.entries(table)
    .filter(([english]) => english.includes('{'))
    .sort(([one], [another]) => own(another) - own(one))
    .map(([english, other]) => ({
      names: [...english.matchAll(gap)].map(([, name]) => name ?? ''),
      form: new RegExp(
        `^${english
          .split(/\{\w+\}/)
          .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
          .join('(.+)')}$`,
        's',
      ),
      other,
    }));
}

/**
 * Reads one sentence by a table of patterns. What stands for a name in braces is kept as it is.
 *
 * @param values how what stands for a name is put into the language too, by that name
 */
export function sentenceReader(
  table: Texts,
  values: Readonly<Record<string, (english: string) => string>> = {},
): Reading {
  const patterns = patternsOf(table);
  return (english) => {
    if (Object.hasOwn(table, english)) return table[english];
    for (const { names, form, other } of patterns) {
      const said = form.exec(english)?.slice(1);
      if (!said) continue;
      return other.replace(gap, (_, name: string) => {
        const value = said[names.indexOf(name)] ?? '';
        return values[name]?.(value) ?? value;
      });
    }
    return undefined;
  };
}

/** Reads sentences that follow each other: all of them, or none. */
export function sequenceReader(sentence: Reading): Reading {
  const read: Reading = (english) => {
    for (const { index } of english.matchAll(/(?<=\.) /g)) {
      const first = sentence(english.slice(0, index));
      const rest = first === undefined ? undefined : read(english.slice(index + 1));
      if (rest !== undefined) return `${first} ${rest}`;
    }
    return sentence(english);
  };
  return read;
}
