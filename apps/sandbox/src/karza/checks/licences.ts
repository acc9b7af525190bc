import { exampleOf } from '@pramaan/documents/fixtures/fixture.ts';
import { businessName } from '@pramaan/documents/fixtures/people.ts';
import { drugLicence as drugNumber } from '@pramaan/documents/identifiers/drug-licence.ts';
import { fssai as fssaiNumber } from '@pramaan/documents/identifiers/fssai.ts';
import { shopRegistration } from '@pramaan/documents/identifiers/shop-registration.ts';
import { check, must } from '../check.ts';
import { openForm, stateForm } from '../forms.ts';
import { clients } from '../published.ts';
import { addressIn, fatherIn, nameIn } from '../wording.ts';

export const fssai = check({
  path: '/v2/fssai',
  title: 'Food-safety licence',
  source: clients,
  unconfirmed: 'path',
  request: { reg_no: must(/^\d{14}$/) },
  by: { member: 'reg_no', kind: fssaiNumber },
  answer: (person) => ({
    Status: 'Active',
    LicType: 'State License',
    LicNO: exampleOf(fssaiNumber, person),
    FirmName: businessName(person, 'TIFFINS'),
    Address: addressIn(person),
  }),
  instead: { 'says-no': { Status: 'Cancelled' }, 'out-of-date': { Status: 'Expired' } },
  least: ['FirmName', 'LicNO', 'Status'],
});

export const drugLicence = check({
  path: '/v2/fda',
  title: 'Drug licence',
  source: clients,
  unconfirmed: 'path, how the State is spelt in the request',
  request: { licence_no: must(openForm), state: must(stateForm) },
  by: { member: 'licence_no', kind: drugNumber },
  answer: (person) => ({
    store_name: businessName(person, 'MEDICALS'),
    contact_number: person.mobile,
    license_detail: 'Retail licence, Forms 20 and 21, valid to 31/12/2029',
    name: nameIn(person),
    address: addressIn(person),
  }),
  instead: { 'out-of-date': { license_detail: 'Retail licence, Forms 20 and 21, valid to 31/12/2019' } },
  least: ['store_name', 'license_detail'],
});

export const shop = check({
  path: '/v2/shop',
  title: 'Shop registration',
  source: clients,
  unconfirmed: 'codes of the areas',
  request: { reg_no: must(openForm), area_code: must(/^[A-Z]{2}$/) },
  by: { member: 'reg_no', kind: shopRegistration },
  answer: (person) => ({
    category: 'Shop',
    status: 'Active',
    owner_name: nameIn(person),
    entity_name: businessName(person, 'STORES'),
    "father's_name_of_occupier": fatherIn(person),
    registration_date: '12/04/2019',
    commence_date: '01/04/2019',
    valid_from: '01/01/2024',
    valid_to: '31/12/2028',
    contact: person.mobile,
    email: person.email,
    website_url: 'https://stores.example.in',
    total_workers: '4',
    nature_of_business: 'RETAIL SALE OF GROCERIES',
    address: addressIn(person),
  }),
  instead: {
    'says-no': { status: 'Cancelled' },
    'out-of-date': { valid_from: '01/01/2015', valid_to: '31/12/2019' },
  },
  least: ['entity_name', 'registration_date', 'status'],
});
