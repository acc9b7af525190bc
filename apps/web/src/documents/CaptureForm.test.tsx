import { exampleCapture } from '@pramaan/documents/fixtures/fixture.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { entries, findEntry } from '@pramaan/documents/registry.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { serve } from '../../test/served.ts';
import { CaptureForm } from './CaptureForm.tsx';
import type { Capture, ServerFault, Values } from './capture-state.ts';
import type { SendFile } from './controls/control.ts';

afterEach(cleanup);

const fileId = '00000000-0000-4000-8000-000000000000';
/** A server that takes every file at once. */
const sendFile: SendFile = async () => ({
  send: async () => ({ fileId, url: '', covered: 0, openedWith: null, signatures: [] }),
});
const forms = entries.filter(({ method }) => Object.keys(method.capture).length > 0);

/** The control of a file loads on demand. */
async function untilFilesAreAsked(container: HTMLElement, capture: Capture): Promise<void> {
  const files = Object.entries(capture).filter(([, { control, sideOf }]) => control === 'file' && !sideOf);
  for (const [name] of files) await waitFor(() => expect(inputsNamed(container, name)).not.toEqual([]));
}

async function draw(capture: Capture, extra: { known?: Values; refused?: readonly ServerFault[] } = {}) {
  const onSubmitDocument = vi.fn();
  const form = (refused?: readonly ServerFault[]) => (
    <CaptureForm
      capture={capture}
      action="Verify"
      sendFile={sendFile}
      onSubmitDocument={onSubmitDocument}
      {...extra}
      {...(refused ? { refused } : {})}
    />
  );
  const drawn = render(form());
  await untilFilesAreAsked(drawn.container, capture);
  return {
    ...drawn,
    onSubmitDocument,
    refuse: (refused: readonly ServerFault[]) => drawn.rerender(form(refused)),
  };
}

const inputsNamed = (container: HTMLElement, name: string) =>
  [...container.querySelectorAll<HTMLInputElement>('[name]')].filter((input) => input.name === name);

async function fill(container: HTMLElement, capture: Capture, values: Readonly<Record<string, string>>) {
  for (const [name, field] of Object.entries(capture)) {
    // Without a server a dictionary's list cannot be had: then it is typed.
    if (field.control === 'listed')
      await waitFor(() => expect(inputsNamed(container, name)[0]?.tagName).toBe('INPUT'));
    const [input] = inputsNamed(container, name);
    if (!input) throw new Error(`no input for ${name}`);
    if (field.control !== 'file') {
      fireEvent.focus(input);
      fireEvent.change(input, { target: { value: values[name] } });
      fireEvent.blur(input);
      continue;
    }
    const photo = new File(['x'], 'card.jpg', { type: 'image/jpeg' });
    fireEvent.change(input, { target: { files: [photo] } });
    const sent = screen.queryAllByText(/card\.jpg is uploaded/).length;
    await waitFor(() => expect(screen.getAllByText(/card\.jpg is uploaded/)).toHaveLength(sent + 1));
  }
}

const submit = (container: HTMLElement) =>
  fireEvent.submit(container.querySelector('form') as HTMLFormElement);

test('there are forms to draw', () => {
  expect(forms.length).toBeGreaterThan(30);
});

describe.each(forms.map((entry) => ({ name: `${entry.document.id}.${entry.key}`, entry })))(
  '$name',
  ({ entry: { method } }) => {
    test('asks each field by its label and accepts the examples', async () => {
      const values = exampleCapture(method.capture, people[1]);
      const { container, onSubmitDocument } = await draw(method.capture);
      const labels = [...container.querySelectorAll('label[for]')].map((label) =>
        label.textContent?.replace(' (optional)', ''),
      );
      const atFirst = Object.values(method.capture).filter(({ sideOf }) => sideOf === undefined);
      expect(labels).toEqual(atFirst.map((field) => field.label));
      await fill(container, method.capture, values);
      submit(container);
      expect(container.querySelector('[aria-invalid]')?.id).toBeUndefined();
      expect(onSubmitDocument).toHaveBeenCalledTimes(1);
    });

    test('refuses blanks with a sentence at each field, and keeps the focus on the first', async () => {
      const { container, onSubmitDocument } = await draw(method.capture);
      submit(container);
      const asked = Object.entries(method.capture).filter(([, field]) => !field.optional);
      if (asked.length === 0) return;
      expect(onSubmitDocument).not.toHaveBeenCalled();
      for (const [name] of asked) {
        const [input] = inputsNamed(container, name);
        expect(input?.getAttribute('aria-invalid')).toBe('true');
        const sentence = (input?.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id))
          .find((element) => element?.getAttribute('role') === 'alert')?.textContent;
        expect(sentence, name).toMatch(/[.?]$/);
        expect(sentence).not.toMatch(/Invalid input/);
      }
      expect(document.activeElement?.getAttribute('name')).toBe(asked[0]?.[0]);
    });
  },
);

const pan = entries.find(({ document }) => document.id === 'pan')?.method.capture ?? {};
const aadhaar =
  entries.find(({ document, key }) => document.id === 'aadhaar' && key === 'kyc')?.method.capture ?? {};

