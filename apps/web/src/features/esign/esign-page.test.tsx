import { messages } from '@pramaan/contract/messages.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applicantId, drawPortal } from '../../../test/draw-for.tsx';
import { type Asked, refusal, serve } from '../../../test/served.ts';
import { agreementInHand, typeFrom } from './agreement-in-hand.ts';
import { EsignPage } from './EsignPage.tsx';
import { EsignTab } from './EsignTab.tsx';
import { grouped, masked } from './masked-number.ts';
import type { Agreement, Agreements, Signer } from './queries.ts';

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
const agreement = (more: Partial<Agreement> = {}): Agreement => ({
  ...{
    agreementId: 'p1',
    isOwn: true,
    type: 'Agreement',
    ofOffer: false,
    madeAt: '2026-11-20T06:00:00.000Z',
    fileId: 'v0',
    url: file('v0'),
  },
  ...{ signedUrl: null, currentUrl: file('v0'), signers: [asha], next: 0, last: null },
  ...more,
});
const done = agreement({
  signers: [{ ...asha, signed: signed('Asha Sample') }],
  next: null,
  signedUrl: file('v1'),
  currentUrl: file('v1'),
});
const agreements = (all: Agreement[], more: Partial<Agreements> = {}): Agreements => ({
  methods: { here: true, page: true },
  people: [{ _id: applicantId, name: 'Asha Sample' }],
  agreements: all,
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
  serve({ 'GET /esign/agreements': agreements([]) });
  window.history.replaceState(null, '', '/laas/esign?type=Application');
  drawPortal(<EsignPage />);
  expect(await screen.findByLabelText('Upload Application')).toBeTruthy();
  expect(screen.queryByLabelText('Aadhaar Number')).toBeNull();
  expect(screen.getByRole('link', { name: 'Next: show your income' }).getAttribute('href')).toBe(
    '/laas/financial/bankStatmentOnline',
  );
});

test('who joins reads the agreement, waits for who signs before them, then signs; they change nothing of it', async () => {
  const me: Signer = { kind: 'guarantor', personId: applicantId, name: 'Gopal Surety', signed: null };
  const shared = agreement({ isOwn: false, signers: [ravi, me] });
  serve({ 'GET /esign/agreements': agreements([shared]) });
  const { unmount } = drawPortal(<EsignPage />);
  expect(await screen.findByText(/^Ravi Kumar Demo signs before you\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'File' })).toBeTruthy();
  for (const name of ['Get OTP', 'Remove this document', 'Sign on the provider’s page'])
    expect(screen.queryByRole('button', { name }), name).toBeNull();
  unmount();
  const turn = { ...shared, signers: [{ ...ravi, signed: signed('Ravi Kumar Demo') }, me], next: 1 };
  serve({ 'GET /esign/agreements': agreements([turn]) });
  drawPortal(<EsignPage />);
  expect(await screen.findByRole('button', { name: 'Get OTP' })).toBeTruthy();
});

test('who signs the loan that was offered is not sent to show an income', async () => {
  serve({ 'GET /esign/agreements': agreements([{ ...agreement(), ofOffer: true }]) });
  drawPortal(<EsignPage />);
  expect(await screen.findByLabelText('OTP')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Next: show your income' })).toBeNull();
});

test('a code, then the signature: OTP stays off until the code is sent; the number is covered; the document comes', async () => {
  let all = [agreement()];
  const asked = serve({
    'GET /esign/agreements': () => agreements(all),
    'POST /AdhaarEsigngetOtp': ({ body }: Asked) => {
      if (body.request === 'otp') return { result: { sent: true } };
      all = [done];
      return { result: { result: file('v1') } };
    },
  });
  drawPortal(<EsignPage />);
  const otp = (await screen.findByLabelText('OTP')) as HTMLInputElement;
  const sign = screen.getByRole('button', { name: 'eSign' });
  expect([otp.disabled, sign.getAttribute('aria-disabled')]).toEqual([true, 'true']);
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
    'GET /esign/agreements': agreements([agreement()]),
    'POST /AdhaarEsigngetOtp': ({ body }: Asked) =>
      body.request === 'otp' ? { result: { sent: true } } : answer,
  });
  drawPortal(<EsignPage />);
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
  const two = agreement({ signers: [asha, ravi] });
  const asked = serve({
    'GET /esign/agreements': agreements([two], {
      people: [
        { _id: applicantId, name: 'Asha Sample' },
        { _id: 'r', name: 'Ravi Kumar Demo' },
      ],
    }),
    'PUT /esign/agreements/p1/signers': two,
  });
  drawPortal(<EsignPage />);
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
  let all = [agreement()];
  const asked = serve({
    'GET /esign/agreements': () => agreements(all),
    'DELETE /esign/agreements/p1': () => {
      all = [];
      return {};
    },
  });
  drawPortal(<EsignPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove this document: Agreement' }));
  press('No, keep it');
  press('Remove this document: Agreement');
  press('Yes, remove it');
  await vi.waitFor(() => expect(screen.queryByText('Agreement to sign')).toBeNull());
  expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

test.each([
  ['signed', done, null, 'Signed and verified'],
  [
    'refused',
    agreement(),
    { code: 'cancelled', sentence: 'Signing was cancelled.' },
    'Signing was cancelled.',
  ],
  ['open', agreement(), null, /We have not received anything from the signing service/],
  ['ended', agreement(), null, /replaced by a newer one/],
] as const)(
  'back from the provider’s page, %s: what the server knows is said',
  async (state, about, trouble, said) => {
    window.history.replaceState(null, '', '/laas/esign?signing=r1');
    serve({
      'GET /esign/agreements': agreements([about]),
      'GET /esign/requests/r1': {
        requestId: 'r1',
        method: 'page',
        state,
        trouble,
        askedAt: '',
        agreement: about,
      },
    });
    drawPortal(<EsignPage />);
    expect(await screen.findByText(said)).toBeTruthy();
  },
);

test('a signing that is not known is told, and nothing is asked', async () => {
  window.history.replaceState(null, '', '/laas/esign?signing=unknown');
  const asked = serve({ 'GET /esign/agreements': agreements([]) });
  drawPortal(<EsignPage />);
  expect(await screen.findByText(/We could not find this signing request/)).toBeTruthy();
  expect(asked).toHaveLength(1);
});

test('a kept file that another page sent here becomes the paper', async () => {
  window.history.replaceState(null, '', `/laas/esign?type=Agreement&file=${applicantId}`);
  let all: Agreement[] = [];
  const asked = serve({
    'GET /esign/agreements': () => agreements(all),
    'POST /esign/agreements': () => {
      all = [agreement()];
      return agreement();
    },
  });
  drawPortal(<EsignPage />);
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
    'GET /esign/agreements': agreements([agreement()], { methods: { here: false, page: true } }),
    'POST /esign/agreements/p1/begin': () => ({
      requestId: 'r1',
      form: { action, fields: { eSignRequest: '<Esign/>' } },
    }),
  });
  drawPortal(<EsignPage />);
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
    'GET /esign/agreements': agreements([done]),
    'GET /esign/agreements/p1/check': {
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
  drawPortal(<EsignTab applicantId={applicantId} type="Agreement" />);
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
  const old = { ...done, agreementId: 'old' };
  expect(
    agreementInHand([done, agreement({ agreementId: 'open' }), old], 'Agreement', null)?.agreementId,
  ).toBe('open');
  expect(agreementInHand([done, old], 'Agreement', 'old')?.agreementId).toBe('old');
  expect(agreementInHand([done], 'Application', null)).toBeNull();
});
