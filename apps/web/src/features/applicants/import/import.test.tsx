import { mostStarted } from '@pramaan/contract/calls/start-application.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawOffice } from '../../../../test/draw-for.tsx';
import { guessColumns } from './columns.ts';
import { ImportList } from './ImportList.tsx';
import { ImportPage } from './ImportPage.tsx';

/* A list is looked at before anything is sent; what is refused is told by row, and a lost answer is asked for again. */

interface Asked {
  rows: { mobileNo: string }[];
  dryRun: boolean;
  language: string;
  idempotencyKey?: string;
}
let asked: Asked[];
/** Fails the batch with this place, once. */
let failing = -1;

beforeEach(() => {
  asked = [];
  failing = -1;
  localStorage.setItem('id_token', 'token');
  vi.stubGlobal('fetch', async (_url: string, init: { body: string }) => {
    const body = JSON.parse(init.body) as Asked;
    asked.push(body);
    if (asked.length - 1 === failing) throw new TypeError('offline');
    const rows = body.rows.map(({ mobileNo }, at) => {
      const refused = mobileNo.length < 10;
      const state = refused ? 'refused' : body.dryRun ? 'ready' : 'started';
      return { row: at + 1, state, _id: '', reference: '', fault: refused ? 'Ten digits, please.' : '' };
    });
    return new Response(
      JSON.stringify({ success: true, message: '', result: { rows, started: 0, refused: 0 } }),
    );
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const numberOf = (at: number) => `98650${String(at).padStart(5, '0')}`;
const list = (count: number) => Array.from({ length: count }, (_, at) => [`Person ${at}`, numberOf(at)]);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const figure = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

test('the rows are looked at, the good ones are started, and each fault is told by its row', async () => {
  drawOffice(
    <ImportList rows={[['Name', 'Mobile'], ...list(2), ['Short', '12345'], ['Again', numberOf(0)]]} />,
    2,
  );
  press('Check 4 rows');
  await screen.findByText('New applications');
  await waitFor(() => expect(figure('New applications')).toBe('2'));
  expect(asked.map(({ dryRun, rows }) => [dryRun, rows.length])).toEqual([[true, 3]]);
  const table = within(screen.getByRole('table', { name: 'Rows left out' }));
  expect(table.getByRole('row', { name: /4.*12345.*Ten digits, please\./ })).toBeTruthy();
  expect(table.getByRole('row', { name: /5.*Row 2 has the same mobile number\./ })).toBeTruthy();

  press('Start 2 applications');
  await screen.findByRole('link', { name: 'Go to the applicants' });
  expect(figure('Applications started')).toBe('2');
  expect(asked.at(-1)).toMatchObject({ dryRun: false, language: 'en' });
});

test('a connection that is lost loses no row: the same batch is sent again under the same name', async () => {
  drawOffice(<ImportList rows={list(mostStarted + 5)} />, 2);
  press(`Check ${mostStarted + 5} rows`);
  await screen.findByRole('button', { name: `Start ${mostStarted + 5} applications` });
  failing = 3;
  press(`Start ${mostStarted + 5} applications`);
  fireEvent.click(
    await screen.findByRole('button', { name: `Continue from row ${mostStarted + 1} of the list` }),
  );
  await screen.findByRole('link', { name: 'Go to the applicants' });
  const taken = asked.filter(({ dryRun }) => !dryRun);
  expect(taken.map(({ rows }) => rows.length)).toEqual([mostStarted, 5, 5]);
  expect(new Set(taken.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(taken[0]?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
});

test('a wrong guess is put right: the columns are chosen, and without numbers nothing begins', async () => {
  drawOffice(
    <ImportList
      rows={[
        ['A', 'B'],
        ['x', 'y'],
      ]}
    />,
    2,
  );
  expect(screen.getByText('Choose the column with the mobile numbers.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Check/ }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.change(screen.getByLabelText('Mobile number'), { target: { value: '1' } });
  press('Check 1 row');
  await waitFor(() => expect(figure('Rows left out')).toBe('1'));
  expect(asked[0]?.rows).toEqual([{ mobileNo: 'y', name: '', email: '' }]);
  press('Change the columns');
  expect(screen.getByLabelText('Mobile number')).toHaveProperty('value', '1');
});

test('before a file is chosen the page says what a list contains, and gives an empty one that is understood', async () => {
  let list = new Blob();
  const saving = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    list = file as Blob;
    return 'blob:list';
  });
  drawOffice(<ImportPage />, 2);
  const table = within(screen.getByRole('table', { name: 'What the list contains' }));
  expect(table.getByRole('row', { name: /^Mobile number Yes/ })).toBeTruthy();
  press('Download an empty list (CSV)');
  const heads = (await list.text()).replaceAll(/[\uFEFF"\r\n]/g, '').split(',');
  expect(guessColumns([heads])).toEqual({ mobileNo: 0, name: 1, email: 2, product: 3, branch: 4 });
  saving.mockRestore();
});

test('a list that is dropped on the page is opened as one that is chosen', async () => {
  drawOffice(<ImportPage />, 2);
  const place = screen.getByText(/^Drop a CSV file/).parentElement as HTMLElement;
  const file = new File(['%'], 'people.pdf', { type: 'application/pdf' });
  Object.defineProperty(file, 'size', { value: 11_000_000 });
  fireEvent.drop(place, { dataTransfer: { files: [file], types: ['Files'] } });
  expect(await screen.findByText(/larger than 10 MB/)).toBeTruthy();
});
