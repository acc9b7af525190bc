import { exampleOf } from '@pramaan/documents/fixtures/fixture.ts';
import { type Person, people } from '@pramaan/documents/fixtures/people.ts';
import { aadhaarNumber, virtualId } from '@pramaan/documents/identifiers/aadhaar.ts';
import { licenceNumber } from '@pramaan/documents/identifiers/driving-licence.ts';
import { epicNumber } from '@pramaan/documents/identifiers/epic.ts';
import { passportNumber } from '@pramaan/documents/identifiers/passport.ts';
import { type BothScripts, demoWords, initials, nameStocks } from './names.ts';
import {
  inventAadhaar,
  inventEpic,
  inventLicence,
  inventPan,
  inventPassport,
  inventVirtualId,
} from './numbers.ts';
import { places, streets } from './places.ts';
import { type Random, randomOf } from './random.ts';

/** A person who does not exist, with all that the papers drawn of them print. Dates are YYYY-MM-DD. */
export interface InventedPerson extends Person {
  /** Names the person: `asha` for a demo person, `invented-7` for the one invented from 7. */
  seed: string;
  /** The name and the address in Devanagari letters. */
  hindi: { name: string; fatherName: string; address: string };
  epic: string;
  licence: string;
  passport: string;
  licenceIssued: string;
  licenceExpires: string;
  passportIssued: string;
  passportExpires: string;
  bloodGroup: string;
}

