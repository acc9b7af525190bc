import type { Kind } from '../kind.ts';
import { wrap } from '../lettering.ts';
import { portrait, specimenWord } from '../ornaments.ts';
import { drawQr } from '../qr.ts';
import { randomOf } from '../random.ts';
import { sheet } from '../sheet.ts';
import { aadhaarCode } from './aadhaar-code.ts';
import {
  aadhaarHeader,
  backTruth,
  careOf,
  englishAddress,
  frontLines,
  frontTruth,
  hindiAddress,
  printedAadhaar,
  printedVirtualId,
} from './aadhaar-parts.ts';

const rules = [
  'आधार पहचान का प्रमाण है, नागरिकता का नहीं ।',
  'Aadhaar is a proof of identity, not of citizenship.',
  'पहचान का प्रमाण ऑनलाइन प्रमाणीकरण द्वारा प्राप्त करें ।',
  'Verify identity using the Secure QR code or online authentication.',
];

/** The Aadhaar letter, a whole page: the address for the post above, the card to cut out at the foot. */
export const aadhaarLetter: Kind = {
  name: 'aadhaar-letter',
  title: 'Aadhaar letter',
  reader: 'aadhaar-card',
  async draw(person, signer) {
    const page = sheet(1600, 2262);
    const { address } = person;
    page.draw('<rect width="1600" height="2262" fill="#fff"/>');
    aadhaarHeader(page, { x: 60, y: 60, width: 1480, size: 38 }, 'भारत सरकार', 'Government of India');
    page.text('भारतीय विशिष्ट पहचान प्राधिकरण', { x: 800, y: 245, size: 32, room: 1200, anchor: 'middle' });
    page.text('Unique Identification Authority of India', {
      x: 800,
      y: 292,
      size: 32,
      room: 1200,
      anchor: 'middle',
    });
    const random = randomOf(`enrolment ${person.seed}`);
    const enrolment = `0000/${random.digits(5)}/${random.digits(5)}`;
    page.text(`नामांकन क्रम/ Enrolment No.: ${enrolment}`, { x: 100, y: 380, size: 30, room: 1000 });
    const block = [
      'To',
      person.hindi.name,
      person.name,
      `${careOf(person)},`,
      `${address.house}, ${address.street},`,
      `${address.locality},`,
      `VTC: ${address.city},`,
      `PO: ${address.locality},`,
      `District: ${address.district},`,
      `State: ${address.state},`,
      `PIN Code: ${address.pincode},`,
      `Mobile: ${person.mobile}`,
    ];
    page.lines(block, { x: 100, y: 450, size: 30, room: 760, step: 46 });
    await drawQr(page, aadhaarCode(person, signer), { x: 1000, y: 430, side: 520 });
    const middle = { x: 800, room: 1400, anchor: 'middle' } as const;
    page.text('आपका आधार क्रमांक / Your Aadhaar No. :', { ...middle, y: 1090, size: 34, weight: 600 });
    page.text(printedAadhaar(person), { ...middle, y: 1180, size: 66, weight: 700 });
    page.text(printedVirtualId(person), { ...middle, y: 1240, size: 32 });
    page.text('मेरा आधार, मेरी पहचान', { ...middle, y: 1320, size: 42, weight: 700 });
    page.draw('<rect x="100" y="1360" width="1400" height="6" fill="#b3261e"/>');
    page.lines(rules, { x: 140, y: 1420, size: 26, room: 1320, step: 42 });
    specimenWord(page, 1380, 1180);
    page.draw(
      '<path d="M40 1600H1560M800 1600V2230" stroke="#888" stroke-width="3" stroke-dasharray="14 10"/>',
    );

    aadhaarHeader(page, { x: 50, y: 1630, width: 720, size: 25 }, 'भारत सरकार', 'Government of India');
    portrait(page, 90, 1750, 170, 215);
    page.lines(frontLines(person), { x: 290, y: 1780, size: 27, room: 480, step: 46 });
    page.text(printedAadhaar(person), {
      x: 410,
      y: 2090,
      size: 46,
      weight: 700,
      room: 640,
      anchor: 'middle',
    });
    page.text(printedVirtualId(person), { x: 410, y: 2130, size: 22, room: 640, anchor: 'middle' });
    page.text('मेरा आधार, मेरी पहचान', { x: 410, y: 2190, size: 30, weight: 700, room: 640, anchor: 'middle' });

    aadhaarHeader(
      page,
      { x: 830, y: 1630, width: 720, size: 25 },
      'भारतीय विशिष्ट पहचान प्राधिकरण',
      'Unique Identification Authority of India',
    );
    const small = { x: 850, size: 22, room: 680 };
    page.text('पता:', { ...small, y: 1770, weight: 700 });
    page.lines(wrap(hindiAddress(person), small), { ...small, y: 1804, step: 32 });
    page.text('Address:', { ...small, y: 1915, weight: 700 });
    page.lines(wrap(englishAddress(person), small), { ...small, y: 1949, step: 32 });
    page.text(printedAadhaar(person), {
      x: 1190,
      y: 2120,
      size: 46,
      weight: 700,
      room: 640,
      anchor: 'middle',
    });
    page.text(printedVirtualId(person), { x: 1190, y: 2160, size: 22, room: 640, anchor: 'middle' });
    return page.done();
  },
  truth: (person) => ({ ...frontTruth(person), ...backTruth(person) }),
};
