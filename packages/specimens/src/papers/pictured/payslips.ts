import type { Person } from '@pramaan/documents/fixtures/people.ts';
import type { Kind } from '../../kind.ts';
import { specimenWord } from '../../ornaments.ts';
import { randomOf } from '../../random.ts';
import { grouped, inWords } from '../amounts.ts';
import { grid, mark, page } from './page-parts.ts';

const employers = [
  'Kaveri Precision Castings Private Limited',
  'Nakli Retail India Ltd.',
  'Namuna Hospital Trust',
  'Madeup Logistics LLP',
] as const;
const months = ['April', 'May', 'July', 'September', 'October', 'December'] as const;

function slipOf(person: Person) {
  const random = randomOf(`pictured payslip ${person.pan}`);
  const pays: [string, number][] = [
    ['Basic', random.whole(140, 640) * 100],
    ['Dearness Allowance', random.whole(9, 60) * 100 + random.whole(0, 99)],
    ['House Rent Allowance', random.whole(30, 180) * 100],
    ['Conveyance', 1_600],
    ['Medical', 1_250],
    ['Shift Allowance', random.whole(0, 40) * 75],
  ];
  const cuts: [string, number][] = [
    ['Provident Fund', 1_800],
    ['ESI', random.whole(0, 12) * 31],
    ['Professional Tax', 200],
    ['Income Tax', random.whole(0, 70) * 45],
    ['Canteen', random.whole(0, 9) * 60],
    ['Salary Advance', random.pick([0, 2_000, 3_500])],
  ];
  const sum = (lines: [string, number][]) => lines.reduce((all, [, amount]) => all + amount, 0);
  return {
    employer: random.pick(employers),
    month: random.pick(months),
    code: `${random.pick(['KP', 'NR', 'W'])}${random.digits(5)}`,
    account: `XXXXXX${random.digits(4)}`,
    uan: `10${random.digits(10)}`,
    pays,
    cuts,
    gross: sum(pays),
    less: sum(cuts),
  };
}

const paise = (amount: number) => `${grouped(amount)}.00`;

function truth(person: Person): Record<string, string> {
  const { employer, month, gross, less } = slipOf(person);
  const [grossText, lessText, net] = [gross, less, gross - less].map((amount) => amount.toFixed(2));
  return {
    employer,
    employee: person.name,
    month: `${month} 2025`,
    gross: grossText ?? '',
    deductions: lessText ?? '',
    net: net ?? '',
  };
}

/** A factory's slip: details in two columns, earnings beside deductions, both with lines of nothing. */
export const factoryPayslip: Kind = {
  name: 'payslip-factory',
  title: 'Payslip of a factory',
  reader: 'payslip',
  async draw(person) {
    const slip = slipOf(person);
    const on = page();
    const wide = { x: 620, room: 1_000, anchor: 'middle' } as const;
    on.text(slip.employer, { ...wide, y: 110, size: 36, weight: 700 });
    on.text('Plot 41, Model Industrial Area, Phase II', { ...wide, y: 150, size: 21 });
    on.text(`वेतन पर्ची / PAY SLIP FOR ${slip.month.toUpperCase()} 2025`, {
      ...wide,
      y: 215,
      size: 26,
      weight: 600,
    });
    const details = [
      ['Emp. Name', person.name, 'Emp. Code', slip.code],
      ['Department', 'Assembly', 'UAN', slip.uan],
      ['Days Paid', '30.0', 'Bank A/c', slip.account],
    ] as const;
    for (const [at, [a, b, c, d]] of details.entries()) {
      const y = 300 + at * 44;
      on.text(a, { x: 80, y, size: 21, room: 180, fill: '#444' });
      on.text(b, { x: 270, y, size: 22, weight: 600, room: 360 });
      on.text(c, { x: 680, y, size: 21, room: 180, fill: '#444' });
      on.text(d, { x: 870, y, size: 22, weight: 600, room: 300 });
    }
    const top = 440;
    const step = 46;
    const rows = slip.pays.length + 2;
    grid(
      on,
      [70, 420, 620, 960, 1_170],
      Array.from({ length: rows + 1 }, (_, at) => top + at * step),
    );
    const put = (row: number, texts: readonly string[], weight: 400 | 700 = 400) => {
      const y = top + row * step + 31;
      const ends = [0, 600, 0, 1_150];
      for (const [at, text] of texts.entries()) {
        const end = ends[at] ?? 0;
        const x = end || (at === 0 ? 85 : 635);
        on.text(text, { x, y, size: 21, weight, room: 310, anchor: end ? 'end' : 'start' });
      }
    };
    put(0, ['EARNINGS', 'Rs.', 'DEDUCTIONS', 'Rs.'], 700);
    for (const [at, [name, amount]] of slip.pays.entries()) {
      const [other = '', less = 0] = slip.cuts[at] ?? [];
      put(at + 1, [name, paise(amount), other, paise(less)]);
    }
    put(rows - 1, ['Total Earnings', paise(slip.gross), 'Total Deductions', paise(slip.less)], 700);
    const net = slip.gross - slip.less;
    on.text('Net Salary Payable', { x: 85, y: 880, size: 25, weight: 700, room: 320 });
    on.text(paise(net), { x: 600, y: 880, size: 25, weight: 700, room: 180, anchor: 'end' });
    on.text(`Rupees ${inWords(net)} Only`, { x: 85, y: 930, size: 20, room: 1_050 });
    on.text('This is a computer generated slip and needs no signature.', {
      x: 85,
      y: 1_010,
      size: 18,
      room: 900,
      fill: '#666',
    });
    specimenWord(on, 1_060, 60);
    return on.done();
  },
  truth,
};

