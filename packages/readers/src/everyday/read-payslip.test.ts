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
  assert.match(bad.fields.net?.doubt ?? '', /net pay says 54000\.00/);
});
