import { boxAround, type Line, type Page, type Word } from '../../reading/page.ts';

/** Of a page's amounts, so many print a minus behind them where a bank does so; fewer are specks beside a figure. */
const leastMinus = 0.2;

const amount = /^\d[\d,]*\.\d\d(?:CR|DR)?$/i;
const minus = /^(\d[\d,]*\.\d\d)-$|^-(\d[\d,]*\.\d\d)$/;

/**
 * A page that OCR read, without what specks and rules left in its words: signs that stand alone, dashes behind amounts, quotes before
 * dates. An amount that was read as two words is one again, and the point in it is no colon.
 */
export function withoutSpecks(page: Page): Page {
  const all = page.lines.flatMap(({ words }) => words.map(({ text }) => text));
  const minuses = all.filter((text) => minus.test(text)).length;
  const strays = minuses < leastMinus * (minuses + all.filter((text) => amount.test(text)).length);
  const months = [...new Set(all.filter((text) => monthForm.test(text)).map((text) => text.toLowerCase()))];
  const lines = page.lines.flatMap((line): Line[] => {
    const words = joined(line.words.filter(({ text }) => /[\p{L}\p{N}#&]/u.test(text)));
    const last = words.findLastIndex(({ text }) => amount.test(text) || minus.test(text));
    const read = words.map((word, at) => {
      // A balance may well be overdrawn now and then: a dash before it stays.
      const stray = strays && !(at === last && word.text.startsWith('-'));
      return withMonth(plain(word, stray), words[at - 1], words[at + 1], months);
    });
    return words.length === 0 ? [] : [{ ...line, words: read }];
  });
  return { ...page, lines };
}

function plain(word: Word, stray: boolean): Word {
  const text = word.text
    .replace(/^[‘’'“”"`|({[_~]+(?=\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})/, '')
    .replace(/^(\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})[,.;:|'’)]+$/, '$1')
    .replace(/^[‘’'“”"`|({[_~]+(?=\d[\d,]*\.\d\d$)/, '')
    .replace(/^(20\d\d)["'’:;,.]+$/, '$1')
    .replace(/^(\d{1,3}(?:,\d{2,3})+)[:;](\d\d)(?!\d)/, '$1.$2')
    .replace(/^([\d,]*\d\.\d\d)[.,:;|'’]+$/, '$1');
  return { ...word, text: stray ? text.replace(minus, '$1$2') : text };
}

const monthForm = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)$/i;

/** Between a day and a year stands a month: one with a letter misread is that of the page's months which no other is as near. */
function withMonth(word: Word, before: Word | undefined, after: Word | undefined, months: string[]): Word {
  const isBetween = /^\W?\d{1,2}$/.test(before?.text ?? '') && /^20\d\d\W?$/.test(after?.text ?? '');
  const letters = word.text.replace(/[^A-Za-z]/g, '').toLowerCase();
  if (!isBetween || letters.length !== 3 || monthForm.test(letters)) return word;
  const isNear = (month: string) => [...month].filter((letter, at) => letter === letters[at]).length >= 2;
  const [month, another] = months.filter(isNear);
  return month && !another ? { ...word, text: month } : word;
}

/** `11,` and `716.00`, `48,962` and `95`. */
function joined(words: readonly Word[]): Word[] {
  const whole: Word[] = [];
  for (const word of words) {
    const last = whole.at(-1);
    const gap = last ? word.box.left - last.box.left - last.box.width : Number.POSITIVE_INFINITY;
    const isNear = gap < word.box.height * 1.2;
    const isOne = last && /^\d{1,3}(?:,\d{2,3})*[,;]$/.test(last.text) && /^\d{2,3}[,.]\d/.test(word.text);
    const isCents = last && /^\d{1,3}(?:,\d{2,3})+$/.test(last.text) && /^\d\d(?:CR|DR)?$/i.test(word.text);
    if (last && isNear && (isOne || isCents))
      whole[whole.length - 1] = {
        text: isCents ? `${last.text}.${word.text}` : last.text.replace(';', ',') + word.text,
        box: boxAround([last.box, word.box]) ?? last.box,
        confidence: Math.min(last.confidence, word.confidence),
      };
    else whole.push(word);
  }
  return whole;
}
