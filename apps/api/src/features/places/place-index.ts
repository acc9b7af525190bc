import type { PinArea } from './places-data.ts';

/** A hit: the PIN, and which of its localities was meant. */
export interface Hit {
  area: PinArea;
  locality: string;
}

/** Small letters and digits, words apart by one space: "H.A.L. II  Stage" → "h a l ii stage". */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Names that changed and are still typed; the data has the new ones. */
const renamed: Readonly<Record<string, string>> = {
  bangalore: 'bengaluru',
  mysore: 'mysuru',
  mangalore: 'mangaluru',
  belgaum: 'belagavi',
  bellary: 'ballari',
  gulbarga: 'kalaburagi',
  bombay: 'mumbai',
  calcutta: 'kolkata',
  madras: 'chennai',
  poona: 'pune',
  baroda: 'vadodara',
  trivandrum: 'thiruvananthapuram',
  cochin: 'kochi',
  gurgaon: 'gurugram',
  allahabad: 'prayagraj',
  pondicherry: 'puducherry',
  orissa: 'odisha',
};

interface Row {
  area: PinArea;
  names: readonly string[];
  district: string;
  /** Everything of the place, each word after a space: one `includes` finds a word's beginning. */
  words: string;
}

interface Graded {
  area: PinArea;
  grade: number;
  place: number;
}

const worst = 9;

/** True when `word` begins a word of `name`. */
const holds = (name: string, word: string) => {
  const at = name.indexOf(word);
  return at === 0 || (at > 0 && (name[at - 1] === ' ' || name.includes(` ${word}`)));
};

/** How well one name answers the words typed: 0 is the name itself; `worst` is not at all. */
function grade(name: string, typed: string, first: string): number {
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  if (holds(name, typed)) return 2;
  if (name === first) return 3;
  return typed !== first && holds(name, first) ? 4 : worst;
}

/** The best of a place's names for what was typed: its grade, and its position among them. */
function best({ names, district }: Row, typed: string, first: string): Omit<Graded, 'area'> {
  let place = 0;
  let least = worst;
  for (let position = 0; position < names.length && least > 0; position++) {
    const own = grade(names[position] ?? '', typed, first);
    if (own < least) {
      least = own;
      place = position;
    }
  }
  // A district's own name stands between a locality of that name and a locality that only holds a word of it.
  return least > 2 && district.startsWith(typed) ? { grade: 2.5, place: 0 } : { grade: least, place };
}

/** Puts `one` at its place among the best `most`; two letters can hit thousands, too many to sort. */
function keep(hits: Graded[], one: Graded, most: number): void {
  const last = hits.length === most ? hits[most - 1] : undefined;
  if (last && (last.grade < one.grade || (last.grade === one.grade && last.place <= one.place))) return;
  const worse = hits.findIndex(
    (hit) => hit.grade > one.grade || (hit.grade === one.grade && hit.place > one.place),
  );
  // Of equals the lower PIN stays first: rows come in their order.
  hits.splice(worse === -1 ? hits.length : worse, 0, one);
  if (hits.length > most) hits.pop();
}

/** Answers what was typed out of all PINs, best first; at most `most`. */
export function placeSearch(areas: readonly PinArea[], most: number) {
  const rows: readonly Row[] = areas.map((area) => {
    const names = area.localities.map(plain);
    const district = plain(area.district);
    return {
      area,
      names,
      district,
      words: ` ${[...names, district, plain(area.state), area.pincode].join(' ')}`,
    };
  });

  return (query: string): Hit[] => {
    const pin = query.replace(/\s+/g, '');
    if (/^\d+$/.test(pin))
      return areas
        .filter(({ pincode }) => pincode.startsWith(pin))
        .slice(0, most)
        .map((area) => ({ area, locality: area.localities[0] }));

    const asked = plain(query).split(' ');
    const words = asked.map((word) => renamed[word] ?? word);
    const typed = words.join(' ');
    const first = words[0] ?? '';
    if (first === '') return [];
    const beginnings = words.map((word) => ` ${word}`);
    const hits: Graded[] = [];
    for (const row of rows) {
      // Eight main offices that begin with it: only the very name is better still, and cheaper to look for.
      const settled = hits.length === most && hits.every(({ grade, place }) => grade <= 1 && place === 0);
      if (settled && !row.names.includes(typed)) continue;
      if (beginnings.every((beginning) => row.words.includes(beginning)))
        keep(hits, { area: row.area, ...best(row, typed, first) }, most);
    }
    return hits.map(({ area, place }) => ({ area, locality: area.localities[place] ?? area.localities[0] }));
  };
}
