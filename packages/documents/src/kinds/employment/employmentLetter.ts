import { defineDocument, method, record, words } from '../../define.ts';
import { upload } from '../../field.ts';

/** An employer's letter of employment, appointment or experience (decision 0118). */
export const employmentLetter = defineDocument({
  id: 'employmentLetter',
  group: 'employment',
  area: 'employment',
  title: 'Employment letter',
  why: 'A letter from your employer shows your job and when you joined.',
  methods: {
    ocr: method({
      title: 'Scan or PDF',
      endpoint: 'employmentLetterOcr',
      source: 'ocr',
      capture: { file: upload('Employment letter', { mostPages: 6 }) },
      result: record(words('employer', 'employee', 'designation', 'joined', 'dated', 'salary')),
      card: {
        title: 'Employment Letter Details',
        blocks: [
          {
            rows: [
              { label: 'Employer', path: 'employer' },
              { label: 'Employee Name', path: 'employee' },
              { label: 'Designation', path: 'designation' },
              { label: 'Date of Joining', path: 'joined', format: 'date' },
              { label: 'Letter Date', path: 'dated', format: 'date' },
              { label: 'Salary', path: 'salary', format: 'inr' },
            ],
          },
        ],
      },
      facts: { name: 'employee' },
      reader: 'employment-letter',
    }),
  },
});
