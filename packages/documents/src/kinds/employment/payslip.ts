import { defineDocument, method, record, words } from '../../define.ts';
import { upload } from '../../field.ts';

/** Payslips of the last months, read from what the employer gives (decision 0118). */
export const payslip = defineDocument({
  id: 'payslip',
  group: 'employment',
  area: 'employment',
  title: 'Payslip',
  why: 'A payslip shows what you earn now and what is deducted.',
  instances: 3,
  methods: {
    ocr: method({
      title: 'Scan or PDF',
      endpoint: 'payslipOcr',
      source: 'ocr',
      capture: { file: upload('Payslip', { mostPages: 2 }) },
      result: record(words('employer', 'employee', 'month', 'gross', 'deductions', 'net')),
      card: {
        title: 'Payslip - {instance} Details',
        blocks: [
          {
            rows: [
              { label: 'Employer', path: 'employer' },
              { label: 'Employee Name', path: 'employee' },
              { label: 'Month', path: 'month' },
              { label: 'Gross Pay', path: 'gross', format: 'inr' },
              { label: 'Deductions', path: 'deductions', format: 'inr' },
              { label: 'Net Pay', path: 'net', format: 'inr' },
            ],
          },
        ],
      },
      facts: { name: 'employee' },
      reader: 'payslip',
    }),
  },
});
