import { type DateFound, findDates } from '../reading/find-date.ts';
import { findMark } from '../reading/find-mark.ts';
import { findShape } from '../reading/find-shape.ts';
import { found } from '../reading/found.ts';
import { dateField } from '../reading/labelled.ts';
import { below } from '../reading/near-mark.ts';
import type { Box, Page } from '../reading/page.ts';
import { asNumber, type Day } from '../reading/printed-date.ts';
import type { FieldReading } from '../reading/reading.ts';
import { type MachineDate, type NameLine, type NumberLine, namesFit } from './machine-lines.ts';

/** How sure the machine-readable line alone makes: one check digit lets one mistake in ten through. */
const machineAlone = 0.88;

const alone = (value: string, { page, box }: { page: number; box: Box }): FieldReading => ({
  value,
  confidence: machineAlone,
  at: { page, box },
});

/** The number as the visual part prints it, proven when the machine-readable check digit fits it. */
export function readNumber(pages: readonly Page[], line: NumberLine | null): FieldReading | null {
  const mark = findMark(pages, 'PASSPORT NO', 'PASSPORT NUMBER');
  const labelled = mark ? below(pages, mark).flatMap(({ words }) => words) : [];
  const foreign = labelled.filter(({ text }) => /^(?=.*\d)[A-Z0-9]{7,9}$/.test(text));
  const indian = findShape(pages, 'A9999999');
  const candidates = [
    ...indian,
    ...foreign.map((word) => ({ text: word.text, repairs: 0, words: [word], page: mark?.page ?? 0 })),
  ];
  const proven = line && candidates.find(({ text, repairs }) => repairs < 2 && line.fits(text));
  if (proven) return found(proven.text, proven.words, proven.page, { proven: true });
  if (line && /^[A-Z0-9]{7,9}$/.test(line.number) && line.fits(line.number)) return alone(line.number, line);
  const [best] = candidates;
  const doubt = line ? 'The check digit at the bottom of the page does not match this number.' : null;
  return best ? found(best.text, best.words, best.page, { ...best, doubt }) : null;
}

interface Names {
  lastName: FieldReading | null;
  name: FieldReading | null;
}

/** Names of the visual part, proven when the first machine-readable line spells them; else those of that line. */
export function readNames({ lastName, name }: Names, line: NameLine | null): Names {
  if (!line) return { lastName, name };
  const [surname = '', given = ''] = line.names.split('<<').map((part) => part.replace(/</g, ' ').trim());
  const spelt = (value: string) =>
    /^[A-Z][A-Z ]*$/.test(value) ? { ...alone(value, line), confidence: 0.5 } : null;
  if (lastName && name && namesFit(line, lastName.value, name.value))
    return { lastName: proven(lastName), name: proven(name) };
  // A surname of one letter is too little to be taken for print.
  if (!lastName && name && surname.length === 1 && namesFit(line, surname, name.value))
    return { lastName: spelt(surname), name: proven(name) };
  return { lastName: unproven(lastName) ?? spelt(surname), name: unproven(name) ?? spelt(given) };
}

const proven = ({ value, confidence, at }: FieldReading): FieldReading => ({
  value,
  confidence: Math.max(confidence, 0.97),
  at,
  proven: true,
});

const unproven = (field: FieldReading | null): FieldReading | null =>
  field && { ...field, doubt: field.doubt ?? 'The line at the bottom of the page has a different name.' };

/** A day that both parts print is proven; the machine-readable one alone nearly is; two that differ are doubtful. */
export function readDate(
  pages: readonly Page[],
  labelled: DateFound | null,
  machine: MachineDate | null | undefined,
  line: NumberLine | null,
): FieldReading | null {
  if (!line || !machine?.holds) return dateField(labelled);
  const wanted = asNumber(machine.day);
  const printed = findDates(pages).find((date) => asNumber(date) === wanted);
  if (printed) return found(printed.text, printed.words, printed.page, { proven: true });
  const read = alone(inFigures(machine.day), line);
  if (!labelled) return read;
  return { ...read, doubt: `The page prints ${labelled.text}, its machine-readable line ${read.value}.` };
}

const inFigures = ({ day, month, year }: Day) =>
  `${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}/${year}`;

/** M, F or X, proven when both parts say so. */
export function readSex(pages: readonly Page[], line: NumberLine | null): FieldReading | null {
  const mark = findMark(pages, 'SEX');
  const words = mark ? below(pages, mark).flatMap((phrase) => phrase.words) : [];
  const word = words.find(({ text }) => /^[MFX]$/.test(text));
  if (!word || !mark) return line?.sex ? { ...alone(line.sex, line), confidence: 0.8 } : null;
  const differs = line?.sex && line.sex !== word.text;
  const doubt = differs ? `The page prints ${word.text}, its machine-readable line ${line.sex}.` : null;
  return found(word.text, [word], mark.page, { proven: line?.sex === word.text, doubt });
}

/** Three letters, proven when two of the three places print the same. */
export function readCountry(
  pages: readonly Page[],
  first: NameLine | null,
  second: NumberLine | null,
): FieldReading | null {
  const mark = findMark(pages, 'COUNTRY CODE');
  const words = mark ? below(pages, mark).flatMap((phrase) => phrase.words) : [];
  const word = words.find(({ text }) => /^[A-Z]{3}$/.test(text));
  const seen = [word?.text, first?.country, second?.country].filter((code) => code !== undefined);
  const twice = seen.find((code, place) => seen.indexOf(code) < place);
  const line = second ?? first;
  if (twice && word?.text === twice && mark) return found(twice, [word], mark.page, { proven: true });
  if (twice && line) return { ...alone(twice, line), confidence: 0.97, proven: true };
  if (word && mark) return found(word.text, [word], mark.page);
  return line && { ...alone(line.country, line), confidence: 0.6 };
}
