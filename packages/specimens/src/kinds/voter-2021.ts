import type { Kind } from '../kind.ts';
import { emblem, ground, portrait, specimenWord } from '../ornaments.ts';
import { printedDate } from '../people.ts';
import { sheet } from '../sheet.ts';

/** The plastic voter card since 2021. */
export const voter2021: Kind = {
  name: 'voter-2021',
  title: 'Voter ID card',
  reader: 'voter-card',
  async draw(person) {
    const card = sheet(1240, 782);
    ground(card, '#f3ede0', '#d4b98a');
    emblem(card, 110, 90, 110);
    const head = { x: 660, weight: 700, room: 900, anchor: 'middle', fill: '#3b2a12' } as const;
    card.text('भारत निर्वाचन आयोग', { ...head, y: 68, size: 34 });
    card.text('ELECTION COMMISSION OF INDIA', { ...head, y: 116, size: 34 });
    card.text('मतदाता फोटो पहचान पत्र / Elector Photo Identity Card', {
      ...head,
      y: 164,
      size: 26,
      weight: 600,
    });
    card.text(person.epic, { x: 185, y: 240, size: 38, weight: 700, room: 290, anchor: 'middle' });
    portrait(card, 60, 270, 250, 320);
    const label = { x: 360, size: 26, room: 420, fill: '#333' };
    const value = { x: 360, size: 34, weight: 600, room: 820 } as const;
    card.text(`नाम : ${person.hindi.name}`, { ...value, y: 250, size: 30 });
    card.text(`Name : ${person.name}`, { ...value, y: 300 });
    card.text(`पिता का नाम : ${person.hindi.fatherName}`, { ...value, y: 380, size: 30 });
    card.text(`Father's Name : ${person.fatherName}`, { ...value, y: 430 });
    card.text('लिंग / Gender', { ...label, y: 515 });
    card.text(person.gender === 'F' ? 'महिला / Female' : 'पुरुष / Male', {
      ...value,
      x: 800,
      y: 515,
      room: 400,
    });
    card.text('जन्म तिथि / Date of Birth', { ...label, y: 585 });
    card.text(printedDate(person.dob, '-'), { ...value, x: 800, y: 585, room: 400 });
    card.draw(
      '<rect y="680" width="1240" height="8" fill="#d98b2b"/><rect y="694" width="1240" height="8" fill="#3e8a4c"/>',
    );
    specimenWord(card, 185, 650);
    return card.done();
  },
  truth: (person) => ({
    epicNo: person.epic,
    name: person.name,
    relative: person.fatherName,
    gender: person.gender,
    dob: printedDate(person.dob, '-'),
  }),
};
