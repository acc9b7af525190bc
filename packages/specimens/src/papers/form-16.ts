import { addressLine, type Person } from '@pramaan/documents/fixtures/people.ts';
import { tan } from '@pramaan/documents/identifiers/tan.ts';
import { knownNumber } from '../known-number.ts';
import { randomOf } from '../random.ts';
import { inWords, withPaise } from './amounts.ts';
import type { Form16Facts, Form16Fault } from './form-16-facts.ts';
import { drawPartA } from './form-16-part-a.ts';
import { drawPartB } from './form-16-part-b.ts';
import type { Paper } from './paper.ts';
import { letters, paidInYear, salaryOf, usualYear } from './salary.ts';
import { openSheet, type TextSheet } from './text-sheet.ts';
import { assessedIn, firstYear } from './years.ts';

/** Number of the certificate of a financial year: each year has its own. */
export const certificateNoOf = (person: Person, financialYear: string): string =>
  letters(randomOf(`form 16 ${person.pan}${financialYear === usualYear ? '' : ` ${financialYear}`}`), 7);

function factsOf(person: Person, financialYear = usualYear, fault?: Form16Fault): Form16Facts {
  const random = randomOf(`form 16 ${person.pan}`);
  // The certificate of the usual year takes the first seven letters.
  letters(random, 7);
  const town = person.address.city.toUpperCase();
  return {
    certificateNo: certificateNoOf(person, financialYear),
    financialYear,
    assessmentYear: assessedIn(financialYear),
    salary: salaryOf(person, financialYear),
    employee: {
      name: person.name.toUpperCase(),
      pan: person.pan,
      address: addressLine(person).toUpperCase(),
    },
    employer: {
      name: person.employer.toUpperCase(),
      pan: `AAAC${letters(random, 1)}${random.digits(4).replace('0000', '0001')}${letters(random, 1)}`,
      tan: knownNumber(tan, person, `BLR${letters(random, 1)}${random.digits(5)}${letters(random, 1)}`),
      address: `100 FEET ROAD, ${person.address.locality.toUpperCase()}, ${town} - ${person.address.pincode}`,
    },
    fatherName: person.fatherName.toUpperCase(),
    fault,
  };
}

const faults: readonly Form16Fault[] = [
  ...(['wrong-total', 'wrong-deposited', 'wrong-challan', 'wrong-pan', 'other-pan-in-part-b'] as const),
  ...(['wrong-year', 'wrong-gross', 'wrong-taxable', 'wrong-tax'] as const),
];

/** Form 16 of a year, parts A and B as TRACES lays them out. */
export const form16: Paper<Form16Fault> = {
  name: 'form-16',
  title: 'Form 16',
  reader: 'form-16',
  faults,
  make: (person, { fault, password, year } = {}) =>
    make(factsOf(person, year, fault), [drawPartA, drawPartB], password),
  truth: truthOf,
};

/** Part A alone, as some employers hand it out. */
export const form16PartA: Paper = {
  name: 'form-16-part-a',
  title: 'Form 16, part A',
  reader: 'form-16',
  faults: [],
  make: (person, { password, year } = {}) => make(factsOf(person, year), [drawPartA], password),
  truth: truthOf,
};

/** Part B alone: it states the salary, not what was paid in. */
export const form16PartB: Paper = {
  name: 'form-16-part-b',
  title: 'Form 16, part B',
  reader: 'form-16',
  faults: [],
  make: (person, { password, year } = {}) => make(factsOf(person, year), [drawPartB], password),
  truth: (person) => {
    const { taxPaid: _, ...rest } = truthOf(person);
    return rest;
  },
};

async function make(
  facts: Form16Facts,
  parts: readonly ((sheet: TextSheet, facts: Form16Facts) => void)[],
  password: string | undefined,
) {
  const sheet = await openSheet((page) => drawPageHead(page, facts));
  for (const [at, draw] of parts.entries()) {
    if (at > 0) sheet.newPage();
    draw(sheet, facts);
    drawVerification(sheet, facts);
  }
  return sheet.save(password);
}

function drawPageHead(sheet: TextSheet, { certificateNo, employer, employee, assessmentYear }: Form16Facts) {
  const words = [
    `Certificate Number: ${certificateNo}`,
    `TAN of Employer: ${employer.tan}`,
    `PAN of Employee: ${employee.pan}`,
    `Assessment Year: ${assessmentYear}`,
  ];
  sheet.row(
    words.map((text) => ({ width: 133, text })),
    { grid: false, size: 7 },
  );
}

function drawVerification(sheet: TextSheet, { salary, fatherName, financialYear }: Form16Facts) {
  const total = salary.netTax;
  const said = `Rs. ${withPaise(total)} [Rs. ${inWords(total)} Only (in words)]`;
  sheet.line('Verification', { align: 'center', bold: true });
  sheet.line(
    `I, MAHESH SPECIMEN, son / daughter of ${fatherName} working in the capacity of MANAGER (designation) do hereby certify that a sum of ${said} has been deducted and a sum of ${said} has been deposited to the credit of the Central Government. I further certify that the information given above is true, complete and correct.`,
  );
  sheet.row(
    [
      {
        width: 180,
        text: `Place BENGALURU\nDate 10-Jun-${firstYear(financialYear) + 1}\nDesignation: MANAGER`,
      },
      {
        width: 355,
        text: '(Signature of person responsible for deduction of Tax)\nFull Name: MAHESH SPECIMEN',
      },
    ],
    { grid: true },
  );
}

function truthOf(person: Person) {
  const { certificateNo, financialYear, assessmentYear, salary, employee, employer } = factsOf(person);
  return {
    certificateNo,
    assessmentYear,
    fiscalYear: financialYear,
    amount: withPaise(paidInYear(salary)),
    taxPaid: withPaise(salary.netTax),
    'employee.name': employee.name,
    'employee.pan': employee.pan,
    'employee.address': employee.address,
    'employer.name': employer.name,
    'employer.tan': employer.tan,
    'employer.pan': employer.pan,
    'employer.address': employer.address,
  };
}
