import { getDraft, putDraft } from '@pramaan/contract/calls/applicants.ts';
import { limits } from '@pramaan/contract/limits.ts';
import type { Field } from '@pramaan/documents/field.ts';
import { fieldsOf } from '@pramaan/documents/forms/define.ts';
import { bankForms } from '@pramaan/documents/forms/registry.ts';
import { storableDraft } from '@pramaan/documents/never-kept.ts';
import { type OwnForm, ownFormId, ownForms } from '@pramaan/documents/own-forms.ts';
import { documents, findEntry } from '@pramaan/documents/registry.ts';
import {
  answerKey,
  bankForm,
  documentForm,
  readingForm,
  typedAnswers,
} from '@pramaan/documents/typed-answers.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer, took } from '../test/fake-server.ts';
import { DocumentPage } from './documents/DocumentPage.tsx';
import { methodsOf } from './documents/Methods.tsx';
import { ConfirmReading } from './documents/reading/ConfirmReading.tsx';
import { blankFields } from './documents/reading/read-fields.ts';
import { useDraft } from './documents/use-draft.ts';
import { FormsPage } from './features/application-forms/FormsPage.tsx';
import { forgetSession } from './lib/leaving.ts';
import { SessionProvider } from './lib/session.tsx';
import { write, writeRole } from './lib/storage.ts';
import { ownPage } from './own-pages.test-help.tsx';

/*
 * Every form there is, taken from the definitions: what is typed is there again after a reload, on another device, after the
 * session ended, and after the connection broke. The draft's calls are held to the contract and to what the API stores.
 */

const applicantId = '0190f000-0000-7000-8000-000000000011';
const fileId = '0190f000-0000-7000-8000-0000000000f1';
const bankName = 'Karnataka Bank';
const aadhaar = '999941057058';
/** A bank's form of eighty fields is filled four times; on a machine with ten other things to do that takes minutes. */
const patience = 600_000;

interface Form {
  name: string;
  id: string;
  fields: Readonly<Record<string, Pick<Field, 'control' | 'secret' | 'examples'>>>;
  page: () => ReactNode;
}

/** The applicant's page of one document, open at one method. */
function Page({ id }: { id: string }) {
  const draft = useDraft(applicantId);
  const document = documents.find((each) => each.id === id);
  if (!document) throw new Error(`no ${id}`);
  return <DocumentPage applicantId={applicantId} document={document} docs={{}} draft={draft} />;
}

function Confirm({ id, method, instance }: { id: string; method: string; instance: number }) {
  const draft = useDraft(applicantId);
  const entry = findEntry(id, method);
  if (!entry) throw new Error(`no ${id}.${method}`);
  const rest = { busy: false, refused: [], onConfirm: () => undefined, onClose: () => undefined };
  return <ConfirmReading {...{ applicantId, instance, draft, entry, fileId, ...rest }} />;
}

function SignedIn({ children }: { children: ReactNode }) {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const who = { _id: applicantId, name: 'Asha Sample', lender: 'Saral Finance', roleId: 11, expiresAt };
  return <SessionProvider who={who as never}>{children}</SessionProvider>;
}

const word = { control: 'text', secret: null, examples: ['Asha'] } as const;

const documentForms = documents.flatMap((document) =>
  methodsOf(document).flatMap((key) =>
    Array.from({ length: document.instances }, (_, at): Form[] => {
      const method = document.methods[key];
      if (!method) return [];
      const id = documentForm(document.id, key, at + 1);
      const form: Form = {
        name: id,
        id,
        fields: method.capture,
        page: () => {
          window.history.replaceState(null, '', `/laas/x?method=${key}`);
          return <Page id={document.id} />;
        },
      };
      if (method.reader === null) return [form];
      const reading = readingForm(id, fileId);
      const fields = Object.fromEntries(blankFields(method).map(({ path }) => [path, word]));
      return [
        form,
        {
          name: `${id}, as read`,
          id: reading,
          fields,
          page: () => <Confirm id={document.id} method={key} instance={at + 1} />,
        },
      ];
    }).flat(),
  ),
);

const banks = bankForms.map(
  (form): Form => ({
    name: `${form.id} of a bank`,
    id: bankForm(form.id, form.banks[0] ?? bankName),
    fields: fieldsOf(form),
    page: () => {
      const search = new URLSearchParams({ bank: form.banks[0] ?? bankName, form: form.id });
      window.history.replaceState(null, '', `/laas/loan/application-form?${search}`);
      return (
        <SignedIn>
          <FormsPage />
        </SignedIn>
      );
    },
  }),
);

