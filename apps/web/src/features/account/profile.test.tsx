import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { applicantId, drawPortal } from '../../../test/draw-for.tsx';
import { refusal, serve } from '../../../test/served.ts';
import { read } from '../../lib/storage.ts';
import { ProfilePage } from './ProfilePage.tsx';

const profile = {
  ...{ name: 'Asha Sample', mobileNo: '9000000011', email: 'asha@x.in', segment: 'retail' },
  reference: 'SF-1',
};
const own = `/applicants/${applicantId}`;
const answers = {
  [`GET ${own}`]: { _id: applicantId, custId: 'C1', segment: 'retail', profile, docs: {} },
  [`GET ${own}/profile`]: profile,
  'GET /co-applicants': [],
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const card = (name: string) => within(screen.getByRole('region', { name }));

test('name and e-mail may be changed; mobile number and application may only be read', async () => {
  const asked = serve({
    ...answers,
    [`PUT ${own}/profile`]: { ...profile, name: 'Asha S.', segment: 'business' },
  });
  drawPortal(<ProfilePage />);
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy();
  const mobile = (await screen.findByLabelText('Mobile number')) as HTMLInputElement;
  expect([mobile.readOnly, mobile.value]).toEqual([true, '+91 90000 00011']);
  expect((screen.getByLabelText('Application') as HTMLInputElement).readOnly).toBe(true);
  type('Name', 'Asha S.');
  type('What the loan is for', 'business');
  press('Save');
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
    name: 'Asha S.',
    email: 'asha@x.in',
    segment: 'business',
  });
  expect(read('segment')).toBe('business');
  expect(screen.getByRole('link', { name: 'Your application' }).getAttribute('href')).toBe('/laas');
});

test('an e-mail address that is none is said at its field, and nothing is sent', async () => {
  const asked = serve(answers);
  drawPortal(<ProfilePage />);
  const email = await screen.findByLabelText('E-mail');
  type('E-mail', 'asha@');
  press('Save');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(email));
  expect(asked.some(({ method }) => method === 'PUT')).toBe(false);
});

test('what the server says of the e-mail address stands at its field', async () => {
  const words = 'We cannot write to this address.';
  const said = {
    success: false,
    code: 'BAD_REQUEST',
    message: words,
    fields: [{ path: 'body.email', message: words }],
  };
  serve({ ...answers, [`PUT ${own}/profile`]: new Response(JSON.stringify(said), { status: 400 }) });
  drawPortal(<ProfilePage />);
  const email = await screen.findByLabelText('E-mail');
  press('Save');
  await waitFor(() => expect(document.getElementById(`${email.id}-fault`)?.textContent).toBe(words));
});

test('a profile that cannot be read says why, and shows no form', async () => {
  const words = 'We have a technical problem.';
  serve({ ...answers, [`GET ${own}/profile`]: refusal('INTERNAL', words, 500) });
  drawPortal(<ProfilePage />);
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Choose a picture' })).toBeNull();
});

test('a co-applicant: faults first, then name, number and role go, and the list is read again', async () => {
  let people: object[] = [];
  const asked = serve({
    ...answers,
    'GET /co-applicants': () => people,
    'POST /co-applicants': () => {
      people = [{ _id: 'b', name: 'Ravi Sample', reference: 'SF-2', joinsAs: 'guarantor' }];
      return { _id: 'b' };
    },
  });
  drawPortal(<ProfilePage />);
  const part = within(await screen.findByRole('region', { name: 'Co-applicants and guarantors' }));
  expect(await part.findByText('Nobody joins your application yet.')).toBeTruthy();
  press('Add a person');
  fireEvent.click(part.getByRole('button', { name: 'Add' }));
  expect(part.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
  expect(part.getByLabelText('Mobile number').getAttribute('aria-invalid')).toBe('true');
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
  fireEvent.change(part.getByLabelText('Name'), { target: { value: ' Ravi Sample ' } });
  fireEvent.change(part.getByLabelText('Mobile number'), { target: { value: '+91 90000 00012' } });
  fireEvent.change(part.getByLabelText('They join as'), { target: { value: 'guarantor' } });
  fireEvent.click(part.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Ravi Sample was added and gets an SMS with the link.')).toBeTruthy();
  expect((await part.findByRole('listitem')).textContent).toBe('Ravi Sample Guarantor SF-2');
  expect(part.getByRole('button', { name: 'Add a person' })).toBeTruthy();
  expect(part.queryByText('Nobody joins your application yet.')).toBeNull();
  expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
    mobileNo: '+91 90000 00012',
    joinsAs: 'guarantor',
  });
});

test('who joins the application of another adds nobody to their own case', async () => {
  const asked = serve({ ...answers, [`GET ${own}`]: { ...answers[`GET ${own}`], joinsAs: 'guarantor' } });
  drawPortal(<ProfilePage />);
  await screen.findByRole('button', { name: 'Choose a picture' });
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith(own))).toBe(true));
  expect(screen.queryByRole('region', { name: 'Co-applicants and guarantors' })).toBeNull();
});

test('a co-applicant that is refused says why, and what was typed stays', async () => {
  const words = 'This number applies already.';
  serve({ ...answers, 'POST /co-applicants': refusal('CONFLICT', words) });
  drawPortal(<ProfilePage />);
  const part = within(await screen.findByRole('region', { name: 'Co-applicants and guarantors' }));
  press('Add a person');
  fireEvent.change(part.getByLabelText('Name'), { target: { value: 'Ravi' } });
  fireEvent.change(part.getByLabelText('Mobile number'), { target: { value: '9000000012' } });
  fireEvent.click(part.getByRole('button', { name: 'Add' }));
  expect((await part.findByRole('alert')).textContent).toBe(words);
  expect((part.getByLabelText('Name') as HTMLInputElement).value).toBe('Ravi');
});

test('a picture goes with whose it is, and the profile is read again; a refused one says why', async () => {
  let refuse = true;
  const asked = serve({
    ...answers,
    'POST /users/profileUpload': () => (refuse ? refusal('FILE_REFUSED', 'No face is seen.') : {}),
  });
  drawPortal(<ProfilePage />);
  const button = await screen.findByRole('button', { name: 'Choose a picture' });
  expect(screen.getByRole('img', { name: 'No picture yet' })).toBeTruthy();
  const input = button.parentElement?.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file input');
  expect(input.accept).toBe('image/*');
  const picture = new File(['x'], 'me.jpg', { type: 'image/jpeg' });
  fireEvent.change(input, { target: { files: [picture] } });
  expect((await card('Your picture').findByRole('alert')).textContent).toBe('No face is seen.');
  refuse = false;
  fireEvent.change(input, { target: { files: [picture] } });
  expect(await screen.findByText('Your picture is saved.')).toBeTruthy();
  expect(card('Your picture').queryByRole('alert')).toBeNull();
  const sent = asked.filter(({ method }) => method === 'POST').at(-1)?.body;
  expect(sent).toMatchObject({ applicantId });
  expect(sent?.file instanceof File && sent.file.name).toBe('me.jpg');
  expect(asked.filter(({ path }) => path.endsWith('/profile'))).toHaveLength(2);
});

test('a picture that no browser can read is said before anything is sent', async () => {
  const asked = serve(answers);
  drawPortal(<ProfilePage />);
  const button = await screen.findByRole('button', { name: 'Choose a picture' });
  const input = button.parentElement?.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File(['x'], 'me.heic', { type: 'image/heic' })] } });
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This picture cannot be read/);
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
});
