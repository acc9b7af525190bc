import { findEntry } from '@pramaan/documents/registry.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Arrived } from '../../capture/sending/shipment.ts';
import type { SendFile } from './control.ts';
import { FileControl } from './FileControl.tsx';

const place = { applicantId: 'a1', docType: 'pan' };
const arrived: Arrived = {
  fileId: 'f1',
  url: '',
  covered: 2,
  openedWith: 'your PAN in small letters',
  signatures: [{ by: 'CBDT', state: 'valid', sentence: 'Signed by CBDT.' }],
};

vi.mock('../../capture/phone/HandoverDialog.tsx', () => ({
  HandoverDialog: ({ onArrived }: { onArrived: (came: Arrived, name: string) => void }) => (
    <button type="button" onClick={() => onArrived({ ...arrived, covered: 0 }, 'The file from your phone')}>
      phone
    </button>
  ),
}));
const camera = vi.hoisted(() => ({ isThere: true }));
vi.mock('../../capture/picture/DocumentCamera.tsx', () => ({
  get DocumentCamera() {
    if (!camera.isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>camera</p>;
  },
}));

beforeEach(() => {
  camera.isThere = true;
});

function draw(sendFile: SendFile, field = findEntry('pan', 'ocr')?.method.capture.file) {
  if (!field) throw new Error('No such file is taken');
  const change = vi.fn();
  const control = (value: string) => (
    <FileControl
      id="f"
      name="file"
      field={field}
      value={value}
      describedBy={undefined}
      invalid={false}
      disabled={false}
      change={change}
      left={vi.fn()}
      sendFile={sendFile}
      answers={{}}
    />
  );
  const { rerender } = render(control(''));
  change.mockImplementation((value: string) => rerender(control(value)));
  return change;
}
const taking: SendFile = async () => ({ send: async () => arrived });
const issuedDocument = () => new File(['%PDF'], 'form.pdf', { type: 'application/pdf' });
const choose = () =>
  fireEvent.change(screen.getByText('Choose a file').querySelector('input') as Element, {
    target: { files: [issuedDocument()] },
  });

test('a file that came is named, with what was done with it', async () => {
  const change = draw(taking);
  choose();
  expect(await screen.findByText(/form\.pdf is uploaded/)).toBeTruthy();
  expect(change).toHaveBeenCalledWith('f1');
  expect(await screen.findByText('Opened with your PAN in small letters.')).toBeTruthy();
  expect(screen.getByText(/numbers hidden before the file was stored: 2/)).toBeTruthy();
  expect(screen.getByText('Signed by CBDT.')).toBeTruthy();
});

test('what a phone sent is as good as what was sent from here; without a place no phone is offered', async () => {
  const change = draw(Object.assign(taking.bind(null), { place }));
  fireEvent.click(screen.getByRole('button', { name: 'Use your phone' }));
  fireEvent.click(await screen.findByText('phone'));
  expect(change).toHaveBeenCalledWith('f1');
  expect(await screen.findByText(/The file from your phone is uploaded/)).toBeTruthy();
});

test('a file that was removed is not taken for the one that a phone sends after it', async () => {
  draw(Object.assign(taking.bind(null), { place }));
  choose();
  fireEvent.click(await screen.findByRole('button', { name: 'Remove: form.pdf' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Use your phone' }));
  fireEvent.click(await screen.findByText('phone'));
  expect(await screen.findByText(/The file from your phone is uploaded/)).toBeTruthy();
  expect(screen.queryByText(/kB$/)).toBeNull();
});

test('without a place and a camera only files are offered', () => {
  draw(taking);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a part of the page that cannot be fetched is said, and may be tried again', async () => {
  vi.stubGlobal('navigator', { mediaDevices: {} });
  draw(taking);
  camera.isThere = false;
  fireEvent.click(screen.getByRole('button', { name: 'Take a guided photo' }));
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  camera.isThere = true;
  fireEvent.click(screen.getByRole('button', { name: 'Take a guided photo' }));
  expect(await screen.findByText('camera')).toBeTruthy();
});

test('a file that is refused leaves the old one and says why', async () => {
  const { CallFailure } = await import('../../lib/failure.ts');
  draw(async () => ({
    send: () => Promise.reject(new CallFailure({ code: 'FILE_REFUSED', message: 'No PDF.', status: 200 })),
  }));
  choose();
  expect((await screen.findByRole('alert')).textContent).toBe('No PDF.');
  expect(screen.getByText('Choose a file')).toBeTruthy();
});

const box = () => screen.getByText('Choose a file').closest('div')?.parentElement as Element;

test('a file that is dropped is taken; what cannot be read is said, and the page is not left for it', async () => {
  const change = draw(taking);
  const dropped = (file: File) =>
    fireEvent.drop(box(), { dataTransfer: { types: ['Files'], files: [file] } });
  // A prevented event: the browser does nothing of its own.
  expect(dropped(new File(['x'], 'notes.txt', { type: 'text/plain' }))).toBe(false);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Only pictures and PDFs/);
  expect(change).not.toHaveBeenCalled();
  fireEvent.dragOver(box(), { dataTransfer: { types: ['Files'] } });
  expect(box().hasAttribute('data-over')).toBe(true);
  expect(dropped(issuedDocument())).toBe(false);
  expect(await screen.findByText(/form\.pdf is uploaded/)).toBeTruthy();
  expect(change).toHaveBeenCalledWith('f1');
});

test('the back of a card is a picture: a dropped PDF is turned away with a sentence', async () => {
  const change = draw(taking, findEntry('dl', 'ocr')?.method.capture.back);
  fireEvent.drop(box(), { dataTransfer: { types: ['Files'], files: [issuedDocument()] } });
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The back can only be a photo/);
  expect(change).not.toHaveBeenCalled();
});

test('what was sent is seen with its size, and can be removed', async () => {
  const change = draw(taking);
  choose();
  const remove = await screen.findByRole('button', { name: 'Remove: form.pdf' });
  expect(screen.getByText('0.1 kB')).toBeTruthy();
  fireEvent.click(remove);
  expect(change).toHaveBeenLastCalledWith('');
  expect(screen.queryByText(/is uploaded/)).toBeNull();
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByText('Choose a file').querySelector('input')),
  );
});
