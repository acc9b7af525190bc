import { addressLine, businessName } from '@pramaan/documents/fixtures/people.ts';
import { cin as companyNumber } from '@pramaan/documents/identifiers/cin.ts';
import { gstin as gstNumber } from '@pramaan/documents/identifiers/gstin.ts';
import { udyam as udyamNumber } from '@pramaan/documents/identifiers/udyam.ts';
import type { InventedPerson } from '@pramaan/specimens/people.ts';
import { check } from '../check.ts';

export const gstin = check({
  path: '/gstin',
  title: 'GST registration',
  request: { GSTIN: /^\d{2}[A-Z0-9]{13}$/ },
  isNamed: false,
  by: { member: 'GSTIN', kind: gstNumber },
  found: (person, asked) => ({
    GSTIN: asked.GSTIN,
    legal_name_of_business: person.name.toUpperCase(),
    trade_name_of_business: businessName(person, 'ENTERPRISES'),
    center_jurisdiction: 'EAST RANGE 3',
    state_jurisdiction: 'LGSTO 15',
    date_of_registration: '2017-07-01',
    constitution_of_business: 'Proprietorship',
    taxpayer_type: 'Regular',
    gst_in_status: 'Active',
    last_update_date: '2024-04-01',
    nature_of_business_activities: ['Retail Business', 'Warehouse / Depot', 'Supplier of Services'],
    principal_place_address: addressLine(person),
    valid: true,
    message: 'GSTIN Exists',
  }),
  none: (asked) => ({ GSTIN: asked.GSTIN, valid: false, message: 'GSTIN Doesn’t Exist' }),
  least: ['GSTIN', 'valid', 'legal_name_of_business'],
});

/** A company's directors; an LLP has another number, which the form refuses. */
export const cin = check({
  path: '/cin',
  title: 'Company directors',
  request: { cin: /^[A-Z]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/ },
  by: { member: 'cin', kind: companyNumber },
  found: (person, asked) => ({
    status: 'VALID',
    cin: asked.cin,
    company_name: person.employer.toUpperCase(),
    registration_number: 11,
    incorporation_date: '2015-04-28',
    cin_status: 'ACTIVE',
    email: person.email,
    incorporation_country: 'INDIA',
    director_details: [
      {
        din: '05000011',
        name: person.name.toUpperCase(),
        dob: person.dob,
        designation: 'DIRECTOR',
        address: addressLine(person).toUpperCase(),
      },
      {
        din: '05000012',
        name: person.fatherName.toUpperCase(),
        dob: '1961-02-07',
        designation: 'MANAGING DIRECTOR',
        address: addressLine(person).toUpperCase(),
      },
    ],
  }),
  none: (asked) => ({
    status: 'INVALID',
    cin: asked.cin,
    company_name: null,
    registration_number: null,
    incorporation_date: null,
    cin_status: null,
    email: null,
    incorporation_country: null,
    director_details: [],
  }),
  least: ['status', 'cin', 'company_name'],
});

const placeOf = ({ address }: InventedPerson) => ({
  village: address.locality,
  city: address.city,
  district: address.district,
  state: address.state,
  pincode: address.pincode,
});

export const udyam = check({
  path: '/udyam',
  title: 'Udyam registration',
  unconfirmed:
    'the status of a number that nobody has, members of an activity; another page of the reference nests them',
  request: { udyam: /^UDYAM(-I)?-[A-Z]{2}-\d{2}-\d{7}$/ },
  by: { member: 'udyam', kind: udyamNumber },
  found: (person, asked) => ({
    status: 'SUCCESS',
    udyam_number: asked.udyam,
    enterprise_name: businessName(person, 'ENTERPRISES'),
    owner_name: person.name.toUpperCase(),
    organization_type: 'Proprietary',
    major_activity: 'Manufacturing',
    gender: person.gender === 'F' ? 'Female' : 'Male',
    social_category: 'General',
    date_of_incorporation: '2018-04-01',
    date_of_commencement: '2018-05-01',
    date_of_udyam_registration: '2020-07-10',
    enterprise_type: 'Micro',
    classification_year: '2024-25',
    classification_date: '2025-06-02',
    udyam_certificate_url: 'https://files.example/udyam.pdf',
    classification_history: [
      {
        serial_number: '1',
        data_year: '2023-24',
        classification_year: '2024-25',
        enterprise_type: 'Micro',
        classification_date: '2025-06-02',
      },
    ],
    split_address: {
      flat: person.address.house,
      building: 'Sample Complex',
      block: 'A',
      street: person.address.street,
      ...placeOf(person),
      mobile: `${person.mobile.slice(0, 2)}*****${person.mobile.slice(-3)}`,
      email: person.email,
    },
    unit_locations: [
      {
        serial_number: '1',
        unit_name: 'Unit 1',
        flat: '1',
        building: 'Shed 5',
        block: 'B',
        street: 'Industrial Area Road',
        ...placeOf(person),
      },
    ],
    nic_codes: [
      {
        serial_number: '1',
        nic_2_digit: '14 - Manufacture of wearing apparel',
        nic_4_digit: '1410 - Manufacture of wearing apparel, except fur apparel',
        nic_5_digit: '14101 - Manufacture of all types of textile garments',
        activity: 'Manufacturing',
      },
    ],
  }),
  none: ({ udyam }) => ({ status: 'UDYAM_NOT_FOUND', udyam_number: udyam, enterprise_name: null }),
  least: ['status', 'udyam_number', 'enterprise_name', 'owner_name'],
});
