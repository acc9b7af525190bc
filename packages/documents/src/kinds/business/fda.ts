import { defineDocument, method, record, words } from '../../define.ts';
import { exampleStates } from '../../examples.ts';
import { choice, field } from '../../field.ts';
import { drugLicence } from '../../identifiers/drug-licence.ts';
import { stateNames } from '../../states.ts';

/** Drug licence of a chemist (C §2 "Medical licence"). Members are those of public clients of the vendor; the path is ours. */
export const fda = defineDocument({
  id: 'fda',
  group: 'business',
  area: 'business',
  title: 'Medical licence',
  why: 'A chemist or medical store needs this licence to do business.',
  methods: {
    auth: method({
      title: 'Type the number',
      endpoint: 'fda',
      source: 'registry',
      judged: {
        onlyKnown: 'The drug office answers for a licence that it gave, without a status.',
        validity: [{ to: 'license_detail', written: 'words' }],
        identity: { address: ['address'] },
      },
      record: 'self',
      capture: {
        licenceNo: field('Drug licence number', drugLicence),
        state: choice('State', stateNames, { examples: exampleStates }),
      },
      result: record(words('name', 'contact_number', 'store_name', 'license_detail', 'address')),
      card: {
        title: 'Medical Licence Details',
        blocks: [
          {
            rows: [
              { label: 'Name', path: 'name' },
              { label: 'Contact Number', path: 'contact_number' },
              { label: 'Store Name', path: 'store_name' },
              { label: 'Licence Detail', path: 'license_detail' },
              { label: 'Address', path: 'address' },
            ],
          },
        ],
      },
      facts: { name: 'name', mobile: 'contact_number' },
      vendor: { path: '/v2/fda', request: { licence_no: 'licenceNo', state: 'state' } },
    }),
  },
});
