import { defineDocument, method, record, words } from '../../define.ts';
import { field } from '../../field.ts';
import { telephoneNumber } from '../../identifiers/telephone.ts';

/** Telephone bill (C §2 "Telephone bill"; vendor keys: standards §9.1). */
export const tBill = defineDocument({
  id: 'tBill',
  group: 'address',
  area: 'address-proof',
  title: 'Telephone bill',
  why: 'A telephone bill from the last two months proves your current address.',
  locker: 'tbillDigiLink',
  draft: { fields: { phoneNo: 'phoneNo' }, details: 'tbill' },
  methods: {
    auth: method({
      title: 'Type the number',
      endpoint: 'tbillauth',
      source: 'registry',
      judged: {
        asked: [{ path: 'TelephoneNo', field: 'phoneNo', as: 'number' }],
        onlyKnown: 'The telephone company answers for a connection that it has, and for no other.',
        identity: {},
      },
      capture: { phoneNo: field('Telephone number', telephoneNumber) },
      // The number is judged; the specification's card has no row for it.
      result: record(words('name', 'address', 'category', 'installationType', 'TelephoneNo')),
      card: {
        title: 'Telephone Bill Details',
        blocks: [
          {
            rows: [
              { label: 'Name', path: 'name' },
              { label: 'Address', path: 'address' },
              { label: 'Category', path: 'category' },
              { label: 'Installation Type', path: 'installationType' },
            ],
          },
        ],
      },
      facts: { name: 'name', address: 'address' },
      vendor: {
        path: '/v2/tele',
        request: { tel_no: 'phoneNo' },
        reply: { installationType: 'Installation_Type' },
      },
      record: 'self',
    }),
  },
});