const besideDocuments = (Object.keys(ownForms) as OwnForm[]).map((form): Form => {
  const { page, about, chosen = {} } = ownPage(form, applicantId);
  const fields = ownForms[form].map((name) => {
    const choice = chosen[name];
    return [name, choice ? { control: 'select', secret: null, examples: [choice] } : word];
  });
  return {
    name: `${form}, beside the documents`,
    id: ownFormId(form, about),
    fields: Object.fromEntries(fields),
    page: () => <SignedIn>{page}</SignedIn>,
  };
});

const forms = [...documentForms, ...banks, ...besideDocuments];

/** The draft as the API keeps it, and what is in its way. */
const server = {
  version: 0,
  draft: {} as Record<string, unknown>,
  savedAt: '',
  state: 'up' as 'up' | 'offline' | 'ended',
  /** While it stands no draft is answered: told at once that the session has ended, a slow machine would leave a long form half filled. */
  silence: null as PromiseWithResolvers<void> | null,
};
let clock = 0;

async function answer(url: string, method: string, body: unknown) {
  if (method === 'PUT') await server.silence?.promise;
  if (server.state === 'offline') return 'no network' as const;
  if (server.state === 'ended')
    return { status: 403, body: { success: false, code: 'NOT_LOGGED_IN', message: 'Log in again.' } };
  if (url.endsWith('/draft') && method === 'PUT') {
    const sent = putDraft.body.parse(body) as { version: number; draft: Record<string, unknown> };
    if (sent.version !== server.version)
      return { status: 409, body: { success: false, code: 'CONFLICT', message: 'x' } };
    clock += 60_000;
    server.savedAt = new Date(Date.UTC(2026, 7, 15, 5, 12) + clock).toISOString();
    server.draft = JSON.parse(JSON.stringify(storableDraft(sent.draft, server.draft, server.savedAt)));
    server.version += 1;
    return took(putDraft.result.parse({ version: server.version, savedAt: server.savedAt }));
  }
  if (url.endsWith('/draft'))
    return took(
      getDraft.result.parse({ version: server.version, savedAt: server.savedAt, draft: server.draft }),
    );
  if (url.includes('/reading')) return took({ likeness: 1, fields: [], checks: [] });
  if (url.includes('getAppData')) {
    const search = new URLSearchParams(window.location.search);
    return took({
      bankName: search.get('bank'),
      formType: search.get('form'),
      title: '',
      forms: [],
      version: 0,
      savedAt: '',
      complete: false,
      appData: {},
      answers: [],
      missing: [],
      html: '',
    });
  }
  if (url.includes('/uploads/')) return answerParts(url, body);
  if (url.includes('/upload/')) return took(arrived);
  return 'no network' as const;
}

const arrived = { fileId, url: '', covered: 0, openedWith: null, signatures: [] };

/** A PDF goes in parts: its pages may be chosen. This one has one. */
function answerParts(url: string, body: unknown) {
  if (url.endsWith('/finish')) return took(arrived);
  if (url.includes('/pages/')) return took({ pages: 1, signed: false, images: [] });
  if (url.includes('/parts/')) return took({ received: (body as { part: File }).part.size });
  return took({ uploadId: fileId, received: 0, part: limits.filePart });
}

/** A session as a login leaves it. */
function logIn() {
  write('applicantId', applicantId);
  write('token', 'x.y.z');
  writeRole(11);
}

beforeEach(() => {
  Object.assign(server, { version: 0, draft: {}, savedAt: '', state: 'up', silence: null });
  localStorage.clear();
  logIn();
  fakeServer(({ url, method, body }) => answer(url, method, body));
});

/** What a reload leaves of a page: this browser's storage. */
function leave() {
  cleanup();
  forgetSession();
}

async function open(form: Form) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(<QueryClientProvider client={client}>{form.page()}</QueryClientProvider>);
  const instance = Number(form.id.split('.')[2] ?? 1);
  const tab = form.id.startsWith('bank.') ? null : screen.queryAllByRole('tab')[instance - 1];
  if (tab) fireEvent.click(tab);
  const [first = ''] = Object.keys(form.fields);
  const opens = screen.queryByRole('button', { name: /^(Add a person|Ask for another look)$/ });
  if (opens) fireEvent.click(opens);
  await waitFor(() => expect(control(first)).toBeTruthy());
}

const control = (name: string) =>
  document.querySelector<HTMLInputElement>(
    `:is(form, dialog) [name="${CSS.escape(name)}"]:not([type=radio])`,
  );

const isFile = (field: { control: string }) => field.control === 'file';

/** The values in the form, by field; of a file whether it is there. */
function shown({ fields }: Form): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const found = control(name);
      if (!isFile(field)) return [name, found?.value ?? ''];
      return [name, found?.closest('[data-filled]') ? 'a file' : ''];
    }),
  );
}

