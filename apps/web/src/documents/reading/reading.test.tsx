import { findDocument, findEntry } from '@pramaan/documents/registry.ts';
import { type StoredRecord, type Tree, writeRecord } from '@pramaan/documents/tree.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerUploads } from '../../../test/fake-uploads.ts';
import { DocumentPage } from '../DocumentPage.tsx';

const applicantId = '01a1f7ae-7eb9-713a-9d40-b69f090d302f';
const file = '00000000-0000-4000-8000-000000000001';
const png = 'data:image/png;base64,iVBORw0KGgoAAAA=';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Answer = object | { status: number; body: object };

/** A server that answers by address and hears what it was asked; an unknown address is an error of the test. */
function serverWith(answers: Record<string, Answer | ((body: unknown) => Answer)>) {
  const asked: { url: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    asked.push({ url, body });
    const found = Object.entries(answers).find(([part]) => url.includes(part))?.[1];
    if (!found) throw new Error(`nothing answers at ${url}`);
    const answer = typeof found === 'function' ? found(body) : found;
    if (answer instanceof Blob) return new Response(answer);
    const { status = 200, ...rest } = answer as { status?: number; body?: object };
    return new Response(JSON.stringify(rest.body ?? rest), { status });
  });
  // How a file travels is another test's business: here it arrives.
  const arrived = ok({ fileId: file, url: '', covered: 0, openedWith: null, signatures: [] });
  answerUploads(async () => ({ status: 200, text: JSON.stringify(arrived) }));
  return asked;
}

const ok = (result: object) => ({ success: true, message: '', result });

function treeWith(id: string, key: string, record: Partial<StoredRecord>): Tree {
  const entry = findEntry(id, key);
  if (!entry) throw new Error(`no ${id}.${key}`);
  const docs: Tree = {};
  const whole = { data: {}, status: 'verified', source: 'ocr', provider: '', verifiedAt: 'a', checks: [] };
  writeRecord(docs, entry, 1, { ...whole, ...record } as StoredRecord);
  return docs;
}

function draw(id: string, docs: Tree = {}) {
  const document = findDocument(id);
  if (!document) throw new Error(`no ${id}`);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = (tree: Tree) => (
    <QueryClientProvider client={client}>
      <DocumentPage applicantId={applicantId} document={document} docs={tree} />
    </QueryClientProvider>
  );
  const drawn = render(page(docs));
  return { ...drawn, now: (tree: Tree) => drawn.rerender(page(tree)) };
}

const read = { number: 'AAAPZ1234C', name: 'ASHA SAMPIE', fatherName: '', dob: '15/01/1990' };
const reading = ok({
  likeness: 0.9,
  fields: [
    {
      path: 'name',
      value: read.name,
      confidence: 0.71,
      unsure: true,
      open: true,
      doubt: 'A letter is not clear.',
      crop: png,
    },
    { path: 'fatherName', value: '', confidence: 0, unsure: true, open: true },
    { path: 'number', value: read.number, confidence: 0.98, unsure: false, open: true, crop: png },
    { path: 'dob', value: read.dob, confidence: 0.97, unsure: false, open: true, crop: png },
  ],
  checks: [],
  signatures: [],
});
const unsure = treeWith('pan', 'ocr', {
  data: read,
  status: 'needs_review',
  file,
  confidence: 0.71,
  unsure: ['name'],
});
const open = async () => fireEvent.click(await screen.findByRole('button', { name: 'Check what we read' }));
const lineOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('an unsure reading waits after a reload; each line stands beside its cut, the unsure ones first and marked', async () => {
  const asked = serverWith({ '/reading?method=pan.ocr': reading });
  draw('pan', unsure);
  expect(await screen.findByText('Please check what we read')).toBeTruthy();
  expect(screen.queryByText('Your lender will review this')).toBeNull();
  await open();
  const form = (await screen.findByRole('button', { name: 'This is correct' })).closest(
    'form',
  ) as HTMLElement;
  expect([...form.querySelectorAll('label')].map((label) => label.textContent)).toEqual([
    'Name',
    "Father's Name",
    'Number',
    'Date of Birth',
  ]);
  expect(asked[0]?.url).toBe(`/api/applicants/${applicantId}/files/${file}/reading?method=pan.ocr`);
  expect(within(form).getByText('Please check')).toBeTruthy();
  expect(within(form).getByText('Not found: please type it')).toBeTruthy();
  expect(within(form).getAllByText('Read clearly')).toHaveLength(2);
  expect(within(form).getByText('Please check 2 of 4')).toBeTruthy();
  expect(within(form).getByAltText('Name: this part of the picture').getAttribute('src')).toBe(png);
  const name = lineOf('Name');
  const doubt = document.getElementById(name.getAttribute('aria-describedby') ?? '');
  expect(doubt?.textContent).toBe('A letter is not clear.');
  expect(lineOf('Date of Birth').inputMode).toBe('numeric');
});

