import { defineDocument, method, record, words } from '../../define.ts';
import { exampleStates } from '../../examples.ts';
import { choice, field } from '../../field.ts';
import { shopRegistration } from '../../identifiers/shop-registration.ts';
import { stateLetters, stateNames } from '../../states.ts';

/** Shops and establishments registration (C §2 "Shops Details"; vendor keys: standards §9.1). */
export const shopsEstablishment = defineDocument({
  id: 'shopsEstablishment',
  group: 'business',
  area: 'business',
  title: 'Shop registration',
  why: 'The registration shows your shop or office and when it started.',
  draft: { fields: { shopRegNo: 'shopRegNo', state: 'shopSelectedState' }, details: 'shopsDetails' },
  methods: {
    auth: method({
      title: 'Type the number',
      endpoint: 'shops',
      source: 'registry',
      judged: {
        negative: [
          { path: 'status', no: ['expired', 'lapsed'], so: 'expired' },
          {
            path: 'status',
            no: ['cancelled', 'closed', 'suspended', 'inactive', 'rejected', 'revoked'],
            yes: ['active', 'valid', 'registered', 'approved', 'renewed', 'expired', 'lapsed'],
          },
        ],
        validity: [{ from: 'valid_from', to: 'valid_to', written: 'DD-MM-YYYY' }],
        identity: { address: ['address'] },
      },
      record: 'self',
      capture: {
        shopRegNo: field('Registration number', shopRegistration, {
          hint: 'On the certificate of the labour department',
        }),
        state: choice('State', stateNames, { examples: exampleStates }),
      },
      result: record(
        words(
          'owner_name',
          'fatherName',
          'entity_name',
          'registration_date',
          'valid_to',
          'commence_date',
          'valid_from',
          'category',
          'status',
          'total_workers',
          'nature_of_business',
          'address',
          'contact',
          'email',
          'website_url',
        ),
      ),
      card: {
        title: 'Shops Details',
        blocks: [
          {
            rows: [
              { label: 'Owner Name', path: 'owner_name' },
              { label: "Father's Name", path: 'fatherName' },
              { label: 'Entity Name', path: 'entity_name' },
              { label: 'Registration Date', path: 'registration_date', format: 'date' },
              { label: 'Expiry of Registration', path: 'valid_to', format: 'date' },
              { label: 'Commencement Date', path: 'commence_date', format: 'date' },
              { label: 'Valid-from', path: 'valid_from', format: 'date' },
              { label: 'Category', path: 'category' },
              { label: 'Current Status', path: 'status' },
              { label: 'Declared Number of Workers', path: 'total_workers' },
              { label: 'Nature of Business', path: 'nature_of_business' },
              { label: 'Address', path: 'address' },
              { label: 'Contact Number', path: 'contact' },
              { label: 'Email', path: 'email' },
              { label: 'Website', path: 'website_url' },
            ],
          },
        ],
      },
      facts: { name: 'owner_name', fatherName: 'fatherName', mobile: 'contact', email: 'email' },
      vendor: {
        path: '/v2/shop',
        request: { reg_no: 'shopRegNo', area_code: 'state' },
        codes: { state: stateLetters },
        reply: { fatherName: "father's_name_of_occupier" },
      },
    }),
  },
});
