import { fireEvent, screen, within } from '@testing-library/react';
import { applicantId, drawOffice } from '../../../test/draw-for.tsx';
import { serve } from '../../../test/served.ts';
import { CaseFrame } from './CaseFrame.tsx';
import { ReviewTab } from './ReviewTab.tsx';
import { state } from './review.test-help.ts';
import type { Review } from './use-review.ts';

export const pan = {
  ...{ data: { number: 'AAAPZ1234C', name: 'ASHA SAMPLE' }, status: 'verified', source: 'registry' },
  ...{ provider: 'karza', verifiedAt: '2026-11-20T06:00:00.000Z', checks: [] },
};
export const file = {
  ...{ _id: applicantId, custId: 'C1', segment: 'retail' },
  profile: { name: 'Asha Sample', mobileNo: 'XXXXXX0011', email: '', segment: 'retail', reference: 'SF-1' },
  docs: { id: { pan: { auth: pan } } },
};
export const own = { _id: 's', name: 'Maya Manager', userName: 'saral.manager', role: 3, self: true };

export function review(answers: Record<string, unknown> = {}) {
  return serve({
    [`GET /applicants/${applicantId}`]: file,
    'GET /profile': file.profile,
    'GET /review': state(),
    'GET /review/team': [own],
    'POST /review/presence': { looking: ['saral.verifier'], version: 4 },
    'GET /consistency': [],
    'GET /notes': [],
    'GET /timeline': [{ at: '2026-11-20T06:00:00.000Z', by: 'The applicant', sentence: 'PAN was given.' }],
    ...answers,
  });
}

/** The review in the frame of its case, as it stands in the office. */
export const drawCase = () =>
  drawOffice(
    <CaseFrame id={applicantId}>
      <ReviewTab applicantId={applicantId} />
    </CaseFrame>,
  );

export const inDialog = async (name: string) => {
  await screen.findByRole('heading', { name, hidden: true });
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  return {
    ...within(dialog),
    submit: () => fireEvent.submit(dialog.querySelector('form') as HTMLFormElement),
  };
};

export const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

export const finding = (more: Partial<Review['findings'][number]>): Review['findings'][number] => ({
  ...{ _id: 'f1', kind: 'obligation', severity: 'high', state: 'open', records: ['pan.auth'] },
  evidence: { code: 'instalments_differ', values: {} },
  sentence: 'Other loans: instalments of ₹6,000 a month. Credit report: ₹21,500.',
  resolves: 'Ask for an explanation, and accept the finding with it.',
  ...{ openedAt: '2026-11-20T06:00:00.000Z', resolvedAt: null, accepted: null },
  ...more,
});

/** A rule of the policy that the case breaks. */
export const hit = {
  outcome: 'refer',
  reason: 'OTHER_LOANS',
  sentence: 'FOIR is 57.9 %, above 50 %.',
} as const;
