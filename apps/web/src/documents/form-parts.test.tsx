import { findEntry } from '@pramaan/documents/registry.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CaptureForm, type SourcedAnswer } from './CaptureForm.tsx';
import { formParts } from './form-parts.ts';

/* A long form on a phone: what is known is shown, what is asked comes a few questions at a time. */

afterEach(cleanup);

const capture = findEntry('basicDetails', 'input')?.method.capture ?? {};
const sourced: Readonly<Record<string, SourcedAnswer>> = {
  name: { value: 'Asha Sample', from: 'From PAN' },
  fatherName: { value: 'Mohan Sample', from: 'From PAN' },
  gender: { value: 'Female', from: 'From Aadhaar' },
  mobileNo: { value: '9000000011', from: 'From your profile' },
};
const answers = Object.fromEntries(Object.entries(sourced).map(([name, { value }]) => [name, value]));

function draw(
  known: Readonly<Record<string, string>>,
  refused: readonly { path: string; message: string }[] = [],
) {
  const onSubmitDocument = vi.fn();
  const form = (faults: typeof refused) => (
    <CaptureForm
      {...{ capture, known, sourced, onSubmitDocument, refused: faults }}
      inParts
      action="Save"
      sendFile={async () => Promise.reject(new Error('no file is asked'))}
    />
  );
  const drawn = render(form(refused));
  return { onSubmitDocument, refuse: (faults: typeof refused) => drawn.rerender(form(faults)) };
}

const asked = () =>
  [...document.querySelectorAll<HTMLElement>('form [name]')]
    .filter((input) => !input.closest('[hidden], details:not([open])'))
    .map((input) => input.getAttribute('name'));
const type = (label: RegExp, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('what is known is shown with its source, and only the rest is asked', () => {
  const { onSubmitDocument } = draw(answers);
  expect(asked()).toEqual(['motherName', 'email', 'maritalStatus', 'noDependency', 'education']);
  expect(screen.getByText('Mohan Sample')).toBeTruthy();
  expect(screen.getAllByText('From PAN').length).toBeGreaterThan(1);
  type(/Mother's name/, 'Lata Sample');
  type(/E-mail/, 'asha@example.in');
  type(/Marital status/, 'Single');
  type(/dependents/, '0');
  type(/Educational/, 'Graduate');
  press('Save');
  expect(onSubmitDocument.mock.calls[0]?.[0]).toMatchObject({ ...answers, motherName: 'Lata Sample' });
});

test('a known answer is changed in place, and then names no source', () => {
  draw(answers);
  press('Change these answers');
  expect(document.activeElement?.getAttribute('name')).toBe('name');
  expect(document.activeElement?.getAttribute('aria-describedby')).toContain('-from');
  type(/^Name/, 'Asha S Sample');
  expect(screen.getByLabelText(/^Name/).getAttribute('aria-describedby')).not.toContain('-from');
});

test('a form of which nothing is known comes in parts of at most five questions', () => {
  const { onSubmitDocument, refuse } = draw({});
  expect(asked()).toHaveLength(5);
  expect(screen.getByText('Part 1 of 2')).toBeTruthy();
  press('Continue');
  expect(onSubmitDocument).not.toHaveBeenCalled();
  expect(document.activeElement?.getAttribute('name')).toBe('name');
  // What stands on the next part is no fault yet.
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(5);
  for (const [label, value] of [
    [/^Name/, 'Asha Sample'],
    [/Father's name/, 'Mohan Sample'],
    [/Mother's name/, 'Lata Sample'],
    [/Gender/, 'Female'],
    [/Mobile/, '9000000011'],
  ] as const)
    type(label, value);
  press('Continue');
  expect(screen.getByText('Part 2 of 2')).toBeTruthy();
  expect(document.activeElement?.getAttribute('name')).toBe('email');
  refuse([{ path: 'body.name', message: 'Enter the name as on your PAN card.' }]);
  expect(screen.getByText('Part 1 of 2')).toBeTruthy();
});

test('no part of any form has more than five questions, and none is lost', () => {
  for (const known of [{}, answers]) {
    const { filled, parts, more } = formParts(capture, known, Object.keys(sourced));
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(5);
    expect([...filled, ...parts.flat(), ...more].sort()).toEqual(Object.keys(capture).sort());
  }
});
