import type { Kind } from '../kind.ts';
import { wrap } from '../lettering.ts';
import { ground, portrait, signature, specimenWord } from '../ornaments.ts';
import { printedAddress, printedDate } from '../people.ts';
import { sheet } from '../sheet.ts';
import { licence2019, printedLicence } from './licence-2019.ts';

/** A State's own licence of the years before: short labels, everything on one side. */
export const licenceState: Kind = {
  name: 'licence-state',
  title: 'Driving licence, older State layout',
  reader: 'licence-card',
  async draw(person) {
    const card = sheet(1240, 782);
    ground(card, '#e9f0e3', '#a5c08f');
    const state = person.address.state.toUpperCase();
    const head = { x: 620, weight: 700, room: 1160, anchor: 'middle', fill: '#1f3d1a' } as const;
    card.text('THE UNION OF INDIA', { ...head, y: 55, size: 32 });
    card.text(`${state} STATE MOTOR DRIVING LICENCE`, { ...head, y: 102, size: 34 });
    const value = { size: 29, weight: 600 } as const;
    card.text(`DL No : ${printedLicence(person.licence)}`, { ...value, x: 60, y: 165, room: 560, size: 34 });
    card.text(`DOI : ${printedDate(person.licenceIssued, '-')}`, { ...value, x: 680, y: 165, room: 300 });
    card.text(`Valid Till : ${printedDate(person.licenceExpires, '-')} (NT)`, {
      ...value,
      x: 60,
      y: 215,
      room: 560,
    });
    card.text('FORM 7', { x: 1180, y: 165, size: 24, room: 160, anchor: 'end' });
    card.text('RULE 16 (2)', { x: 1180, y: 205, size: 24, room: 180, anchor: 'end' });
    card.text('AUTHORISATION TO DRIVE FOLLOWING CLASS', { x: 60, y: 265, size: 22, room: 800 });
    card.text('OF VEHICLES THROUGHOUT INDIA', { x: 60, y: 297, size: 22, room: 800 });
    const issued = printedDate(person.licenceIssued, '-');
    card.text('COV', { x: 60, y: 338, size: 22, room: 100 });
    card.text('DOI', { x: 220, y: 338, size: 22, room: 100 });
    card.text('LMV', { x: 60, y: 372, size: 24, room: 140 });
    card.text(issued, { x: 220, y: 372, size: 24, room: 200 });
    card.text('MCWG', { x: 60, y: 406, size: 24, room: 140 });
    card.text(issued, { x: 220, y: 406, size: 24, room: 200 });
    portrait(card, 950, 240, 230, 280);
    card.text(`DOB : ${printedDate(person.dob, '-')}`, { ...value, x: 60, y: 462, room: 400 });
    card.text(`BG : ${person.bloodGroup}`, { ...value, x: 520, y: 462, room: 200 });
    card.text(`Name : ${person.name.toUpperCase()}`, { ...value, x: 60, y: 512, room: 860 });
    card.text(`S/D/W of : ${person.fatherName.toUpperCase()}`, { ...value, x: 60, y: 562, room: 860 });
    card.text('Add :', { ...value, x: 60, y: 612, room: 100 });
    const address = { x: 150, y: 612, size: 26, room: 760 };
    card.lines(wrap(printedAddress(person).toUpperCase(), address), { ...address, step: 38 });
    card.text('Signature & ID of', { x: 60, y: 722, size: 20, room: 300 });
    card.text(`Issuing Authority : ${person.licence.slice(0, 4)}`, { x: 60, y: 750, size: 20, room: 400 });
    signature(card, 970, 600, 190);
    card.text('Signature/Thumb', { x: 1065, y: 662, size: 20, room: 250, anchor: 'middle' });
    card.text('Impression of Holder', { x: 1065, y: 690, size: 20, room: 250, anchor: 'middle' });
    specimenWord(card, 660, 750);
    return card.done();
  },
  truth: licence2019.truth,
};
