import { defineDocument, method } from '../../define.ts';
import { field } from '../../field.ts';
import { vat as vatNumber } from '../../identifiers/tin.ts';
import { businessAlone, registrationStatus, taxRegistration, taxRegistrationCard } from './registration.ts';

/** VAT registration from before GST. The vendor path and keys are ours: no source names them. */
export const vat = defineDocument({
  id: 'vat',
  group: 'tax',
  area: 'tax',
  title: 'VAT registration',
  why: 'It shows that your business paid value added tax in the years before GST.',
  draft: { fields: { vatNo: 'vatNo' }, details: 'vatDetails' },
  methods: {
    auth: method({
      title: 'Type the number',
      endpoint: 'vat',
      source: 'registry',
      judged: {
        asked: [{ path: 'number', field: 'vatNo', as: 'number' }],
        negative: [registrationStatus],
        identity: { unnamed: businessAlone, address: ['address'] },
      },
      record: 'self',
      capture: { vatNo: field('VAT number', vatNumber) },
      result: taxRegistration,
      card: taxRegistrationCard('VAT Details', 'VAT Number'),
      vendor: { path: '/v2/vat', request: { vat_no: 'vatNo' } },
    }),
  },
});
