import type { Row } from '../../card.ts';
import { defineDocument, method, record, words } from '../../define.ts';
import { field, upload } from '../../field.ts';
import { pan as panNumber } from '../../identifiers/pan.ts';
import { placesOnDocuments } from '../../place-on-document.ts';

const panRecord = () => record(words('number', 'name', 'fatherName', 'dob'));
const rows = [
  { label: 'Number', path: 'number' },
  { label: 'Name', path: 'name' },
  { label: "Father's Name", path: 'fatherName' },
  { label: 'Date of Birth', path: 'dob', format: 'date' },
] as const satisfies readonly Row[];
const facts = { name: 'name', fatherName: 'fatherName', dob: 'dob', pan: 'number' } as const;

/** PAN card (C §2 "PAN and PAN OCR"; vendor keys: standards §9.1). */
export const pan = defineDocument({
  id: 'pan',
  group: 'id',
  area: 'identity',
  title: 'PAN',
  why: 'The law requires a PAN for a loan. It is also used to find your credit history.',
  locker: 'panDigiLink',
  draft: { details: 'panCardDetails' },
  methods: {
    auth: method({
      title: 'Type the number',
      endpoint: 'panauth',
      source: 'registry',
      judged: {
        onlyKnown: 'The registry answers the holder’s name of a PAN that it issued, and nothing for another.',
        identity: {},
      },
      capture: { pan: field('PAN', panNumber, { place: placesOnDocuments.pan }) },
      result: panRecord(),
      card: { title: 'PAN Details', blocks: [{ rows }] },
      facts,
      // The registry answers with the name alone: father and birth date are read from the card, or from the locker.
      vendor: { path: '/v2/pan', request: { pan: 'pan' }, echo: { number: 'pan' } },
    }),
    ocr: method({
      title: 'Scan or photo',
      endpoint: 'panocr',
      source: 'ocr',
      capture: { file: upload('PAN card', { mostPages: 2 }) },
      result: panRecord(),
      card: { title: 'PAN OCR Details', blocks: [{ rows }] },
      facts,
      reader: 'pan-card',
    }),
  },
});
