import { messages } from '@pramaan/contract/messages.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applicantId, drawRoom } from '../../../test/draw-for.tsx';
import { type Asked, refusal, serve } from '../../../test/served.ts';
import { EsignPage } from './EsignPage.tsx';
import { EsignTab } from './EsignTab.tsx';
import { grouped, masked } from './masked-number.ts';
import { paperInHand, typeFrom } from './paper-in-hand.ts';
import type { Paper, Papers, Signer } from './queries.ts';

const file = (name: string) => `/api/applicants/${applicantId}/files/${name}`;
const asha: Signer = { kind: 'applicant', personId: applicantId, name: 'Asha Sample', signed: null };
const ravi: Signer = { kind: 'co-applicant', personId: 'r', name: 'Ravi Kumar Demo', signed: null };
const signed = (name: string): Signer['signed'] => ({
  ...{
    at: '2026-11-20T07:00:00.000Z',
    name,
    lastFour: '9405',
    issuer: 'Sandbox sub-CA',
    root: 'Root',
    serial: '1',
  },
  ...{ matches: true, why: 'The name is the same.', lastFourAgrees: null, sandbox: true, fileId: 'v1' },
});
const paper = (more: Partial<Paper> = {}): Paper => ({
  ...{ paperId: 'p1', type: 'Agreement', madeAt: '2026-11-20T06:00:00.000Z', fileId: 'v0', url: file('v0') },
  ...{ signedUrl: null, currentUrl: file('v0'), signers: [asha], next: 0, last: null },
  ...more,
});
const done = paper({
  signers: [{ ...asha, signed: signed('Asha Sample') }],
  next: null,
  signedUrl: file('v1'),
  currentUrl: file('v1'),
});
const papers = (all: Paper[], more: Partial<Papers> = {}): Papers => ({
  ways: { here: true, page: true },
  people: [{ _id: applicantId, name: 'Asha Sample' }],
  papers: all,
  ...more,
});

