import type { Person } from '@pramaan/documents/fixtures/people.ts';
import type { Kind } from '../../kind.ts';
import { ground, signature, specimenWord } from '../../ornaments.ts';
import { randomOf } from '../../random.ts';
import { type Sheet, sheet } from '../../sheet.ts';

const banks = [
  ['Bank of Baroda', 'BARB', 'BARB0'],
  ['Union Bank of India', 'UBIN', 'UBIN0'],
  ['Kotak Mahindra Bank', 'KKBK', 'KKBK0'],
  ['Federal Bank', 'FDRL', 'FDRL0'],
  ['Punjab National Bank', 'PUNB', 'PUNB0'],
] as const;

function chequeOf(person: Person) {
  const random = randomOf(`pictured cheque ${person.pan}`);
  const [bank, , code] = random.pick(banks);
  return {
    bank,
    ifsc: `${code}${random.digits(6)}`,
    account: `${random.whole(1, 9)}${random.digits(random.pick([10, 12, 13, 14]))}`,
    ink: `${random.digits(6)} ${random.digits(9)} ${random.digits(6)} ${random.digits(2)}`,
  };
}

/** Strokes of a digit as display boards have them: E-13B is as angular, and an engine for print cannot read it. */
const strokes = ['abcdef', 'bc', 'abged', 'abgcd', 'fgbc', 'afgcd', 'afgedc', 'abc', 'abcdefg', 'abcdfg'];
const shapes: Readonly<Record<string, string>> = {
  a: 'M0 0H14',
  b: 'M14 0V14',
  c: 'M14 14V28',
  d: 'M0 28H14',
  e: 'M0 14V28',
  f: 'M0 0V14',
  g: 'M0 14H14',
};

/** The line in magnetic ink at the foot of a cheque. */
function inkLine({ draw, figure, width }: Sheet, digits: string, y: number): void {
  const cell = 26;
  const left = (width - digits.length * cell) / 2;
  figure({ left, top: y, width: digits.length * cell, height: 28 });
  const drawn = [...digits].map((sign, at) => {
    const parts = [...(strokes[Number(sign)] ?? '')].map((part) => shapes[part]);
    return sign === ' '
      ? `<g transform="translate(${left + at * cell} ${y})"><path d="M3 4V24M9 4V12M9 16V24"/></g>`
      : `<g transform="translate(${left + at * cell} ${y})"><path d="${parts.join('')}"/></g>`;
  });
  draw(`<g fill="none" stroke="#111" stroke-width="5">${drawn.join('')}</g>`);
}

/** Boxes in which the day is written, with what belongs in each below. */
function dayBoxes(on: Sheet, x: number, y: number): void {
  for (const [at, sign] of [...'DDMMYYYY'].entries()) {
    on.draw(
      `<rect x="${x + at * 36}" y="${y}" width="36" height="40" fill="#fff" fill-opacity="0.6" stroke="#555"/>`,
    );
    on.text(sign, { x: x + at * 36 + 18, y: y + 60, size: 14, room: 30, anchor: 'middle', fill: '#555' });
  }
}

/** A path as a pen draws it. */
const byPen = (d: string) => `<path d="${d}" stroke="#26307a" stroke-width="4" fill="none" opacity="0.7"/>`;

/** Two lines across a leaf, as people cancel one: from `left` to `right`, over or beside what is printed there. */
const cancelled = ({ draw, height }: Sheet, left: number, right: number) =>
  draw(
    byPen(
      `M${left} ${height * 0.72}L${right} ${height * 0.22}M${left + 30} ${height * 0.78}L${right + 30} ${height * 0.28}`,
    ),
  );

/** How far beside a straight line a hand is, in pixels: it bows slowly and shakes quickly. `t` runs from 0 to 1. */
function handOf(seed: string): (t: number) => number {
  const random = randomOf(seed);
  const wave = (size: number, times: number) => {
    const [high, often, begin] = [
      size * (0.5 + random.next()),
      times * (0.7 + 0.6 * random.next()),
      random.next(),
    ];
    return (t: number) => high * Math.sin(2 * Math.PI * (often * t + begin));
  };
  const waves = [wave(14, 0.6), wave(6, 1.4), wave(1.5, 7)];
  return (t) => waves.reduce((sum, one) => sum + one(t), 0);
}

/** The same two lines drawn without a ruler: bowed, shaking, no two alike. */
function cancelledByHand({ draw, height }: Sheet, left: number, right: number, seed: string): void {
  const [high, low] = [height * 0.22, height * 0.72];
  const lines = [0, 1].map((which) => {
    const beside = handOf(`${seed} ${which}`);
    const points = Array.from({ length: 61 }, (_, at) => {
      const t = at / 60;
      const [x, y] = [left + which * 34 + t * (right - left), low + which * 40 - t * (low - high)];
      return `${(x + 0.4 * beside(t)).toFixed(1)} ${(y + beside(t)).toFixed(1)}`;
    });
    return `M${points.join('L')}`;
  });
  draw(byPen(lines.join('')));
}

const truth = (person: Person) => {
  const { account, ifsc } = chequeOf(person);
  return { accountNumber: account, ifsc, name: person.name.toUpperCase() };
};

