import { type Person, people } from '@pramaan/documents/fixtures/people.ts';

/** The same numbers at every start: a demo that looks one way today looks so tomorrow. */
export function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const given =
  'Kavita Sanjay Rekha Farhan Divya Gopal Nisha Prakash Sunita Yusuf Pooja Dinesh Lakshmi Arvind Shabnam Tarun'.split(
    ' ',
  );
const family = ['Muster', 'Pattern', 'Trialwala', 'Mockram', 'Figura', 'Draftani', 'Placeholder'];

/** The n-th of those who applied some time ago: invented, with numbers that are well formed and nobody's. */
export function pastPerson(number: number): Person {
  const first = given[number % given.length] ?? 'Kavita';
  const last = family[Math.floor(number / given.length) % family.length] ?? 'Muster';
  const name = `${first} ${last}`;
  const template = people[number % people.length] ?? people[0];
  const letters = `${String.fromCharCode(65 + (number % 26))}${last.charAt(1).toUpperCase()}`;
  return {
    ...template,
    name,
    firstName: first,
    lastName: last,
    fatherName: `${given[(number + 5) % given.length]} ${last}`,
    // A home of their own: nobody is linked with another by the template's.
    address: { ...template.address, house: String(100 + number) },
    mobile: String(9_000_002_000 + number),
    email: `${first}.${last}.${number}@example.in`.toLowerCase(),
    pan: `${letters}QPZ${String(1000 + number)}${String.fromCharCode(65 + (number % 26))}`,
  };
}
