import type { Kind } from '../kind.ts';
import { emblem, ground, portrait, signature, specimenWord } from '../ornaments.ts';
import { type InventedPerson, printedDate } from '../people.ts';
import { sheet } from '../sheet.ts';
import { mrzOf } from './mrz.ts';

const birthPlace = ({ address }: InventedPerson) => `${address.city}, ${address.state}`.toUpperCase();

/** The data page of a passport book, with its machine-readable lines. */
export const passportPage: Kind = {
  name: 'passport',
  title: 'Passport, first page',
  reader: 'passport',
  async draw(person) {
    const page = sheet(1500, 1056);
    ground(page, '#eef0e2', '#b9c49a', 20);
    emblem(page, 110, 90, 110);
    const head = { size: 32, weight: 700, fill: '#1c2f63' } as const;
    page.text('भारत गणराज्य', { ...head, x: 420, y: 70, room: 320 });
    page.text('REPUBLIC OF INDIA', { ...head, x: 760, y: 70, room: 480 });
    portrait(page, 50, 190, 320, 420);
    const label = (text: string, x: number, y: number, room: number) =>
      page.text(text, { x, y, size: 20, room, fill: '#3d4a6b' });
    const value = (text: string, x: number, y: number, room: number) =>
      page.text(text, { x, y, size: 32, weight: 600, room });
    label('प्रकार / Type', 420, 115, 180);
    value('P', 420, 155, 150);
    label('देश कोड / Country Code', 640, 115, 300);
    value('IND', 640, 155, 200);
    label('पासपोर्ट नं. / Passport No.', 1060, 115, 340);
    value(person.passport, 1060, 155, 340);
    label('उपनाम / Surname', 420, 200, 500);
    value(person.lastName.toUpperCase(), 420, 240, 900);
    label('दिया गया नाम / Given Name(s)', 420, 285, 500);
    value(person.firstName.toUpperCase(), 420, 325, 900);
    label('राष्ट्रीयता / Nationality', 420, 370, 300);
    value('INDIAN', 420, 410, 250);
    label('लिंग / Sex', 780, 370, 160);
    value(person.gender, 780, 410, 100);
    label('जन्मतिथि / Date of Birth', 1060, 370, 340);
    value(printedDate(person.dob), 1060, 410, 340);
    label('जन्म स्थान / Place of Birth', 420, 460, 400);
    value(birthPlace(person), 420, 500, 1000);
    label('जारी करने का स्थान / Place of Issue', 420, 550, 500);
    value(person.address.city.toUpperCase(), 420, 590, 900);
    label('जारी करने की तिथि / Date of Issue', 420, 640, 420);
    value(printedDate(person.passportIssued), 420, 680, 300);
    label('समाप्ति की तिथि / Date of Expiry', 1060, 640, 400);
    value(printedDate(person.passportExpires), 1060, 680, 340);
    signature(page, 80, 690, 240);
    specimenWord(page, 830, 780);
    page.draw('<rect y="850" width="1500" height="206" fill="#fff" opacity="0.75"/>');
    mrzOf(person).forEach((line, i) => {
      page.cells(line, { x: 46, y: 930 + i * 76, size: 42, weight: 600, cell: 32 });
    });
    return page.done();
  },
  truth: (person) => ({
    num: person.passport,
    name: person.firstName.toUpperCase(),
    lastName: person.lastName.toUpperCase(),
    dob: printedDate(person.dob),
    doe: printedDate(person.passportExpires),
    gender: person.gender,
    type: 'P',
    countryCode: 'IND',
    nationality: 'INDIAN',
    placeOfBirth: birthPlace(person),
    placeOfIssue: person.address.city.toUpperCase(),
  }),
};
