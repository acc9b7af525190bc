import { defineDocument, method, record, words } from '../../define.ts';
import { field } from '../../field.ts';
import { icai as membershipNumber } from '../../identifiers/icai.ts';

/** Chartered accountant (C §2 "ICAI Details"; vendor keys: standards §9.1). */
export const icai = defineDocument({
  id: 'icai',
  group: 'business',
  area: 'professional',
  title: 'Chartered accountant',
  why: 'Your membership shows your profession and since when you can practise.',
  draft: { fields: { membershipNo: 'icaiMemNumber' }, details: 'icai' },
  methods: {
    auth: method({
      title: 'Type the number',
      endpoint: 'icai',
      source: 'registry',
      judged: {
        negative: [{ path: 'COPStatus', no: ['removed', 'cancelled', 'suspended', 'struck off'] }],
        identity: {},
      },
      record: 'self',
      capture: { membershipNo: field('ICAI membership number', membershipNumber) },
      result: record(
        words('name', 'gender', 'address', 'COPStatus', 'AssociateYear', 'FellowYear', 'Qualification'),
      ),
      card: {
        title: 'ICAI Details',
        blocks: [
          {
            rows: [
              { label: 'Name', path: 'name' },
              { label: 'Gender', path: 'gender', format: 'gender' },
              { label: 'Address', path: 'address' },
              { label: 'Certificate-of-Practice Status', path: 'COPStatus' },
              { label: 'Year of Qualification', path: 'AssociateYear' },
              { label: 'Year as Fellow Member', path: 'FellowYear' },
              { label: 'Primary Qualification', path: 'Qualification' },
            ],
          },
        ],
      },
      facts: { name: 'name', gender: 'gender', address: 'address' },
      vendor: { path: '/v2/icai', request: { membership_no: 'membershipNo' } },
    }),
  },
});
