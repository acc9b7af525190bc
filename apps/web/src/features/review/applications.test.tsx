import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applicantId, drawOffice } from '../../../test/draw-for.tsx';
import { serve } from '../../../test/served.ts';
import { Applications } from './Applications.tsx';

const one = {
  ...{ _id: applicantId, reference: 'SF-2', product: null, stage: 'in-review', status: 'in-review' },
  ...{ startedAt: '2026-11-20T06:00:00.000Z', decidedAt: null, handedOver: false },
  ...{ carriedOver: 7, isThis: true, mayOpen: true },
};
const earlier = {
  ...one,
  _id: 'earlier',
  reference: 'SF-1',
  carriedOver: 0,
  isThis: false,
  stage: 'approved',
};
const decidedAt = '2026-11-02T06:00:00.000Z';

beforeEach(() => localStorage.setItem('id_token', 'token'));
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
  localStorage.clear();
});

test('a case names the person’s other applications with their outcomes, and links those that the colleague may open', async () => {
  serve({
    'GET /applications': {
      applications: [
        { ...earlier, product: { en: 'Personal loan', hi: '' }, handedOver: true, decidedAt },
        { ...earlier, _id: 'elsewhere', reference: 'SF-9', stage: 'rejected', mayOpen: false, decidedAt },
        one,
      ],
      mayStart: false,
    },
  });
  drawOffice(<Applications id={applicantId} />);
  await screen.findByRole('heading', { name: 'Applications of this person' });
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'SF-2In reviewstarted 20 Nov 2026this application7 documents carried over from an earlier application',
    'SF-9Rejecteddecided 2 Nov 2026',
    'SF-1Personal loanHanded overdecided 2 Nov 2026',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/applicants/earlier/review',
  ]);
});

test('the only application of a person has no list', async () => {
  const asked = serve({ 'GET /applications': { applications: [one], mayStart: false } });
  const { container } = drawOffice(<Applications id={applicantId} />);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(container.querySelector('ul')).toBeNull();
});
