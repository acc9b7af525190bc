import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusal } from '../../../test/served.ts';
import { drawCase, fill, finding, hit, inDialog, review } from './drawn-case.test-help.tsx';
import { state } from './review.test-help.ts';

beforeEach(() => {
  localStorage.setItem('id_token', 'token');
  // jsdom has none.
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a refused decision says why in its dialog, and what was chosen stays', async () => {
  review({ 'POST /decisions': () => refusal('DATA_MISSING', 'Still needed: PAN.') });
  drawCase();
  fireEvent.click(await screen.findByRole('button', { name: 'Decide' }));
  await screen.findByRole('heading', { name: 'Decision', hidden: true });
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  const inside = within(dialog);
  const reason = inside.getByLabelText('Meets the lending policy');
  fireEvent.change(inside.getByLabelText('Interest rate'), { target: { value: '12.5' } });
  expect(inside.getByText('Loans above ₹3,00,000 need a second approval.')).toBeTruthy();
  expect((reason as HTMLInputElement).checked, 'the policy approves it').toBe(true);
  fireEvent.click(inside.getByLabelText('Refer'));
  fireEvent.click(inside.getByLabelText('Approve'));
  expect((reason as HTMLInputElement).checked).toBe(true);
  fireEvent.submit(dialog.querySelector('form') as HTMLFormElement);
  expect(await inside.findByText('Still needed: PAN.')).toBeTruthy();
  expect((reason as HTMLInputElement).checked).toBe(true);
});

test('an approval begins with what was requested, and is sent only with terms that can be read', async () => {
  const asked = review({ 'POST /decisions': state({ version: 5 }) });
  drawCase();
  fireEvent.click(await screen.findByRole('button', { name: 'Decide' }));
  const inside = await inDialog('Decision');
  expect((inside.getByLabelText('Amount') as HTMLInputElement).value).toBe('5,00,000');
  fireEvent.click(inside.getByLabelText('Meets the lending policy'));
  fill(inside.getByLabelText('Interest rate'), '12,5');
  inside.submit();
  expect(await inside.findByText('Enter a rate, like 12.5.')).toBeTruthy();
  expect(asked.some(({ path }) => path.endsWith('/decisions'))).toBe(false);
  fill(inside.getByLabelText('Interest rate'), '12.5');
  fill(inside.getByLabelText('Amount'), '4,50,000');
  inside.submit();
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/decisions'))).toBe(true));
  expect(asked.find(({ path }) => path.endsWith('/decisions'))?.body).toMatchObject({
    terms: { amount: 450_000, tenureMonths: 60, ratePercent: 12.5 },
  });
});

test('a request that was higher before is shown, and needs a second approval', async () => {
  review({ 'GET /review': state({ amount: 100_000, highestAmount: 900_000 }) });
  drawCase();
  expect(await screen.findByText('Highest amount requested: ₹9,00,000')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Decide' }));
  const inside = await inDialog('Decision');
  expect(inside.getByText('Loans above ₹3,00,000 need a second approval.')).toBeTruthy();
});

test('the dialog says what the typed loan comes to, and which rule it breaks, before anything is decided', async () => {
  const judged = {
    ...{ instalment: 23_536.74, foir: 57.9, surplus: 15_846 },
    policy: { version: 0, outcome: 'refer', hits: [hit], passed: [] },
    product: ['Tenure is 24 months. Personal loan has at most 18 months.'],
  };
  const asked = review({ 'POST /decisions/preview': judged });
  drawCase();
  fireEvent.click(await screen.findByRole('button', { name: 'Decide' }));
  const inside = within(await screen.findByRole('dialog', { name: 'Decision' }));
  expect(inside.queryByLabelText('Reason to approve with these findings')).toBeNull();
  fireEvent.change(inside.getByLabelText('Amount'), { target: { value: '5,00,000' } });
  fireEvent.change(inside.getByLabelText('Tenure'), { target: { value: '24' } });
  fireEvent.change(inside.getByLabelText('Interest rate'), { target: { value: '12' } });
  expect(await inside.findByText(`Policy: ${hit.sentence}`)).toBeTruthy();
  expect(inside.getByLabelText('Reason to approve with these findings')).toBeTruthy();
  expect(inside.getByText('57.9 %')).toBeTruthy();
  expect(inside.queryByRole('checkbox', { name: 'Meets the lending policy' })).toBeNull();
  expect(inside.getByText(`Product: ${judged.product[0]}`)).toBeTruthy();
  expect(asked.filter(({ path }) => path.endsWith('/preview')).map(({ body }) => body)).toEqual([
    { terms: { amount: 500_000, tenureMonths: 24, ratePercent: 12 } },
  ]);
});

test('the decision names what blocks it, and asks for a reason to go past a high finding', async () => {
  const block = finding({
    _id: 'f2',
    kind: 'validity',
    severity: 'block',
    sentence: 'Form 16 is not valid.',
  });
  review({ 'GET /review': state({ clear: false, findings: [block] }) });
  const { unmount } = drawCase();
  expect((await screen.findByRole('region', { name: 'Findings' })).textContent).toContain('Blocks approval');
  expect(screen.queryByRole('button', { name: /^Accept: / })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Decide' }));
  const inside = await inDialog('Decision');
  expect(inside.getByText('This blocks the approval: Form 16 is not valid.')).toBeTruthy();
  unmount();
  review({ 'GET /review': state({ clear: false, findings: [finding({})] }) });
  drawCase();
  fireEvent.click(await screen.findByRole('button', { name: 'Decide' }));
  expect((await inDialog('Decision')).getByLabelText('Reason to approve with these findings')).toBeTruthy();
});