beforeEach(() => {
  localStorage.setItem('id_token', 'token');
  window.history.replaceState(null, '', '/laas/esign');
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('first the paper: the upload button is labelled with the type of the route or the address', async () => {
  serve({ 'GET /esign/papers': papers([]) });
  window.history.replaceState(null, '', '/laas/esign?type=Application');
  drawRoom(<EsignPage />);
  expect(await screen.findByLabelText('Upload Application')).toBeTruthy();
  expect(screen.queryByLabelText('Aadhaar Number')).toBeNull();
  expect(screen.getByRole('link', { name: 'Next: show your income' }).getAttribute('href')).toBe(
    '/laas/financial/bankStatmentOnline',
  );
});

test('a code, then the signature: OTP stays off until the code is sent; the number is covered; the document comes', async () => {
  let all = [paper()];
  const asked = serve({
    'GET /esign/papers': () => papers(all),
    'POST /AdhaarEsigngetOtp': ({ body }: Asked) => {
      if (body.request === 'otp') return { result: { sent: true } };
      all = [done];
      return { result: { result: file('v1') } };
    },
  });
  drawRoom(<EsignPage />);
  const otp = (await screen.findByLabelText('OTP')) as HTMLInputElement;
  const sign = screen.getByRole('button', { name: 'eSign' }) as HTMLButtonElement;
  expect([otp.disabled, sign.disabled]).toEqual([true, true]);
  press('Get OTP');
  expect((await screen.findByRole('alert')).textContent).toBe('Enter the Aadhaar number.');
  fill('Aadhaar Number', '999933119405');
  const number = screen.getByLabelText('Aadhaar Number') as HTMLInputElement;
  expect(number.value).toBe('9999 3311 9405');
  fireEvent.blur(number);
  expect(number.value).toBe('XXXX XXXX 9405');
  press('Get OTP');
  expect(screen.getByRole('progressbar', { name: 'Sending the code' })).toBeTruthy();
  expect(await screen.findByText('OTP sent to Aadhaar registered Mobile Number')).toBeTruthy();
  expect(otp.disabled).toBe(false);
  fill('OTP', '12x3456');
  fireEvent.click(sign);
  fireEvent.click(sign);
  expect(await screen.findByText('Signed and verified')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download eSigned Document' })).toBeTruthy();
  const calls = asked.filter(({ path }) => path.endsWith('/AdhaarEsigngetOtp')).map(({ body }) => body);
  expect(calls).toEqual([
    { request: 'otp', essentials: { uid: '999933119405' } },
    {
      request: 'sign',
      essentials: {
        uid: '999933119405',
        name: 'Asha Sample',
        otp: '123456',
        url: file('v0'),
        reason: messages.esignReason,
      },
    },
  ]);
});

test('a wrong code stays to be mended; one that is used up closes the field until another is sent', async () => {
  let answer = refusal('ESIGN_CODE_WRONG', 'The code is not right.');
  serve({
    'GET /esign/papers': papers([paper()]),
    'POST /AdhaarEsigngetOtp': ({ body }: Asked) =>
      body.request === 'otp' ? { result: { sent: true } } : answer,
  });
  drawRoom(<EsignPage />);
  await screen.findByLabelText('Aadhaar Number');
  fill('Aadhaar Number', '999933119405');
  press('Get OTP');
  await screen.findByText('OTP sent to Aadhaar registered Mobile Number');
  const otp = screen.getByLabelText('OTP') as HTMLInputElement;
  fill('OTP', '111111');
  press('eSign');
  expect((await screen.findByRole('alert')).textContent).toBe('The code is not right.');
  expect([otp.disabled, otp.value]).toEqual([false, '111111']);
  answer = refusal('ESIGN_CODE_OVER', 'This code is used up.');
  press('eSign');
  expect((await screen.findByText('This code is used up.')).getAttribute('role')).toBe('alert');
  await vi.waitFor(() => expect([otp.disabled, otp.value]).toEqual([true, '']));
});

test('several signers stand in order; the order can be changed until somebody has signed', async () => {
  const two = paper({ signers: [asha, ravi] });
  const asked = serve({
    'GET /esign/papers': papers([two], {
      people: [
        { _id: applicantId, name: 'Asha Sample' },
        { _id: 'r', name: 'Ravi Kumar Demo' },
      ],
    }),
    'PUT /esign/papers/p1/signers': two,
  });
  drawRoom(<EsignPage />);
  const list = await screen.findByRole('list', { name: 'Signing order' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Asha SampleSigns next', 'Ravi Kumar DemoWaiting']);
  fireEvent.click(screen.getByText('Change who signs'));
  press('Move Ravi Kumar Demo up');
  fireEvent.click(screen.getByLabelText('The lender signs last'));
  press('Save this order');
  await vi.waitFor(() =>
    expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
      applicants: ['r', applicantId],
      lender: true,
    }),
  );
});

test('a wrong paper is taken away in two taps; a signed one stays', async () => {
  let all = [paper()];
  const asked = serve({
    'GET /esign/papers': () => papers(all),
    'DELETE /esign/papers/p1': () => {
      all = [];
      return {};
    },
  });
  drawRoom(<EsignPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove this document: Agreement' }));
  press('No, keep it');
  press('Remove this document: Agreement');
  press('Yes, remove it');
  await vi.waitFor(() => expect(screen.queryByText('Agreement to sign')).toBeNull());
  expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

test.each([
  ['signed', done, null, 'Signed and verified'],
  ['refused', paper(), { code: 'cancelled', sentence: 'Signing was cancelled.' }, 'Signing was cancelled.'],
  ['open', paper(), null, /We have not received anything from the signing service/],
  ['ended', paper(), null, /replaced by a newer one/],
] as const)(
  'back from the provider’s page, %s: what the server knows is said',
  async (state, about, trouble, said) => {
    window.history.replaceState(null, '', '/laas/esign?signing=r1');
    serve({
      'GET /esign/papers': papers([about]),
      'GET /esign/requests/r1': { requestId: 'r1', way: 'page', state, trouble, askedAt: '', paper: about },
    });
    drawRoom(<EsignPage />);
    expect(await screen.findByText(said)).toBeTruthy();
  },
);

test('a signing that is not known is told, and nothing is asked', async () => {
  window.history.replaceState(null, '', '/laas/esign?signing=unknown');
  const asked = serve({ 'GET /esign/papers': papers([]) });
  drawRoom(<EsignPage />);
  expect(await screen.findByText(/We could not find this signing request/)).toBeTruthy();
  expect(asked).toHaveLength(1);
});

test('a kept file that another page sent here becomes the paper', async () => {
  window.history.replaceState(null, '', `/laas/esign?type=Agreement&file=${applicantId}`);
  let all: Paper[] = [];
  const asked = serve({
    'GET /esign/papers': () => papers(all),
    'POST /esign/papers': () => {
      all = [paper()];
      return paper();
    },
  });
  drawRoom(<EsignPage />);
  expect(await screen.findByRole('heading', { name: 'Agreement to sign' })).toBeTruthy();
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    type: 'Agreement',
    fileId: applicantId,
  });
});

test('the provider’s page: its form is posted from here, and a form that leads nowhere is not', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  let action = 'javascript:alert(1)';
  serve({
    'GET /esign/papers': papers([paper()], { ways: { here: false, page: true } }),
    'POST /esign/papers/p1/begin': () => ({
      requestId: 'r1',
      form: { action, fields: { eSignRequest: '<Esign/>' } },
    }),
  });
  drawRoom(<EsignPage />);
  const begin = await screen.findByRole('button', { name: 'Sign on the provider’s page' });
  expect(screen.queryByLabelText('Aadhaar Number')).toBeNull();
  fireEvent.click(begin);
  expect(await screen.findByText('The signing service could not be reached. Try again.')).toBeTruthy();
  expect(submit).not.toHaveBeenCalled();
  action = 'https://esp.example/signdoc';
  fireEvent.click(begin);
  await vi.waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  expect(document.querySelector<HTMLInputElement>('input[name=eSignRequest]')?.value).toBe('<Esign/>');
  submit.mockRestore();
});

test('the lender sees who signed, when and whether they match, takes the document and proves it', async () => {
  window.history.replaceState(null, '', '/admin/applicants/x/agreement');
  serve({
    'GET /esign/papers': papers([done]),
    'GET /esign/papers/p1/check': {
      sound: true,
      signatures: [
        {
          by: 'Asha Sample',
          at: '2026-11-20',
          state: 'valid',
          whole: true,
          sentence: 'Signed by Asha Sample, unaltered since.',
        },
      ],
    },
  });
  drawRoom(<EsignTab applicantId={applicantId} type="Agreement" />);
  const cards = await screen.findAllByRole('article', { name: /Agreement/ });
  const card = within(cards.at(-1) as HTMLElement);
  expect(card.getByText('Name matches')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Remove this document/ })).toBeNull();
  expect(card.getByText(/^Signed 20 Nov 2026/)).toBeTruthy();
  expect(card.getByText(/Aadhaar of Asha Sample, ending in 9405/)).toBeTruthy();
  fireEvent.click(card.getByRole('button', { name: 'Verify the signatures' }));
  expect(await screen.findByText('Signed by Asha Sample, unaltered since.')).toBeTruthy();
});

test('numbers, types and the paper in hand', () => {
  expect([
    grouped('999933119405'),
    masked('999933119405'),
    masked('9000000000000042'),
    masked('999'),
  ]).toEqual([...['9999 3311 9405', 'XXXX XXXX 9405', 'XXXX XXXX XXXX 0042', '999']]);
  expect([typeFrom(null), typeFrom('Application'), typeFrom('<b>'), typeFrom('ऋण पत्र')]).toEqual([
    ...['Agreement', 'Application', 'Agreement', 'ऋण पत्र'],
  ]);
  const old = { ...done, paperId: 'old' };
  expect(paperInHand([done, paper({ paperId: 'open' }), old], 'Agreement', null)?.paperId).toBe('open');
  expect(paperInHand([done, old], 'Agreement', 'old')?.paperId).toBe('old');
  expect(paperInHand([done], 'Application', null)).toBeNull();
});
