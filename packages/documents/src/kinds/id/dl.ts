import type { Row } from '../../card.ts';
import { defineDocument, method, record, words } from '../../define.ts';
import { exampleBirths } from '../../examples.ts';
import { birthDate, field, twoSides } from '../../field.ts';
import { licenceNumber } from '../../identifiers/driving-licence.ts';
import { placesOnDocuments } from '../../place-on-document.ts';

const licence = () =>
  record(
    words(
      ...(['dlNo', 'image', 'name', 'fatherOrHusband', 'address', 'dob', 'issueDate', 'validity'] as const),
      ...(['transportValidity', 'expDate'] as const),
    ),
  );
const rows = [
  { label: 'Image', path: 'image', format: 'image' },
  { label: 'Card Holder Name', path: 'name' },
  { label: 'Father/Husband Name', path: 'fatherOrHusband' },
  { label: 'Address', path: 'address' },
  { label: 'Date of Birth', path: 'dob', format: 'date' },
  { label: 'Date of Issue', path: 'issueDate', format: 'date' },
  { label: 'Validity', path: 'validity', format: 'date' },
  { label: 'Date of Expiry', path: 'expDate', format: 'date' },
] as const satisfies readonly Row[];
const facts = { name: 'name', fatherName: 'fatherOrHusband', dob: 'dob', address: 'address' } as const;

/** Driving licence (C §2 "Driving Licence Details"; vendor keys: standards §9.1). */
export const dl = defineDocument({
  id: 'dl',
  group: 'id',
  area: 'identity',
  title: 'Driving licence',
  why: 'A valid driving licence proves your identity and your address.',
  locker: 'dlDigiLink',
  methods: {
    auth: method({
      title: 'Type the number',
      endpoint: 'dlauthNew',
      source: 'registry',
      judged: {
        asked: [
          { path: 'dlNo', field: 'dlNo', as: 'number' },
          { path: 'dob', field: 'dob', as: 'day' },
        ],
        onlyKnown:
          'The transport office answers for a licence and its holder’s birth date together, without a status.',
        validity: [{ to: 'expDate', written: 'DD-MM-YYYY' }],
        identity: {},
      },
      capture: {
        dlNo: field('Licence number', licenceNumber, { place: placesOnDocuments.licence }),
        dob: birthDate('Date of birth', exampleBirths[0], { examples: exampleBirths }),
      },
      result: licence(),
      card: { title: 'Driving Licence Details', blocks: [{ rows }] },
      facts,
      vendor: {
        path: '/v2/dl',
        request: { dl_no: 'dlNo', dob: 'dob' },
        dates: { dob: 'DD-MM-YYYY' },
        reply: {
          image: 'img',
          fatherOrHusband: 'father/husband',
          issueDate: 'issue_date',
          validity: 'validity.non-transport',
          transportValidity: 'validity.transport',
        },
      },
      adds: 'licence-validity',
    }),
    ocr: method({
      title: 'Scan or photo',
      endpoint: 'dlOcr',
      source: 'ocr',
      judged: { validity: [{ to: 'expDate', written: 'DD-MM-YYYY' }] },
      capture: twoSides('Front of the driving licence', 'Back of the driving licence'),
      reader: 'licence-card',
      result: licence(),
      card: {
        title: 'Driving Licence OCR Details',
        blocks: [{ rows: [{ label: 'Licence Number', path: 'dlNo' }, ...rows.slice(1)] }],
      },
      facts,
    }),
  },
});
