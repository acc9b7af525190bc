import { defineDocument, method } from '../../define.ts';
import { field } from '../../field.ts';
import { tin as tinNumber } from '../../identifiers/tin.ts';
import { businessAlone, registrationStatus, taxRegistration, taxRegistrationCard } from './registration.ts';

/** TIN registration from before GST. The vendor path and keys are ours: no source names them. */
export const tin = defineDocument({
  id: 'tin',
  group: 'tax',
  area: 'tax',
  title: 'TIN registration',
  why: 'It shows that your business was a registered dealer in the years before GST.',
  draft: { fields: { tinNo: 'tinNo' }, details: 'compDetails' },
  methods: {
    auth: method({
      title: 'Type the number',
      endpoint: 'tin',
      source: 'registry',
      judged: {
        asked: [{ path: 'number', field: 'tinNo', as: 'number' }],
        negative: [registrationStatus],
        identity: { unnamed: businessAlone, address: ['address'] },
      },
      record: 'self',
      capture: { tinNo: field('TIN', tinNumber) },
      result: taxRegistration,
      card: taxRegistrationCard('TIN Details', 'TIN'),
      vendor: { path: '/v2/tin', request: { tin_no: 'tinNo' } },
    }),
  },
});
