import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageOf } from '../reading/page-of.test-help.ts';
import { readEmploymentLetter } from './read-employment-letter.ts';

/** What the reader gives of these lines, without how sure it is. */
const valuesOf = (...lines: string[]) =>
  Object.fromEntries(
    Object.entries(readEmploymentLetter([pageOf(...lines)]).fields).map(([path, { value }]) => [path, value]),
  );

test('a relieving letter tells when somebody joined, and not when he left', () => {
  const read = valuesOf(
    'SAMPLE BISCUITS PVT LTD',
    'Ref: SB/HR/77  Date: 14-Aug-2024',
    'RELIEVING LETTER',
    'Mr. Dev Sample Sandhu',
    'H.No. 45, Civil Lines',
    'Dear Mr. Sandhu,',
    'This has reference to your resignation dated 10th July 2024. You are relieved w.e.f. the close of',
    'business of 9th August 2024. You joined the company on 17th June, 2019 and your last held',
    'designation was Asst. Manager - Sales & Marketing.',
    'For Sample Biscuits Pvt Ltd',
  );
  assert.deepEqual(read, {
    employer: 'SAMPLE BISCUITS PVT LTD',
    employee: 'Dev Sample Sandhu',
    designation: 'Asst. Manager - Sales & Marketing',
    joined: '17-06-2019',
    dated: '14-08-2024',
  });
});

test('a letter to a bank is from the firm at its head, about the one who is no father', () => {
  const read = valuesOf(
    'SRI SAMPLE SPINNERS',
    'Date : 03.02.2025',
    'To',
    'The Branch Manager',
    'State Bank of India',
    'Sub: Employment certificate',
    'This is to certify that Shri S. Sampleraj, son of Shri Inventedraj, is working in our mill as Ring',
    'Frame Fitter since 12.05.2009.',
  );
  assert.deepEqual(read, {
    employer: 'SRI SAMPLE SPINNERS',
    employee: 'S. Sampleraj',
    designation: 'Ring Frame Fitter',
    joined: '12-05-2009',
    dated: '03-02-2025',
  });
});

test('an offer greets by a first name whom its head names in full', () => {
  const read = valuesOf(
    'Sample Analytics LLP',
    'March 3rd, 2025',
    'Ananya Invented',
    'Flat 4A, Salt Lake, Kolkata 700091',
    'Offer of Employment',
    'Dear Ananya,',
    'We offer you the role of Data Analyst - II at Sample Analytics LLP. You are expected to join us',
    'on or before 17th March, 2025.',
  );
  assert.deepEqual(read, {
    employer: 'Sample Analytics LLP',
    employee: 'Ananya Invented',
    designation: 'Data Analyst - II',
    joined: '17-03-2025',
    dated: '03-03-2025',
  });
});

test('a first name alone is half a name and is not given', () => {
  const read = valuesOf('Sample Analytics LLP', 'Offer of Employment', 'Dear Ananya,', 'You are selected.');
  assert.equal(read.employee, undefined);
});

test('an office of a government writes its own name, and the post stands behind the person’s', () => {
  const read = valuesOf(
    'GOVERNMENT OF KERALA',
    'OFFICE OF THE HEADMISTRESS',
    'SAMPLE HIGHER SECONDARY SCHOOL, VADAKARA',
    'No. A2/122/2025  Dated: 07/04/2025',
    'SERVICE CERTIFICATE',
    'Certified that Smt. Leela Sample K. P., HSST (Physics), is serving in this institution since',
    '05/06/2011. Date of birth 30/05/1985.',
  );
  assert.deepEqual(read, {
    employer: 'OFFICE OF THE HEADMISTRESS SAMPLE HIGHER SECONDARY SCHOOL, VADAKARA',
    employee: 'Leela Sample K. P.',
    designation: 'HSST (Physics)',
    joined: '05-06-2011',
    dated: '07-04-2025',
  });
});

test('the items of a salary certificate are numbered, and whoever signs it has a post of his own', () => {
  const read = valuesOf(
    'SAMPLE KNITS PRIVATE LIMITED',
    'SALARY CERTIFICATE',
    '1. Name of the employee  KAMALA INVENTED',
    '2. Name of the father  RAM INVENTED',
    '3. Designation  Machine Operator',
    '4. Date of Joining  14/10/2013',
    '5. Date of Birth  06/05/1985',
    '6. Gross salary p.m.  Rs. 21,850.00',
    'Given on this 5th day of April, 2022 at Tiruppur.',
    'For SAMPLE KNITS PRIVATE LIMITED',
    'Designation : Partner',
  );
  assert.deepEqual(read, {
    employer: 'SAMPLE KNITS PRIVATE LIMITED',
    employee: 'KAMALA INVENTED',
    designation: 'Machine Operator',
    joined: '14-10-2013',
    dated: '05-04-2022',
    salary: '21850.00',
  });
});

test('the day of a promotion is none of joining', () => {
  const read = valuesOf(
    'SAMPLE CEMENT LIMITED',
    'Date: April 01, 2024',
    'Dear Mr. Bikash Sample Sahoo,',
    'We promote you to the position of Deputy Manager (Mines) with effect from April 1, 2024.',
  );
  assert.deepEqual([read.joined, read.designation], [undefined, 'Deputy Manager (Mines)']);
});
