import { type Person, people } from '@pramaan/documents/fixtures/people.ts';
import { itrAcknowledgement } from '@pramaan/documents/identifiers/income-tax.ts';
import { knownNumber } from '../known-number.ts';
import { randomOf } from '../random.ts';
import { salaryOf } from './salary.ts';
import { earnedIn, yearFrom } from './years.ts';

/** A return's figures in whole rupees; every one follows from the PAN and the year. */
export interface TaxReturn {
  gross: number;
  deductions: number;
  total: number;
  netTax: number;
  interest: number;
  totalTax: number;
  advance: number;
  tds: number;
  tcs: number;
  selfAssessment: number;
  paid: number;
  /** Above zero: still to pay. Below: to be paid back. */
  balance: number;
  agriculture: number;
  otherExempt: number;
}

/** What a demo person returns: the salary that their other papers of the year before say. Null for other people. */
function knownReturn(person: Person, assessmentYear: string) {
  if (!people.some(({ pan }) => pan === person.pan)) return null;
  const { provident, health, taxable, netTax } = salaryOf(person, earnedIn(assessmentYear));
  return { deductions: provident + health, total: taxable, netTax };
}

/** Figures of one assessment year, `2023-24`. Some people get money back, some still pay, some are even. */
export function taxReturnOf(person: Person, assessmentYear: string): TaxReturn {
  const random = randomOf(`return ${person.pan} ${assessmentYear}`);
  const inventedDeductions = random.whole(0, 30) * 5_000;
  const inventedTotal = random.whole(26, 220) * 10_000 + random.whole(0, 99) * 10;
  const { deductions, total, netTax } = knownReturn(person, assessmentYear) ?? {
    deductions: inventedDeductions,
    total: inventedTotal,
    netTax: Math.round(Math.max(0, inventedTotal - 250_000) * 0.14),
  };
  const interest = random.whole(0, 1) * random.whole(1, 60) * 50;
  const totalTax = netTax + interest;
  // Banks take tax on interest too, and some employers too little.
  const tds = Math.floor((totalTax * random.pick([6, 9, 11, 12])) / 10);
  const tcs = random.whole(0, 1) * 1_500;
  const advance = random.whole(0, 1) * 2_000;
  const even = random.whole(0, 2) === 0;
  const selfAssessment = even ? Math.max(0, totalTax - tds - tcs - advance) : 0;
  const paid = advance + tds + tcs + selfAssessment;
  const agriculture = random.whole(0, 1) * 4_800;
  const otherExempt = random.whole(0, 3) * 1_250;
  return {
    ...{ gross: total + deductions, deductions, total, netTax, interest, totalTax },
    ...{ advance, tds, tcs, selfAssessment, paid, balance: totalTax - paid, agriculture, otherExempt },
  };
}

/** When a return was filed and under which number: nine digits and the date, DDMMYY. */
export function filingOf(
  person: Person,
  assessmentYear: string,
): { date: string; ackNo: string; barcode: string } {
  const random = randomOf(`filing ${person.pan} ${assessmentYear}`);
  const invented = String(random.whole(1, 31)).padStart(2, '0');
  const year = assessmentYear.slice(2, 4);
  const number = `${random.whole(1, 9)}${random.digits(8)}${invented}07${year}`;
  const known = knownNumber(itrAcknowledgement, person, number);
  const ackNo = known.endsWith(`07${year}`) ? known : number;
  const date = `${assessmentYear.slice(0, 4)}-07-${ackNo.slice(9, 11)}`;
  return { date, ackNo, barcode: `${person.pan}01${ackNo}${random.digits(20)}` };
}

/** Whether a return of this person was filed under this number, in whatever year its end says. */
export const wasFiledUnder = (person: Person, ackNo: string): boolean =>
  filingOf(person, yearFrom(2000 + Number(ackNo.slice(-2)))).ackNo === ackNo;
