import type { Kind } from '../kind.ts';
import { ground, portrait, signature, specimenWord } from '../ornaments.ts';
import { printedDate } from '../people.ts';
import { drawQr } from '../qr.ts';
import { sheet } from '../sheet.ts';
import { panHeader } from './pan-header.ts';

/** The PAN card since 2018: labels in two scripts and a QR code. */
export const pan2018: Kind = {
  name: 'pan-2018',
  title: 'PAN card with QR code',
  reader: 'pan-card',
  async draw(person) {
    const card = sheet(1240, 782);
    ground(card, '#dcebf5', '#7fb2d3');
    panHeader(card);
    portrait(card, 60, 170, 200, 250);
    card.text('स्थायी लेखा संख्या कार्ड', { x: 560, y: 205, size: 26, room: 480, anchor: 'middle' });
    card.text('Permanent Account Number Card', { x: 560, y: 245, size: 26, room: 480, anchor: 'middle' });
    card.text(person.pan, { x: 560, y: 315, size: 52, weight: 700, room: 480, anchor: 'middle' });
    await drawQr(card, `SPECIMEN ${person.name} ${'0123456789'.repeat(60)}`, { x: 840, y: 160, side: 340 });
    const label = { x: 60, size: 22, room: 500, fill: '#333' };
    const value = { x: 60, size: 34, weight: 700, room: 760 } as const;
    card.text('नाम / Name', { ...label, y: 462 });
    card.text(person.name.toUpperCase(), { ...value, y: 506 });
    card.text("पिता का नाम / Father's Name", { ...label, y: 556 });
    card.text(person.fatherName.toUpperCase(), { ...value, y: 600 });
    card.text('जन्म की तारीख / Date of Birth', { ...label, y: 655 });
    card.text(printedDate(person.dob), { ...value, y: 700, room: 300 });
    signature(card, 560, 690, 260);
    card.text('हस्ताक्षर / Signature', { x: 690, y: 745, size: 22, room: 300, anchor: 'middle', fill: '#333' });
    specimenWord(card, 1010, 560);
    return card.done();
  },
  truth: (person) => ({
    number: person.pan,
    name: person.name.toUpperCase(),
    fatherName: person.fatherName.toUpperCase(),
    dob: printedDate(person.dob),
  }),
};
