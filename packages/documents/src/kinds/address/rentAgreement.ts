import { defineDocument, method, record, words } from '../../define.ts';
import { upload } from '../../field.ts';

/** A rent agreement, or a leave and licence (decision 0118). */
export const rentAgreement = defineDocument({
  id: 'rentAgreement',
  group: 'address',
  area: 'address-proof',
  title: 'Rent agreement',
  why: 'A rent agreement proves your current address and shows the rent you pay.',
  methods: {
    ocr: method({
      title: 'Scan or PDF',
      endpoint: 'rentAgreementOcr',
      source: 'ocr',
      capture: { file: upload('Rent agreement', { mostPages: 20 }) },
      result: record(words('landlord', 'tenant', 'address', 'rent', 'from', 'to', 'months')),
      card: {
        title: 'Rent Agreement Details',
        blocks: [
          {
            rows: [
              { label: 'Landlord', path: 'landlord' },
              { label: 'Tenant', path: 'tenant' },
              { label: 'Address', path: 'address' },
              { label: 'Monthly Rent', path: 'rent', format: 'inr' },
              { label: 'Start Date', path: 'from', format: 'date' },
              { label: 'End Date', path: 'to', format: 'date' },
              { label: 'Period (Months)', path: 'months' },
            ],
          },
        ],
      },
      facts: { name: 'tenant', address: 'address' },
      reader: 'rent-agreement',
    }),
  },
});
