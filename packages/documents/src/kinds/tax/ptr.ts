import { defineDocument, method } from '../../define.ts';
import { exampleStates } from '../../examples.ts';
import { choice, field } from '../../field.ts';
import { professionalTax } from '../../identifiers/professional-tax.ts';
import { stateNames } from '../../states.ts';
import { businessAlone, registrationStatus, taxRegistration, taxRegistrationCard } from './registration.ts';

/** Professional tax registration. The vendor path and keys are ours: no source names them. */
export const ptr = defineDocument({
  id: 'ptr',
  group: 'tax',
  area: 'tax',
  title: 'Professional tax registration',
  why: 'It shows that you work or employ people in the State and pay professional tax there.',
  draft: { fields: { ptrNo: 'ptrNo', state: 'selectedstate' }, details: 'ptrDetails' },
  methods: {
    auth: method({
      title: 'Type the number',
      endpoint: 'ptr',
      source: 'registry',
      judged: {
        asked: [{ path: 'number', field: 'ptrNo', as: 'number' }],
        negative: [registrationStatus],
        identity: { unnamed: businessAlone, address: ['address'] },
      },
      record: 'self',
      capture: {
        ptrNo: field('Professional tax number', professionalTax),
        state: choice('State', stateNames, { examples: exampleStates }),
      },
      result: taxRegistration,
      card: taxRegistrationCard('Professional Tax Details', 'Professional Tax Number'),
      vendor: { path: '/v2/ptr', request: { ptr_no: 'ptrNo', state: 'state' } },
    }),
  },
});
