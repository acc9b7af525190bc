import { emblem } from '../ornaments.ts';
import { aadhaarNumberOf, type InventedPerson, printedAddress, printedDate, virtualIdOf } from '../people.ts';
import type { Sheet } from '../sheet.ts';

/** The number as Aadhaar papers print it: groups of four. */
export function printedAadhaar(person: InventedPerson): string {
  return inFours(aadhaarNumberOf(person));
}

const inFours = (digits: string) => digits.replace(/(?=(?:.{4})+$)(?!^)/g, ' ');

/** "VID : " and the Virtual ID in groups of four. */
export function printedVirtualId(person: InventedPerson): string {
  return `VID : ${inFours(virtualIdOf(person))}`;
}

/** "D/O Mohan Sample" */
export function careOf({ gender, fatherName }: InventedPerson): string {
  return `${gender === 'F' ? 'D/O' : 'S/O'} ${fatherName}`;
}

/** The address in English as the card prints it, care-of name first. */
export function englishAddress(person: InventedPerson): string {
  return `${careOf(person)}, ${printedAddress(person)}`;
}

/** The address in Hindi. */
export function hindiAddress({ gender, hindi }: InventedPerson): string {
  return `${gender === 'F' ? 'पुत्री' : 'पुत्र'}: ${hindi.fatherName}, ${hindi.address}`;
}

/** Name, birth and gender lines of the front, in both scripts. */
export function frontLines(person: InventedPerson): readonly [string, string, string, string] {
  const gender = person.gender === 'F' ? 'महिला/ FEMALE' : 'पुरुष/ MALE';
  return [person.hindi.name, person.name, `जन्म तिथि/DOB: ${printedDate(person.dob)}`, gender];
}

/** The emblem's place and two lines of the issuer between two stripes. */
export function aadhaarHeader(
  card: Sheet,
  at: { x: number; y: number; width: number; size: number },
  hindi: string,
  english: string,
): void {
  const { x, y, width, size } = at;
  emblem(card, x + size * 1.6, y + size * 1.4, size * 2.4);
  const line = { x: x + width / 2, size, room: width * 0.74, weight: 700, anchor: 'middle' } as const;
  card.draw(
    `<rect x="${x + width * 0.13}" y="${y}" width="${width * 0.74}" height="${size * 0.3}" fill="#e8912d"/><rect x="${x + width * 0.13}" y="${y + size * 3.1}" width="${width * 0.74}" height="${size * 0.3}" fill="#3e8a4c"/>`,
  );
  card.text(hindi, { ...line, y: y + size * 1.4 });
  card.text(english, { ...line, y: y + size * 2.6 });
}

/** What is read of the front. The number is cut to its last four digits wherever it goes. */
export function frontTruth(person: InventedPerson): Record<string, string> {
  return {
    uid: `XXXX XXXX ${person.aadhaarLast4}`,
    name: person.name,
    dob: printedDate(person.dob),
    gender: person.gender,
  };
}

/** What is read of the back. */
export function backTruth(person: InventedPerson): Record<string, string> {
  return {
    uid: `XXXX XXXX ${person.aadhaarLast4}`,
    fatherName: person.fatherName,
    address: printedAddress(person),
  };
}
