import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { applicantId, drawOffice } from '../../../test/draw-for.tsx';
import { Household } from './Household.tsx';

const people = [
  { _id: applicantId, name: 'Asha Sample', joinsAs: null, income: 63_750, obligations: 6_200 },
  { _id: 'co', name: '', joinsAs: 'co-applicant' as const, income: null, obligations: 3_000 },
  { _id: 'g', name: 'Gita', joinsAs: 'guarantor' as const, income: 40_000, obligations: 0 },
];
const sums = { income: 63_750, obligations: 9_200, instalment: 11_122, foir: 31.9, surplus: 43_428 };
const textOf = () =>
  within(screen.getByRole('region', { name: 'Household' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('the people who apply together stand side by side with their sums, each leads to their own case', async () => {
  drawOffice(<Household household={{ people, ...sums }} />);
  expect(textOf()).toEqual([
    ['Person', 'Income a month', 'Obligations a month'],
    ['Asha Sample', '₹63,750', '₹6,200'],
    ['No name yet', 'Unknown', '₹3,000'],
    ['GitaGuarantor: not added up', '₹40,000', '₹0'],
    ['Borrowers together', '₹63,750', '₹9,200'],
  ]);
  expect(screen.getByRole('link', { name: 'Asha Sample' }).getAttribute('href')).toBe(
    `/admin/applicants/${applicantId}/review`,
  );
  expect(screen.getByText(/the household’s FOIR is 31\.9 % and its surplus ₹43,428 a month\./)).toBeTruthy();
});

test('unknown obligations of one person make the household’s FOIR unknown, not low', () => {
  drawOffice(<Household household={{ people, ...sums, obligations: null, foir: null, surplus: null }} />);
  expect(screen.getByText(/FOIR is unknown until the obligations of each person are known\./)).toBeTruthy();
});
