import { defineDocument, method } from '../../define.ts';
import { field } from '../../field.ts';
import { cst as cstNumber } from '../../identifiers/tin.ts';
import { businessAlone, registrationStatus, taxRegistration, taxRegistrationCard } from './registration.ts';

/** CST registration from before GST. The vendor path and keys are ours: no source names them. */
export const cst = defineDocument({
  id: 'cst',
  group: 'tax',
  area: 'tax',
  title: 'CST registration',
  why: 'It shows that your business traded between States in the years before GST.',
  draft: { fields: { cstNo: 'cstNo' }, details: 'cstDetails' },
  methods: {
    auth: method({
      title: 'Type the number',
      endpoint: 'cst',
      source: 'registry',
      judged: {
        asked: [{ path: 'number', field: 'cstNo', as: 'number' }],
        negative: [registrationStatus],
        identity: { unnamed: businessAlone, address: ['address'] },
      },
      record: 'self',
      capture: { cstNo: field('CST number', cstNumber) },
      result: taxRegistration,
      card: taxRegistrationCard('CST Details', 'CST Number'),
      vendor: { path: '/v2/cst', request: { cst_no: 'cstNo' } },
    }),
  },
});
