import type { Kind } from '../kind.ts';
import { ground, portrait, signature, specimenWord } from '../ornaments.ts';
import { printedDate } from '../people.ts';
import { sheet } from '../sheet.ts';
import { pan2018 } from './pan-2018.ts';
import { panHeader } from './pan-header.ts';

/** The PAN card before 2018: name, father's name and date of birth stand without labels. */
export const pan2000: Kind = {
  name: 'pan-2000',
  title: 'PAN card, older layout',
  reader: 'pan-card',
  async draw(person) {
    const card = sheet(1240, 782);
    ground(card, '#d3e6ee', '#6aa6bd');
    panHeader(card);
    const value = { x: 60, size: 36, weight: 600, room: 800 } as const;
    card.text(person.name.toUpperCase(), { ...value, y: 220 });
    card.text(person.fatherName.toUpperCase(), { ...value, y: 300 });
    card.text(printedDate(person.dob), { ...value, y: 380 });
    card.text('Permanent Account Number', { x: 60, y: 450, size: 28, room: 500 });
    card.text(person.pan, { x: 60, y: 512, size: 48, weight: 700, room: 500 });
    signature(card, 80, 660, 280);
    card.text('Signature', { x: 220, y: 735, size: 26, room: 300, anchor: 'middle' });
    portrait(card, 930, 400, 240, 310);
    card.draw('<circle cx="700" cy="560" r="110" fill="#c3c9d6" opacity="0.6"/>');
    specimenWord(card, 700, 735);
    return card.done();
  },
  truth: pan2018.truth,
};
