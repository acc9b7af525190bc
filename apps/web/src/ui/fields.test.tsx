import { setLocale } from '@pramaan/messages/locale.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { MobileField, readMobile } from './MobileField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PickField } from './PickField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

/** What is told of a field to who hears the page, in order. */
const told = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

test('a line of text is named by its label; hint and fault are told with it, the fault at once', () => {
  const { rerender } = render(<TextField label="Name" hint="As on the PAN" />);
  const field = screen.getByLabelText('Name');
  expect(told(field)).toEqual(['As on the PAN']);
  expect(field.getAttribute('aria-invalid')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<TextField label="Name" hint="As on the PAN" fault="Enter the name." />);
  expect(told(field)).toEqual(['As on the PAN', 'Enter the name.']);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Enter the name.');
  rerender(<TextField label="Name" fault={null} />);
  expect(field.getAttribute('aria-describedby')).toBeNull();
});

test('what stands before and after a line is beside it; a quiet label is only heard', () => {
  render(
    <TextField label="Limit" quietLabel before="₹" after={<button type="button">Clear</button>} type="tel" />,
  );
  const field = screen.getByLabelText('Limit') as HTMLInputElement;
  expect(field.type).toBe('tel');
  expect(field.parentElement?.textContent).toBe('₹Clear');
  expect(screen.getByText('Limit').className).toBe('visually-hidden');
});

test('two fields of one name do not share their label, and a given id is kept', () => {
  render(
    <>
      <TextField label="Name" defaultValue="one" />
      <TextField label="Name" defaultValue="two" id="second" />
    </>,
  );
  const [first, second] = screen.getAllByLabelText('Name') as HTMLInputElement[];
  expect([first?.value, second?.value, second?.id]).toEqual(['one', 'two', 'second']);
  expect(first?.id).not.toBe(second?.id);
});

test('a line that is switched off or only to be read says so', () => {
  render(
    <>
      <TextField label="Off" disabled />
      <TextField label="Read" readOnly value="x" />
    </>,
  );
  expect((screen.getByLabelText('Off') as HTMLInputElement).disabled).toBe(true);
  expect((screen.getByLabelText('Read') as HTMLInputElement).readOnly).toBe(true);
});

test('some lines of text: label, hint, three rows unless told otherwise', () => {
  const { rerender } = render(<TextArea label="Remarks" hint="The applicant reads them" />);
  const area = screen.getByLabelText('Remarks') as HTMLTextAreaElement;
  expect(told(area)).toEqual(['The applicant reads them']);
  expect(area.rows).toBe(3);
  rerender(<TextArea label="Remarks" rows={2} id="own" />);
  expect(area.rows).toBe(2);
  expect(screen.getByLabelText('Remarks').id).toBe('own');
  expect(area.getAttribute('aria-describedby')).toBeNull();
});

test('one of a list: named, with its hint, and what is chosen is told by its value', () => {
  const chosen = vi.fn();
  const choices = [
    { value: 'a', label: 'Alpha' },
    { value: 'b', label: 'Beta' },
  ];
  render(<PickField label="Which" hint="Only one" value="a" choices={choices} onChange={chosen} />);
  const field = screen.getByLabelText('Which') as HTMLSelectElement;
  expect(told(field)).toEqual(['Only one']);
  expect([...field.options].map(({ value, text }) => [value, text])).toEqual([
    ['a', 'Alpha'],
    ['b', 'Beta'],
  ]);
  fireEvent.change(field, { target: { value: 'b' } });
  expect(chosen.mock.calls).toEqual([['b']]);
});

test('a list with a quiet label is still named, and can be switched off', () => {
  render(
    <SelectField label="Month" quietLabel disabled>
      <option>May</option>
    </SelectField>,
  );
  const field = screen.getByLabelText('Month') as HTMLSelectElement;
  expect(field.disabled).toBe(true);
  expect(screen.getByText('Month').className).toBe('visually-hidden');
  expect(field.getAttribute('aria-describedby')).toBeNull();
});

function Password({ fault }: { fault?: string }) {
  const [value, setValue] = useState('');
  return (
    <PasswordField
      name="p"
      label="Password"
      value={value}
      fault={fault}
      hint="10 or more"
      fill="new-password"
      onChange={setValue}
    />
  );
}

test('a password is hidden, can be looked at and hidden again, and keeps what was typed', () => {
  render(<Password />);
  const field = screen.getByLabelText('Password') as HTMLInputElement;
  expect([field.type, field.autocomplete]).toEqual(['password', 'new-password']);
  expect(['autocapitalize', 'spellcheck'].map((name) => field.getAttribute(name))).toEqual(['none', 'false']);
  fireEvent.change(field, { target: { value: 'a long sentence' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect([field.type, field.value]).toEqual(['text', 'a long sentence']);
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field.type).toBe('password');
});

test('looking at a password does not send its form', () => {
  const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={sent}>
      <Password fault="Enter the password." />
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(sent).not.toHaveBeenCalled();
  expect(told(screen.getByLabelText('Password'))).toEqual(['10 or more', 'Enter the password.']);
});

test.each([
  ['9876543210', '9876543210'],
  ['98765 43210', '9876543210'],
  ['+91 98765-43210', '9876543210'],
  ['919876543210', '9876543210'],
])('%s is understood as a mobile number', (typed, digits) => {
  expect(readMobile(typed)).toEqual({ digits });
});

test.each(['', '987654321', '98765432100', '1234567890', 'asha'])(
  '%j is no mobile number, and says why',
  (typed) => {
    const read = readMobile(typed);
    expect('fault' in read && read.fault.length > 10).toBe(true);
  },
);

test('the mobile field: +91 before it, digits on a phone’s keyboard, the focus where it is wanted', () => {
  const change = vi.fn();
  const { unmount } = render(<MobileField value="" fault="Enter it." onChange={change} />);
  const field = screen.getByLabelText('Mobile number') as HTMLInputElement;
  expect(document.activeElement).not.toBe(field);
  expect([field.type, field.inputMode, field.autocomplete]).toEqual(['tel', 'numeric', 'tel-national']);
  expect(field.parentElement?.textContent).toBe('+91');
  expect(told(field)).toEqual(['Enter it.']);
  fireEvent.change(field, { target: { value: '98' } });
  expect(change.mock.calls).toEqual([['98']]);
  unmount();
  render(<MobileField value="" fault={undefined} focused onChange={change} />);
  expect(document.activeElement).toBe(screen.getByLabelText('Mobile number'));
});

test('a number checked before the sentences of the page’s language are here is told about in that language all the same', async () => {
  setLocale('hi');
  // As `readMobile` says it while they are on their way.
  render(<MobileField value="12" fault="A mobile number has 10 digits." onChange={vi.fn()} />);
  expect(await screen.findByText('मोबाइल नंबर में 10 अंक होते हैं।')).toBeTruthy();
});
