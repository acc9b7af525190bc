import { findDocument } from '@pramaan/documents/registry.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  captureFromDraft,
  type Draft,
  draftKeys,
  draftOfCapture,
  draftOfRecord,
  readDraft,
  type Shelf,
  writeDraft,
} from './draft-store.ts';
import { type DraftServer, DraftSync } from './draft-sync.ts';

/** A shelf as damaged as a real one can be. */
function shelfWith(kept: Record<string, string> = {}): Shelf & { kept: Map<string, string> } {
  const map = new Map(Object.entries(kept));
  return {
    kept: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

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

class Conflict extends Error {}

function serverWith(start: Draft = {}) {
  const state = { version: 1, draft: start, offline: false, writes: 0 };
  const server: DraftServer = {
    read: async () => {
      if (state.offline) throw new Error('offline');
      return { version: state.version, savedAt: '2026-08-15T05:12:00Z', draft: state.draft };
    },
    write: async (version, draft) => {
      if (state.offline) throw new Error('offline');
      if (version !== state.version) throw new Conflict();
      state.writes += 1;
      state.version += 1;
      state.draft = draft;
      return { version: state.version, savedAt: '2026-08-15T05:13:00Z' };
    },
    isConflict: (error) => error instanceof Conflict,
  };
  return { state, server };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

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
  expect(shelf.kept.has('token')).toBe(false);
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
  const [way = ''] = Object.keys(epic.methods);
  expect(captureFromDraft(epic, way, { epicNo: 'ABC1234566' })).toMatchObject({ epicNo: 'ABC1234566' });
});

test('changes are kept here at once and go to the server once, 800 ms after the last', async () => {
  const { state, server } = serverWith();
  const shelf = shelfWith();
  const sync = new DraftSync({ shelf, server });
  await sync.start();
  sync.change({ loanAmt: '5' });
  await vi.advanceTimersByTimeAsync(700);
  sync.change({ loanAmt: '500000' });
  expect(shelf.kept.get('loanAmt')).toBe('500000');
  await vi.advanceTimersByTimeAsync(799);
  expect(state.writes).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(state.writes).toBe(1);
  expect(state.draft).toEqual({ loanAmt: '500000' });
  expect(sync.state()).toEqual({ kind: 'saved', at: '2026-08-15T05:13:00Z' });
});

test('a newer draft on the server is read again and merged: ours wins where we changed it', async () => {
  const { state, server } = serverWith({ builder: 'Old', project: 'Old' });
  const sync = new DraftSync({ shelf: shelfWith(), server });
  await sync.start();
  state.version = 7;
  state.draft = { builder: 'Other device', project: 'Other device' };
  sync.change({ builder: 'Here' });
  await vi.advanceTimersByTimeAsync(800);
  expect(state.draft).toEqual({ builder: 'Here', project: 'Other device' });
  expect(sync.draft()).toEqual({ builder: 'Here', project: 'Other device' });
});

test('without a connection it is kept here and sent later, even after the page was closed', async () => {
  const { state, server } = serverWith();
  const shelf = shelfWith();
  const first = new DraftSync({ shelf, server });
  await first.start();
  state.offline = true;
  first.change({ loanAmt: '750000' });
  await vi.advanceTimersByTimeAsync(800);
  expect(first.state()).toEqual({ kind: 'kept-here' });
  first.stop();

  state.offline = false;
  state.version = 3;
  state.draft = { loanAmt: '1', loanPeriod: '12' };
  const second = new DraftSync({ shelf, server });
  await second.start();
  expect(state.draft).toEqual({ loanAmt: '750000', loanPeriod: '12' });
  expect(shelf.kept.has('draftPending')).toBe(false);
});
