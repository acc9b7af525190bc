import { addressLine, type Person } from '@pramaan/documents/fixtures/people.ts';
import { randomOf } from '../../random.ts';
import { grouped, inWords } from '../amounts.ts';
import { openSheet, type TextSheet } from '../text-sheet.ts';
import type { EverydayPaper } from './everyday-paper.ts';

type Day = readonly [day: string, month: string, year: string];

interface Tenancy {
  landlord: string;
  tenant: string;
  tenantTitled: string;
  address: string;
  rent: number;
  from: Day;
  to: Day;
  months: number;
}

const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
const spoken = ([day, month, year]: Day) => `${Number(day)} ${monthNames[Number(month) - 1]} ${year}`;
const ordinal = ([day, month, year]: Day) =>
  `1st day of ${monthNames[Number(month) - 1]} ${year}`.replace(
    '1st',
    day === '01' ? '1st' : `${Number(day)}th`,
  );

function tenancyOf(person: Person): Tenancy {
  const random = randomOf(`rent ${person.pan}`);
  const first = random.whole(1, 12);
  const from = new Date(Date.UTC(2025, first - 1, 1));
  const months = random.pick([11, 12, 24]);
  const to = new Date(Date.UTC(2025, first - 1 + months, 0));
  const day = (date: Date): Day => {
    const [year = '', month = '', one = ''] = date.toISOString().slice(0, 10).split('-');
    return [one, month, year];
  };
  return {
    landlord: random.pick(['Invented Harish Rao', 'Madeup Leela Nair', 'Sample Joseph Fernandes']),
    tenant: person.name,
    tenantTitled: `${person.gender === 'F' ? 'Ms.' : 'Mr.'} ${person.name}`,
    address: addressLine(person),
    rent: random.whole(8, 45) * 1_000,
    from: day(from),
    to: day(to),
    months,
  };
}

type Layout = (sheet: TextSheet, tenancy: Tenancy) => void;
const say = (sheet: TextSheet, text: string) => sheet.line(text, { size: 10 });

const deed: Layout = (sheet, one) => {
  sheet.line('RENT AGREEMENT', { bold: true, align: 'center', size: 13 });
  say(sheet, `This Rent Agreement is made at Bengaluru on this ${ordinal(one.from)} BETWEEN`);
  say(sheet, `Mr. ${one.landlord}, residing at Jayanagar, hereinafter called the LANDLORD of the one part`);
  say(sheet, `AND ${one.tenantTitled}, hereinafter called the TENANT of the other part.`);
  say(sheet, `1. The premises situated at ${one.address} are let to the tenant.`);
  say(sheet, `2. The monthly rent is Rs. ${grouped(one.rent)}/- (Rupees ${inWords(one.rent)} only).`);
  say(
    sheet,
    `3. The tenancy is for a period of ${one.months} months commencing from ${one.from.join('/')} to ${one.to.join('/')}.`,
  );
};

const licence: Layout = (sheet, one) => {
  sheet.line('LEAVE AND LICENCE AGREEMENT', { bold: true, align: 'center' });
  say(
    sheet,
    `Shri ${one.landlord}, aged 54, hereinafter referred to as "the Licensor" (which expression includes heirs)`,
  );
  say(sheet, `${one.tenantTitled}, aged 33, hereinafter referred to as "the Licensee"`);
  say(
    sheet,
    `The licensed property bearing ${one.address} is given for a term of ${one.months} months starting from ${spoken(one.from)} and ending on ${spoken(one.to)}.`,
  );
  say(sheet, `The licence fee is INR ${grouped(one.rent)} per month.`);
};

const schedule: Layout = (sheet, one) => {
  sheet.line('RENTAL AGREEMENT - SUMMARY', { bold: true });
  const row = (label: string, value: string) =>
    sheet.row([
      { width: 160, text: label },
      { width: 320, text: value },
    ]);
  row('Name of Landlord', one.landlord);
  row('Name of Tenant', one.tenant.toUpperCase());
  row('Address of Premises', one.address);
  row('Monthly Rent', `Rs. ${grouped(one.rent)}`);
  row('Start Date', one.from.join('-'));
  row('End Date', one.to.join('-'));
};

const lessor: Layout = (sheet, one) => {
  sheet.line('LEASE DEED', { bold: true, size: 14, align: 'center' });
  say(
    sheet,
    `Executed between Mrs. ${one.landlord} (hereinafter called the "LESSOR") and ${one.tenantTitled} (hereinafter called the "LESSEE").`,
  );
  say(sheet, `The lessor lets the house located at ${one.address} for residence.`);
  say(sheet, `The lessee shall pay a rent of Rs. ${one.rent} every month by the fifth.`);
  say(
    sheet,
    `This lease shall commence from ${spoken(one.from)} and shall be in force till ${spoken(one.to)}, a tenure of ${one.months} months.`,
  );
};

const colons: Layout = (sheet, one) => {
  sheet.line('Tenancy agreement', { bold: true, size: 12 });
  sheet.line(`Landlord : ${one.landlord}`);
  sheet.line(`Tenant : ${one.tenant}`);
  sheet.line(`Property Address : ${one.address}`);
  sheet.line(`Rent : Rs. ${grouped(one.rent)} per month`);
  sheet.line(`From : ${one.from.join('/')}`);
  sheet.line(`To : ${one.to.join('/')}`);
};

const parties: Layout = (sheet, one) => {
  sheet.line('RENT AGREEMENT', { align: 'center', bold: true });
  say(sheet, `Sri ${one.landlord} herein called the FIRST PARTY`);
  say(sheet, `${one.tenantTitled} herein called the SECOND PARTY`);
  say(
    sheet,
    `WHEREAS the first party owns the flat bearing No. ${one.address} and agrees to let it at a monthly rent of Rs. ${grouped(one.rent)}.00 only,`,
  );
  say(
    sheet,
    `for a duration of ${one.months} months with effect from ${spoken(one.from)} up to ${spoken(one.to)}.`,
  );
};

const drawn = { deed, licence, schedule, lessor, colons, parties };

/** A rent agreement, in six layouts. */
export const rentAgreement: EverydayPaper = {
  name: 'rent-agreement',
  title: 'Rent agreement',
  reader: 'rent-agreement',
  layouts: Object.keys(drawn),
  async make(person, layout = 0) {
    const sheet = await openSheet();
    Object.values(drawn)[layout]?.(sheet, tenancyOf(person));
    return sheet.save();
  },
  truth(person) {
    const one = tenancyOf(person);
    return {
      landlord: one.landlord,
      tenant: one.tenant,
      address: one.address,
      rent: String(one.rent),
      from: one.from.join('-'),
      to: one.to.join('-'),
    };
  },
};
