import { findEntry } from '@pramaan/documents/registry.ts';
import type { StoredRecord } from '@pramaan/documents/tree.ts';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applicantId, drawOffice } from '../../../test/draw-for.tsx';
import { refusal, serve } from '../../../test/served.ts';
import { DocumentViewer } from './DocumentViewer.tsx';

const fileId = 'f1';
const page = (number: number, pages: number) => ({
  ...{ page: number, pages, width: 800, height: 1200 },
  image: 'data:image/jpeg;base64,/9j/AAAA',
});
const threePages = Object.fromEntries(
  [1, 2, 3].map((number) => [`GET /files/${fileId}/pages/${number}`, page(number, 3)]),
);
const entry = findEntry('pan', 'ocr');
if (!entry) throw new Error('There is no pan.ocr.');
const record = {
  data: { number: 'XXXXXX234C', name: 'ASHA SAMPLE' },
  source: 'ocr',
} as unknown as StoredRecord;
const field = (path: string, value: string, more: object) => ({
  ...{ path, value, confidence: 0.99, unsure: false, open: true },
  ...more,
});
const place = { left: 0.1, top: 0.2, width: 0.3, height: 0.05 };
const fields = [
  field('name', 'ASHA SAMPLE', { unsure: true, place: { ...place, page: 2 } }),
  field('number', 'AAAPZ1234C', { place: { ...place, page: 1 } }),
  field('dob', '15/01/1990', {}),
];

function draw(served: Record<string, unknown> = {}, reading: object[] = fields) {
  const asked = serve({
    ...threePages,
    [`GET /files/${fileId}/reading`]: { likeness: 1, fields: reading, checks: [], signatures: [] },
    ...served,
  });
  drawOffice(
    <DocumentViewer
      applicantId={applicantId}
      fileId={fileId}
      title="PAN"
      read={entry && { entry, instance: 1, record }}
    />,
  );
  return asked;
}
const frameOf = (number: number) => screen.findByRole('region', { name: `Page ${number} of 3` });
const zoomOf = (frame: HTMLElement) => Number(frame.style.getPropertyValue('--zoom'));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => localStorage.setItem('id_token', 'token'));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a page is enlarged, turned and fitted again by buttons and by keys', async () => {
  draw();
  const frame = await frameOf(1);
  const out = screen.getByRole('button', { name: 'Zoom out' });
  expect(out.getAttribute('aria-disabled')).toBe('true');
  press('Zoom in');
  expect(zoomOf(frame)).toBe(1.5);
  fireEvent.keyDown(frame, { key: '+' });
  expect(zoomOf(frame)).toBe(2.25);
  fireEvent.keyDown(frame, { key: '-' });
  press('Zoom out');
  expect(zoomOf(frame)).toBe(1);
  const upright = Number(frame.style.getPropertyValue('--ratio'));
  fireEvent.keyDown(frame, { key: 'r' });
  expect(frame.style.getPropertyValue('--turn')).toBe('90deg');
  expect(Number(frame.style.getPropertyValue('--ratio'))).toBeCloseTo(1 / upright);
  for (const _ of Array(30)) fireEvent.keyDown(frame, { key: '=' });
  expect(zoomOf(frame)).toBe(8);
  expect(screen.getAllByRole('status')[0]?.textContent).toContain('800 %');
  fireEvent.keyDown(frame, { key: '0' });
  expect([zoomOf(frame), frame.style.getPropertyValue('--turn')]).toEqual([1, '0deg']);
});

test('the wheel with Ctrl enlarges the page and not the window; without it the page scrolls as always', async () => {
  draw();
  const frame = await frameOf(1);
  const plain = createEvent.wheel(frame, { deltaY: -200 });
  fireEvent(frame, plain);
  expect([plain.defaultPrevented, zoomOf(frame)]).toEqual([false, 1]);
  const held = createEvent.wheel(frame, { deltaY: -200, ctrlKey: true });
  fireEvent(frame, held);
  expect(held.defaultPrevented).toBe(true);
  expect(zoomOf(frame)).toBeCloseTo(Math.E);
});

test('two fingers enlarge the page by how far they move apart', async () => {
  draw();
  const frame = await frameOf(1);
  const finger = (kind: 'pointerDown' | 'pointerMove' | 'pointerUp', pointerId: number, clientX: number) => {
    const event = createEvent[kind](frame, { pointerId, clientX, clientY: 0 });
    Object.defineProperties(event, {
      pointerId: { value: pointerId },
      pointerType: { value: 'touch' },
      clientX: { value: clientX },
      clientY: { value: 0 },
    });
    fireEvent(frame, event);
  };
  finger('pointerDown', 1, 100);
  finger('pointerMove', 1, 120);
  expect(zoomOf(frame)).toBe(1);
  finger('pointerDown', 2, 220);
  finger('pointerMove', 2, 320);
  expect(zoomOf(frame)).toBe(2);
  finger('pointerUp', 2, 320);
  finger('pointerMove', 1, 0);
  expect(zoomOf(frame)).toBe(2);
});

test('pages turn by buttons and keys, within the file; the arrows turn them while the whole page is seen', async () => {
  draw();
  const first = await frameOf(1);
  fireEvent.keyDown(first, { key: 'ArrowLeft' });
  fireEvent.keyDown(first, { key: 'ArrowRight' });
  const second = await frameOf(2);
  press('Next page');
  await frameOf(3);
  expect(screen.getByRole('button', { name: 'Next page' }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.keyDown(second, { key: 'PageDown' });
  fireEvent.keyDown(second, { key: 'PageUp' });
  press('Zoom in');
  const enlarged = await frameOf(2);
  fireEvent.keyDown(enlarged, { key: 'ArrowRight' });
  expect(await frameOf(2)).toBe(enlarged);
});

test('each value that was read stands beside the page with the number of its place, as the record shows it', async () => {
  draw();
  const frame = await frameOf(1);
  const list = (await screen.findByText('Values read from this file')).parentElement as HTMLElement;
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['1NumberXXXXXX234C', '2NameASHA SAMPLEPlease check', '3Date of Birth–']);
  const onPage = () =>
    within(frame)
      .getAllByRole('button')
      .map((mark) => mark.getAttribute('aria-label'));
  expect(onPage()).toEqual(['1: Number']);
  // By keyboard a value is chosen in the list: its page comes, and its place is marked.
  fireEvent.click(within(list).getByRole('button', { name: /Name/ }));
  await waitFor(() => expect(onPage()).toEqual(['2: Name']));
  const mark = within(frame).getByRole('button', { name: '2: Name' });
  expect(mark.getAttribute('aria-pressed')).toBe('true');
  expect([mark.style.left, mark.style.top]).toEqual(['10%', '20%']);
  fireEvent.click(mark);
  expect(mark.getAttribute('aria-pressed')).toBe('false');
});

test('without kept places it says so; a file of one page has no pages to turn', async () => {
  draw({ [`GET /files/${fileId}/pages/1`]: page(1, 1) }, [field('number', 'AAAPZ1234C', {})]);
  await screen.findByRole('region', { name: 'Page 1 of 1' });
  expect(await screen.findByText('The positions of these values on the page were not stored.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull();
});

test('a page that cannot be shown says why, and can be asked for again', async () => {
  const why = 'This PDF is locked, and we do not store its password.';
  const asked = draw({ [`GET /files/${fileId}/pages/1`]: () => refusal('FILE_LOCKED', why) });
  expect((await screen.findByText(why)).closest('[role=alert]')).toBeTruthy();
  const before = asked.length;
  press('Try again');
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
});
