import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageOf } from '../reading/page-of.test-help.ts';
import { readPayslip } from './read-payslip.ts';

test('net pay that is not gross less deductions proves nothing, and says so', () => {
  const slip = (net: string) =>
    readPayslip([
      pageOf(
        'SAMPLE SOFTWORKS PRIVATE LIMITED',
        'Payslip for March 2025',
        'Employee Name : ASHA SAMPLE',
        'Gross Earnings : 50,000.00',
        'Total Deductions : 5,000.00',
        `Net Pay : ${net}`,
      ),
    ]);
  const [good, bad] = [slip('45,000.00'), slip('54,000.00')];
  assert.deepEqual([good.checks[0]?.verdict, good.fields.net?.doubt], ['passed', undefined]);
  assert.deepEqual(bad.checks[0]?.verdict, 'failed');
  assert.match(bad.fields.net?.doubt ?? '', /net pay says 54,000\.00/);
});

/** A payslip of one employer: its lines, read; path → value. */
const read = (...lines: string[]) => {
  const { fields } = readPayslip([pageOf(...lines)]);
  return Object.fromEntries(Object.entries(fields).map(([path, { value }]) => [path, value]));
};
const head = ['SAMPLE SOFTWORKS PRIVATE LIMITED', 'Payslip for March 2025', 'Employee Name : ASHA SAMPLE'];

test('of two columns the one that adds up is taken: what a whole month pays is not what was paid', () => {
  const { gross, deductions, net } = read(
    ...head,
    'Earnings          Full        Actual        Deductions        Actual',
    'Total Earnings : INR.   60,000      52,000      Total Deductions : INR.   4,000',
    'Net Pay for the month ( Total Earnings - Total Deductions ) : 48,000',
  );
  assert.deepEqual([gross, deductions, net], ['52000', '4000', '48000']);
});

test('sums of further columns are asked though they fit: those of the year fit too', () => {
  const { fields } = readPayslip([
    pageOf(
      ...head,
      'Earnings          Month          Year',
      'Total Earnings    20,000.00      2,40,000.00      Total Deductions    2,000.00      24,000.00',
      'Net Pay           covered        2,16,000.00',
    ),
  ]);
  for (const path of ['gross', 'deductions', 'net']) assert.equal(fields[path]?.proven, undefined, path);
  assert.ok(fields.net?.doubt);
});

test('two groups of deductions with a sum each are added up', () => {
  const { deductions, net } = read(
    ...head,
    'Total Earnings (A)   50,000.00',
    'Total Contributions (B)   1,800.00',
    'Total Taxes & Deductions (C)   3,200.00',
    'Net Salary Payable ( A - B - C )   45,000.00',
  );
  assert.deepEqual([deductions, net], ['5000.00', '45000.00']);
});

test('what the year so far came to is no pay', () => {
  const { gross } = read(...head, 'Gross Earnings YTD   5,00,000.00', 'Gross Pay   50,000.00');
  assert.equal(gross, '50000.00');
});

test('a month is told by its days, by the day it ends on, and on a line of its own', () => {
  const month = (line: string) => read('SAMPLE WORKS LTD', 'PAY SLIP', line).month;
  assert.equal(month('FOR THE PERIOD 01.02.2025 TO 28.02.2025'), 'February 2025');
  assert.equal(month('For the Month ending : 30-09-2025'), 'September 2025');
  assert.equal(month('for June-2025'), 'June 2025');
  assert.equal(month('FOR THE PERIOD 16.02.2025 TO 15.03.2025'), undefined);
});

test('a name without a label stands over the row of the employee’s number', () => {
  const { employee } = read(
    'SAMPLE WORKS LTD',
    'PAYSLIP FEB 2025',
    'Asha Mohan Sample',
    'Employee Number      Date Joined      Department',
    'SW/0087              09 Jan 2023      Works',
  );
  assert.equal(employee, 'Asha Mohan Sample');
});

test('a firm that is no company is named by its letterhead or by whoever signs for it', () => {
  assert.equal(read('SAMPLE CARRIERS', 'SALARY SLIP', 'Month : JULY - 2025').employer, 'SAMPLE CARRIERS');
  assert.equal(
    read('SALARY SLIP', 'Name : Mr. Ravi Demo', 'Net Pay : 10,000', 'For DEMO CARRIERS', 'Partner').employer,
    'DEMO CARRIERS',
  );
});

test('the wage slip of a contractor names employer and workman behind the labels of the rules', () => {
  const { employer, employee } = read(
    'FORM XIX',
    'WAGE SLIP',
    'Name and address of Contractor : M/s. Sample Manpower & Works',
    'Name and address of Principal Employer : Demo Steel Ltd.',
    "Name and Father's / Husband's name of the workman : Ravi Demo,",
    'Net amount of wages paid   Rs. 15,000.00',
  );
  assert.deepEqual([employer, employee], ['Sample Manpower & Works', 'Ravi Demo']);
});
