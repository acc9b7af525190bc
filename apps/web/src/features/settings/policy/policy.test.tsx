import { defaultPolicy } from '@pramaan/documents/policy/rule.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawOffice } from '../../../../test/draw-for.tsx';
import { refusal, serve } from '../../../../test/served.ts';
import { PolicyPage } from './PolicyPage.tsx';
import type { PolicyState, PolicyVersion } from './use-policy.ts';

const version = (more: Partial<PolicyVersion> = {}): PolicyVersion => ({
  ...{ version: 0, state: 'published', rules: [...defaultPolicy], effectiveFrom: null },
  ...{ changedBy: '', publishedBy: '', mayPublish: false },
  ...more,
});
const state = (more: Partial<PolicyState> = {}): PolicyState => ({
  ...{ segment: 'retail', inForce: version(), open: null, published: [] },
  ...more,
});
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const rule = (place: number) => within(screen.getByRole('listitem', { name: `Rule ${place}` }));

test('the default policy reads as sentences, and its rules can be changed, tried and proposed', async () => {
  const draft = state({ open: version({ version: 1, state: 'draft' }) });
  const asked = serve({
    'GET /policies/retail': state(),
    'PUT /policies/retail': draft,
    'POST /policies/retail/propose': state({
      open: version({ version: 1, state: 'proposed', changedBy: 'Olga' }),
    }),
    'POST /policies/retail/dry-run': {
      ...{
        cases: 2,
        before: { approve: 1, refer: 0, decline: 1 },
        after: { approve: 2, refer: 0, decline: 0 },
      },
      changed: [
        {
          _id: 'a',
          reference: 'SF-7',
          stage: 'approved',
          before: 'decline',
          after: 'approve',
          sentences: [],
        },
      ],
    },
  });
  drawOffice(<PolicyPage />, 1);
  expect(await screen.findByText('if Household FOIR is above 50 %')).toBeTruthy();
  expect(screen.getByText(/The default policy\./)).toBeTruthy();

  const foir = rule(5);
  fireEvent.change(foir.getByLabelText('Value (per cent)'), { target: { value: 'half' } });
  press('Dry run');
  expect(await foir.findByText('Enter a value like 50.')).toBeTruthy();
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);

  fireEvent.change(foir.getByLabelText('Value (per cent)'), { target: { value: '60' } });
  press('Remove rule 7');
  press('Dry run');
  const changed = within(await screen.findByRole('table', { name: 'Cases that change' }));
  expect(changed.getByRole('link', { name: 'SF-7' }).getAttribute('href')).toBe('/admin/applicants/a');

  press('Propose');
  await waitFor(() => expect(asked.at(-1)?.path).toContain('/propose'));
  const sent = asked.find(({ method }) => method === 'PUT')?.body as { rules: typeof defaultPolicy };
  expect(sent.rules).toHaveLength(7);
  expect(sent.rules[4]).toEqual({ ...defaultPolicy[4], value: 60 });
  expect(asked.at(-1)?.body).toEqual({ version: 1 });
});

test('another fact has its own comparisons, and words are sent as words', async () => {
  const asked = serve({
    'GET /policies/retail': state({ inForce: version({ rules: [] }) }),
    'PUT /policies/retail': state(),
  });
  drawOffice(<PolicyPage />, 1);
  await screen.findAllByText('No rules: every case is approved.');
  press('Add a rule');
  fireEvent.change(rule(1).getByLabelText('If'), { target: { value: 'pin' } });
  fireEvent.change(rule(1).getByLabelText('Value'), { target: { value: '56, 60' } });
  press('Save draft');
  await waitFor(() => expect(asked.at(-1)?.method).toBe('PUT'));
  expect(asked.at(-1)?.body).toEqual({
    rules: [
      {
        fact: 'pin',
        operator: 'starts-with-none-of',
        value: '56, 60',
        outcome: 'decline',
        reason: 'OTHER_LOANS',
      },
    ],
  });
});

test('a rule takes a second condition, wants its value, and reads as one sentence', async () => {
  const foir = defaultPolicy.filter(({ fact }) => fact === 'householdFoir');
  const young = { fact: 'age', operator: 'below', value: 25 } as const;
  const asked = serve({
    'GET /policies/retail': state({
      inForce: version({ rules: foir.map((one) => ({ ...one, and: young })) }),
    }),
    'PUT /policies/retail': state(),
  });
  drawOffice(<PolicyPage />, 1);
  expect(await screen.findByText('if Household FOIR is above 50 % and Age is below 25 years')).toBeTruthy();
  press('Remove the condition from rule 1');
  press('Save draft');
  await waitFor(() => expect(asked.at(-1)?.method).toBe('PUT'));
  expect(asked.at(-1)?.body).toEqual({ rules: foir });

  press('Add a condition to rule 1');
  press('Save draft');
  expect(await rule(1).findByText('Enter a value like 50.')).toBeTruthy();
  expect(rule(1).getAllByText('Enter a value like 50.')).toHaveLength(1);
  fireEvent.change(rule(1).getByLabelText('And'), { target: { value: 'income' } });
  fireEvent.change(rule(1).getByLabelText('Value'), { target: { value: '20,000' } });
  press('Save draft');
  await waitFor(() => expect(asked.filter(({ method }) => method === 'PUT')).toHaveLength(2));
  const and = { fact: 'income', operator: 'below', value: 20_000 };
  expect(asked.at(-1)?.body).toEqual({ rules: foir.map((one) => ({ ...one, and })) });
});

test('what was proposed is published by somebody else alone, and a refusal is told', async () => {
  for (const mayPublish of [false, true]) {
    const open = version({ version: 3, state: 'proposed', changedBy: 'Olga Owner', mayPublish });
    const asked = serve({
      'GET /policies/retail': state({ open }),
      'POST /policies/retail/publish': () => refusal('CONFLICT', 'Somebody else changed it.'),
    });
    const { unmount } = drawOffice(<PolicyPage />, 1);
    await screen.findByText('Proposed by Olga Owner. It does not count yet.');
    expect(screen.queryByRole('button', { name: 'Publish' }) !== null).toBe(mayPublish);
    if (mayPublish) {
      press('Publish');
      expect(await screen.findByText('Somebody else changed it.')).toBeTruthy();
      expect(asked.at(-1)?.body).toEqual({ version: 3, agree: true });
    }
    unmount();
  }
});
