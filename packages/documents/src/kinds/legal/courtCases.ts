import { defineDocument, listOf, method, part, record, words } from '../../define.ts';
import { field, longText, text } from '../../field.ts';
import { pincode } from '../../identifiers/pincode.ts';

/**
 * Court cases under a person's name. Sources search the courts' register by name, father and address; no source
 * names the members, so path and keys are ours. `cnr` is the courts' own number of a case, one for all of India.
 */
export const courtCases = defineDocument({
  id: 'courtCases',
  group: 'legal',
  area: 'litigation',
  title: 'Court cases',
  why: 'The lender checks if a court case could affect the repayment of the loan.',
  goesAlong: false,
  methods: {
    auth: method({
      title: 'Search the courts',
      endpoint: 'litigation',
      source: 'registry',
      judged: {
        onlyKnown: 'A search of the courts: finding nothing is an answer.',
        identity: {},
      },
      record: 'self',
      capture: {
        name: text('Full name', 'Asha Sample', {
          hint: 'As on your identity documents',
          maxLength: 120,
          examples: ['Asha Sample', 'Ravi Kumar Demo', 'Meena Example', 'Imran Model'],
        }),
        fatherName: text("Father's name", 'Mohan Sample', {
          hint: 'It helps us find you among people with the same name',
          maxLength: 120,
          examples: ['Mohan Sample', 'Suresh Demo', 'Harish Example', 'Yusuf Model'],
        }),
        address: longText('Address', '12, 4th Cross, Domlur, Bengaluru, Karnataka', {
          hint: 'House, street, area, city and State',
          maxLength: 300,
          examples: [
            '12, 4th Cross, Domlur, Bengaluru, Karnataka',
            '7/2, Temple Road, Malleshwaram, Bengaluru, Karnataka',
            '41, Station Road, Shivajinagar, Pune, Maharashtra',
            '3, Lake View Road, Banjara Hills, Hyderabad, Telangana',
          ],
        }),
        pincode: field('PIN code', pincode),
      },
      result: record({
        searched: part(words('name', 'fatherName', 'address', 'pincode')),
        ...words('total', 'courts', 'upTo'),
        cases: listOf({
          ...words('cnr', 'caseNo', 'court', 'petitioner', 'petitionerAddress', 'respondent'),
          ...words('respondentAddress', 'acts', 'stage', 'status', 'filedOn', 'nextOn'),
          ...words('role', 'score', 'why', 'said', 'saidAt', 'verdict', 'verdictWords', 'verdictAt'),
        }),
      }),
      about: 'searched.name',
      adds: 'court-cases',
      card: {
        title: 'Court Cases',
        blocks: [
          {
            heading: 'What was searched',
            rows: [
              { label: 'Name', path: 'searched.name' },
              { label: "Father's Name", path: 'searched.fatherName' },
              { label: 'Address', path: ['searched.address', 'searched.pincode'] },
              { label: 'Courts Searched', path: 'courts' },
              { label: 'Registers Up To', path: 'upTo', format: 'date' },
              { label: 'Cases Found', path: 'total' },
            ],
          },
          {
            heading: 'Cases',
            repeat: {
              list: 'cases',
              rows: [
                { label: 'Case Number', path: 'caseNo' },
                { label: 'CNR', path: 'cnr' },
                { label: 'Court', path: 'court' },
                { label: 'Petitioner', path: 'petitioner' },
                { label: 'Respondent', path: 'respondent' },
                { label: 'Acts', path: 'acts' },
                { label: 'Stage', path: 'stage' },
                { label: 'Status', path: 'status' },
                { label: 'Filed On', path: 'filedOn', format: 'date' },
                { label: 'Next Hearing', path: 'nextOn', format: 'date' },
                { label: 'Match Score', path: 'score' },
                { label: 'Why it Matches', path: 'why', format: 'ours' },
                { label: 'The Applicant Says', path: 'said', format: 'ours' },
                { label: 'Decided', path: 'verdict', format: 'ours' },
                { label: 'Words to the Decision', path: 'verdictWords' },
              ],
            },
          },
        ],
      },
      vendor: {
        path: '/v2/litigation-search',
        request: { name: 'name', father_name: 'fatherName', address: 'address', pincode: 'pincode' },
        echo: {
          'searched.name': 'name',
          'searched.fatherName': 'fatherName',
          'searched.address': 'address',
          'searched.pincode': 'pincode',
        },
        reply: {
          total: 'total_cases',
          courts: 'courts_searched',
          upTo: 'data_up_to',
          cases: {
            list: 'records',
            item: {
              cnr: 'cnr_no',
              caseNo: 'case_no',
              court: 'court_name',
              petitionerAddress: 'petitioner_address',
              respondentAddress: 'respondent_address',
              acts: 'under_acts',
              stage: 'case_stage',
              status: 'case_status',
              filedOn: 'filing_date',
              nextOn: 'next_hearing_date',
            },
          },
        },
      },
    }),
  },
});
