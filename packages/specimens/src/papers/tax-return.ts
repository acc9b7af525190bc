import type { Person } from '@pramaan/documents/fixtures/people.ts';
import { randomOf } from '../random.ts';

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

/** Figures of one year, `2023-24`. Some people get money back, some still pay, some are even. */
export function taxReturnOf(person: Person, assessmentYear: string): TaxReturn {
  const random = randomOf(`return ${person.pan} ${assessmentYear}`);
  const deductions = random.whole(0, 30) * 5_000;
  const total = random.whole(26, 220) * 10_000 + random.whole(0, 99) * 10;
  const netTax = Math.round(Math.max(0, total - 250_000) * 0.14);
  const interest = random.whole(0, 1) * random.whole(1, 60) * 50;
  const totalTax = netTax + interest;
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
  const day = String(random.whole(1, 31)).padStart(2, '0');
  const date = `${assessmentYear.slice(0, 4)}-07-${day}`;
  const ackNo = `${random.whole(1, 9)}${random.digits(8)}${day}07${date.slice(2, 4)}`;
  return { date, ackNo, barcode: `${person.pan}01${ackNo}${random.digits(20)}` };
}
