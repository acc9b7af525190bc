import type { Card } from '../../card.ts';
import { defineDocument, method, record, words } from '../../define.ts';
import { exampleNames } from '../../examples.ts';
import { field, text, upload } from '../../field.ts';
import { aadhaarNumber } from '../../identifiers/aadhaar.ts';
import { aadhaarQrText } from '../../identifiers/aadhaar-qr.ts';

/** What is printed on the card; a locker's copy says the same. */
const printed = () => record(words('uid', 'name', 'gender', 'fatherName', 'dob', 'address'));
const printedRows = [
  { label: 'UID', path: 'uid', format: 'aadhaar' },
  { label: 'Name', path: 'name' },
  { label: 'Gender', path: 'gender', format: 'gender' },
  { label: 'Father Name', path: 'fatherName' },
  { label: 'DOB', path: 'dob', format: 'date' },
  { label: 'Address', path: 'address' },
] as const satisfies Card['blocks'][number]['rows'];
const printedFacts = {
  name: 'name',
  fatherName: 'fatherName',
  dob: 'dob',
  gender: 'gender',
  address: 'address',
  aadhaarLast4: 'uid',
} as const;

/** Aadhaar (C §2 "Aadhaar cards"). Only the last four digits of the number are ever stored (masking.ts). */
export const aadhaar = defineDocument({
  id: 'aadhaar',
  group: 'id',
  area: 'identity',
  title: 'Aadhaar',
  why: 'Aadhaar proves who you are and where you live. You may choose another document instead.',
  locker: 'aadharDigiLink',
  draft: { details: 'aadhaarDetails' },
  methods: {
    ocr: method({
      title: 'Scan or photo',
      endpoint: 'aadhaarocr',
      source: 'ocr',
      capture: { file: upload('Aadhaar card', { secret: true }) },
      result: printed(),
      card: { title: 'Aadhaar OCR Details', blocks: [{ rows: printedRows }] },
      facts: printedFacts,
      vendor: { path: '/v2/ocr/kyc', request: {}, file: 'file' },
    }),
    qr: method({
      title: 'QR code',
      endpoint: 'aadhaarqr',
      source: 'issuer-signed',
      capture: {
        qr: field('Aadhaar QR text', aadhaarQrText, {
          control: 'textarea',
          hint: 'The long number that a QR scanner reads from the Aadhaar letter, card or PDF',
        }),
      },
      result: record({
        ...words('uid', 'name', 'gender', 'careOf', 'dateOfBirth', 'locality', 'vtcName', 'districtName'),
        ...words('stateName', 'pincode', 'address', 'photo'),
      }),
      card: {
        title: 'Aadhaar QR Details',
        blocks: [
          {
            rows: [
              { label: 'UID', path: 'uid', format: 'aadhaar' },
              { label: 'Name', path: 'name' },
              { label: 'Gender', path: 'gender', format: 'gender' },
              { label: 'Care Of', path: 'careOf' },
              { label: 'Date of Birth', path: 'dateOfBirth', format: 'date' },
              { label: 'Locality', path: 'locality' },
              { label: 'VTC Name', path: 'vtcName' },
              { label: 'District Name', path: 'districtName' },
              { label: 'State Name', path: 'stateName' },
              { label: 'Pincode', path: 'pincode' },
              { label: 'Address', path: 'address' },
            ],
          },
        ],
      },
      facts: {
        name: 'name',
        dob: 'dateOfBirth',
        gender: 'gender',
        address: 'address',
        pincode: 'pincode',
        city: 'vtcName',
        aadhaarLast4: 'uid',
      },
    }),
    kyc: method({
      title: 'Type the number',
      endpoint: 'adhaarauth',
      source: 'registry',
      capture: {
        uid: field('Aadhaar number', aadhaarNumber, { secret: true }),
        name: text('Name', exampleNames[0], {
          examples: exampleNames,
          hint: 'As printed on the Aadhaar card',
        }),
      },
      result: record(words('document_id', 'name', 'gender', 'dob', 'address', 'photo')),
      card: {
        title: 'Aadhaar KYC Details',
        blocks: [
          {
            rows: [
              { label: 'Document ID', path: 'document_id', format: 'aadhaar' },
              { label: 'Name', path: 'name' },
              { label: 'Gender', path: 'gender', format: 'gender' },
              { label: 'DOB', path: 'dob', format: 'date' },
              { label: 'Address', path: 'address' },
              { label: 'Photo', path: 'photo', format: 'image' },
            ],
          },
        ],
      },
      facts: { name: 'name', dob: 'dob', gender: 'gender', address: 'address', aadhaarLast4: 'document_id' },
      vendor: { path: '/v2/aadhaar-verification', request: { aadhaarNo: 'uid', name: 'name' } },
    }),
    locker: method({
      title: 'DigiLocker',
      endpoint: null,
      source: 'locker',
      capture: {},
      result: printed(),
      card: { title: 'Aadhaar DigiLocker Details', blocks: [{ rows: printedRows }] },
      facts: printedFacts,
    }),
  },
});