/** A younger firm's slip: its mark, what is paid in a tinted box above, and sums of the year beside the month's. */
export const boxedPayslip: Kind = {
  name: 'payslip-boxed',
  title: 'Payslip with the net pay in a box',
  reader: 'payslip',
  async draw(person) {
    const slip = slipOf(person);
    const on = page('#ffffff');
    mark(on, 80, 70, 90, '#1f7a6d');
    on.text(slip.employer, { x: 200, y: 110, size: 30, weight: 600, room: 700 });
    on.text('2nd Cross, Example Layout, Pune', { x: 200, y: 148, size: 20, room: 700, fill: '#555' });
    on.text('Payslip', { x: 1_160, y: 108, size: 28, room: 240, anchor: 'end', fill: '#555' });
    on.text(`${slip.month} 2025`, { x: 1_160, y: 150, size: 28, weight: 700, room: 240, anchor: 'end' });
    on.draw('<rect x="80" y="200" width="1080" height="150" rx="14" fill="#e4f2ef"/>');
    on.text('EMPLOYEE NAME', { x: 110, y: 245, size: 17, room: 300, fill: '#456' });
    on.text(person.name, { x: 110, y: 300, size: 28, weight: 600, room: 520 });
    on.text('NET PAY', { x: 840, y: 245, size: 17, room: 300, fill: '#456' });
    on.text(`₹ ${paise(slip.gross - slip.less)}`, { x: 840, y: 300, size: 30, weight: 700, room: 300 });
    const line = (y: number, name: string, amount: string, year: string, weight: 400 | 700 = 400) => {
      on.text(name, { x: 110, y, size: 22, weight, room: 480 });
      on.text(amount, { x: 860, y, size: 22, weight, room: 220, anchor: 'end' });
      on.text(year, { x: 1_130, y, size: 22, weight, room: 220, anchor: 'end' });
    };
    let y = 420;
    const block = (head: string, lines: [string, number][], foot: string, total: number) => {
      line(y, head, 'This month', 'Since April', 700);
      for (const [name, amount] of lines.filter(([, amount]) => amount > 0)) {
        y += 44;
        line(y, name, paise(amount), paise(amount * 4));
      }
      y += 52;
      on.draw(`<path d="M110 ${y - 32}H1130" stroke="#9bb" stroke-width="2"/>`);
      line(y, foot, paise(total), paise(total * 4 + 100), 700);
      y += 74;
    };
    block('Earnings', slip.pays, 'Gross Earnings', slip.gross);
    block('Deductions', slip.cuts, 'Total Deductions', slip.less);
    on.text(`In words: ${inWords(slip.gross - slip.less)} only`, { x: 110, y, size: 20, room: 1_000 });
    specimenWord(on, 620, y + 110);
    return on.done();
  },
  truth,
};
