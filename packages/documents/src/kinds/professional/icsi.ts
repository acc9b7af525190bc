import { defineDocument, method, record, words } from '../../define.ts';
import { exampleNames } from '../../examples.ts';
import { field, text } from '../../field.ts';
import { icsi as membershipNumber } from '../../identifiers/icsi.ts';

/** Company secretary (C §2 "ICSI Details"; vendor keys: standards §9.1). The institute's record holds no name. */
export const icsi = defineDocument({
  id: 'icsi',
  group: 'business',
  area: 'professional',
  title: 'Company secretary',
  why: 'Your membership shows your profession and where you work.',
  draft: { fields: { memberName: 'icsiMemName', membershipNo: 'icsiMemNumber' }, details: 'icsi' },
  methods: {
    auth: method({
      title: 'Type the number',
      endpoint: 'icsi',
      source: 'registry',
      judged: {
        asked: [{ path: 'MembershipNumber', field: 'membershipNo', as: 'number' }],
        onlyKnown: 'The institute lists members: a number that was removed has no entry.',
        identity: { unnamed: 'The institute’s record holds no name.', address: ['address'] },
      },
      record: 'self',
      capture: {
        membershipNo: field('ICSI membership number', membershipNumber),
        // Not sent: the institute answers no name, so this is the only one beside the number.
        memberName: text('Name of the member', exampleNames[0], {
          optional: true,
          maxLength: 100,
          hint: 'As on the membership certificate',
          examples: exampleNames,
        }),
      },
      result: record(
        words(
          'MembershipNumber',
          'BenevolentMember',
          'CP_Number',
          'Designation',
          'Organization',
          'Phone',
          'Mob',
          'Email',
          'City',
          'address',
        ),
      ),
      card: {
        title: 'ICSI Details',
        blocks: [
          {
            rows: [
              { label: 'Membership Number', path: 'MembershipNumber' },
              { label: 'Benevolent Membership Status', path: 'BenevolentMember' },
              { label: 'Certificate of Practice Number', path: 'CP_Number' },
              { label: 'Designation', path: 'Designation' },
              { label: 'Organization', path: 'Organization' },
              { label: 'Landline Number', path: 'Phone' },
              { label: 'Mobile Number', path: 'Mob' },
              { label: 'Email', path: 'Email' },
              { label: 'City', path: 'City' },
              { label: 'Address', path: 'address' },
            ],
          },
        ],
      },
      facts: { mobile: 'Mob', email: 'Email' },
      vendor: { path: '/v2/icsi', request: { membership_no: 'membershipNo' }, listed: 'first' },
    }),
  },
});
