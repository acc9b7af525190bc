import type { Kind } from '../kind.ts';
import { wrap } from '../lettering.ts';
import { emblem, ground, portrait, signature, specimenWord } from '../ornaments.ts';
import { printedAddress, printedDate } from '../people.ts';
import { sheet } from '../sheet.ts';

/** A licence number as cards print it: a space before the year. */
export const printedLicence = (number: string) => `${number.slice(0, 4)} ${number.slice(4)}`;

/** The licence of the same layout in all States, since 2019. */
export const licence2019: Kind = {
  name: 'licence-2019',
  title: 'Driving licence, national layout',
  reader: 'licence-card',
  async draw(person) {
    const card = sheet(1240, 782);
    ground(card, '#f6efdc', '#d9bf86');
    card.draw('<rect width="1240" height="120" fill="#f2d9a0" opacity="0.85"/>');
    emblem(card, 90, 60, 90);
    card.text('Indian Union Driving Licence', {
      x: 620,
      y: 54,
      size: 38,
      weight: 700,
      room: 860,
      anchor: 'middle',
    });
    card.text(`Issued by Government of ${person.address.state}`, {
      x: 620,
      y: 98,
      size: 26,
      room: 860,
      anchor: 'middle',
    });
    card.draw(
      '<rect x="60" y="190" width="130" height="100" rx="14" fill="#cdb36a" stroke="#8d7836" stroke-width="3"/><path d="M60 240h130M125 190v100M60 215h40M150 215h40M60 265h40M150 265h40" stroke="#8d7836" stroke-width="3"/>',
    );
    portrait(card, 960, 150, 220, 270);
    const value = { size: 30, weight: 600, room: 300 } as const;
    card.text(`DL No : ${printedLicence(person.licence)}`, {
      x: 230,
      y: 180,
      size: 38,
      weight: 700,
      room: 600,
    });
    const label = { size: 21, room: 220, fill: '#4b3d1a' };
    const dates = [
      ['Issue Date', person.licenceIssued, 230],
      ['Validity (NT)', person.licenceExpires, 480],
    ] as const;
    for (const [name, date, x] of dates) {
      card.text(name, { ...label, x, y: 225 });
      card.text(printedDate(date, '-'), { ...value, x, y: 265, room: 220 });
    }
    card.text('Validity (TR)', { ...label, x: 730, y: 225 });
    card.text('NA', { ...value, x: 730, y: 265 });
    const line = (name: string, text: string, y: number) => {
      card.text(name, { ...label, x: 60, y, room: 330 });
      card.text(text, { ...value, x: 400, y, room: 540 });
    };
    line('Name', person.name.toUpperCase(), 345);
    line('Date of Birth', printedDate(person.dob, '-'), 400);
    line('Blood Group', person.bloodGroup, 455);
    line('Son/Daughter/Wife of', person.fatherName.toUpperCase(), 510);
    card.text('Address', { ...label, x: 60, y: 565 });
    const address = { x: 400, y: 565, size: 27, room: 540 };
    card.lines(wrap(printedAddress(person).toUpperCase(), address), { ...address, step: 40 });
    signature(card, 970, 500, 200);
    card.text("Holder's Signature", {
      x: 1070,
      y: 560,
      size: 21,
      room: 250,
      anchor: 'middle',
      fill: '#4b3d1a',
    });
    specimenWord(card, 1070, 740);
    return card.done();
  },
  truth: (person) => ({
    dlNo: person.licence,
    name: person.name.toUpperCase(),
    fatherOrHusband: person.fatherName.toUpperCase(),
    address: printedAddress(person).toUpperCase(),
    dob: printedDate(person.dob, '-'),
    issueDate: printedDate(person.licenceIssued, '-'),
    expDate: printedDate(person.licenceExpires, '-'),
  }),
};
