import { findEntry } from '@pramaan/documents/registry.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, refused, took } from '../../../test/fake-server.ts';
import { queryClient } from '../../lib/query.ts';
import { CaptureForm } from '../CaptureForm.tsx';

const capture = findEntry('assetLoan', 'input')?.method.capture ?? {};
const term = (id: string, name: string, assetTypes: string[]) => ({ id, name, assetTypes });
const lists: Readonly<Record<string, object[]>> = {
  '/api/dict/manufacturers': [
    term('honda', 'Honda', ['Two-wheeler', 'Car']),
    term('jcb', 'JCB', ['Construction machine']),
  ],
  '/api/dict/manufacturers/getAssetModelById/honda': [
    term('honda.activa', 'Activa', ['Two-wheeler']),
    term('honda.city', 'City', ['Car']),
  ],
  '/api/dict/manufacturers/getAssets/honda.activa': [term('honda.activa.6g', 'Activa 6G', ['Two-wheeler'])],
};

const noFiles = () => Promise.reject(new Error('This form asks for no file.'));

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function draw() {
  const onSubmitDocument = vi.fn();
  render(
    <CaptureForm capture={capture} action="Save" sendFile={noFiles} onSubmitDocument={onSubmitDocument} />,
  );
  return onSubmitDocument;
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const answer = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const offered = (label: string) => [...field(label).querySelectorAll('option')].map((one) => one.textContent);
const offers = (label: string, names: string[]) =>
  waitFor(() => expect(offered(label)).toEqual(['Choose…', ...names, 'Other: type it']));

test('each list follows the answers before it, of the kind that was chosen', async () => {
  fakeServer(({ url }) => took(lists[url] ?? []));
  draw();
  answer('Kind of asset', 'Two-wheeler');
  await offers('Manufacturer', ['Honda']);
  expect(offered('Model')).toEqual(['First answer the question above']);
  answer('Manufacturer', 'Honda');
  await offers('Model', ['Activa']);
  answer('Model', 'Activa');
  await offers('Variant', ['Activa 6G']);
  answer('Variant', 'Activa 6G');
  expect(field('Variant').value).toBe('Activa 6G');
  // Another kind: what was chosen for the old one is asked again.
  answer('Kind of asset', 'Construction machine');
  expect(field('Manufacturer').value).toBe('');
  await offers('Manufacturer', ['JCB']);
});

test('what is not listed is typed, and nothing is listed under it', async () => {
  fakeServer(({ url }) => took(lists[url] ?? []));
  const onSubmitDocument = draw();
  answer('Kind of asset', 'Car');
  await offers('Manufacturer', ['Honda']);
  answer('Manufacturer', '…');
  fireEvent.change(screen.getByLabelText('Type it: Manufacturer'), { target: { value: 'Sample Motors' } });
  await waitFor(() => expect(field('Model').tagName).toBe('INPUT'));
  answer('Model', 'Sample 110');
  answer('Condition', 'Used');
  answer('Year of make', '2020');
  answer('Price', '300000');
  answer('What you pay yourself', '50000');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmitDocument).toHaveBeenCalledTimes(1);
  expect(onSubmitDocument.mock.calls[0]?.[0]).toMatchObject({
    manufacturer: 'Sample Motors',
    model: 'Sample 110',
  });
});

test('a list that cannot be had is typed', async () => {
  fakeServer(() => refused('INTERNAL', 'Something went wrong.', 500));
  draw();
  answer('Kind of asset', 'Car');
  await waitFor(() => expect(field('Manufacturer').tagName).toBe('INPUT'));
});
