import { addressLine, type Person } from '@pramaan/documents/fixtures/people.ts';
import type { Kind } from '../../kind.ts';
import { wrap } from '../../lettering.ts';
import { emblem, ground, signature, specimenWord } from '../../ornaments.ts';
import { randomOf } from '../../random.ts';
import { sheet } from '../../sheet.ts';
import { grouped, inWords } from '../amounts.ts';
import { grid, longDay, numberDay, page, paragraph, recordDay, stamp } from './page-parts.ts';

const landlords = ['Kamala Namuna', 'Girish Nakli Shetty', 'Farida Kalpit', 'Thomas Madeup Kurian'] as const;

function tenancyOf(person: Person) {
  const random = randomOf(`pictured rent ${person.pan}`);
  const months = random.pick([11, 22, 33]);
  const month = random.whole(1, 12);
  const first = random.pick([1, 5, 15]);
  const last = new Date(Date.UTC(2025, month - 1 + months, first - 1));
  return {
    landlord: random.pick(landlords),
    titled: `${person.gender === 'F' ? 'Smt.' : 'Shri'} ${person.name}`,
    rent: random.whole(50, 620) * 100,
    deposit: random.whole(1, 4) * 50_000,
    months,
    from: { day: first, month, year: 2025 },
    to: { day: last.getUTCDate(), month: last.getUTCMonth() + 1, year: last.getUTCFullYear() },
    certificate: `IN-KA${random.digits(14)}X`,
  };
}

function truth(person: Person): Record<string, string> {
  const { landlord, rent, from, to, months } = tenancyOf(person);
  return {
    landlord,
    tenant: person.name,
    address: addressLine(person),
    rent: `${rent}.00`,
    from: recordDay(from),
    to: recordDay(to),
    months: String(months),
  };
}

/** On stamp paper: its upper third says who paid the duty, the agreement stands below in close print. */
export const stampedAgreement: Kind = {
  name: 'agreement-stamped',
  title: 'Rent agreement on stamp paper',
  reader: 'rent-agreement',
  async draw(person) {
    const one = tenancyOf(person);
    const on = sheet(1_240, 1_754);
    ground(on, '#eef3ea', '#b4cdb0', 0);
    emblem(on, 620, 90, 90);
    on.text('INDIA NON JUDICIAL', { x: 620, y: 190, size: 28, weight: 700, room: 600, anchor: 'middle' });
    on.text('e-Stamp', { x: 620, y: 226, size: 22, room: 300, anchor: 'middle' });
    const top = [
      ['Certificate No.', one.certificate],
      ['Description of Document', 'Article 30 Lease of Immovable Property'],
      ['Stamp Duty Paid By', person.name.toUpperCase()],
      ['Stamp Duty Amount (Rs.)', '200'],
    ] as const;
    for (const [at, [label, value]] of top.entries()) {
      on.text(label, { x: 100, y: 290 + at * 42, size: 20, room: 380 });
      on.text(`: ${value}`, { x: 500, y: 290 + at * 42, size: 20, weight: 600, room: 640 });
    }
    on.draw('<path d="M80 480H1160" stroke="#6a8a64" stroke-width="3"/>');
    on.text('RENTAL AGREEMENT', { x: 620, y: 540, size: 28, weight: 700, room: 600, anchor: 'middle' });
    const set = { x: 90, room: 1_050, size: 21, step: 1.6 };
    let y = paragraph(
      on,
      `This Rental Agreement is executed on ${longDay(one.from)} between Shri ${one.landlord}, aged about 58 years, hereinafter called the OWNER of the one part, and ${one.titled}, hereinafter called the TENANT of the other part.`,
      { ...set, y: 600 },
    );
    y = paragraph(
      on,
      `1. The owner lets to the tenant the residential premises situated at ${addressLine(person)}, for residence only.`,
      { ...set, y: y + 20 },
    );
    y = paragraph(
      on,
      `2. The tenant shall pay a monthly rent of Rs. ${grouped(one.rent)}/- (Rupees ${inWords(one.rent)} only) on or before the 5th of each month, and has paid a deposit of Rs. ${grouped(one.deposit)}/- without interest.`,
      { ...set, y: y + 20 },
    );
    y = paragraph(
      on,
      `3. The tenancy is for a period of ${one.months} months commencing from ${numberDay(one.from)} to ${numberDay(one.to)}, and may be renewed.`,
      { ...set, y: y + 20 },
    );
    signature(on, 140, y + 120, 220);
    signature(on, 860, y + 120, 220);
    on.text('OWNER', { x: 250, y: y + 200, size: 22, weight: 600, room: 200, anchor: 'middle' });
    on.text('TENANT', { x: 970, y: y + 200, size: 22, weight: 600, room: 200, anchor: 'middle' });
    stamp(on, 620, y + 150, 70);
    specimenWord(on, 1_060, 80);
    return on.done();
  },
  truth,
};

/** A registered leave and licence as one table, as filled in on a website. */
export const tabledAgreement: Kind = {
  name: 'agreement-tabled',
  title: 'Leave and licence as a table',
  reader: 'rent-agreement',
  async draw(person) {
    const one = tenancyOf(person);
    const on = page('#ffffff');
    on.text('LEAVE AND LICENSE AGREEMENT', {
      x: 620,
      y: 110,
      size: 30,
      weight: 700,
      room: 1_000,
      anchor: 'middle',
    });
    const rows: [string, readonly string[]][] = [
      ['Licensor', [one.landlord]],
      ['Licensee', [person.name]],
      ['Property Address', wrap(addressLine(person), { size: 22, room: 640 })],
      ['License Fee', [`Rs. ${grouped(one.rent)}.00 per month`]],
      ['Refundable Deposit', [`Rs. ${grouped(one.deposit)}.00`]],
      ['Start Date', [longDay(one.from)]],
      ['End Date', [longDay(one.to)]],
      ['Period', [`${one.months} months`]],
    ];
    let y = 170;
    const rules = [y];
    for (const [label, lines] of rows) {
      on.text(label, { x: 100, y: y + 40, size: 21, room: 340, fill: '#333' });
      on.lines(lines, { x: 480, y: y + 40, size: 22, weight: 600, room: 670, step: 33 });
      y += 30 + 33 * lines.length;
      rules.push(y);
    }
    grid(on, [80, 460, 1_160], rules);
    y = paragraph(
      on,
      'The Licensee shall not sublet the property, shall pay for water and electricity by the meter, and shall hand over the property on the last day of the period.',
      { x: 80, y: y + 60, room: 1_070, size: 21 },
    );
    signature(on, 120, y + 110, 220);
    signature(on, 840, y + 110, 220);
    specimenWord(on, 620, y + 220);
    return on.done();
  },
  truth,
};
