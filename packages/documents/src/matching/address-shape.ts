import type { Spelt } from './spelt.ts';

/** A number with what it is of: { label: 'CROSS', value: '4' }. The label OTHER: the words do not say. */
export interface LabelledNumber {
  label: string;
  value: string;
  /** The letter of the wing, tower or block that the house is in: A of "202, A Wing". */
  wing?: string;
  /** The name that it stands behind: KAILASH of "Greater Kailash 2". */
  behind?: string;
  /** Of which numbers it is one: OLD or NEW; LIG or MIG of a housing board. */
  series?: string;
  /** No word says what it is of. */
  bare?: boolean;
}

/** A street or area by its name and kind: LAKE VIEW, ROAD. */
export interface Way {
  name: Spelt[];
  kind: string;
}

/** A street or area word; `weight` is small for kinds of places and landmarks. */
export interface PlaceWord {
  word: Spelt;
  weight: number;
  /** What it is the name of, where a word before it says so: POST, PS, TALUK or DISTRICT. */
  of?: string;
  /** The word that says so stands behind it: Peddapalli Mandal. */
  after?: boolean;
}

/** A word that tells one of two places of a name from the other. */
export interface Side {
  /** EAST of "East Patel Nagar". */
  says: string;
  /** The word beside it: PATEL. */
  of: string;
  /** It stands behind a street or an area of a kind: "Ballygunge Place East". */
  behind: boolean;
}

/** An address taken apart for comparing. */
export interface AddressParts {
  /** Six digits, or blank. */
  pin: string;
  numbers: LabelledNumber[];
  words: PlaceWord[];
  /** Streets with a name: LAKE VIEW of "Lake View Road". Landmarks are not among them. */
  streets: Way[];
  /** Areas whose name has a kind: SHASTRI of "Shastri Nagar". */
  areas: Way[];
  /** Buildings and societies by name: SAI KRUPA of "Sai Krupa CHS". */
  buildings: Way[];
  /** What is named as a village. */
  villages: Way[];
  cities: string[];
  states: string[];
  /** Which of two places of one name: EAST of "East Patel Nagar"; and every such word. */
  sides: Side[];
  sideWords: string[];
  /** The village has a post office of its own name: "Vill. & PO Rampur". */
  ownPost: boolean;
}
