import { groupsOf, joined, type Row } from '../printed-forms/rows.ts';
import { besideForm, besideOrUnder } from './labelled-cell.ts';
import type { LetterParts } from './letter-parts.ts';
import { bareName, isNameLike } from './name-like.ts';
import { firstOf, type Passage, type Prose } from './prose.ts';
import { nameAtStart, ofAnother, plainName, titledName } from './written-name.ts';

const labels = [
  ...[
    'NAME OF THE EMPLOYEE',
    'NAME OF EMPLOYEE',
    'EMPLOYEE NAME',
    'NAME OF THE OFFICIAL',
    'NAME OF THE STAFF',
  ],
  'NAME',
];

const says =
  '(?:[Cc]ertif\\w+|[Cc]onfirm\\w*|state|inform\\w*|appoint\\w*)\\s+(?:to\\s+\\w+\\s+)?that\\s+(?:one\\s+)?';
/** What follows somebody's name in a letter about him. */
const verb =
  '(?=\\s*[,(]|\\s+(?:[SDWC]\\s?/\\s?[oO]|is|was|has|had|bearing|holding|son|daughter|wife|working|worked|joined|employed)\\b)';
const certified = [new RegExp(says + titledName, 'u'), new RegExp(says + plainName + verb, 'u')];
const employed = new RegExp(
  `(?<!${ofAnother}(?:[A-Z]\\S*\\s){0,3})${titledName}(?=[^.]{0,90}?\\b(?:joined|is (?:a|an|our|working|employed|serving|hereby appointed)|was (?:working|employed|appointed)|has (?:been|worked|joined|served)|worked|serve[sd])\\b)`,
  'u',
);
const dearTitled = new RegExp(`Dear\\s+${titledName}`, 'u');
const dearPlain =
  /Dear\s+(?:(?:Mr|Mrs|Ms|Miss|Shri|Sri|Smt|Dr)\.?\s*)?(?<value>\p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]*){0,4})\s*[,:]/u;
const line = new RegExp(`^(?:To[,:]?\\s+)?${titledName}[\\s,.]*$`, 'u');
const nobody = /\b(?:Sir|Madam|Manager|Officer|Team|Candidate|Employee|Colleague|All)\b/i;

/** Whom an employer's letter is about, or to: beside a label, after `certify that`, above its salutation. */
export function employeeOn(
  rows: readonly Row[],
  { head, body }: LetterParts,
  prose: Prose,
  employer: Passage | null,
): Passage | null {
  const firm = employer?.text.toUpperCase() ?? '';
  const person = (found: Passage | null) =>
    found && !firm.includes(found.text.toUpperCase()) ? found : null;
  return firstOf(
    () => labelled(body),
    ...certified.map((form) => () => prose.find(form)),
    () => greeted(rows, head, prose),
    () => person(addressee(head)),
    () => inFull(person(prose.find(employed))),
  );
}

function labelled(body: readonly Row[]): Passage | null {
  const cell = [...besideOrUnder(body, labels), ...besideForm(body, someName)].find(
    ({ text }) => nameAtStart(text) ?? isNameLike(text),
  );
  const text = cell && (isNameLike(bareName(cell.text)) ? bareName(cell.text) : nameAtStart(cell.text));
  return cell && text ? { text, page: cell.page, words: cell.words } : null;
}

/** One short word is what an engine left of a name. */
const inFull = (found: Passage | null) => (found && /\p{L}{5}| /u.test(found.text) ? found : null);

/** `1. Name of the` whoever an engine could not read, but nobody else. */
const someName =
  /^(?:\d{1,2}[.)]? ?)?Name of (?:the )?(?!.*\b(?:father|mother|husband|spouse|nominee|company|firm|employer|organi[sz]ation|office|bank|institution|school)\b)/i;

/** A line of the letter's head that is nothing but a name with its title. */
function addressee(head: readonly Row[]): Passage | null {
  for (const row of head)
    for (const words of groupsOf(row.words, 2)) {
      const text = line.exec(joined(words))?.groups?.value;
      if (text?.includes(' ')) return { text, page: row.page, words };
    }
  return null;
}

/** `Dear Tanvi,` is the Tanvi Mallidi whom the letter is sent to, else the one who signs for having got it. */
function greeted(rows: readonly Row[], head: readonly Row[], prose: Prose): Passage | null {
  const whole = prose.find(dearTitled);
  const said = firstOf(
    () => whole,
    () => prose.find(dearPlain),
  );
  if (!said || nobody.test(said.text)) return null;
  const wanted = said.text.toUpperCase().split(' ');
  for (const row of [...head, ...[...rows].reverse()])
    for (const words of groupsOf(row.words, 2)) {
      const text = bareName(
        joined(words)
          .replace(/^To[,:]?\s+/, '')
          .replace(/^\((.*)\)$/, '$1'),
      );
      const own = text.toUpperCase().split(' ');
      const same = isNameLike(text) && own.length > Math.max(1, wanted.length - 1) && !/^Dear\b/i.test(text);
      if (same && wanted.every((word) => own.includes(word))) return { text, page: row.page, words };
    }
  // A first or a last name alone is half a name.
  return wanted.length > 1 ? said : null;
}
