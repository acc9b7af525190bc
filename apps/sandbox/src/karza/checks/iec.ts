import { exampleOf } from '@pramaan/documents/fixtures/fixture.ts';
import { businessName } from '@pramaan/documents/fixtures/people.ts';
import { iec as iecCode } from '@pramaan/documents/identifiers/iec.ts';
import { check, must } from '../check.ts';
import { clients } from '../published.ts';
import { addressIn, nameIn, upper } from '../wording.ts';

/** The detailed profile, which alone names directors and branches. */
export const iec = check({
  path: '/v2/iecdetailed',
  title: 'Import-export code',
  source: clients,
  unconfirmed: 'members of a director and of a branch',
  request: { iec: must(/^(?:[A-Z]{5}\d{4}[A-Z]|\d{10})$/) },
  by: { member: 'iec', kind: iecCode },
  answer: (person) => ({
    ie_code: exampleOf(iecCode, person),
    name: businessName(person, 'EXPORTS'),
    party_name_and_address: `${businessName(person, 'EXPORTS')}, ${addressIn(person)}`,
    address: addressIn(person),
    no_of_branches: '1',
    iec_status: 'Valid',
    iecgate_status: 'Valid',
    del_status: '',
    iec_allotment_date: '14/02/2019',
    file_number: '07/04/130/00011/AM19/',
    file_date: '12/02/2019',
    phone_no: person.mobile,
    e_mail: person.email,
    exporter_type: 'Merchant/Manufacturer',
    date_of_establishment: '01/04/2018',
    bin_pan_extension: `${person.pan}FT001`,
    pan: person.pan,
    pan_issue_date: '11/06/2012',
    pan_issued_by: 'INCOME TAX DEPARTMENT',
    nature_of_concern: 'Proprietorship',
    bank_name: 'SAMPLE BANK',
    account_type: 'Current',
    account_number: '100000000011',
    directors: [{ name: nameIn(person), address: addressIn(person) }],
    branches: [{ code: '001', address: `SHED 5, INDUSTRIAL AREA, ${upper(person.address.city)}` }],
    registration_details: [],
    rcmc_details: [],
  }),
  instead: { 'says-no': { iec_status: 'Cancelled', del_status: 'Deleted' } },
  least: ['ie_code', 'name', 'iec_status'],
});
