import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleOf } from '@pramaan/documents/fixtures/fixture.ts';
import { inventLicence, inventPan } from '@pramaan/specimens/numbers.ts';
import { aadhaarNumberOf, demoPeople, type InventedPerson, inventPerson } from '@pramaan/specimens/people.ts';
import { randomOf } from '@pramaan/specimens/random.ts';
import { type NumberKind, numberKinds } from './number-kinds.ts';

/** What somebody wants of a person; the rest is invented. */
export interface Wish {
  name: string;
  /** YYYY-MM-DD */
  dob?: string;
  gender?: 'M' | 'F';
  /** Ten digits. */
  mobile?: string;
  /** `stretched`: repays much each month, was late last year, and is asked about often. Else every loan is repaid. */
  credit?: 'stretched';
}

/** A wish as it is stored. The seed names the person, and everything that is invented follows from it. */
interface Made extends Wish {
  seed: string;
}

/** Rupees that a stretched person repays each month. */
const stretchedRepays = 21_000;

/** People who can be made before the oldest is forgotten. */
const most = 500;

const words = (name: string) => name.trim().split(/\s+/);

/** `anita-rao`, or `anita-rao-2` when there is one. */
function seedFor(name: string, taken: (seed: string) => boolean): string {
  const base =
    words(name.normalize('NFD').replace(/[^A-Za-z ]/g, ''))
      .join('-')
      .toLowerCase() || 'person';
  for (let count = 1; ; count += 1) {
    const seed = count === 1 ? base : `${base}-${count}`;
    if (!taken(seed)) return seed;
  }
}

/** The person of a wish: the same seed gives the same numbers on every machine. */
function personOf({ seed, name, dob, gender, mobile, credit }: Made): InventedPerson {
  const invented = inventPerson(`made ${seed}`);
  const all = words(name);
  const lastName = all.length > 1 ? (all.at(-1) ?? '') : '';
  const firstName = all.length > 1 ? all.slice(0, -1).join(' ') : name.trim();
  const family = lastName || firstName;
  const random = randomOf(`numbers of ${seed}`);
  // Of an age at which people borrow, with a licence from the year after they grew up.
  const born = dob ?? `${random.whole(1970, 1999)}${invented.dob.slice(4)}`;
  const licensed = String(Math.max(2014, Number(born.slice(0, 4)) + 19));
  const person: InventedPerson = {
    ...invented,
    seed,
    name: all.join(' '),
    firstName,
    lastName,
    fatherName: `${words(invented.fatherName)[0]} ${family}`,
    motherName: `${words(invented.motherName)[0]} ${family}`,
    dob: born,
    gender: gender ?? invented.gender,
    // Ends in 1 to 3: DigiLocker's digits above ask for something else.
    mobile: mobile ?? `90001${random.digits(4)}${random.whole(1, 3)}`,
    email: `${seed}@example.in`,
    pan: inventPan(random, family),
    licence: inventLicence(random, invented.address.state, licensed),
    licenceIssued: `${licensed}-05-12`,
    licenceExpires: `${Number(licensed) + 20}-05-11`,
    hindi: {
      ...invented.hindi,
      name: all.join(' '),
      fatherName: `${words(invented.fatherName)[0]} ${family}`,
    },
    aadhaarLast4: aadhaarNumberOf({ seed }).slice(-4),
    ...(credit ? { repays: stretchedRepays } : {}),
  };
  const numbers = Object.fromEntries(
    numberKinds.map(({ kind, invent }) => [kind.name, invent(randomOf(`${kind.name} of ${seed}`), person)]),
  );
  return { ...person, numbers };
}

function readMade(file: string): Made[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Made[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * The people whom every service of the sandbox knows: the demo people, and those made here. Wishes are kept in `dataDir`,
 * so that a restart knows them; their numbers, the Aadhaar number among them, are worked out again each time.
 */
export function peopleBook(dataDir: string) {
  const file = join(dataDir, 'people.json');
  let wishes: Made[] = [];
  let made: InventedPerson[] = [];
  let read = false;

  /** Read on first use, so that a sandbox in a test touches no folder it does not need. */
  const load = () => {
    if (read) return;
    read = true;
    wishes = readMade(file);
    made = wishes.map(personOf);
  };
  const save = () => {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, JSON.stringify(wishes, null, 2), { mode: 0o600 });
  };
  const all = (): readonly InventedPerson[] => {
    load();
    return [...made, ...demoPeople];
  };
  const called = (seed: string) => all().find((person) => person.seed === seed) ?? null;

  return {
    all,
    called,
    made: (): readonly InventedPerson[] => {
      load();
      return made;
    },
    /** Makes a person. The newest of two with one mobile number answers for it. */
    make(wish: Wish): InventedPerson {
      load();
      const one: Made = { ...wish, seed: seedFor(wish.name, (seed) => called(seed) !== null) };
      wishes = [one, ...wishes].slice(0, most);
      const person = personOf(one);
      made = [person, ...made].slice(0, most);
      save();
      return person;
    },
    clear(): void {
      load();
      if (wishes.length === 0) return;
      wishes = [];
      made = [];
      save();
    },
    ofMobile: (mobile: string) => all().find((person) => person.mobile === mobile) ?? null,
    ofPan: (pan: string) => all().find((person) => person.pan === pan) ?? null,
    ofAadhaar: (number: string) => all().find((person) => aadhaarNumberOf(person) === number) ?? null,
    /** Whose number of that kind this is; null when it is nobody's. */
    ofNumber: (kind: NumberKind, value: string) =>
      all().find((person) => exampleOf(kind, person) === value) ?? null,
  };
}
export type PeopleBook = ReturnType<typeof peopleBook>;
