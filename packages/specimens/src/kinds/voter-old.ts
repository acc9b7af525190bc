import type { Kind } from '../kind.ts';
import { ground, portrait, specimenWord } from '../ornaments.ts';
import { demoPersonCalled, type InventedPerson, printedDate } from '../people.ts';
import { randomOf } from '../random.ts';
import { sheet } from '../sheet.ts';

/** Old cards print the date of birth or, of whoever had no proof of it, the age on a first of January. */
function born(person: InventedPerson): { line: string; truth: Record<string, string> } {
  if (demoPersonCalled(person.seed) || randomOf(`voter ${person.seed}`).next() < 0.5)
    return { line: `Date of Birth : ${printedDate(person.dob)}`, truth: { dob: printedDate(person.dob) } };
  const year = Math.max(2002, Number(person.dob.slice(0, 4)) + 20);
  const age = String(year - Number(person.dob.slice(0, 4)) - (person.dob.endsWith('-01-01') ? 0 : 1));
  return { line: `Age as on 1.1.${year} : ${age}`, truth: { age } };
}

/** The laminated paper voter card, upright. */
export const voterOld: Kind = {
  name: 'voter-old',
  title: 'Voter ID card, older layout',
  reader: 'voter-card',
  async draw(person) {
    const card = sheet(1000, 1400);
    ground(card, '#f7f4ea', '#cfc7a5', 16);
    const head = { x: 500, weight: 700, room: 900, anchor: 'middle' } as const;
    card.text('भारत निर्वाचन आयोग', { ...head, y: 75, size: 40 });
    card.text('ELECTION COMMISSION OF INDIA', { ...head, y: 135, size: 40 });
    card.text('पहचान पत्र', { x: 80, y: 205, size: 34, weight: 600, room: 380 });
    card.text('IDENTITY CARD', { x: 920, y: 205, size: 34, weight: 600, room: 380, anchor: 'end' });
    card.text(person.epic, { x: 80, y: 285, size: 46, weight: 700, room: 600 });
    portrait(card, 330, 325, 340, 430);
    const value = { x: 80, size: 36, room: 840 };
    card.text(`निर्वाचक का नाम : ${person.hindi.name}`, { ...value, y: 850 });
    card.text(`Elector's Name : ${person.name}`, { ...value, y: 910, weight: 600 });
    card.text(`पिता का नाम : ${person.hindi.fatherName}`, { ...value, y: 990 });
    card.text(`Father's Name : ${person.fatherName}`, { ...value, y: 1050, weight: 600 });
    const [hindi, english] = person.gender === 'F' ? ['स्त्री', 'Female'] : ['पुरुष', 'Male'];
    card.text(`लिंग / Sex : ${hindi} / ${english}`, { ...value, y: 1135, weight: 600 });
    card.text(born(person).line, { ...value, y: 1215, weight: 600 });
    specimenWord(card, 500, 1330);
    return card.done();
  },
  truth: (person) => ({
    epicNo: person.epic,
    name: person.name,
    relative: person.fatherName,
    gender: person.gender,
    ...born(person).truth,
  }),
};