const expectedOf = ({ fields }: Form, from: Record<string, string>) =>
  Object.fromEntries(
    Object.keys(fields).map((name) => [name, fields[name]?.secret ? '' : (from[name] ?? '')]),
  );

const pdf = new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' });
const photo = new File(['x'], 'a.jpg', { type: 'image/jpeg' });

/** Files are left as they are while there is no connection. */
async function fill(form: Form, example: (field: Pick<Field, 'examples' | 'control'>) => string) {
  for (const [name, field] of Object.entries(form.fields)) {
    // A list is a line to type in once it is known that nothing is listed.
    const ready = field.control === 'listed' ? 'INPUT' : undefined;
    await waitFor(() => expect(control(name)?.tagName).toBe(ready ?? control(name)?.tagName ?? 'INPUT'));
    const found = control(name) as HTMLInputElement;
    if (isFile(field) && server.state !== 'up') continue;
    if (isFile(field)) {
      // A PDF would have both sides of a card: its back is then not asked.
      fireEvent.change(found, { target: { files: ['back' in form.fields ? photo : pdf] } });
      await waitFor(() => expect(shown(form)[name]).toBe('a file'));
      continue;
    }
    // In one drawing of the page: a bank's form has eighty fields.
    act(() => {
      fireEvent.change(found, { target: { value: example(field) } });
      fireEvent.blur(control(name) ?? found);
    });
  }
}

const first = ({ examples }: Pick<Field, 'examples'>) => examples[0];
const cut = ({ examples, control: of }: Pick<Field, 'examples' | 'control'>) =>
  of === 'select' || of === 'date' ? examples[0] : examples[0].slice(0, -1);
const flush = () => window.dispatchEvent(new Event('online'));

const sameAs = (form: Form, wanted: Record<string, string>) =>
  waitFor(() => expect(shown(form)).toEqual(wanted));

test('the definitions have this many forms', () => {
  expect(documentForms.length).toBeGreaterThan(70);
  expect(banks.length).toBeGreaterThan(2);
  expect(new Set(forms.map(({ id }) => id)).size).toBe(forms.length);
});

test.each(forms.map((form) => [form.name, form] as const))(
  '%s',
  async (_, form) => {
    const kept = Object.entries(form.fields).filter(([, field]) => !field.secret);
    await open(form);
    await fill(form, first);
    const typed = expectedOf(form, shown(form));
    flush();
    if (kept.length === 0) {
      leave();
      await open(form);
      await sameAs(form, typed);
      expect(Object.keys(server.draft).filter((key) => key.startsWith('typed/'))).toEqual([]);
      return;
    }
    // On the server, answer by answer, with the time of this form.
    await waitFor(() =>
      expect(Object.keys(typedAnswers(server.draft, form.id)).sort()).toEqual(
        kept.map(([name]) => name).sort(),
      ),
    );
    await screen.findByText(/^Saved (\d\d:\d\d|15 Aug 2026)$/);

    leave();
    await open(form);
    await sameAs(form, typed);

    // Another device: nothing is here but the login.
    leave();
    localStorage.clear();
    logIn();
    await open(form);
    await sameAs(form, typed);

    // A file goes up before it is an answer: what breaks off is the upload's own matter.
    if (kept.every(([, field]) => isFile(field))) return;

    // The session ends in the middle; the person logs in again and finds the page as it was.
    server.state = 'ended';
    server.silence = Promise.withResolvers();
    await fill(form, cut);
    const later = expectedOf(form, shown(form));
    server.silence.resolve();
    server.silence = null;
    flush();
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    leave();
    server.state = 'up';
    logIn();
    await open(form);
    await sameAs(form, later);
    await waitFor(() =>
      expect(typedAnswers(server.draft, form.id)).toEqual(expect.objectContaining(answersOf(form, later))),
    );

    // No connection: on this phone, said so, and sent when it is back.
    server.state = 'offline';
    await fill(form, first);
    flush();
    await screen.findByText('Saved on this phone, will send when online');
    const here = JSON.parse(localStorage.getItem('typedAnswers') ?? '{}');
    const [[name] = ['']] = kept.filter(([, field]) => !isFile(field));
    expect(here[answerKey(form.id, name)]).toBeTruthy();
    server.state = 'up';
    flush();
    await screen.findByText(/^Saved (\d\d:\d\d|15 Aug 2026)$/);
    leave();
    await open(form);
    await sameAs(form, typed);
    expect(JSON.stringify([server.draft, { ...localStorage }])).not.toContain(aadhaar);
  },
  patience,
);

/** Answers by field, without files and grouped amounts, which stand otherwise in the page. */
const answersOf = ({ fields }: Form, values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => {
      const field = fields[name];
      return field && !field.secret && field.control !== 'file' && field.control !== 'money';
    }),
  );
