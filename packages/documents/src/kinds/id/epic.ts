import type { Row } from '../../card.ts';
import { defineDocument, method, part, record, words } from '../../define.ts';
import { field, twoSides } from '../../field.ts';
import { epicNumber } from '../../identifiers/epic.ts';
import { placesOnDocuments } from '../../place-on-document.ts';

const voter = () =>
  record({
    ...words('epicNo', 'name', 'relative', 'dob', 'gender', 'age', 'polStation'),
    address: part(words('houseNo', 'policeStation', 'district', 'state')),
    constituency: part(words('parliament', 'assembly')),
  });
const rows = [
  { label: 'Name', path: 'name' },
  { label: 'Relative Name', path: 'relative' },
  { label: 'DOB', path: 'dob', format: 'date' },
  { label: 'Gender', path: 'gender', format: 'gender' },
  { label: 'Age', path: 'age' },
  { label: 'House Number', path: 'address.houseNo' },
  { label: 'Polling Station', path: 'polStation' },
  { label: 'Police Station', path: 'address.policeStation' },
  { label: 'Parliamentary Constituency', path: 'constituency.parliament' },
  { label: 'Assembly Constituency', path: 'constituency.assembly' },
  { label: 'District', path: 'address.district' },
  { label: 'State', path: 'address.state' },
] as const satisfies readonly Row[];
const facts = { name: 'name', dob: 'dob', gender: 'gender' } as const;

/**
 * Voter ID (C §2 "Voter ID Details"; vendor keys: standards §9.1). The electoral roll names no police station: only a
 * DigiLocker certificate does.
 */
export const epic = defineDocument({
  id: 'epic',
  group: 'id',
  area: 'identity',
  title: 'Voter ID',
  why: 'A voter ID proves your identity and where you vote.',
  locker: 'voterDigiLink',
  draft: { fields: { epicNo: 'epicNo' }, details: 'epicDetails' },
  methods: {
    auth: method({
      title: 'Type the number',
      endpoint: 'voterauth',
      source: 'registry',
      judged: {
        asked: [{ path: 'epicNo', field: 'epicNo', as: 'number' }],
        onlyKnown: 'The electoral roll lists voters: a name struck off has no entry.',
        identity: {},
      },
      capture: { epicNo: field('Voter ID number', epicNumber, { place: placesOnDocuments.voter }) },
      result: voter(),
      card: { title: 'Voter ID Details', blocks: [{ rows }] },
      facts,
      vendor: {
        path: '/v2/voter',
        request: { epic_no: 'epicNo' },
        reply: {
          epicNo: 'epic_no',
          relative: 'rln_name',
          polStation: 'ps_name',
          'address.houseNo': 'house_no',
          'address.district': 'district',
          'address.state': 'state',
          'constituency.parliament': 'pc_name',
          'constituency.assembly': 'ac_name',
        },
      },
    }),
    ocr: method({
      title: 'Scan or photo',
      endpoint: 'voterOcr',
      source: 'ocr',
      capture: twoSides('Front of the voter ID card', 'Back of the voter ID card'),
      result: voter(),
      card: {
        title: 'Voter ID OCR Details',
        blocks: [{ rows: [{ label: 'Voter ID Number', path: 'epicNo' }, ...rows] }],
      },
      facts,
      reader: 'voter-card',
    }),
  },
});