/** So many years and one day less: the last day on which a paper is in force. */
function lastDay(issued: string, years: number): string {
  const date = new Date(`${issued}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

function inventDate(random: Random, firstYear: number, lastYear: number): string {
  const month = String(random.whole(1, 12)).padStart(2, '0');
  return `${random.whole(firstYear, lastYear)}-${month}-${String(random.whole(1, 28)).padStart(2, '0')}`;
}

const join = (words: readonly BothScripts[], script: 0 | 1) => words.map((word) => word[script]).join(' ');

/** First names and last name of a person, and the father's whole name, in the shapes that Indian papers print. */
function inventNames(random: Random, gender: 'M' | 'F') {
  const { men, women, middle: middles, surnames } = random.pick(nameStocks);
  const own = random.pick(gender === 'F' ? women : men);
  const middle = random.pick(middles);
  const surname = random.pick(surnames.filter(([latin]) => latin !== own[0]));
  const father = random.pick(men.filter(([latin]) => latin !== own[0] && latin !== surname[0]));
  const mother = random.pick(women.filter(([latin]) => latin !== own[0]));
  const shape = random.whole(0, 9);
  if (shape < 4) return { first: [own], last: surname, father: [father, surname], mother };
  if (shape < 7) return { first: [own, middle], last: surname, father: [father, surname], mother };
  if (shape < 9) return { first: [own], last: random.pick(initials), father: [father, surname], mother };
  return { first: [middle, own], last: surname, father: [father, middle, surname], mother };
}

const genders = ['M', 'F'] as const;

/** An invented person for any seed: the same seed gives the same person on every machine. */
export function inventPerson(seed: number | string): InventedPerson {
  // Never a demo person's name: numbers go by it.
  const id = `invented-${seed}`;
  const random = randomOf(`person ${id}`);
  const gender = random.pick(genders);
  const { first, last, father, mother } = inventNames(random, gender);
  const place = random.pick(places);
  const street = random.pick(streets);
  const house = random.pick(['12', '7/2', '41', 'D-118', '3-6-214', 'Flat 5B', '22A', '109/4']);
  const firstName = join(first, 0);
  const lastName = last[0];
  const dob = inventDate(random, 1950, 2003);
  const adult = Number(dob.slice(0, 4)) + 19;
  const licenceIssued = inventDate(random, Math.max(adult, 2008), 2023);
  const passportIssued = inventDate(random, 2017, 2024);
  const state = place.state[0];
  const person: Omit<InventedPerson, 'aadhaarLast4'> = {
    seed: id,
    name: `${firstName} ${lastName}`,
    firstName,
    lastName,
    fatherName: join(father, 0),
    motherName: `${mother[0]} ${lastName}`,
    gender,
    dob,
    mobile: `90000${random.digits(5)}`,
    email: `${first[0]?.[0].toLowerCase()}@example.in`,
    address: {
      house,
      street: street[0],
      locality: place.locality[0],
      city: place.city[0],
      district: place.district[0],
      state,
      pincode: place.pincode,
    },
    pan: inventPan(random, lastName),
    employer: 'Sample Softworks Private Limited',
    hindi: {
      name: `${join(first, 1)} ${last[1]}`,
      fatherName: join(father, 1),
      address: addressOf(
        [house, street[1], place.locality[1], place.city[1], place.district[1], place.state[1]],
        place.pincode,
      ),
    },
    epic: inventEpic(random),
    licence: inventLicence(random, state, licenceIssued.slice(0, 4)),
    passport: inventPassport(random),
    licenceIssued,
    licenceExpires: lastDay(licenceIssued, 20),
    passportIssued,
    passportExpires: lastDay(passportIssued, 10),
    bloodGroup: random.pick(['A+', 'B+', 'O+', 'AB+', 'O-']),
  };
  return { ...person, aadhaarLast4: aadhaarNumberOf(person).slice(-4) };
}

/** From the house to the State, a name that comes twice in a row once, and the pincode. */
function addressOf(parts: readonly string[], pincode: string): string {
  return `${parts.filter((part, i) => part !== parts[i + 1]).join(', ')} - ${pincode}`;
}

/** The address as cards print it: with the district where it is not the town. */
export function printedAddress({ address }: Person): string {
  const { house, street, locality, city, district, state, pincode } = address;
  return addressOf([house, street, locality, city, district, state], pincode);
}

const demoSeed = (person: Person) => person.firstName.split(' ')[0]?.toLowerCase() ?? '';

const inDevanagari = (name: string) =>
  name
    .split(' ')
    .map((word) => demoWords[word] ?? word)
    .join(' ');

// The invented numbers end in a digit that the sandbox answers with success, as the examples do.
function demoPerson(person: Person, place: number): InventedPerson {
  const seed = demoSeed(person);
  const lives = places[place];
  const street = streets[place];
  const own = (examples: readonly string[], invented: string) => examples[place] ?? invented;
  const issued = { licence: '2014-05-12', passport: '2023-01-15' };
  const words = [street, lives?.locality, lives?.city, lives?.district, lives?.state].map(
    (word) => word?.[1] ?? '',
  );
  return {
    ...person,
    seed,
    hindi: {
      name: inDevanagari(person.name),
      fatherName: inDevanagari(person.fatherName),
      address: addressOf([person.address.house, ...words], person.address.pincode),
    },
    epic: exampleOf(epicNumber, person),
    licence: own(licenceNumber.examples, `TS092012000001${place}`),
    passport: own(passportNumber.examples, `A000000${place + 1}`),
    licenceIssued: issued.licence,
    licenceExpires: lastDay(issued.licence, 20),
    passportIssued: issued.passport,
    passportExpires: lastDay(issued.passport, 10),
    bloodGroup: 'B+',
  };
}

/** The sandbox's people (packages/documents/fixtures/people.ts), with the numbers of the identifiers' examples. */
export const demoPeople: readonly InventedPerson[] = people.map(demoPerson);

/** A demo person by first name in small letters; null for a name that none of them has. */
export function demoPersonCalled(name: string): InventedPerson | null {
  return demoPeople.find(({ seed }) => seed === name) ?? null;
}

/**
 * The whole Aadhaar number that the papers of this person print, worked out again each time and held nowhere: for
 * drawing, and for tests that search stores and logs for it.
 */
export function aadhaarNumberOf({ seed }: Pick<InventedPerson, 'seed'>): string {
  const demo = aadhaarNumber.examples[people.findIndex((person) => demoSeed(person) === seed)];
  return demo ?? inventAadhaar(randomOf(`aadhaar ${seed}`));
}

/** The Virtual ID that the person's Aadhaar papers print; held nowhere either. */
export function virtualIdOf({ seed }: Pick<InventedPerson, 'seed'>): string {
  const demo = virtualId.examples[people.findIndex((person) => demoSeed(person) === seed)];
  return demo ?? inventVirtualId(randomOf(`virtual id ${seed}`));
}

/** YYYY-MM-DD as Indian papers print it: DD/MM/YYYY, or with another separator. */
export function printedDate(date: string, separator = '/'): string {
  return date.split('-').reverse().join(separator);
}
