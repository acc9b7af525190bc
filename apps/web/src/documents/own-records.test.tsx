import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type Consent, ConsentFacts } from './ConsentFacts.tsx';
import { type Retained, RetainedKinds } from './retention/RetainedKinds.tsx';

/* What is stored of a person and what they agreed to, in a person's words. */

afterEach(cleanup);

const kind = (name: Retained['kinds'][number]['kind'], more: Partial<Retained['kinds'][number]> = {}) => ({
  ...{ kind: name, rows: 0, files: 0, due: null, law: null, lawUntil: null },
  ...more,
});

test('each kind of what is stored says how much, until when, and a law only where there is one', () => {
  const kinds = [
    kind('identity', { rows: 21, files: 1, due: '2031-11-24', law: 'pmla', lawUntil: '2031-11-24' }),
    kind('income', { rows: 1, files: 2, due: '2027-11-24' }),
    kind('person', { rows: 2 }),
    kind('work'),
  ];
  render(<RetainedKinds retained={{ kinds } as unknown as Retained} />);
  const [identity, income, person, work] = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(identity).toContain('21 entries and 1 file');
  expect(identity).toContain('The law requires it');
  expect(income).toContain('1 entry and 2 files');
  expect(income).toContain('Deleted automatically on 24 Nov 2027, or earlier on request');
  expect(person).toContain('Deleted some time after the application is closed, or earlier on request');
  expect(work).toContain('Nothing is stored');
});

test('when all of it is deleted at the same time is said once', () => {
  const kinds = [kind('identity', { rows: 2 }), kind('person', { rows: 2 }), kind('work')];
  render(<RetainedKinds retained={{ kinds } as unknown as Retained} />);
  expect(screen.getAllByText(/^Deleted some time after the application is closed/)).toHaveLength(1);
});

test('a consent says since when and until when; its receipt stands under Details', () => {
  const receipt = '01a20d60-5c89-73c0-b81a-c676d37096c7';
  const consent = {
    ...{ purpose: 'verification', given: true, line: 'Saral Finance may check.', more: 'More.' },
    ...{ at: '2026-11-24T11:45:00.000Z', version: '2026-11', channel: 'login', receipt },
  } as unknown as Consent;
  render(<ConsentFacts consent={consent} lender="Saral Finance" />);
  expect(screen.getByText('24 Nov 2026, 17:15 IST')).toBeTruthy();
  const details = screen.getByText(receipt).closest('details');
  expect(details?.open).toBe(false);
  expect(within(details as HTMLElement).getByText('Saral Finance')).toBeTruthy();
});
