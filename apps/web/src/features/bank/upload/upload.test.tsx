import { statementBanks } from '@pramaan/contract/banks.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { applicantId, drawPortal } from '../../../../test/draw-for.tsx';
import { refusal, serve } from '../../../../test/served.ts';
import { accountId, readStatement } from '../bank.test-help.ts';
import { changeJourney } from '../journey.ts';
import { statementBankFor } from './send-statement.ts';
import { UploadMethod } from './UploadMethod.tsx';

const pdf = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' });
const came = vi.fn();
beforeEach(() => came.mockClear());

const draw = () =>
  drawPortal(
    <UploadMethod applicantId={applicantId} sources={[]} onFailed={() => undefined} onCame={came} />,
  );
const choose = (label: string, ...files: File[]) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files } });
const path = 'POST /users/statementParseAndCommit';

test('a locked file asks for its password, beside the tick for the usual ones, and opens with it', async () => {
  const asked = serve({
    [path]: ({ body }: { body: Record<string, unknown> }) =>
      body.password === 'asha1990'
        ? { ...readStatement, openedWith: 'the password you entered' }
        : refusal('FILE_LOCKED', body.password ? 'The password does not open it.' : 'This PDF is locked.'),
  });
  draw();
  choose('Choose files', pdf('locked.pdf'));
  fireEvent.change(await screen.findByLabelText('Password of the PDF'), {
    target: { value: 'wrong' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Open the PDF' }));
  expect(await screen.findByText('The password does not open it.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Password of the PDF'), {
    target: { value: 'asha1990' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Open the PDF' }));
  expect(await screen.findByText('4 rows read from locked.pdf')).toBeTruthy();
  expect(screen.getByText('Opened with the password you entered.')).toBeTruthy();
  expect(asked.map(({ body }) => body.password)).toEqual([undefined, 'wrong', 'asha1990']);
  expect(asked[0]?.body).toMatchObject({ applicantId, from: expect.stringMatching(/^20\d\d-\d\d$/) });
  expect(came).toHaveBeenCalledOnce();
});

test('the usual passwords are tried when the person says so', async () => {
  const asked = serve({
    [path]: ({ body }: { body: Record<string, unknown> }) =>
      body.usualPasswords === 'Y' ? readStatement : refusal('FILE_LOCKED', 'This PDF is locked.'),
  });
  draw();
  choose('Choose files', pdf('locked.pdf'));
  fireEvent.click(await screen.findByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Open the PDF' }));
  expect(await screen.findByText('4 rows read from locked.pdf')).toBeTruthy();
  expect(asked.at(-1)?.body).not.toHaveProperty('password');
});

test('files chosen together are of one account: the second goes on with the first, and so does one added later', async () => {
  const asked = serve({ [path]: readStatement });
  draw();
  choose('Choose files', pdf('may.pdf'), pdf('june.pdf'));
  expect(await screen.findByText('4 rows read from may.pdf, june.pdf')).toBeTruthy();
  choose('Add another file of this account', pdf('july.pdf'));
  expect(await screen.findByText('4 rows read from may.pdf, june.pdf, july.pdf')).toBeTruthy();
  expect(asked.map(({ body }) => body.accountId)).toEqual([undefined, accountId, accountId]);
});

test('statements can be dropped; what cannot be read is said, and nothing is sent', async () => {
  const asked = serve({ [path]: readStatement });
  draw();
  const drop = (...files: File[]) =>
    fireEvent.drop(screen.getByText('or drop them here'), { dataTransfer: { types: ['Files'], files } });
  // The event is taken: the browser does not leave the page for the file.
  expect(drop(pdf('may.pdf'), new File(['x'], 'photo.png', { type: 'image/png' }))).toBe(false);
  expect(screen.getByRole('alert').textContent).toContain('Only PDF, CSV, XLS and XLSX files');
  expect(asked).toEqual([]);
  expect(drop(pdf('may.pdf'), pdf('june.pdf'))).toBe(false);
  expect(await screen.findByText('4 rows read from may.pdf, june.pdf')).toBeTruthy();
});

test('a file of another account is named, and can be read by itself', async () => {
  const sentence = 'The files are of different accounts. Upload statements of one account together.';
  const asked = serve({
    [path]: ({ body }: { body: Record<string, unknown> }) =>
      body.accountId ? refusal('FILE_REFUSED', sentence) : readStatement,
  });
  draw();
  choose('Choose files', pdf('may.pdf'), pdf('other.pdf'));
  expect(await screen.findByText('other.pdf was not read.')).toBeTruthy();
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.getByText('4 rows read from may.pdf')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Read other.pdf as a separate account' }));
  expect(await screen.findByText('4 rows read from other.pdf')).toBeTruthy();
  expect(screen.queryByText('other.pdf was not read.')).toBeNull();
  expect(asked).toHaveLength(3);
});

test('what does not fit is named with its row, and leads there', async () => {
  const differences = [
    {
      ...{ kind: 'balance', row: 2, date: '2026-05-03', at: { page: 1, row: 9 }, expected: 1, printed: 2 },
      sentence: 'Row 3 does not follow from the balance before.',
    },
  ];
  serve({
    [path]: { ...readStatement, balanced: false, proof: { balanced: false, rowsVerified: 3, differences } },
  });
  draw();
  choose('Choose files', pdf('altered.pdf'));
  expect(await screen.findByText('Row 3 does not follow from the balance before.')).toBeTruthy();
  expect(screen.getByText('3 of 4 rows match the balance before them.')).toBeTruthy();
  const table = within(screen.getByRole('table'));
  fireEvent.click(screen.getByRole('button', { name: 'Show row 3' }));
  const row = table.getByText('NEFT ROW 3').closest('tr');
  await waitFor(() => expect(document.activeElement).toBe(row));
  expect(row?.dataset).toMatchObject({ marked: 'true', target: 'true' });
});

test('the file waits while the person agrees', async () => {
  let agreed = false;
  const asked = serve({
    [path]: () => (agreed ? readStatement : refusal('NO_CONSENT', 'The person has not agreed.')),
    [`POST /applicants/${applicantId}/consents`]: () => {
      agreed = true;
      return { receipt: 'r' };
    },
  });
  draw();
  choose('Choose files', pdf('may.pdf'));
  fireEvent.click(await screen.findByRole('button', { name: 'I agree, continue' }));
  expect(await screen.findByText('4 rows read from may.pdf')).toBeTruthy();
  expect(asked.filter(({ path: at }) => at.includes('statementParse'))).toHaveLength(2);
});

test('the bank picked elsewhere is picked here, when the list has it', async () => {
  expect(statementBankFor('HDFC Bank (Corporate)')).toBe('HDFC Bank');
  expect(statementBankFor('state bank of india')).toBe('State Bank of India');
  expect(statementBankFor('Moon Bank')).toBe('');
  changeJourney(applicantId, { bank: { id: '7', name: 'Axis Bank' } });
  const asked = serve({ [path]: readStatement });
  draw();
  const list = screen.getByLabelText('Bank') as HTMLSelectElement;
  expect(list.value).toBe('Axis Bank');
  expect(list.options).toHaveLength(statementBanks.length + 1);
  choose('Choose files', pdf('may.pdf'));
  await screen.findByText('4 rows read from may.pdf');
  expect(asked[0]?.body.bankName).toBe('Axis Bank');
});
