import { findDocument, findEntry } from '@pramaan/documents/registry.ts';
import { type StoredRecord, type Tree, writeRecord } from '@pramaan/documents/tree.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DocumentPage } from './DocumentPage.tsx';

const applicantId = '01a1f7ae-7eb9-713a-9d40-b69f090d302f';
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The server's answers, in turn and each once it is ready, and what it was asked. */
function answering(...replies: { status?: number; body: object; ready?: Promise<void> }[]) {
  const asked: { url: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body });
    const {
      status = 200,
      body,
      ready,
    } = replies.shift() ?? { body: { success: false, message: 'unexpected' } };
    await ready;
    return new Response(JSON.stringify(body), { status });
  });
  return asked;
}

function documentOf(id: string) {
  const document = findDocument(id);
  if (!document) throw new Error(`no ${id}`);
  return document;
}

function treeWith(id: string, key: string, record: Partial<StoredRecord>, instance = 1): Tree {
  const entry = findEntry(id, key);
  if (!entry) throw new Error(`no ${id}.${key}`);
  const docs: Tree = {};
  const whole = {
    data: {},
    status: 'verified',
    source: 'registry',
    provider: '',
    verifiedAt: '',
    checks: [],
  };
  writeRecord(docs, entry, instance, { ...whole, ...record } as StoredRecord);
  return docs;
}

function draw(id: string, docs: Tree = {}, change = vi.fn()) {
  const client = new QueryClient();
  const page = (tree: Tree) => (
    <QueryClientProvider client={client}>
      <DocumentPage
        applicantId={applicantId}
        document={documentOf(id)}
        docs={tree}
        draft={{ draft: {}, change, formState: () => 'idle' }}
      />
    </QueryClientProvider>
  );
  const drawn = render(page(docs));
  return { ...drawn, change, now: (tree: Tree) => drawn.rerender(page(tree)) };
}

const epicField = () => screen.getByLabelText<HTMLInputElement>(/Voter ID number/);

test('a verified document goes to its own call, and its record to the draft', async () => {
  const { promise: ready, resolve: answer } = Promise.withResolvers<void>();
  const asked = answering({ body: { success: true, message: '', result: { name: 'ASHA SAMPLE' } }, ready });
  const { change, now } = draw('epic');
  fireEvent.change(epicField(), { target: { value: 'abc1234566' } });
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('We are checking this')).toBeTruthy();
  answer();
  await waitFor(() =>
    expect(change).toHaveBeenCalledWith({ epicDetails: expect.objectContaining({ name: 'ASHA SAMPLE' }) }),
  );
  expect(asked).toEqual([{ url: '/kyc/voterauth', body: { epicNo: 'ABC1234566', applicantId } }]);
  now(treeWith('epic', 'auth', { data: { name: 'ASHA SAMPLE' } }));
  expect(await screen.findByText('You do not need to do anything more for this document.')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Voter ID Details' })).toBeTruthy();
});

test.each([
  ['SERVER_UNREACHABLE', 'Server Unreachable. Please try after sometime', 'The source is not responding'],
  ['NO_DATA_AVAILABLE', 'No Data Available. Server Error', 'No record found'],
  ['VERIFICATION_FAILED', 'The service refused the details.', 'These details were not accepted'],
])('%s says what it means, and clears nothing', async (code, message, title) => {
  answering({ body: { success: false, message, code } });
  draw('epic');
  fireEvent.change(epicField(), { target: { value: 'ABC1234566' } });
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(message)).toBeTruthy();
  expect(epicField().value).toBe('ABC1234566');
});

test('a fault that the server found stands at its field', async () => {
  answering({
    status: 400,
    body: {
      success: false,
      message: 'Some of the details sent are missing or not valid.',
      code: 'BAD_REQUEST',
      fields: [{ path: 'body.epicNo', message: 'This number is not in use.' }],
    },
  });
  draw('epic');
  fireEvent.change(epicField(), { target: { value: 'ABC1234566' } });
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('This number is not in use.')).toBeTruthy();
  expect(epicField().getAttribute('aria-invalid')).toBe('true');
});

test('what differs is named, and the form stands open to mend it', async () => {
  draw(
    'epic',
    treeWith('epic', 'auth', {
      status: 'mismatch',
      data: { name: 'SOMEONE ELSE' },
      checks: [
        { name: 'Name', verdict: 'failed', detail: 'SOMEONE ELSE' },
        { name: 'Format', verdict: 'passed', detail: 'right' },
      ],
    }),
  );
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('Name');
  expect(notice.textContent).not.toContain('Format');
  expect(screen.getByRole('button', { name: 'Verify' })).toBeTruthy();
});

test('what the person declares is put in its place in the tree', async () => {
  const asked = answering({
    body: { success: true, message: '', result: { status: 'verified', data: { loanAmt: '500000' } } },
  });
  draw('loanRequest');
  fireEvent.change(screen.getByLabelText('Loan amount'), { target: { value: '5,00,000' } });
  fireEvent.change(screen.getByLabelText('Loan period'), { target: { value: '60' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toEqual({
    url: `/api/applicants/${applicantId}/loan/loanRequest`,
    body: { type: 'input', data: { loanAmt: '500000', loanPeriod: '60' } },
  });
});

test('a locker’s way is not offered before there is a locker; each instance is a tab', async () => {
  draw('aadhaar');
  expect(screen.getAllByRole('radio').map((method) => method.closest('label')?.textContent)).toEqual([
    'Scan or photo',
    'QR code',
    'Type the number',
    'Offline e-KYC file',
  ]);
  cleanup();
  draw('form16', treeWith('form16', 'ocr', { data: { amount: '5' } }, 2));
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['No. 1', 'No. 2 ✓ submitted', 'No. 3']);
  fireEvent.keyDown(screen.getByRole('tablist'), { key: 'ArrowRight' });
  expect(await screen.findByRole('heading', { name: 'Form16 - 2 Details' })).toBeTruthy();
});

test('a paper that another number holds is refused with a way to replace it there', async () => {
  answering({
    body: {
      ...{
        success: false,
        code: 'SAME_PAPER',
        message: 'This is the same paper as Form 16 (2). Choose another one here.',
      },
      fields: [{ path: 'instances.2', message: 'This is the same paper as Form 16 (2).' }],
    },
  });
  draw('form16');
  fireEvent.click(screen.getByRole('radio', { name: /registry|number/i }));
  for (const [label, value] of [
    [/Certificate number/, 'ABCDEFG'],
    [/TAN/, 'BLRA12345B'],
    [/PAN/, 'AAAPZ1234C'],
    [/Financial year/, '2024-25'],
    [/Amount/, '845000'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Replace No. 2' }));
  expect(screen.getByRole('tab', { name: /No. 2/ }).getAttribute('aria-selected')).toBe('true');
});
