import type { Person } from '@pramaan/documents/fixtures/people.ts';
import type { Kind } from '../../kind.ts';
import { signature, specimenWord } from '../../ornaments.ts';
import { randomOf } from '../../random.ts';
import { grouped } from '../amounts.ts';
import { grid, longDay, mark, numberDay, page, paragraph, recordDay, stamp } from './page-parts.ts';

const employers = [
  'Namuna Public School Society',
  'Kalpana Foods Private Limited',
  'Nakli Motors Ltd.',
  'Madeup Software Services LLP',
] as const;
const posts = ['Assistant Teacher', 'Quality Inspector', 'Service Advisor', 'Software Engineer'] as const;

function letterOf(person: Person) {
  const random = randomOf(`pictured letter ${person.pan}`);
  return {
    employer: random.pick(employers),
    post: random.pick(posts),
    titled: `${person.gender === 'F' ? 'Ms.' : 'Mr.'} ${person.name}`,
    joined: { day: random.whole(1, 28), month: random.whole(1, 12), year: random.whole(2011, 2023) },
    dated: { day: random.whole(1, 28), month: random.whole(1, 10), year: 2025 },
    salary: random.whole(180, 1_400) * 100,
    reference: `HR/${random.digits(3)}/2025`,
  };
}

function truth(person: Person): Record<string, string> {
  const { employer, post, joined, dated } = letterOf(person);
  return {
    employer,
    employee: person.name,
    designation: post,
    joined: recordDay(joined),
    dated: recordDay(dated),
  };
}

/** A certificate of service: mark and address on the right, the text justified by hand, a stamp over the foot. */
export const serviceLetter: Kind = {
  name: 'letter-service',
  title: 'Certificate of service',
  reader: 'employment-letter',
  async draw(person) {
    const letter = letterOf(person);
    const on = page();
    mark(on, 80, 60, 100, '#2d4f8f');
    on.text(letter.employer, { x: 1_160, y: 105, size: 32, weight: 700, room: 900, anchor: 'end' });
    on.text('12 Example Road, Indore 452001. Phone 0731 5550100', {
      x: 1_160,
      y: 145,
      size: 19,
      room: 900,
      anchor: 'end',
    });
    on.draw('<path d="M80 185H1160" stroke="#2d4f8f" stroke-width="4"/>');
    on.text(`Ref: ${letter.reference}`, { x: 80, y: 250, size: 22, room: 400 });
    on.text(`Date: ${numberDay(letter.dated)}`, { x: 1_160, y: 250, size: 22, room: 400, anchor: 'end' });
    on.text('TO WHOMSOEVER IT MAY CONCERN', {
      x: 620,
      y: 350,
      size: 25,
      weight: 700,
      room: 800,
      anchor: 'middle',
    });
    const set = { x: 80, room: 1_070, size: 23, step: 1.8 };
    const { titled, post, joined, salary } = letter;
    let y = paragraph(
      on,
      `This is to certify that ${titled} has been working with us as ${post} since ${longDay(joined)}. The services are of a permanent nature.`,
      { ...set, y: 440 },
    );
    y = paragraph(
      on,
      `The last drawn gross salary is Rs. ${grouped(salary)} per month. This certificate is issued at the request of the employee for a bank loan, without any liability on our part.`,
      { ...set, y: y + 30 },
    );
    stamp(on, 900, y + 170, 90);
    signature(on, 120, y + 140, 240);
    on.text('Head, Human Resources', { x: 80, y: y + 240, size: 22, room: 400 });
    specimenWord(on, 620, y + 330);
    return on.done();
  },
  truth,
};

/** An offer: to the person by name, with a table of what is paid. */
export const offerLetter: Kind = {
  name: 'letter-offer',
  title: 'Letter of appointment with a table',
  reader: 'employment-letter',
  async draw(person) {
    const letter = letterOf(person);
    const on = page('#ffffff');
    on.draw('<rect width="1240" height="36" fill="#7a1f3d"/>');
    on.text(letter.employer, { x: 80, y: 110, size: 34, weight: 700, room: 900, fill: '#7a1f3d' });
    on.text(`Date: ${longDay(letter.dated)}`, { x: 80, y: 200, size: 22, room: 500 });
    on.text('To,', { x: 80, y: 260, size: 22, room: 200 });
    on.text(letter.titled, { x: 80, y: 298, size: 22, room: 700 });
    on.text('Subject: Appointment letter', { x: 80, y: 370, size: 23, weight: 600, room: 700 });
    const set = { x: 80, room: 1_070, size: 22, step: 1.7 };
    let y = paragraph(
      on,
      `We are happy to appoint you as ${letter.post} in our company with effect from ${longDay(letter.joined)}. You will be on probation for six months, and your place of work may be changed.`,
      { ...set, y: 430 },
    );
    y += 20;
    const lines = [
      ['Basic', letter.salary * 0.5],
      ['Allowances', letter.salary * 0.5],
      ['Monthly Gross', letter.salary],
    ] as const;
    grid(
      on,
      [80, 620, 900],
      [0, 1, 2, 3].map((at) => y + at * 50),
    );
    for (const [at, [name, amount]] of lines.entries()) {
      on.text(name, { x: 100, y: y + at * 50 + 34, size: 22, room: 480 });
      on.text(`${grouped(amount)}.00`, { x: 880, y: y + at * 50 + 34, size: 22, room: 230, anchor: 'end' });
    }
    y = paragraph(on, 'Please return a signed copy of this letter as your acceptance.', {
      ...set,
      y: y + 210,
    });
    signature(on, 120, y + 90, 240);
    on.text('Authorised Signatory', { x: 80, y: y + 170, size: 22, room: 400 });
    specimenWord(on, 900, y + 170);
    return on.done();
  },
  truth,
};
