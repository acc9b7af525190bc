import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Route } from 'wouter';
import { type Asked, fakeServer, refused, took } from '../../../test/fake-server.ts';
import { HandoverPage } from './HandoverPage.tsx';

const asked = (until = Date.now() + 15 * 60_000) => ({
  lender: 'Udaan Credit',
  accent: { light: '#aa3300', dark: '#ffb499' },
  document: 'form16',
  title: 'Form 16',
  expiresAt: new Date(until).toISOString(),
});

function draw(answer: Parameters<typeof fakeServer>[0]): Asked[] {
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
  window.history.replaceState(null, '', '/handover/abc');
  render(
    <Route path="/handover/:token">
      <HandoverPage />
    </Route>,
  );
  return all;
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [file] } });
const document = () => new File(['%PDF'], 'form16.pdf', { type: 'application/pdf' });

test('asks for the document under the lender’s mark, sends one file without a login, and is done', async () => {
  localStorage.clear();
  const all = draw(({ url }) => (url.endsWith('/openHandover') ? took(asked()) : took({})));
  await heading('Take a photo: Form 16');
  expect(screen.getByText('Udaan Credit')).toBeTruthy();
  expect(screen.getByText(/valid for 1[45]:\d\d more/)).toBeTruthy();
  choose(document());
  await heading('We have received it');
  expect(screen.getByText(/Go back to your computer/)).toBeTruthy();
  const [opened, sent] = all.filter(({ url }) => url.includes('andover'));
  expect(opened?.body).toEqual({ token: 'abc' });
  expect(sent?.url).toBe('/api/users/handover/abc/file');
  expect(sent?.body).toMatchObject({ file: { name: 'form16.pdf' } });
});

test('a locked PDF is opened with its password', async () => {
  const all = draw(({ url, body }) => {
    if (url.endsWith('/openHandover')) return took(asked());
    return (body as { password?: string }).password === 'right'
      ? took({})
      : refused('FILE_LOCKED', 'This PDF is locked. Enter its password and send it again.');
  });
  await heading('Take a photo: Form 16');
  choose(document());
  fireEvent.change(await screen.findByLabelText('Password of the PDF'), { target: { value: 'right' } });
  fireEvent.click(screen.getByRole('button', { name: 'Open the PDF' }));
  await heading('We have received it');
  expect(all.filter(({ url }) => url.endsWith('/file'))).toHaveLength(2);
});

test('an ended link, before and while sending, says what to do', async () => {
  draw(() => refused('LINK_EXPIRED', 'Link has expired'));
  await heading('Link has expired');
  expect(screen.getByRole('alert').textContent).toContain('Create a new link on the computer');
});

test('a link that ends while sending', async () => {
  draw(({ url }) =>
    url.endsWith('/openHandover') ? took(asked()) : refused('LINK_EXPIRED', 'Link has expired'),
  );
  await heading('Take a photo: Form 16');
  choose(document());
  await heading('Link has expired');
});

test('the time runs out while the page is open', async () => {
  draw(() => took(asked(Date.now() + 700)));
  await heading('Take a photo: Form 16');
  expect(await screen.findByText('Link has expired', {}, { timeout: 4000 })).toBeTruthy();
});

test('silence is no end: it may be asked again', async () => {
  let silent = true;
  draw(() => (silent ? 'no network' : took(asked())));
  await heading('We cannot reach the server');
  silent = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await heading('Take a photo: Form 16');
});