test('what the person corrects goes along with what they leave, under the same call', async () => {
  const asked = serverWith({
    '/reading': reading,
    '/kyc/panocr': { body: { ...ok({ ...read, name: 'ASHA SAMPLE' }), status: 'needs_review', checks: [] } },
    [`/api/applicants/${applicantId}`]: ok({}),
  });
  const { now } = draw('pan', unsure);
  await open();
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: ' ASHA  SAMPLE ' } });
  fireEvent.change(lineOf('Date of Birth'), { target: { value: '16011990' } });
  fireEvent.blur(lineOf('Date of Birth'));
  expect(lineOf('Date of Birth').value).toBe('16/01/1990');
  fireEvent.click(screen.getByRole('button', { name: 'This is correct' }));
  await waitFor(() => expect(asked.some(({ url }) => url === '/kyc/panocr')).toBe(true));
  expect(asked.find(({ url }) => url === '/kyc/panocr')?.body).toEqual({
    applicantId,
    file,
    confirmed: { name: 'ASHA SAMPLE', fatherName: '', number: 'AAAPZ1234C', dob: '16/01/1990' },
  });
  now(
    treeWith('pan', 'ocr', {
      data: { ...read, name: 'ASHA SAMPLE' },
      status: 'needs_review',
      verifiedAt: 'b',
      file,
      confidence: 0.71,
      checks: [
        {
          name: 'Name',
          verdict: 'doubtful',
          detail: 'Entered manually; the document reads "ASHA SAMPIE".',
        },
      ],
    }),
  );
  expect(await screen.findByText('Your lender will review this')).toBeTruthy();
  expect(screen.queryByText('Please check what we read')).toBeNull();
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Read from the picture')).toBeTruthy();
  expect(card.getByText(/^0\.71 of 1/)).toBeTruthy();
  expect(card.getByText(/Entered manually; the document reads/)).toBeTruthy();
});

test('a date that is none stands at its field and nothing is sent', async () => {
  const asked = serverWith({ '/reading': reading });
  draw('pan', unsure);
  await open();
  fireEvent.change(await screen.findByLabelText('Date of Birth'), { target: { value: '31/02/1990' } });
  fireEvent.click(screen.getByRole('button', { name: 'This is correct' }));
  const dob = lineOf('Date of Birth');
  expect(dob.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toContain('like 15/08/1990');
  expect(document.activeElement).toBe(dob);
  expect(asked.filter(({ url }) => url.includes('panocr'))).toEqual([]);
});

test('what the server refuses of the confirmed values stands at its field; nothing typed is lost', async () => {
  serverWith({
    '/reading': reading,
    '/kyc/panocr': {
      status: 400,
      body: {
        success: false,
        message: 'A PAN has ten characters.',
        code: 'BAD_REQUEST',
        fields: [{ path: 'confirmed.number', message: 'A PAN has ten characters.' }],
      },
    },
    [`/api/applicants/${applicantId}`]: ok({}),
  });
  draw('pan', unsure);
  await open();
  fireEvent.change(await screen.findByLabelText('Number'), { target: { value: 'AAAP' } });
  fireEvent.click(screen.getByRole('button', { name: 'This is correct' }));
  await waitFor(() => expect(lineOf('Number').getAttribute('aria-invalid')).toBe('true'));
  expect(lineOf('Number').value).toBe('AAAP');
  await waitFor(() => expect(document.activeElement).toBe(lineOf('Number')));
});

test('a card that was read surely can still be corrected; an Aadhaar number only by a new picture', async () => {
  serverWith({
    '/reading?method=aadhaar.ocr': ok({
      likeness: 1,
      fields: [
        { path: 'uid', value: 'XXXX XXXX 9405', confidence: 0.99, unsure: false, open: false, crop: png },
        { path: 'name', value: 'Asha Sample', confidence: 0.99, unsure: false, open: true, crop: png },
        { path: 'gender', value: 'F', confidence: 0.99, unsure: false, open: true },
      ],
      checks: [{ name: 'Check digit', verdict: 'doubtful', detail: 'It does not fit.' }],
      signatures: [],
    }),
  });
  draw('aadhaar', treeWith('aadhaar', 'ocr', { data: { name: 'Asha Sample' }, file, confidence: 0.99 }));
  fireEvent.click(await screen.findByRole('button', { name: 'Correct what was read' }));
  expect(
    await screen.findByText('We read this from the picture. To change it, take a new picture.'),
  ).toBeTruthy();
  expect(screen.queryByLabelText('UID')).toBeNull();
  expect(screen.getByText('XXXX XXXX 9405')).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('Gender').selectedOptions[0]?.text).toBe('Female');
  expect(screen.getByText(/It does not fit/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.getByRole('article')).toBeTruthy();
});

test('the whole picture is shown from the file itself, and a file that is gone says so', async () => {
  const createObjectURL = vi.fn(() => 'blob:here');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: vi.fn() }));
  const asked = serverWith({
    '/reading': reading,
    [`/files/${file}`]: new Blob(['x'], { type: 'image/jpeg' }),
  });
  draw('pan', unsure);
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'See the whole picture' }));
  expect((await screen.findByAltText('The picture you sent')).getAttribute('src')).toBe('blob:here');
  expect(asked.at(-1)?.url).toBe(`/api/applicants/${applicantId}/files/${file}`);
  cleanup();
  serverWith({
    '/reading': { status: 404, body: { success: false, message: 'There is nothing.', code: 'NOT_FOUND' } },
  });
  draw('pan', unsure);
  await open();
  expect(await screen.findByText('This file is no longer stored. Upload it again.')).toBeTruthy();
});

