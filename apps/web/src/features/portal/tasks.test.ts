import { areas, documentsIn } from '@pramaan/documents/menu.ts';
import { findDocument, findEntry } from '@pramaan/documents/registry.ts';
import { requirementOf } from '@pramaan/documents/requirements.ts';
import { type StoredRecord, type Tree, writeRecord } from '@pramaan/documents/tree.ts';
import { expect, test } from 'vitest';
import { methodsOf } from '../../documents/Methods.tsx';
import { documentAddress, documentIn } from './addresses.ts';
import { wayOn, wayPast } from './go-on.ts';
import { calledName, shownName } from './person.ts';
import { counted, nextDocument, nextTask, tasksOf } from './tasks.ts';

function put(docs: Tree, document: string, key: string, record: Partial<StoredRecord>): void {
  const entry = findEntry(document, key);
  if (!entry) throw new Error(`no ${document}.${key}`);
  const whole = {
    data: {},
    status: 'verified',
    source: 'registry',
    provider: '',
    verifiedAt: '',
    checks: [],
  };
  writeRecord(docs, entry, 1, { ...whole, ...record } as StoredRecord);
}

const taskOf = (docs: Tree, area: string, draft = {}) =>
  tasksOf(docs, draft).find(({ info }) => info.area === area);

test('every area in which something can be given is a task, in the order of the menu', () => {
  const listed = areas
    .filter(
      ({ area }) =>
        ['bank-statements', 'credit-report'].includes(area) ||
        documentsIn(area).some((document) => methodsOf(document).length > 0),
    )
    .map(({ area }) => area);
  expect(tasksOf({}, {}).map(({ info }) => info.area)).toEqual(listed);
  expect(tasksOf({}, {}).every(({ progress }) => progress === 'not-started')).toBe(true);
});

test('what an area needs exists there', () => {
  for (const { area } of areas)
    for (const id of requirementOf(area).documents) expect(findDocument(id)?.area, id).toBe(area);
});

test('identity is done with PAN and one more, in progress with one of them', () => {
  const docs: Tree = {};
  put(docs, 'epic', 'auth', {});
  expect(taskOf(docs, 'identity')?.progress).toBe('in-progress');
  put(docs, 'nrega', 'auth', {});
  expect(taskOf(docs, 'identity')?.progress).toBe('in-progress');
  put(docs, 'pan', 'auth', {});
  expect(taskOf(docs, 'identity')?.progress).toBe('done');
});

test('a picture that was not read surely needs the person, until they have looked or another way proved it', () => {
  const docs: Tree = {};
  put(docs, 'pan', 'ocr', { status: 'needs_review', source: 'ocr', file: 'f', unsure: ['name'] });
  expect(taskOf(docs, 'identity')?.progress).toBe('needs-you');
  const detail = 'Entered manually; the document reads "ASHA".';
  const checks: StoredRecord['checks'] = [{ name: 'Name', verdict: 'doubtful', detail }];
  put(docs, 'pan', 'ocr', { status: 'needs_review', source: 'ocr', file: 'f', checks, unsure: [] });
  expect(taskOf(docs, 'identity')?.progress).toBe('checking');
  put(docs, 'pan', 'ocr', { status: 'needs_review', source: 'ocr', file: 'f' });
  put(docs, 'pan', 'auth', {});
  expect(taskOf(docs, 'identity')?.progress).toBe('in-progress');
});

test('what differs needs the person; a failed try beside a proved one does not', () => {
  const docs: Tree = {};
  put(docs, 'pan', 'auth', { status: 'verified' });
  put(docs, 'pan', 'ocr', { status: 'not_found' });
  expect(taskOf(docs, 'identity')?.items.find(({ document }) => document.id === 'pan')?.progress).toBe(
    'done',
  );
  put(docs, 'pan', 'ocr', { status: 'mismatch' });
  expect(taskOf(docs, 'identity')?.progress).toBe('needs-you');
  expect(nextTask(tasksOf(docs, {}))?.info.area).toBe('identity');
});

test('a silent source and a word nobody knows are being looked at', () => {
  for (const status of ['source_down', 'pending', 'needs_review', 'whatever']) {
    const docs: Tree = {};
    put(docs, 'lpg', 'auth', { status: status as StoredRecord['status'] });
    expect(taskOf(docs, 'address-proof')?.progress, status).toBe('checking');
  }
});

test('a draft that was begun is in progress, and is gone on with first', () => {
  expect(taskOf({}, 'loan', { loanAmt: '500000' })?.progress).toBe('in-progress');
  const next = nextTask(tasksOf({}, { loanAmt: '500000' }));
  expect(next?.info.area).toBe('loan');
  expect(next && nextDocument(next)?.document.id).toBe('loanRequest');
});

test('areas that concern few count once they are taken up', () => {
  const before = counted(tasksOf({}, {})).length;
  expect(counted(tasksOf({}, { iecCode: 'AAAPZ1234C' })).length).toBe(before + 1);
});

test('the address names the document', () => {
  for (const info of areas)
    for (const { id } of documentsIn(info.area)) expect(documentIn(info, documentAddress(info, id))).toBe(id);
  const [first] = areas;
  expect(first && documentIn(first, `/laas/${first.path}`)).toBeNull();
});

test('a person is called by the profile’s name, else by the Aadhaar’s', () => {
  const docs: Tree = {};
  expect(calledName(shownName('', docs))).toBe('');
  put(docs, 'aadhaar', 'qr', { data: { name: 'ASHA SAMPLE' } });
  expect(calledName(shownName('', docs))).toBe('Asha');
  expect(calledName(shownName('Meena Example', docs))).toBe('Meena');
});

test('a bank statement is given on screens of its own, so its area is asked for like the others', () => {
  expect(taskOf({}, 'bank-statements')?.progress).toBe('not-started');
  const docs: Tree = {};
  put(docs, 'bankStatement', 'statement', {});
  expect(taskOf(docs, 'bank-statements')?.progress).toBe('done');
});

test('the way on goes to what the area still needs, then to the next area, and home when enough is given', () => {
  const docs: Tree = {};
  put(docs, 'pan', 'auth', {});
  expect(wayOn(tasksOf(docs, {}), 'identity', 'pan').href).toBe('/laas/identity/id-proof/aadhaar?go');
  put(docs, 'epic', 'auth', {});
  // Two are enough: nobody is led through the other four.
  const next = wayOn(tasksOf(docs, {}), 'identity', 'epic');
  expect(next.href).toBe('/laas/address-proof?go');
  expect(next.words).toBe('Continue: Address');
  // Which bill a person has they choose; once one is begun, the way leads to it.
  put(docs, 'tBill', 'auth', { status: 'mismatch' });
  expect(wayPast(tasksOf(docs, {}), 'identity').href).toBe('/laas/address-proof/tBill?go');
  put(docs, 'loanRequest', 'input', {});
  expect(wayOn(tasksOf(docs, {}), 'loan', 'loanRequest').href).not.toMatch(/loan/);
  expect(wayPast([], 'loan')).toEqual({ href: '/laas', words: 'Back to your application' });
});
