import { addressLine, type Person } from '@pramaan/documents/fixtures/people.ts';
import type { Kind } from '../../kind.ts';
import { wrap } from '../../lettering.ts';
import { specimenWord } from '../../ornaments.ts';
import { randomOf } from '../../random.ts';
import { grouped } from '../amounts.ts';
import { grid, mark, numberDay, page, recordDay, shortDay } from './page-parts.ts';

function billOf(person: Person) {
  const random = randomOf(`pictured bill ${person.pan}`);
  const month = random.whole(2, 11);
  const amount = random.whole(310, 9_800);
  return {
    consumer: `${random.whole(1, 9)}${random.digits(random.pick([8, 9, 11]))}`,
    number: `${random.digits(3)}${random.digits(7)}`,
    amount,
    later: amount + random.whole(9, 60),
    units: random.whole(60, 900),
    billed: { day: random.whole(1, 12), month, year: 2025 },
    due: { day: random.whole(18, 28), month, year: 2025 },
  };
}

function truth(person: Person): Record<string, string> {
  const { consumer, billed, amount } = billOf(person);
  return {
    consumer_number: consumer,
    consumer_name: person.name,
    address: addressLine(person),
    bill_date: recordDay(billed),
    amount_payable: `${amount}.00`,
  };
}

/** A State company's bill: labels in two scripts, boxes, and what is to be paid before and after the day. */
export const boardBill: Kind = {
  name: 'bill-board',
  title: 'Electricity bill in two scripts',
  reader: 'utility-bill',
  async draw(person) {
    const bill = billOf(person);
    const on = page('#fbf8ee');
    const wide = { x: 620, room: 1_080, anchor: 'middle' } as const;
    on.text('नमूना विद्युत वितरण कंपनी लिमिटेड', { ...wide, y: 90, size: 32 });
    on.text('NAMUNA VIDYUT VITRAN COMPANY LIMITED', { ...wide, y: 138, size: 28, weight: 700 });
    on.text('बिजली बिल / ELECTRICITY BILL', { ...wide, y: 190, size: 24 });
    const rows: [string, readonly string[]][] = [
      ['उपभोक्ता संख्या / Consumer No.', [bill.consumer]],
      ['उपभोक्ता का नाम / Consumer Name', [person.name.toUpperCase()]],
      ['पता / Address', wrap(addressLine(person).toUpperCase(), { size: 21, room: 620 })],
      ['बिल दिनांक / Bill Date', [numberDay(bill.billed)]],
      ['खपत / Units Consumed (kWh)', [String(bill.units)]],
      ['देय तिथि / Due Date', [numberDay(bill.due)]],
      ['देय राशि / Amount Payable', [`Rs. ${grouped(bill.amount)}.00`]],
      ['देय तिथि के बाद / After Due Date', [`Rs. ${grouped(bill.later)}.00`]],
    ];
    let y = 240;
    const rules = [y];
    for (const [label, lines] of rows) {
      on.text(label, { x: 95, y: y + 34, size: 20, room: 370, fill: '#333' });
      on.lines(lines, { x: 500, y: y + 34, size: 21, weight: 600, room: 660, step: 30 });
      y += 22 + 30 * lines.length;
      rules.push(y);
    }
    grid(on, [80, 480, 1_170], rules, '#7a6a3a');
    on.text('मीटर / Meter No. NV55120   पिछला / Previous 10450   वर्तमान / Present 10931', {
      x: 80,
      y: y + 60,
      size: 20,
      room: 1_080,
    });
    specimenWord(on, 1_060, 60);
    return on.done();
  },
  truth,
};

/** A city company's bill: the holder in a window as for an envelope, three figures in a band, the past months below. */
export const windowBill: Kind = {
  name: 'bill-window',
  title: 'Electricity bill with an address window',
  reader: 'utility-bill',
  async draw(person) {
    const bill = billOf(person);
    const on = page('#ffffff');
    mark(on, 80, 60, 84, '#e07b1a');
    on.text('Madeup City Power Limited', { x: 190, y: 100, size: 30, weight: 700, room: 640 });
    on.text('Electricity Bill', { x: 190, y: 140, size: 22, room: 400, fill: '#555' });
    on.text('Name', { x: 80, y: 230, size: 19, room: 120, fill: '#666' });
    on.text(person.name, { x: 240, y: 230, size: 23, weight: 600, room: 480 });
    on.text('Address', { x: 80, y: 278, size: 19, room: 120, fill: '#666' });
    const lines = wrap(addressLine(person), { size: 21, room: 440 });
    on.lines(lines, { x: 240, y: 278, size: 21, room: 470, step: 32 });
    const side = [
      ['Account ID', bill.consumer],
      ['Bill Number', bill.number],
      ['Bill Date', shortDay(bill.billed)],
    ] as const;
    for (const [at, [label, value]] of side.entries()) {
      on.text(label, { x: 780, y: 230 + at * 48, size: 19, room: 160, fill: '#666' });
      on.text(value, { x: 950, y: 230 + at * 48, size: 22, weight: 600, room: 230 });
    }
    on.draw('<rect x="80" y="440" width="1080" height="120" fill="#fdf0e0"/>');
    const band = [
      ['Amount Payable', `₹ ${grouped(bill.amount)}.00`],
      ['Due Date', shortDay(bill.due)],
      ['Units', String(bill.units)],
    ] as const;
    for (const [at, [label, value]] of band.entries()) {
      on.text(label, { x: 110 + at * 370, y: 480, size: 19, room: 300, fill: '#666' });
      on.text(value, { x: 110 + at * 370, y: 532, size: 29, weight: 700, room: 330 });
    }
    on.text('Your last bills', { x: 80, y: 640, size: 22, weight: 600, room: 400 });
    for (const at of [0, 1, 2, 3]) {
      on.text(shortDay({ ...bill.billed, month: ((bill.billed.month + 7 - at) % 12) + 1, year: 2024 }), {
        x: 80,
        y: 690 + at * 40,
        size: 19,
        room: 240,
      });
      on.text(`${grouped(bill.amount + 37 * (at + 1))}.00`, {
        x: 520,
        y: 690 + at * 40,
        size: 19,
        room: 200,
        anchor: 'end',
      });
    }
    on.text('Meter reading 20114 on the day of the bill. Pay by card, UPI or at our counters.', {
      x: 80,
      y: 900,
      size: 18,
      room: 1_080,
      fill: '#555',
    });
    specimenWord(on, 1_000, 760);
    return on.done();
  },
  truth,
};
