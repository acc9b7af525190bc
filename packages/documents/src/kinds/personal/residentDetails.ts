import { defineDocument, method, record, words } from '../../define.ts';
import { choice, longText, text, wholeNumber } from '../../field.ts';
import { homeKinds } from '../../situation-choices.ts';

/** Where the applicant lives, in his or her own words (C §2 "Residential Details"). */
export const residentDetails = defineDocument({
  id: 'residentDetails',
  group: 'personalDetails',
  area: 'personal-detail',
  title: 'Current residence',
  why: 'Your lender sends letters to this address and compares it with your address proof.',
  methods: {
    input: method({
      title: 'Fill in',
      endpoint: null,
      source: 'self-declared',
      record: 'self',
      capture: {
        residentType: choice('Which address is this?', [
          'Current and permanent',
          'Current only',
          'Permanent only',
        ]),
        UnitNo: text('House or flat number', '12', {
          maxLength: 40,
          examples: ['12', '7/2', '41', '3'],
        }),
        address: longText('Address', '4th Cross, Domlur, Bengaluru, Karnataka - 560071', {
          hint: 'Street, area, city, State and PIN code',
          examples: [
            '4th Cross, Domlur, Bengaluru, Karnataka - 560071',
            'Temple Road, Malleshwaram, Bengaluru, Karnataka - 560003',
            'Station Road, Shivajinagar, Pune, Maharashtra - 411005',
            'Lake View Road, Banjara Hills, Hyderabad, Telangana - 500034',
          ],
        }),
        accType: choice('Kind of home', homeKinds),
        noYearResidence: wholeNumber('Years at this address', 0, 99, '5'),
      },
      result: record(words('residentType', 'UnitNo', 'address', 'accType', 'noYearResidence')),
      card: {
        title: 'Residential Details',
        blocks: [
          {
            rows: [
              { label: 'Resident Type', path: 'residentType' },
              { label: 'Address', path: ['UnitNo', 'address'] },
              { label: 'Accommodation Type', path: 'accType' },
              { label: 'Years at Current Residence', path: 'noYearResidence' },
            ],
          },
        ],
      },
      facts: { address: ['UnitNo', 'address'] },
    }),
  },
});
