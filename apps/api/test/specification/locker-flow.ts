import assert from 'node:assert/strict';
import { plainPdf } from '@pramaan/specimens/signed/plain-pdf.ts';
import { goThrough } from '../../src/providers/locker/sign-in.test-help.ts';
import { type Answered, has, SentFile } from './client.ts';
import { ashaNumber, type Stage } from './stage.ts';

/** C §7: each document's own PUT, and its locker type. */
const places = [
  ['id/aadhaar', 'aadharDigiLink'],
  ['id/pan', 'panDigiLink'],
  ['id/dl', 'dlDigiLink'],
  ['id/epic', 'voterDigiLink'],
  ['id/passport', 'passportDigiLink'],
  ['id/nrega', 'nregaDigiLink'],
  ['address/tbill', 'tbillDigiLink'],
  ['address/ebill', 'ebillDigiLink'],
  ['address/lpg', 'lpgDigiLink'],
  ['income/form16', 'formDigiLink.1'],
  ['income/itr', 'itrDigiLink.1'],
  ['assets/vehicleRc', 'rcDigiLink'],
] as const;

interface Item {
  uri: string;
  type: string | null;
}

/** The person signs in at the locker; the code that comes back in the address. */
async function signedIn({ asha, id }: Stage): Promise<string> {
  const { url } = (await asha.beside('POST', `/api/applicants/${id}/locker/sign-ins`, { body: {} })) as {
    url: string;
  };
  const { back } = await goThrough(url, { mobile: ashaNumber });
  return back.searchParams.get('code') ?? '';
}

const exchange = async (stage: Stage) => ({
  appId: stage.id,
  clientId: 'a client',
  code: await signedIn(stage),
  clientSecret: 'a secret',
  redirectUri: 'https://lender.example/return',
});

/** C §7, "Digital-locker document fetch" and the locker's user calls. */
export async function lockerDocuments(stage: Stage): Promise<void> {
  const { asha, id } = stage;
  for (const name of ['POST /users/getAccessToken', 'POST /users/accessToken']) {
    const { token } = has(await asha.call(name, { body: await exchange(stage) }), 'token');
    await asha.call('POST /users/revokeToken', { body: { token, auth: 'a' } });
  }
  const opened = await asha.call('POST /users/getDigidata', { body: await exchange(stage) });
  const { token } = has(opened, 'token');
  const issued = await asha.call('POST /users/getissueddoc', { body: { token } });
  const items = has(issued, 'items').items as Item[];
  const give = async ([place, type]: (typeof places)[number]) => {
    const item = items.find((one) => one.type?.split('.')[0] === type.split('.')[0]);
    assert.ok(item, `the locker has ${type} among ${items.map((one) => one.type)}`);
    const file = await asha.call('POST /users/filefromuri', { body: { uri: item.uri, token } });
    const { url } = has(file, 'url', 'filename', 'contentType');
    const stored = await asha.call(`PUT /applicants/{applicantId}/${place}`, {
      at: { applicantId: id },
      body: { type, data: url },
    });
    const { status, source } = has(stored, 'status') as Record<string, string>;
    assert.deepEqual([status, source], ['verified', 'issuer-signed'], place);
  };
  await Promise.all(places.map(give));
  const licence = items.find(({ type }) => type === 'dlDigiLink');
  await asha.call('POST /users/updatedigidata', {
    body: {
      applicantId: id,
      digidata: { uri: licence?.uri ?? '' },
      type: 'dlDigiLink',
      index: '1',
      accesspath: 'id.dl',
    },
  });
  // A number whose owner has no locker yet.
  const mobile = `98${stage.world.staff.owner.mobileNo.slice(2, 9)}0`;
  await asha.call('POST /users/registerDigilocker', {
    body: { mobile, name: 'Asha Sample', dob: '1990-01-15', gender: 'F' },
  });
  await asha.call('POST /users/verifyDigiMob', { body: { mobile, otp: '123456' } });
}

/** The product reads `result.result` of what the call answers. */
const signing = ({ result }: Answered) => (result as { result: Record<string, unknown> }).result;

/** C §7, "Aadhaar eSign": the code, then the signature and its link. */
export async function aadhaarEsign({ asha, id }: Stage): Promise<void> {
  const bytes = await plainPdf(['Agreement about a loan of money, between two parties.']);
  const uploaded = await asha.call('POST /users/upload/{applicantId}/{docType}', {
    at: { applicantId: id, docType: 'form16' },
    body: { file: new SentFile(bytes, 'agreement.pdf', 'application/pdf') },
  });
  const { url } = has(uploaded, 'url');
  const uid = '999933119405';
  const sent = await asha.call('POST /AdhaarEsigngetOtp otp', {
    body: { request: 'otp', essentials: { uid } },
  });
  assert.equal(signing(sent).sent, true);
  // The text is fixed, and not printed in the specification: the product's own.
  const reason = 'Signing the papers of the Pramaan loan application';
  const signed = await asha.call('POST /AdhaarEsigngetOtp sign', {
    body: { request: 'sign', essentials: { uid, reason, name: 'Asha Sample', url, otp: '123456' } },
  });
  assert.match(String(signing(signed).result), /\/files\//, 'the signed document link');
}
