import { addressLine, type Person } from '@pramaan/documents/fixtures/people.ts';

/** How registries print people: capitals, one line of address, dates by the day. */
export const upper = (text: string) => text.toUpperCase();
export const nameIn = ({ name }: Person) => upper(name);
export const fatherIn = ({ fatherName }: Person) => upper(fatherName);
export const addressIn = (person: Person) => upper(addressLine(person));

/** DD-MM-YYYY, or with another separator. */
export const dayOf = ({ dob }: Person, separator = '-') => dob.split('-').reverse().join(separator);
