import type { Kind } from '../kind.ts';
import { wrap } from '../lettering.ts';
import { ground, specimenWord } from '../ornaments.ts';
import { drawQr } from '../qr.ts';
import { sheet } from '../sheet.ts';
import { aadhaarCode } from './aadhaar-code.ts';
import {
  aadhaarHeader,
  backTruth,
  englishAddress,
  hindiAddress,
  printedAadhaar,
  printedVirtualId,
} from './aadhaar-parts.ts';

/** The back of the plastic Aadhaar card. */
export const aadhaarBack: Kind = {
  name: 'aadhaar-back',
  title: 'Aadhaar card, back',
  reader: 'aadhaar-card',
  async draw(person, signer) {
    const card = sheet(1240, 782);
    ground(card, '#fdfbf4', '#e6d9b8');
    aadhaarHeader(
      card,
      { x: 0, y: 30, width: 1240, size: 32 },
      'भारतीय विशिष्ट पहचान प्राधिकरण',
      'Unique Identification Authority of India',
    );
    const style = { x: 60, size: 27, room: 650 };
    card.text('पता:', { ...style, y: 200, weight: 700 });
    card.lines(wrap(hindiAddress(person), style), { ...style, y: 240, step: 38 });
    card.text('Address:', { ...style, y: 390, weight: 700 });
    card.lines(wrap(englishAddress(person), style), { ...style, y: 430, step: 38 });
    await drawQr(card, aadhaarCode(person, signer), { x: 750, y: 158, side: 456 });
    card.text(printedAadhaar(person), { x: 620, y: 658, size: 52, weight: 700, room: 800, anchor: 'middle' });
    card.text(printedVirtualId(person), { x: 620, y: 694, size: 26, room: 800, anchor: 'middle' });
    card.draw('<rect x="60" y="704" width="1120" height="5" fill="#b3261e"/>');
    card.text('1947', { x: 220, y: 750, size: 26, room: 200, anchor: 'middle' });
    card.text('www.uidai.gov.in', { x: 1000, y: 750, size: 26, room: 400, anchor: 'middle' });
    specimenWord(card, 620, 750);
    return card.done();
  },
  truth: backTruth,
};
