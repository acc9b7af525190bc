import { defineDocument, method } from '../../define.ts';
import { field } from '../../field.ts';
import { serviceTax } from '../../identifiers/service-tax.ts';
import { businessAlone, registrationStatus, taxRegistration, taxRegistrationCard } from './registration.ts';

/** Service tax registration from before GST. The vendor path and keys are ours: no source names them. */
export const st = defineDocument({
  id: 'st',
  group: 'tax',
  area: 'tax',
  title: 'Service tax registration',
  why: 'It shows that your business paid service tax in the years before GST.',
  methods: {
    auth: method({
      title: 'Type the number',
      endpoint: 'st',
      source: 'registry',
      judged: {
        asked: [{ path: 'number', field: 'stNo', as: 'number' }],
        negative: [registrationStatus],
        identity: { unnamed: businessAlone, address: ['address'] },
      },
      record: 'self',
      capture: { stNo: field('Service tax number', serviceTax) },
      result: taxRegistration,
      card: taxRegistrationCard('Service Tax Details', 'Service Tax Number'),
      vendor: { path: '/v2/st', request: { st_no: 'stNo' } },
    }),
  },
});