const refusal = {
  success: false,
  code: 'NOT_THIS_DOCUMENT',
  message: 'We cannot see that this is the PAN. Choose the right file.',
};

test('another document is said to be one; the person may type what it says all the same', async () => {
  const asked = serverWith({
    '/kyc/panocr': (body) =>
      body && typeof body === 'object' && 'confirmed' in body ? ok({ name: 'ASHA SAMPLE' }) : refusal,
    '/reading': refusal,
    [`/api/applicants/${applicantId}`]: ok({}),
  });
  const { container } = draw('pan');
  fireEvent.click(screen.getByRole('radio', { name: 'Scan or photo' }));
  // The part that takes files is loaded when it is chosen, if nobody has loaded it before.
  const input = await waitFor(() => {
    const found = container.querySelector<HTMLInputElement>('input[type=file][name=file]:not([capture])');
    if (!found) throw new Error('no file input');
    return found;
  });
  fireEvent.change(input, { target: { files: [new File(['x'], 'voter.jpg', { type: 'image/jpeg' })] } });
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('We cannot see that this is the PAN');
  const choose = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
  fireEvent.click(within(notice).getByRole('button', { name: 'Choose another file' }));
  expect(choose).toHaveBeenCalledTimes(1);

  fireEvent.click(screen.getByRole('button', { name: 'It is the right document: type the details' }));
  fireEvent.click(await screen.findByRole('button', { name: 'This is correct' }));
  expect(screen.getByText(/Type at least one line/)).toBeTruthy();
  fireEvent.change(lineOf('Name'), { target: { value: 'ASHA SAMPLE' } });
  fireEvent.click(screen.getByRole('button', { name: 'This is correct' }));
  const sent = () => asked.filter(({ url }) => url === '/kyc/panocr').map(({ body }) => body);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([
    { applicantId, file },
    { applicantId, file, confirmed: { number: '', name: 'ASHA SAMPLE', fatherName: '', dob: '' } },
  ]);
  await waitFor(() => expect(screen.queryByText('This looks like a different document')).toBeNull());
});

test('the signed file goes with its code; after a wrong code it is still chosen', async () => {
  const wrong = {
    status: 400,
    body: {
      success: false,
      code: 'BAD_REQUEST',
      message: 'This share code does not open the file.',
      fields: [{ path: 'shareCode', message: 'This share code does not open the file.' }],
    },
  };
  const tries: Answer[] = [
    wrong,
    { success: false, code: 'FILE_REFUSED', message: 'The signature does not fit.' },
  ];
  const asked = serverWith({
    '/kyc/aadhaarxml': () => tries.shift() ?? ok({ name: 'Asha Sample' }),
    [`/api/applicants/${applicantId}`]: ok({}),
  });
  draw('aadhaar');
  fireEvent.click(screen.getByRole('radio', { name: 'Offline e-KYC file' }));
  expect(await screen.findByText('How to get the file')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('Choose the file you downloaded.')).toBeTruthy();
  expect(asked).toEqual([]);

  const input = screen.getByLabelText<HTMLInputElement>(/Aadhaar file/);
  expect(input.accept).toContain('.zip');
  const zip = new File(['zip'], 'offlineaadhaar.zip', { type: 'application/zip' });
  fireEvent.change(input, { target: { files: [zip] } });
  fireEvent.change(screen.getByLabelText(/Share code/), { target: { value: '1234' } });
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  await waitFor(() => expect(screen.getByLabelText(/Share code/).getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText(/offlineaadhaar\.zip is chosen/)).toBeTruthy();
  expect(screen.getByText('The file is still selected. You do not need to choose it again.')).toBeTruthy();

  fireEvent.change(screen.getByLabelText(/Share code/), { target: { value: '2345' } });
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  const fault = await screen.findByText(/The signature does not fit/, { selector: 'p' });
  expect(input.getAttribute('aria-describedby')).toContain(fault.id);
  const sent = asked.filter(({ url }) => url === '/kyc/aadhaarxml').map(({ body }) => body as FormData);
  expect(sent.map((form) => [form.get('shareCode'), (form.get('file') as File).name])).toEqual([
    ['1234', 'offlineaadhaar.zip'],
    ['2345', 'offlineaadhaar.zip'],
  ]);
});
