import type { Card } from '../../card.ts';
import { defineDocument, method, record, words } from '../../define.ts';
import { exampleNames } from '../../examples.ts';
import { field, text, twoSides } from '../../field.ts';
import { aadhaarNumber } from '../../identifiers/aadhaar.ts';
import { aadhaarQrText } from '../../identifiers/aadhaar-qr.ts';
import { placesOnDocuments } from '../../place-on-document.ts';

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

/** What UIDAI itself knows of the person: asked of a registry, or signed by UIDAI in a file. */
const known = () => record(words('document_id', 'name', 'gender', 'dob', 'address', 'photo'));
const knownCard = {
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
} as const;
const knownFacts = {
  name: 'name',
  dob: 'dob',
  gender: 'gender',
  address: 'address',
  aadhaarLast4: 'document_id',
} as const;

/** Aadhaar (C §2 "Aadhaar cards"). Only the last four digits of the number are ever stored (masking.ts). */
export const aadhaar = defineDocument({
  id: 'aadhaar',
  group: 'id',
  area: 'identity',
  title: 'Aadhaar',
  why: 'Aadhaar proves your identity and your address. You can choose another document instead.',
  locker: 'aadharDigiLink',
  draft: { details: 'aadhaarDetails' },
  methods: {
    ocr: method({
      title: 'Scan or photo',
      endpoint: 'aadhaarocr',
      source: 'ocr',
      capture: twoSides('Front of the Aadhaar card', 'Back of the Aadhaar card'),
      result: printed(),
      card: { title: 'Aadhaar OCR Details', blocks: [{ rows: printedRows }] },
      facts: printedFacts,
      reader: 'aadhaar-card',
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
      proof: { by: 'aadhaar-qr', file: 'image', accept: 'image/*' },
      result: record({
        ...words('uid', 'name', 'gender', 'careOf', 'dateOfBirth', 'locality', 'vtcName', 'districtName'),
        ...words('stateName', 'pincode', 'address', 'photo'),
      }),
      card: {
        title: 'Aadhaar QR Details',
        photo: 'photo',
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
      judged: {
        asked: [{ path: 'document_id', field: 'uid', as: 'last-four' }],
        onlyKnown: 'UIDAI answers for a number that it issued, and for no other.',
        identity: {},
      },
      capture: {
        uid: field('Aadhaar number', aadhaarNumber, {
          secret: 'aadhaar-number',
          place: placesOnDocuments.aadhaar,
        }),
        name: text('Name', exampleNames[0], {
          examples: exampleNames,
          hint: 'As printed on the Aadhaar card',
        }),
      },
      result: known(),
      card: knownCard,
      facts: knownFacts,
      asksPlace: true,
      vendor: {
        path: '/v2/aadhaar-verification',
        consentPath: '/v3/aadhaar-consent',
        request: { aadhaarNo: 'uid', name: 'name' },
      },
    }),
    // The signed file that UIDAI or DigiLocker gives the person: the same record, without a vendor.
    offline: method({
      title: 'Offline e-KYC file',
      endpoint: 'aadhaarxml',
      source: 'issuer-signed',
      capture: {
        shareCode: text('Share code', '2345', {
          hint: 'The code you chose when you downloaded the ZIP file. Not needed for an XML file.',
          control: 'password',
          keyboard: 'text',
          maxLength: 20,
          secret: 'share-code',
          optional: true,
        }),
      },
      proof: { by: 'aadhaar-xml', file: 'file', accept: '.zip,.xml,application/zip,text/xml' },
      result: known(),
      card: knownCard,
      facts: knownFacts,
      record: { of: 'kyc' },
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
