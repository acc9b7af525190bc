import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { applicantId, drawOffice } from '../../../test/draw-for.tsx';
import { serve } from '../../../test/served.ts';
import { MoneyTab } from './MoneyTab.tsx';
import { state } from './review.test-help.ts';

afterEach(() => vi.unstubAllGlobals());

test('each source’s figure stands beside the others, with the one that counts and what is unknown', async () => {
  serve({ 'GET /review': state() });
  drawOffice(<MoneyTab applicantId={applicantId} />);
  const income = within(await screen.findByRole('region', { name: 'Income by source' }));
  const rows = income.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual([
    'SourceA month',
    'Form 16 2025-26Confirmed₹75,000',
    'Salary credits × 12Confirmed1 month2026-10 ₹63,750₹63,750',
    'EPF: wages × 12Not confirmedNot counted: paid on part of the salary.₹15,000',
    'Assessed₹63,750',
  ]);
  expect(income.getByText(/^The lowest figure counts\./)).toBeTruthy();
  const whole = within(screen.getByRole('region', { name: 'Income and obligations' }));
  expect(whole.getByText('₹5,00,000 over 60 months at 12 %')).toBeTruthy();
  // Unknown obligations are not zero: neither FOIR nor surplus is told.
  expect(whole.getAllByText('Unknown')).toHaveLength(3);
});

test('a policy that approves shows every rule that was asked, unfolded', async () => {
  const passed = ['FOIR is 42.5 %, not above 50 %.', 'Credit score is 764, not below 700.'];
  serve({ 'GET /review': state({ policy: { version: 0, outcome: 'approve', hits: [], passed } }) });
  drawOffice(<MoneyTab applicantId={applicantId} />);
  const part = within(await screen.findByRole('region', { name: 'Lending policy' }));
  expect(part.getByText('2 rules passed').closest('details')?.open).toBe(true);
  for (const sentence of passed) expect(part.getByText(sentence)).toBeTruthy();
});