test('a fault of the server stands at its field and nothing typed is cleared', async () => {
  const { container, refuse } = await draw(pan);
  await fill(container, pan, { pan: 'AAAPZ1234C' });
  refuse([{ path: 'body.pan', message: 'The registry does not know this PAN.' }]);
  await waitFor(() => expect(screen.getByText(/does not know this PAN/)).toBeTruthy());
  expect(inputsNamed(container, 'pan')[0]?.value).toBe('AAAPZ1234C');
  expect(inputsNamed(container, 'pan')[0]?.getAttribute('aria-invalid')).toBe('true');
});

test('a fault that belongs to no field is said over the form', async () => {
  await draw(pan, { refused: [{ path: 'body.instance', message: 'You can add at most 3.' }] });
  expect(screen.getByText('You can add at most 3.')).toBeTruthy();
});

test('a secret shows its last four characters only once it is left', async () => {
  const { container } = await draw(aadhaar);
  const [input] = inputsNamed(container, 'uid');
  if (!input) throw new Error('no input');
  const example = aadhaar.uid?.examples[0] ?? '';
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: example } });
  expect(input.value).toBe(example);
  fireEvent.blur(input);
  expect(input.value).toMatch(/^XXXX XXXX \d{4}$/);
});

test('what the draft knows is filled in, even when it comes late, and never over what was typed', async () => {
  const { container, rerender } = await draw(pan, { known: {} });
  const form = (known: Values) => (
    <CaptureForm capture={pan} action="Verify" known={known} sendFile={sendFile} onSubmitDocument={vi.fn()} />
  );
  rerender(form({ pan: 'BBBPZ1235D' }));
  const [input] = inputsNamed(container, 'pan');
  expect(input?.value).toBe('BBBPZ1235D');
  rerender(form({ pan: 'CCCPZ1240E' }));
  expect(input?.value).toBe('CCCPZ1240E');
  fireEvent.change(input as Element, { target: { value: 'CCCPZ' } });
  rerender(form({ pan: 'BBBPZ1235D' }));
  expect(input?.value).toBe('CCCPZ');
});

test('the back of a card is asked once the front is there, and the form waits for what is on its way', async () => {
  const capture = findEntry('dl', 'ocr')?.method.capture ?? {};
  let arrive: () => void = () => undefined;
  const file = { fileId, url: '', covered: 0, openedWith: null, signatures: [] };
  const slowly: SendFile = async () => ({
    send: () =>
      new Promise((resolve) => {
        arrive = () => resolve(file);
      }),
  });
  const onSubmitDocument = vi.fn();
  const form = { capture, action: 'Send', onSubmitDocument };
  const { container, rerender } = render(<CaptureForm {...form} sendFile={sendFile} />);
  await untilFilesAreAsked(container, capture);
  expect(inputsNamed(container, 'back')).toEqual([]);
  await fill(container, { file: capture.file as Capture[string] }, {});
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('back'));
  expect(screen.getByText(/^Turn the card over/)).toBeTruthy();
  rerender(<CaptureForm {...form} sendFile={slowly} />);
  const photo = new File(['y'], 'back.jpg', { type: 'image/jpeg' });
  fireEvent.change(inputsNamed(container, 'back')[0] as Element, { target: { files: [photo] } });
  await screen.findByRole('progressbar');
  submit(container);
  expect(onSubmitDocument).not.toHaveBeenCalled();
  arrive();
  await screen.findByText(/back\.jpg is uploaded/);
  submit(container);
  expect(onSubmitDocument).toHaveBeenCalledWith({ file: fileId, back: fileId }, expect.anything());
});

test('a PDF has both sides of a card: its back is not asked, until it is replaced by a photo', async () => {
  const capture = findEntry('dl', 'ocr')?.method.capture ?? {};
  const { container, onSubmitDocument } = await draw(capture);
  expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull();
  const scan = new File(['%PDF-1.7'], 'both.pdf', { type: 'application/pdf' });
  fireEvent.change(inputsNamed(container, 'file')[0] as Element, { target: { files: [scan] } });
  await screen.findByText(/both\.pdf is uploaded/);
  expect(inputsNamed(container, 'back')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  expect(onSubmitDocument).toHaveBeenCalledWith({ file: fileId, back: undefined }, expect.anything());
  await fill(container, { file: capture.file as Capture[string] }, {});
  expect(inputsNamed(container, 'back')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Send without the back' })).toBeTruthy();
});

test.each([
  ['PDF', true, 0, 'Verify'],
  ['photo', false, 1, 'Send without the back'],
])('a front that is a %s of an earlier visit', async (_, isPdf, backs, action) => {
  const page = { page: 1, pages: 1, isPdf, width: 1, height: 1, image: 'data:image/jpeg;base64,/9j/' };
  serve({ [`GET /applicants/a1/files/${fileId}/pages/1`]: page });
  const placed: SendFile = Object.assign((...file: Parameters<SendFile>) => sendFile(...file), {
    place: { applicantId: 'a1', docType: 'dl' },
  });
  const { container } = render(
    <CaptureForm
      capture={findEntry('dl', 'ocr')?.method.capture ?? {}}
      known={{ file: fileId }}
      action="Verify"
      sendFile={placed}
      onSubmitDocument={vi.fn()}
    />,
  );
  await waitFor(() => expect(screen.getByRole('button', { name: action })).toBeTruthy());
  expect(inputsNamed(container, 'back')).toHaveLength(backs);
});
