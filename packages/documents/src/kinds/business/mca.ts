import { defineDocument, listOf, method, record, words } from '../../define.ts';
import { field, text } from '../../field.ts';
import { companyNumber } from '../../identifiers/company-number.ts';

/** Directors by the company registry (C §2 "MCA Directors List"; vendor keys: standards §9.1, misspellings kept). */
export const mca = defineDocument({
  id: 'mca',
  group: 'business',
  area: 'corporate',
  title: 'Company registry',
  why: 'The registry shows who can sign for the company.',
  draft: { fields: { compName: 'compName' }, details: 'rocDetails' },
  methods: {
    auth: method({
      title: 'Type the number',
      endpoint: 'mca',
      source: 'registry',
      judged: {
        onlyKnown:
          'The call lists the signatories of a company; whether it is struck off is another call’s answer.',
        identity: { amongLists: [{ list: 'directors', name: 'full_name' }] },
      },
      record: 'self',
      capture: {
        cin: field('CIN or LLPIN', companyNumber, { hint: 'On the certificate of incorporation' }),
        // Not sent: the registry answers the directors only, so this is the only name of the company.
        compName: text('Company name', 'Sample Softworks Private Limited', {
          optional: true,
          maxLength: 150,
          hint: 'As on the certificate of incorporation',
        }),
      },
      result: record({
        directors: listOf(
          words(
            'full_name',
            'designation',
            'wheather_dsc_registered',
            'date_of_appointment',
            'DIN/DPIN/PAN',
            'dsc_expiry_date',
            'address',
          ),
        ),
      }),
      card: {
        title: 'MCA Directors List',
        blocks: [
          {
            repeat: {
              list: 'directors',
              rows: [
                { label: 'Full Name', path: 'full_name' },
                { label: 'Designation', path: 'designation' },
                { label: 'Whether DSC Registered', path: 'wheather_dsc_registered' },
                { label: 'Date of Appointment', path: 'date_of_appointment', format: 'date' },
                { label: 'DIN/DPIN/PAN', path: 'DIN/DPIN/PAN' },
                { label: 'DSC Expiry Date', path: 'dsc_expiry_date', format: 'date' },
                { label: 'Address', path: 'address' },
              ],
            },
          },
        ],
      },
      vendor: {
        path: '/v2/mca-signatories',
        request: { cin: 'cin' },
        spelt: { cin: 'llpin' },
        listed: { into: 'directors' },
      },
    }),
  },
});
