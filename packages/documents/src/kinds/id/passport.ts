import { defineDocument, method, part, record, words } from '../../define.ts';
import { exampleBirths, exampleNames } from '../../examples.ts';
import { birthDate, field, text, upload } from '../../field.ts';
import { passportFileNumber, passportNumber } from '../../identifiers/passport.ts';
import { placesOnDocuments } from '../../place-on-document.ts';

/** Passport (C §2 "Passport OCR Details", "Passport Verified Details"; vendor keys: standards §9.1). */
export const passport = defineDocument({
  id: 'passport',
  group: 'id',
  area: 'identity',
  title: 'Passport',
  why: 'A valid passport proves your identity, your nationality and your date of birth.',
  locker: 'passportDigiLink',
  methods: {
    ocr: method({
      title: 'Scan or photo',
      endpoint: 'passportocr',
      source: 'ocr',
      judged: { validity: [{ to: 'doe', written: 'DD-MM-YYYY' }] },
      capture: { file: upload('First page of the passport', { mostPages: 2 }) },
      result: record({
        ...words('num', 'name', 'lastName', 'dob', 'doe', 'status', 'gender', 'type', 'countryCode'),
        ...words('nationality', 'placeOfBirth', 'placeOfIssue'),
      }),
      card: {
        title: 'Passport OCR Details',
        blocks: [
          {
            rows: [
              { label: 'Number', path: 'num' },
              { label: 'Name', path: ['name', 'lastName'] },
              { label: 'DOB', path: 'dob', format: 'date' },
              { label: 'Expiry', path: 'doe', format: 'date' },
              { label: 'Verification Status', path: 'status' },
              { label: 'Gender', path: 'gender', format: 'gender' },
              { label: 'Type', path: 'type' },
              { label: 'Country of Issue', path: 'countryCode' },
              { label: 'Nationality', path: 'nationality' },
              { label: 'Place of Birth', path: 'placeOfBirth' },
              { label: 'Place of Issue', path: 'placeOfIssue' },
            ],
          },
        ],
      },
      facts: { name: ['name', 'lastName'], dob: 'dob', gender: 'gender' },
      reader: 'passport',
    }),
    verified: method({
      title: 'Type the file number',
      endpoint: 'passportauth',
      source: 'registry',
      judged: {
        asked: [
          {
            path: 'passportNumber.passportNumberFromSource',
            field: 'passportNo',
            as: 'number',
            so: 'invalid',
          },
        ],
        negative: [
          {
            path: 'passportNumber.passportNumberMatch',
            no: ['false', 'no', 'n'],
            because: 'The passport number differs from the passport office’s.',
          },
          {
            path: 'dateOfIssue.dateOfIssueMatch',
            no: ['false', 'no', 'n'],
            because: 'The date of issue differs from the passport office’s.',
          },
          {
            path: 'nameMatch',
            no: ['false', 'no', 'n'],
            so: 'mismatch',
            because: 'The name that was asked differs from the passport office’s.',
          },
          {
            path: 'status',
            no: [
              'revoked',
              'impounded',
              'cancelled',
              'surrendered',
              'suspended',
              'lost',
              'stolen',
              'damaged',
            ],
          },
          { path: 'status', no: ['expired'], so: 'expired' },
        ],
        identity: {},
      },
      capture: {
        fileNo: field('File number', passportFileNumber, {
          hint: 'On the last page of the passport',
          place: placesOnDocuments.passportFile,
        }),
        dob: birthDate('Date of birth', exampleBirths[0], { examples: exampleBirths }),
        passportNo: field('Passport number', passportNumber, {
          optional: true,
          place: placesOnDocuments.passportNumber,
        }),
        // Asked for the name match; the registry compares it with its own.
        name: text('Name', exampleNames[0], {
          examples: exampleNames,
          hint: 'As printed in the passport',
          optional: true,
        }),
      },
      result: record({
        passportNumber: part(words('passportNumberFromSource', 'passportNumberMatch')),
        name: part(words('nameFromPassport', 'surnameFromPassport', 'nameScore')),
        dateOfIssue: part(words('dispatchedOnFromSource', 'dateOfIssueMatch')),
        ...words('applicationDate', 'typeOfApplication', 'nameMatch', 'status'),
      }),
      card: {
        title: 'Passport Verified Details',
        blocks: [
          {
            rows: [
              { label: 'Number from Source', path: 'passportNumber.passportNumberFromSource' },
              { label: 'First Name', path: 'name.nameFromPassport' },
              { label: 'Surname', path: 'name.surnameFromPassport' },
              { label: 'Date of Issue', path: 'dateOfIssue.dispatchedOnFromSource', format: 'date' },
              { label: 'Application Date', path: 'applicationDate', format: 'date' },
              { label: 'Application Type', path: 'typeOfApplication' },
              { label: 'Name Match', path: 'nameMatch', format: 'yesNo' },
            ],
          },
        ],
      },
      facts: { name: ['name.nameFromPassport', 'name.surnameFromPassport'] },
      vendor: {
        path: '/v3/passport-verification',
        request: { fileNo: 'fileNo', dob: 'dob', passportNo: 'passportNo', name: 'name' },
        dates: { dob: 'DD/MM/YYYY' },
        // The status comes only when it is asked for.
        always: { passportStatus: 'Y' },
        reply: { nameMatch: 'name.nameMatch' },
      },
    }),
  },
});
