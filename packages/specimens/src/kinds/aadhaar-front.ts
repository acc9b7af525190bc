import type { Kind } from '../kind.ts';
import { ground, portrait, specimenWord } from '../ornaments.ts';
import { sheet } from '../sheet.ts';
import { aadhaarHeader, frontLines, frontTruth, printedAadhaar, printedVirtualId } from './aadhaar-parts.ts';

/** The front of the plastic Aadhaar card. */
export const aadhaarFront: Kind = {
  name: 'aadhaar-front',
  title: 'Aadhaar card, front',
  reader: 'aadhaar-card',
  async draw(person) {
    const card = sheet(1240, 782);
    ground(card, '#fdfbf4', '#e6d9b8');
    aadhaarHeader(card, { x: 0, y: 36, width: 1240, size: 36 }, 'भारत सरकार', 'Government of India');
    portrait(card, 110, 210, 250, 320);
    card.text('Issue Date: 12/05/2021', { x: 75, y: 375, size: 20, room: 300, anchor: 'middle', turn: -90 });
    const [hindi, name, birth, gender] = frontLines(person);
    const line = { x: 410, size: 36, room: 780 };
    card.text(hindi, { ...line, y: 255 });
    card.text(name, { ...line, y: 315 });
    card.text(birth, { ...line, y: 375 });
    card.text(gender, { ...line, y: 435 });
    card.text(printedAadhaar(person), { x: 620, y: 615, size: 60, weight: 700, room: 800, anchor: 'middle' });
    card.text(printedVirtualId(person), { x: 620, y: 662, size: 28, room: 800, anchor: 'middle' });
    card.draw('<rect x="60" y="684" width="1120" height="5" fill="#b3261e"/>');
    card.text('मेरा आधार, मेरी पहचान', { x: 620, y: 742, size: 38, weight: 700, room: 800, anchor: 'middle' });
    specimenWord(card, 1080, 540);
    return card.done();
  },
  truth: frontTruth,
};
