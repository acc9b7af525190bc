import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderFramed } from '../../../test/test-frame.tsx';
import { CallFailure } from '../../lib/failure.ts';
import { CodeForm } from './CodeForm.tsx';

const offline = () => vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
const draw = (more: Partial<Parameters<typeof CodeForm>[0]> = {}) => {
  offline();
  const props = {
    mobile: '9000000011',
    onVerify: vi.fn(async () => undefined),
    onResend: vi.fn(async () => undefined),
    onEdit: vi.fn(),
    ...more,
  };
  renderFramed(<CodeForm {...props} />);
  return props;
};
const field = () => screen.getByLabelText('OTP');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = async (name: string) => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
};

test('one numeric field that takes one-time codes, and the number it went to', async () => {
  const { onEdit } = draw();
  expect(field().getAttribute('inputmode')).toBe('numeric');
  expect(field().getAttribute('autocomplete')).toBe('one-time-code');
  expect(field().getAttribute('maxlength')).toBe('6');
  expect(document.activeElement).toBe(field());
  expect(screen.getByText(/\+91 90000 00011/)).toBeTruthy();
  await press('Edit mobile number');
  expect(onEdit).toHaveBeenCalledOnce();
});

test('a short code is answered in the form and not sent', async () => {
  const { onVerify } = draw();
  type('12345');
  await press('Verify');
  expect(screen.getByRole('alert').textContent).toBe('The code has 6 digits.');
  expect(onVerify).not.toHaveBeenCalled();
});

test('a pasted "123 456" is a code', async () => {
  const { onVerify } = draw();
  fireEvent.paste(field(), { clipboardData: { getData: () => 'Code: 123 456' } });
  await press('Verify');
  expect(onVerify).toHaveBeenCalledWith('123456');
});

test('a wrong code keeps the field, says so in it, and shows the specification’s words', async () => {
  const miss = new CallFailure({ code: 'OTP_MISMATCH', message: 'OTP Miss Match', status: 200 });
  draw({ onVerify: vi.fn().mockRejectedValue(miss) });
  type('123456');
  await press('Verify');
  expect(screen.getByRole('alert').textContent).toContain('not correct');
  expect(screen.getByText('OTP Miss Match')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'OK' })).toBeTruthy();
});

test('silence is "Server Error"', async () => {
  draw({ onVerify: vi.fn().mockRejectedValue(new TypeError('x')) });
  type('123456');
  await press('Verify');
  expect(screen.getAllByText('Server Error')).toHaveLength(2);
});

test('resend is locked for 60 s with a countdown, then open, then locked again', async () => {
  vi.useFakeTimers();
  const { onResend } = draw();
  const resend = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Resend/ });
  expect(resend().getAttribute('aria-disabled')).toBe('true');
  expect(resend().textContent).toContain('1:00');
  act(() => vi.advanceTimersByTime(13_000));
  expect(resend().textContent).toContain('0:47');
  act(() => vi.advanceTimersByTime(47_000));
  expect(resend().getAttribute('aria-disabled')).toBe(null);
  await press('Resend code');
  expect(onResend).toHaveBeenCalledOnce();
  expect(resend().getAttribute('aria-disabled')).toBe('true');
});
