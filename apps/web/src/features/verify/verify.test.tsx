import { readIssuedDocument, verifyIssuedDocument } from '@pramaan/contract/calls/issued-documents.ts';
import { issuedDocumentTones, issuedDocumentVerdicts } from '@pramaan/contract/issued-document-verdicts.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Route } from 'wouter';
import { type Asked, fakeServer, refused, took } from '../../../test/fake-server.ts';
import { VerifyPage } from './VerifyPage.tsx';
import { verifyClient } from './verify-client.ts';

const issuedDocument = { lender: 'Udaan Capital', kind: 'full', day: '2026-11-20' };

function draw(answer: Parameters<typeof fakeServer>[0], path = '/verify'): Asked[] {
  const all = fakeServer((call) =>
    call.url.endsWith('/site')
      ? took({
          lender: 'Saral Finance',
          code: '',
          accent: { light: '', dark: '' },
          creditMenu: '',
          sandbox: false,
          inbox: null,
        })
      : answer(call),
  );
  window.history.replaceState(null, '', path);
  render(
    <Route path="/verify/:token?">
      <VerifyPage />
    </Route>,
  );
  return all;
}
const choose = (file: File) => fireEvent.change(screen.getByLabelText(/PDF$/), { target: { files: [file] } });
const pdf = (name = 'report.pdf') => new File(['%PDF'], name, { type: 'application/pdf' });
const told = (verdict: string, more: object = {}) =>
  took({ verdict, sentence: '', issuedDocument: null, signedOn: '', pages: [], ...more });

test('a genuine paper: the word, the sentence, what it is, and the file it was', async () => {
  const all = draw(() => told('genuine', { issuedDocument, signedOn: '2026-11-20' }));
  choose(pdf());
  expect(await screen.findByRole('heading', { name: 'Genuine and unchanged' })).toBeTruthy();
  expect(
    screen.getByText(/genuine document issued by Udaan Capital on 20 Nov 2026\. Nothing was changed/),
  ).toBeTruthy();
  expect(screen.getByText('Loan Applicant Report, issued by Udaan Capital on 20 Nov 2026')).toBeTruthy();
  expect(screen.getByText('File: report.pdf')).toBeTruthy();
  const sent = all.find(({ url }) => url.endsWith('/issued-documents/verify'));
  expect(sent?.body).toMatchObject({ file: { name: 'report.pdf' } });
});

test('every outcome has its sentence, with the word of its tone', async () => {
  let verdict = '';
  draw(() => told(verdict, { issuedDocument, signedOn: '2026-11-20', pages: [2, 3] }));
  const words = { good: 'Genuine and unchanged', doubt: 'Check further', bad: 'Do not rely on it' };
  for (const [each, sentence] of Object.entries(issuedDocumentVerdicts)) {
    verdict = each;
    choose(pdf(`${each}.pdf`));
    expect(await screen.findByText(`File: ${each}.pdf`)).toBeTruthy();
    const tone = issuedDocumentTones[each as keyof typeof issuedDocumentTones];
    expect(await screen.findByRole('heading', { name: words[tone] })).toBeTruthy();
    // The heading alone may still be the one before: several verdicts share a tone.
    expect(
      await screen.findByText(sentence.replace('{lender}', 'Udaan Capital').replace('{day}', '20 Nov 2026')),
    ).toBeTruthy();
    expect(screen.getByText('Pages that are different from what was signed: 2, 3.')).toBeTruthy();
  }
});

test('a scanned code tells whose paper it is on, and goes with the file', async () => {
  const all = draw(
    ({ url }) =>
      url.endsWith('/issued-documents/abc')
        ? took(issuedDocument)
        : told('other-document', { issuedDocument }),
    '/verify/abc',
  );
  expect(
    await screen.findByText(
      'The code belongs to: Loan Applicant Report, issued by Udaan Capital on 20 Nov 2026.',
    ),
  ).toBeTruthy();
  choose(pdf());
  expect(await screen.findByRole('heading', { name: 'Check further' })).toBeTruthy();
  expect(all.find(({ url }) => url.endsWith('/issued-documents/verify'))?.body).toMatchObject({
    token: 'abc',
  });
});

test('an unknown code, a file too large and a flood are said', async () => {
  const all = draw(
    ({ url }) =>
      url.endsWith('/verify')
        ? refused('TOO_MANY', 'Wait ten minutes, then go on.', 429)
        : refused('NO_DATA_FOUND', 'x'),
    '/verify/none',
  );
  expect((await screen.findByRole('alert')).textContent).toMatch(/not from a document issued here/);
  const large = pdf();
  Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
  choose(large);
  expect(await screen.findByText(/larger than 10 MB/)).toBeTruthy();
  expect(all.some(({ url }) => url.endsWith('/issued-documents/verify'))).toBe(false);
  choose(pdf());
  expect(await screen.findByText('Wait ten minutes, then go on.')).toBeTruthy();
});

test('the lines are the contract’s calls', () => {
  for (const [name, call] of Object.entries({ readIssuedDocument, verifyIssuedDocument })) {
    const { method, base, path, access } = call;
    expect(verifyClient[name as keyof typeof verifyClient]).toEqual({ method, base, path, access });
  }
});