/** A public bank's leaf in two scripts, cancelled across it. */
const bilingual = (
  name: string,
  title: string,
  cancel: (on: Sheet, left: number, right: number, seed: string) => void,
): Kind => ({
  name,
  title,
  reader: 'cheque',
  async draw(person) {
    const one = chequeOf(person);
    const on = sheet(1_400, 640);
    ground(on, '#e6efe2', '#9fbf93', 4);
    on.text(one.bank, { x: 60, y: 80, size: 42, weight: 700, room: 620, fill: '#5a2b12' });
    on.text('Namuna Chowk Branch, Nagpur 440001', { x: 60, y: 116, size: 18, room: 620 });
    on.text(`IFSC: ${one.ifsc}`, { x: 60, y: 146, size: 20, room: 500 });
    dayBoxes(on, 1_060, 40);
    on.text('केवल 3 महीने के लिए वैध / VALID FOR THREE MONTHS ONLY', { x: 700, y: 146, size: 15, room: 640 });
    on.text('भुगतान करें PAY', { x: 60, y: 215, size: 20, room: 240 });
    on.text('या धारक को OR BEARER', { x: 1_080, y: 215, size: 20, room: 270 });
    on.text('रुपये RUPEES', { x: 60, y: 290, size: 20, room: 240 });
    on.draw(
      '<path d="M250 222H1060M250 297H1000M60 365H1000" stroke="#666" stroke-dasharray="3 4"/><rect x="1040" y="250" width="300" height="66" fill="#fff" fill-opacity="0.7" stroke="#444" stroke-width="2"/>',
    );
    on.text('₹', { x: 1_056, y: 296, size: 34, room: 40 });
    on.text('खा. सं. / A/c No.', { x: 60, y: 432, size: 20, room: 200 });
    on.draw('<rect x="270" y="396" width="480" height="54" fill="#fff" fill-opacity="0.6" stroke="#444"/>');
    on.text(one.account, { x: 290, y: 434, size: 30, weight: 600, room: 440 });
    signature(on, 1_000, 420, 220);
    on.text(person.name.toUpperCase(), {
      x: 1_140,
      y: 480,
      size: 21,
      weight: 600,
      room: 400,
      anchor: 'middle',
    });
    on.text('कृपया ऊपर हस्ताक्षर करें / Please sign above', {
      x: 1_140,
      y: 520,
      size: 15,
      room: 420,
      anchor: 'middle',
    });
    inkLine(on, one.ink, 575);
    cancel(on, 250, 1_120, person.pan);
    specimenWord(on, 600, 540);
    return on.done();
  },
  truth,
});

export const bilingualCheque = bilingual('cheque-bilingual', 'Cancelled cheque in two scripts', cancelled);
export const chequeByHand = bilingual(
  'cheque-by-hand',
  'Cheque in two scripts, cancelled by hand',
  cancelledByHand,
);

/** A private bank's leaf: the account stands under the amount, the codes in one line with the branch. */
export const privateCheque: Kind = {
  name: 'cheque-private',
  title: 'Cancelled cheque of a private bank',
  reader: 'cheque',
  async draw(person) {
    const one = chequeOf(person);
    const on = sheet(1_400, 630);
    ground(on, '#eef2f8', '#b6c5de', 4);
    on.draw('<rect x="60" y="36" width="58" height="58" fill="#b3202c"/>');
    on.figure({ left: 60, top: 36, width: 58, height: 58 });
    on.text(one.bank, { x: 136, y: 80, size: 38, weight: 700, room: 560, fill: '#132a57' });
    on.text(`Example Road, Kochi 682001. RTGS/NEFT IFSC : ${one.ifsc}`, {
      x: 60,
      y: 130,
      size: 18,
      room: 820,
    });
    dayBoxes(on, 1_060, 40);
    on.text('Pay', { x: 60, y: 205, size: 22, room: 100 });
    on.text('or Bearer', { x: 1_220, y: 205, size: 20, room: 140 });
    on.text('Rupees', { x: 60, y: 280, size: 22, room: 140 });
    on.draw(
      '<path d="M120 212H1200M160 287H980M60 350H980" stroke="#777"/><rect x="1030" y="246" width="310" height="64" fill="#fff" stroke="#333" stroke-width="2"/>',
    );
    on.text('A/c No.', { x: 60, y: 425, size: 20, room: 110 });
    on.text(one.account, { x: 180, y: 428, size: 30, weight: 700, room: 440 });
    on.text('SAVINGS ACCOUNT - PAYABLE AT PAR AT ALL BRANCHES', { x: 60, y: 475, size: 15, room: 640 });
    on.text(person.name.toUpperCase(), { x: 1_330, y: 420, size: 22, weight: 600, room: 460, anchor: 'end' });
    on.text('Authorised Signatory', { x: 1_330, y: 508, size: 16, room: 300, anchor: 'end' });
    inkLine(on, one.ink, 565);
    cancelled(on, 660, 1_180);
    specimenWord(on, 760, 540);
    return on.done();
  },
  truth,
};
