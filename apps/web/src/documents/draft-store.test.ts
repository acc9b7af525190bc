import { findDocument } from '@pramaan/documents/registry.ts';
import { expect, test } from 'vitest';
import { captureFromDraft, draftOfCapture } from './draft-of-document.ts';
import { draftOfRecord } from './draft-of-record.ts';
import { draftKeys, readDraft, type Shelf, writeDraft } from './draft-store.ts';
import { shelfWith } from './memory-shelf.ts';

const broken: Shelf = {
  getItem: () => {
    throw new Error('denied');
  },
  setItem: () => {
    throw new Error('full');
  },
  removeItem: () => {
    throw new Error('denied');
  },
};

function documentOf(id: string) {
  const document = findDocument(id);
  if (!document) throw new Error(`no ${id}`);
  return document;
}

test('the keys are those of the specification', () => {
  for (const key of [
    'loanAmt',
    'loanPeriod',
    'bankName',
    'accountType',
    'accInfo',
    'bankTransData',
    'bankStmt',
    'panCardDetails',
    'aadhaarDetails',
    'epicNo',
    'epicDetails',
    'consumerId',
    'serviceProvider',
    'bill',
    'phoneNo',
    'tbill',
    'lpgId',
    'lpgDetails',
    'tinNo',
    'compDetails',
    'cstNo',
    'cstDetails',
    'vatNo',
    'vatDetails',
    'iecCode',
    'iecDetails',
    'directors',
    'branches',
    'ptrNo',
    'selectedstate',
    'ptrDetails',
    'uanNumber',
    'uanDetails',
    'icwaiFirmNumber',
    'icwaiDetails',
    'icaiMemNumber',
    'icai',
    'icsiMemName',
    'icsiMemNumber',
    'icsi',
    'fssaiName',
    'fssaiData',
    'mciNumber',
    'selectMedicalCouncil',
    'mciYear',
    'mciDetails',
    'shopRegNo',
    'shopSelectedState',
    'shopsDetails',
    'compName',
    'rocDetails',
    'selectedPropertyType',
    'builder',
    'project',
    'selectedTransactionType',
    'propertyCost',
    'propertyFileName',
    'propertyFileUrl',
    'empcompanyId',
    'empselectedEmploymentType',
    'empcompanyName',
    'empdesignation',
    'empworkemail',
    'empcompanyPincode',
    'empaddress',
    'empworkEmail',
    'empmobile',
  ])
    expect(draftKeys, key).toContain(key);
});

test('missing, null, blank and damaged values are left out; nothing throws', () => {
  const shelf = shelfWith({
    loanAmt: '500000',
    loanPeriod: 'null',
    epicNo: 'undefined',
    epicDetails: '{"name": "ASHA"',
    panCardDetails: '{"name":"ASHA SAMPLE"}',
    aadhaarDetails: '{}',
    directors: '[null]',
    branches: '   ',
    token: 'not of the draft',
  });
  expect(readDraft(shelf)).toEqual({ loanAmt: '500000', panCardDetails: { name: 'ASHA SAMPLE' } });
  expect(readDraft(broken)).toEqual({});
  expect(() => writeDraft(broken, { loanAmt: '1' })).not.toThrow();
});

test('what is written is read back, an empty value takes its key away, and other keys are never touched', () => {
  const shelf = shelfWith({ loanPeriod: '60' });
  writeDraft(shelf, { loanAmt: '500000', epicDetails: { name: 'ASHA' }, loanPeriod: '', token: 'stolen' });
  expect(readDraft(shelf)).toEqual({ loanAmt: '500000', epicDetails: { name: 'ASHA' } });
  expect(shelf.stored.has('token')).toBe(false);
});

test('an Aadhaar number is never kept whole, typed or answered', () => {
  const aadhaar = documentOf('aadhaar');
  const typed = { uid: '234123412346', name: 'Asha Sample' };
  const draft = {
    ...draftOfCapture(aadhaar, 'kyc', typed),
    ...draftOfRecord(aadhaar, 'kyc', { document_id: '234123412346', name: 'Asha' }, typed),
    ...draftOfRecord(aadhaar, 'ocr', { uid: '2341 2341 2346', name: 'Asha' }),
  };
  expect(JSON.stringify(draft).replaceAll(' ', '')).not.toContain('23412341');
  expect(JSON.stringify(draft)).toContain('2346');
});

test('a verified record goes to its key, with the number that was typed', () => {
  expect(draftOfRecord(documentOf('pan'), 'auth', { name: 'ASHA' }, { pan: 'AAAPZ1234C' })).toEqual({
    panCardDetails: { pan: 'AAAPZ1234C', name: 'ASHA' },
  });
  const epic = documentOf('epic');
  const [method = ''] = Object.keys(epic.methods);
  expect(captureFromDraft(epic, method, { epicNo: 'ABC1234566' })).toMatchObject({ epicNo: 'ABC1234566' });
});
