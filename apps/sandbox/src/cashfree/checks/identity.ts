import { addressLine } from '@pramaan/documents/fixtures/people.ts';
import { licenceNumber } from '@pramaan/documents/identifiers/driving-licence.ts';
import { epicNumber } from '@pramaan/documents/identifiers/epic.ts';
import { pan as panNumber } from '@pramaan/documents/identifiers/pan.ts';
import { passportFileNumber } from '@pramaan/documents/identifiers/passport.ts';
import { check, dayForm, slashed } from '../check.ts';

export const pan = check({
  path: '/pan',
  title: 'PAN',
  request: { pan: /^[A-Z]{5}\d{4}[A-Z]$/ },
  isNamed: false,
  by: { member: 'pan', kind: panNumber },
  found: (person, asked) => ({
    pan: asked.pan,
    type: 'Individual',
    name_provided: null,
    registered_name: person.name.toUpperCase(),
    valid: true,
    message: 'PAN verified successfully',
    pan_status: 'VALID',
  }),
  none: ({ pan }) => ({
    pan,
    type: null,
    name_provided: null,
    registered_name: null,
    valid: false,
    message: 'Invalid PAN',
    pan_status: 'INVALID',
  }),
  least: ['pan', 'valid', 'registered_name'],
});

export const drivingLicence = check({
  path: '/driving-license',
  title: 'Driving licence',
  request: { dl_number: /^[A-Z]{2}[A-Z0-9]{8,18}$/, dob: dayForm },
  by: { member: 'dl_number', kind: licenceNumber, also: { dob: ({ dob }) => dob } },
  found: (person, asked) => ({
    status: 'VALID',
    dl_number: asked.dl_number,
    dob: asked.dob,
    badge_details: [{ badge_issue_date: null, badge_no: null, class_of_vehicle: ['LMV'] }],
    dl_validity: {
      non_transport: { from: slashed(person.licenceIssued), to: slashed(person.licenceExpires) },
      hazardous_valid_till: null,
      transport: { from: null, to: null },
      hill_valid_till: null,
    },
    details_of_driving_licence: {
      date_of_issue: slashed(person.licenceIssued),
      date_of_last_transaction: null,
      status: null,
      name: person.name.toUpperCase(),
      father_or_husband_name: person.fatherName.toUpperCase(),
      address: addressLine(person).toUpperCase(),
      photo: 'https://files.example/photo.jpeg',
    },
  }),
  none: ({ dl_number, dob }) => ({ status: 'INVALID', dl_number, dob }),
  least: ['status', 'dl_number', 'name'],
});

export const voter = check({
  path: '/voter-id',
  title: 'Voter ID',
  request: { epic_number: /^(?=.*\d)[A-Z0-9/]{6,20}$/ },
  by: { member: 'epic_number', kind: epicNumber },
  found: (person, asked) => ({
    status: 'VALID',
    epic_number: asked.epic_number,
    name: person.name.toUpperCase(),
    name_in_regional_lang: '',
    age: String(2025 - Number(person.dob.slice(0, 4))),
    relation_type: 'FTHR',
    relation_name: person.fatherName.toUpperCase(),
    father_name: person.fatherName.toUpperCase(),
    dob: person.dob,
    gender: person.gender === 'F' ? 'Female' : 'Male',
    address: addressLine(person),
    split_address: { district: [person.address.district], pincode: person.address.pincode },
    state: person.address.state,
    assembly_constituency_number: '162',
    assembly_constituency: person.address.locality,
    parliamentary_constituency: `${person.address.city} Central`,
    part_number: '27',
    serial_number: '713',
    polling_station: `Government School, ${person.address.locality}`,
    photo: null,
  }),
  none: ({ epic_number }) => ({ status: 'INVALID', epic_number }),
  least: ['status', 'epic_number', 'name'],
});

export const passport = check({
  path: '/passport',
  title: 'Passport',
  request: { file_number: /^(?!0+$)[A-Za-z0-9]{3,20}$/, dob: dayForm },
  by: { member: 'file_number', kind: passportFileNumber, also: { dob: ({ dob }) => dob } },
  found: (person, asked) => ({
    status: 'VALID',
    file_number: asked.file_number,
    name: person.name.toUpperCase(),
    dob: person.dob,
    application_type: 'NORMAL',
    application_received_date: '2023-01-02',
  }),
  none: ({ file_number }) => ({
    status: 'INVALID',
    file_number,
    name: null,
    dob: null,
    application_type: null,
    application_received_date: null,
  }),
  least: ['status', 'file_number', 'name'],
});
