import { isLikely } from '@pramaan/documents/additions/court-cases.ts';
import { fixtures } from '@pramaan/documents/fixtures/courtCases.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { setLocale } from '@pramaan/messages/locale.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applicantId, drawOffice, drawPortal } from '../../../test/draw-for.tsx';
import { refusal, serve } from '../../../test/served.ts';
import { ChecksTab } from './ChecksTab.tsx';
import { casesIn } from './found-cases.ts';
import { OwnCases } from './OwnCases.tsx';
import { OwnUsagePage } from './OwnUsagePage.tsx';

const asked = {
  name: 'Meena Example',
  fatherName: 'Harish Example',
  address: '41, Station Road, Shivajinagar, Pune, Maharashtra',
  pincode: '411005',
};
const record = fixtures.auth?.(people[2] ?? people[0], asked) ?? {};
type Bag = Record<string, unknown>;
const withFirst = (more: Bag): Bag => {
  const [first, ...rest] = record.cases as Bag[];
  return { ...record, cases: [{ ...first, ...more }, ...rest] };
};
const file = (data: Bag = record) => ({
  ...{ _id: applicantId, custId: 'C1', segment: 'retail' },
  profile: { name: 'Meena Example', mobileNo: 'XXXXXX0013', email: '', segment: 'retail', reference: 'SF-1' },
  docs: {
    legal: {
      courtCases: {
        ...{ data, status: 'needs_review', source: 'registry', provider: 'karza', checks: [] },
        verifiedAt: '2026-11-20T06:00:00.000Z',
      },
    },
  },
});
const open = (data?: Bag) => ({ [`GET /applicants/${applicantId}`]: file(data) });

beforeEach(() => localStorage.setItem('id_token', 'token'));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('a case is likely here exactly when it is on the server', () => {
  const cases = (record.cases as Bag[]).map(isLikely);
  expect(cases).toEqual([true, false]);
  expect(casesIn(file().docs).map(({ likely }) => likely)).toEqual(cases);
});

test('“this is not me” goes out with its words, by the courts’ number; without words nothing goes', async () => {
  const sent = serve({ ...open(), 'POST /courtCases/deny': { status: 'needs_review', open: 1 } });
  drawPortal(<OwnCases />);
  fireEvent.click(await screen.findByRole('button', { name: 'This is not me: SCC/15/2024' }));
  const go = screen.getByRole('button', { name: 'Tell my lender', hidden: true });
  expect(go.getAttribute('aria-disabled')).toBe('true');
  fireEvent.change(screen.getByLabelText('How do you know?'), { target: { value: '  Never there. ' } });
  fireEvent.click(go);
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    case: 'ZZZZ010000152024',
    words: 'Never there.',
  });
});

test('a refusal stands in the dialog, and the words are still there', async () => {
  serve({ ...open(), 'POST /courtCases/deny': () => refusal('NOT_FOUND', 'There is no such case.', 404) });
  drawPortal(<OwnCases />);
  fireEvent.click(await screen.findByRole('button', { name: 'This is not me: SCC/15/2024' }));
  fireEvent.change(screen.getByLabelText('How do you know?'), { target: { value: 'Never there.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Tell my lender', hidden: true }));
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toContain(
    'There is no such case.',
  );
  expect(screen.getByLabelText<HTMLTextAreaElement>('How do you know?').value).toBe('Never there.');
});

test('what was said can be taken back; what was decided stands with its words', async () => {
  const said = withFirst({
    said: 'Not me: Never there.',
    verdict: 'Not this person',
    verdictWords: 'Agreed.',
  });
  const sent = serve({ ...open(said), 'POST /courtCases/takeBack': { status: 'verified', open: 0 } });
  drawPortal(<OwnCases />);
  expect(await screen.findByText('Never there.')).toBeTruthy();
  expect(screen.getByText('Agreed.')).toBeTruthy();
  expect(screen.queryByText('Your lender has not decided yet.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw: SCC/15/2024' }));
  await waitFor(() => expect(sent.some(({ path }) => path.endsWith('/takeBack'))).toBe(true));
});

test('with no case found nothing is asked', async () => {
  const sent = serve(open({ ...record, cases: [] }));
  const { container } = drawPortal(<OwnCases />);
  await waitFor(() => expect(sent.length).toBeGreaterThan(0));
  expect(container.textContent).toBe('');
});

test('words that a reviewer gave up are not there for the next decision', async () => {
  serve(open());
  drawOffice(<ChecksTab applicantId={applicantId} />, 4);
  const region = await screen.findByRole('region', { name: 'Court cases to confirm' });
  fireEvent.click(within(region).getByRole('button', { name: 'Someone else’s case: SCC/15/2024' }));
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Another signature.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel', hidden: true }));
  fireEvent.click(within(region).getAllByRole('button', { name: /SCC\/15\/2024$/ })[0] as HTMLElement);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('');
});

test('a reviewer decides with words; an agent sees the cases and cannot', async () => {
  const sent = serve({ ...open(), 'PUT /courtCases/verdict': { status: 'verified', open: 0 } });
  const drawn = drawOffice(<ChecksTab applicantId={applicantId} />, 4);
  const region = await screen.findByRole('region', { name: 'Court cases to confirm' });
  fireEvent.click(within(region).getByRole('button', { name: 'Someone else’s case: SCC/15/2024' }));
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Another signature.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save decision', hidden: true }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'PUT')).toBeTruthy());
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    case: 'ZZZZ010000152024',
    verdict: 'not-this-person',
    words: 'Another signature.',
  });
  drawn.unmount();
  drawOffice(<ChecksTab applicantId={applicantId} />, 5);
  const seen = await screen.findByRole('region', { name: 'Court cases to confirm' });
  expect(within(seen).getByText('SCC/15/2024')).toBeTruthy();
  expect(within(seen).queryByRole('button')).toBeNull();
});

test('the person’s own count: how often, which, by whom; in Hindi too', async () => {
  const usage = {
    answered: 2,
    reused: 1,
    kinds: [{ endpoint: 'panauth', title: 'PAN', answered: 2, reused: 1, last: '2026-11-20T06:00:00.000Z' }],
    uses: [
      {
        at: '2026-11-20T06:00:00.000Z',
        endpoint: 'panauth',
        title: 'PAN',
        kind: 'answered',
        by: 'lender',
        provider: 'karza',
      },
    ],
  };
  serve({ 'GET /usage': usage });
  const drawn = drawPortal(<OwnUsagePage />);
  expect(await screen.findByText('Checks: 3')).toBeTruthy();
  expect(screen.getByText(/by your lender · checked with the source/)).toBeTruthy();
  drawn.unmount();
  serve({ 'GET /usage': { answered: 0, reused: 0, kinds: [], uses: [] } });
  setLocale('hi');
  drawPortal(<OwnUsagePage />);
  expect(await screen.findByText('अभी कुछ नहीं जाँचा गया')).toBeTruthy();
});
