import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawPortal } from '../../../test/draw-for.tsx';
import { fakeServer, refused, took } from '../../../test/fake-server.ts';
import { AddFile } from './AddFile.tsx';
import { AddOwnFile } from './AddOwnFile.tsx';
import { sizeOf } from './FileLine.tsx';
import { FileList } from './FileList.tsx';
import { FilesPage } from './FilesPage.tsx';

beforeEach(() => localStorage.setItem('token', 'a.b.c'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const draw = (part: ReactElement) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {part}
    </QueryClientProvider>,
  );
const file = {
  fileId: 'f1',
  docType: 'otherFile',
  title: 'Rent agreement',
  name: '',
  mediaType: 'application/pdf',
  bytes: 2_345_678,
  storedAt: '2026-11-20T05:12:00.000Z',
  by: 'applicant',
  removable: true,
};
const pan = {
  ...file,
  fileId: 'f2',
  docType: 'pan',
  title: 'PAN',
  name: 'pan.jpg',
  removable: false,
  by: 'lender',
};
const choose = (file: File) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file picker');
  fireEvent.change(input, { target: { files: [file] } });
};
const pdf = new File(['%PDF-'], 'rent.pdf', { type: 'application/pdf' });

test('each file says what it is, how large, when and by whom; only another paper can be taken away, after a second tap', async () => {
  let files: object[] = [file, pan];
  const asked = fakeServer(({ method }) => {
    if (method === 'DELETE') files = [pan];
    return method === 'DELETE' ? took({}) : took(files);
  });
  draw(<FileList applicantId="a" own />);
  await screen.findByText('2 files');
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toMatch(/Rent agreement.*PDF 2\.3 MB · 20 Nov 2026, 10:42 IST, by you/);
  expect(second?.textContent).toMatch(/PAN.*pan\.jpg · .*by the lender/);
  expect(screen.queryByRole('button', { name: 'Remove PAN' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Remove Rent agreement' }));
  expect(screen.getByRole('button', { name: 'Keep it' })).toBe(document.activeElement);
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Yes, remove it' }));
  await screen.findByText('1 file');
  expect(asked.find(({ method }) => method === 'DELETE')?.url).toBe('/api/applicants/a/files/f1');
});

test('no file, and no answer', async () => {
  fakeServer(() => took([]));
  draw(<FileList applicantId="a" own />);
  await screen.findByText('No files yet');
  cleanup();
  fakeServer(() => 'no network');
  draw(<FileList applicantId="b" own />);
  await screen.findByRole('button', { name: 'Try again' });
});

test('without a name nothing is sent; with one the paper goes, and the field is blank again', async () => {
  const asked = fakeServer(() => took({ files: [] }));
  draw(<AddOwnFile applicantId="a" custId="C2031" />);
  choose(pdf);
  expect((await screen.findByRole('alert')).textContent).toBe('First enter what the document is.');
  const sent = () => asked.filter(({ url }) => url.endsWith('otherDataEntryFiles'));
  expect(sent()).toEqual([]);
  const name = screen.getByLabelText<HTMLInputElement>('What is this document?');
  fireEvent.change(name, { target: { value: ' Rent agreement ' } });
  choose(pdf);
  await waitFor(() => expect(name.value).toBe(''));
  expect(sent()[0]?.body).toMatchObject({ custId: 'C2031', name: 'Rent agreement' });
});

test('staff say which document a file is of; a locked PDF waits for its password', async () => {
  const asked = fakeServer(({ body }) =>
    (body as { password?: string }).password === 'open'
      ? took({ files: [] })
      : refused('FILE_LOCKED', 'This PDF is locked. Enter its password and send it again.'),
  );
  const form16 = [{ id: 'form16', title: 'Form 16' }];
  const named = { name: '', onName: () => undefined, onAdded: () => undefined };
  draw(<AddFile applicantId="a" custId="C2031" documents={form16} {...named} />);
  fireEvent.change(screen.getByLabelText('Which document is this?'), { target: { value: 'form16' } });
  expect(screen.queryByLabelText('What is this document?')).toBeNull();
  choose(pdf);
  expect((await screen.findByRole('alert')).textContent).toMatch(/This PDF is locked/);
  fireEvent.change(screen.getByLabelText('Password of the PDF'), { target: { value: 'open' } });
  fireEvent.click(screen.getByRole('button', { name: 'Upload it again' }));
  await waitFor(() => expect(screen.queryByLabelText('Password of the PDF')).toBeNull());
  expect(asked.map(({ url, body }) => [url, (body as { docType?: string }).docType])).toEqual([
    ['/api/users/dataFileEntry', 'form16'],
    ['/api/users/dataFileEntry', 'form16'],
  ]);
});

test('sizes are round figures', () => {
  expect([1, 1_499, 940_000, 960_000, 10_485_760].map(sizeOf)).toEqual([
    '1 kB',
    '1 kB',
    '940 kB',
    '1.0 MB',
    '10.5 MB',
  ]);
});

test('the person’s own files go under the customer id of their session', async () => {
  localStorage.setItem('custId', 'C7001');
  const asked = fakeServer(({ url }) => {
    if (url.endsWith('/files')) return took([]);
    if (url.endsWith('/otherDataEntryFiles')) return took({ files: [] });
    const profile = { name: 'Asha Sample', mobileNo: '', email: '', segment: 'retail', reference: 'SF-1' };
    return took({ _id: 'a', custId: 'C1', segment: 'retail', profile, docs: {} });
  });
  drawPortal(<FilesPage />);
  const name = await screen.findByLabelText<HTMLInputElement>('What is this document?');
  fireEvent.change(name, { target: { value: 'Rent agreement' } });
  choose(pdf);
  await waitFor(() => expect(name.value).toBe(''));
  const sent = asked.find(({ url }) => url.endsWith('/otherDataEntryFiles'));
  expect(sent?.body).toMatchObject({ custId: 'C7001' });
});
