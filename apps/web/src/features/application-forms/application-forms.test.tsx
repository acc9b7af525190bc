import type { FormStatus } from '@pramaan/contract/calls/application-forms.ts';
import { choicesHindi } from '@pramaan/documents/choices-hindi.ts';
import { questionsOf } from '@pramaan/documents/forms/define.ts';
import { bankForms, formOf } from '@pramaan/documents/forms/registry.ts';
import { answerKey, bankForm } from '@pramaan/documents/typed-answers.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SessionProvider } from '../../lib/session.tsx';
import { write } from '../../lib/storage.ts';
import { FormsPage } from './FormsPage.tsx';
import { hiFormWords } from './form-words-hindi.ts';
import { answersOf } from './offered.ts';

const applicantId = '0190f000-0000-7000-8000-000000000011';
const bankName = 'Karnataka Bank';
const form = formOf(bankName);
if (!form) throw new Error('There is no general form.');
const registry = { kind: 'registry', document: 'pan', title: 'PAN', provider: 'x', at: '', verified: true };
const typed = { kind: 'typed', document: '', title: '', provider: '', at: '', verified: false };
const examples = Object.fromEntries(
  Object.entries(questionsOf(form)).map(([name, { field }]) => [name, field.examples[0]]),
);

const status = (appData: Record<string, string>, version = 0): FormStatus => ({
  bankName,
  formType: form.id,
  title: form.title,
  forms: [],
  version,
  savedAt: '',
  complete: false,
  appData,
  answers: Object.entries(appData).map(([name, value]) => ({
    name,
    value,
    source: name === 'fullName' ? registry : typed,
    changedFrom: null,
  })),
  missing: [],
  html: '',
});

interface Asked {
  path: string;
  body: Record<string, unknown>;
}

/** A server that answers these, by the end of the address. */
function serve(answers: Record<string, (asked: Asked) => unknown>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string, init: RequestInit = {}) => {
      const path = url.replace(/\?.*/, '');
      const one = { path, body: JSON.parse(String(init.body ?? '{}')) };
      asked.push(one);
      const key = Object.keys(answers).find((each) => path.endsWith(each));
      const result = key ? answers[key]?.(one) : null;
      return result instanceof Response ? result : new Response(JSON.stringify({ success: true, result }));
    }),
  );
  return asked;
}

function draw() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const who = { _id: applicantId, name: 'Asha Sample', lender: 'Saral Finance', roleId: 11, expiresAt };
  return render(
    <QueryClientProvider client={client}>
      <SessionProvider who={who as never}>
        <FormsPage />
      </SessionProvider>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  localStorage.clear();
  write('applicantId', applicantId);
  write('token', 'x.y.z');
  const search = new URLSearchParams({ bank: bankName, form: form.id });
  window.history.replaceState(null, '', `/laas/loan/application-form?${search}`);
});

test('every word of every form has its Hindi', () => {
  const hindi: Readonly<Record<string, string>> = { ...choicesHindi, ...hiFormWords };
  const words = bankForms.flatMap((each) => [
    each.title,
    ...each.sections.map(({ title }) => title),
    ...Object.values(questionsOf(each)).flatMap(({ field }) => [field.label, field.hint, ...field.options]),
  ]);
  const missing = words.filter((word) => word && !word.startsWith('For example ') && !hindi[word]);
  expect(words.length).toBeGreaterThan(150);
  expect([...new Set(missing)]).toEqual([]);
});

test('a verified answer that is changed says what its source says, and can be taken back', async () => {
  serve({ '/getAppData': () => status({ fullName: 'ASHA SAMPLE' }) });
  draw();
  const name = await screen.findByLabelText('Full name');
  expect(screen.getByText('PAN, registry')).toBeTruthy();
  fireEvent.change(name, { target: { value: 'Asha Other' } });
  expect(document.body.textContent).toContain('Changed by you. PAN says: ASHA SAMPLE');
  fireEvent.click(screen.getByRole('button', { name: /^Use what PAN says/ }));
  expect((name as HTMLInputElement).value).toBe('ASHA SAMPLE');
});

test('a gap keeps the paper closed and says what to do; a whole form is kept, made a paper and goes to the signing', async () => {
  const fileId = '0190f000-0000-7000-8000-0000000000f1';
  const { loanAmt, ...rest } = examples;
  const asked = serve({
    '/getAppData': () => status(rest as Record<string, string>),
    '/loan-app': ({ body }) => status(body.appData as Record<string, string>, 1),
    '/convertbase64': () => ({
      base64: 'JVBERi0=',
      mediaType: 'application/pdf',
      fileName: 'f.pdf',
      version: 1,
    }),
    '/uploadFormToS3': () => ({ fileId, url: '', origin: 'ours', version: 1 }),
    '/application-forms': () => [],
  });
  draw();
  const amount = await screen.findByLabelText('Loan amount');
  fireEvent.click(screen.getByRole('button', { name: 'See the document' }));
  expect(
    screen
      .getAllByRole('alert')
      .map(({ textContent }) => textContent)
      .join(),
  ).toMatch(/Loan amount/);
  fireEvent.change(amount, { target: { value: loanAmt } });
  fireEvent.click(screen.getByRole('button', { name: 'See the document' }));
  expect((await screen.findByRole('article')).textContent).toContain('₹5,00,000.00');
  fireEvent.click(screen.getByRole('button', { name: 'Save this form' }));
  const sign = await screen.findByRole('link', { name: 'Sign with Aadhaar' });
  expect(sign.getAttribute('href')).toBe(`/laas/esign?type=Application&file=${fileId}`);
  const saved = asked.find(({ path }) => path.endsWith('/loan-app'))?.body;
  expect([saved?.partial, saved?.version]).toEqual([undefined, 0]);
});

test('a conflict and a broken network keep what was typed, and say so', async () => {
  const answers = {
    '/getAppData': () => status(examples),
    '/loan-app': (): unknown =>
      new Response(JSON.stringify({ success: false, code: 'CONFLICT', message: 'x' }), { status: 409 }),
  };
  serve(answers);
  draw();
  const employer = await screen.findByLabelText(/^Employer/);
  fireEvent.change(employer, { target: { value: 'Sample Mills' } });
  fireEvent.click(screen.getByRole('button', { name: 'See the document' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Save this form' }));
  await waitFor(() => expect(document.body.textContent).toContain('was changed somewhere else'));
  answers['/loan-app'] = () => {
    throw new TypeError('Failed to fetch');
  };
  fireEvent.click(screen.getByRole('button', { name: 'Save this form' }));
  await waitFor(() => expect(document.body.textContent).toContain('You are offline.'));
  fireEvent.click(screen.getByRole('button', { name: 'Change an answer' }));
  expect((await screen.findByLabelText<HTMLInputElement>(/^Employer/)).value).toBe('Sample Mills');
  const typed = JSON.parse(localStorage.getItem('typedAnswers') ?? '{}');
  expect(typed[answerKey(bankForm(form.id, bankName), 'employer')]).toBe('Sample Mills');
});

test('the paper shows each answer with its source, and marks what was changed', () => {
  const offered = { fullName: { value: 'ASHA SAMPLE', source: registry } };
  const [changed, own] = answersOf({ fullName: 'Asha Other', employer: 'Mills', ifsc: '' }, offered);
  expect([changed?.source.kind, changed?.changedFrom?.value]).toEqual(['typed', 'ASHA SAMPLE']);
  expect([own?.name, own?.changedFrom]).toEqual(['employer', null]);
  expect(answersOf({ fullName: 'ASHA SAMPLE' }, offered)[0]?.source.title).toBe('PAN');
});
