import assert from 'node:assert/strict';
import sharp from 'sharp';
import { has, SentFile } from './client.ts';
import { ashaNumber, type Stage } from './stage.ts';

const photo = async () =>
  new SentFile(
    await sharp({ create: { width: 64, height: 40, channels: 3, background: '#dde' } })
      .jpeg()
      .toBuffer(),
    'photo.jpg',
    'image/jpeg',
  );

/** C §7, "User calls": files, entries, asset loan. */
export async function filesAndEntries({ asha, owner, id, custId, world }: Stage): Promise<void> {
  const picture = await asha.call('POST /users/profileUpload', {
    body: { file: await photo(), applicantId: id },
  });
  has(picture, 'url');
  const uploaded = await asha.call('POST /users/upload/{applicantId}/{docType}', {
    at: { applicantId: id, docType: 'nrega' },
    body: { file: await photo() },
  });
  const { url } = has(uploaded, 'url');
  assert.match(url, /^\/api\/applicants\/[^/]+\/files\//, 'a file path prefixed by the base of files');
  for (const [fileName, type] of [
    ['payslip.pdf', 0],
    [url, 1],
  ] as const)
    assert.match(
      has(await asha.call('POST /users/getSignedUrl', { body: { fileName, type } }), 'url').url,
      /^http/,
    );
  await asha.call('POST /users/dataFileEntry', { body: { file: await photo() } });
  await asha.call('POST /users/otherDataEntryFiles', { body: { file: await photo() } });
  await owner.call('POST /users/dataEntry', { body: { custId } });

  const makers = (await asha.call('GET /dict/manufacturers')).result as { id: string; name: string }[];
  const honda = makers.find(({ name }) => name === 'Honda');
  assert.ok(honda);
  const models = (await asha.call('GET /dict/manufacturers/getAssetModelById/{id}', { at: { id: honda.id } }))
    .result as { id: string; name: string }[];
  const [model] = models;
  assert.ok(model);
  await asha.call('GET /dict/manufacturers/getAssets/{id}', { at: { id: model.id } });
  await asha.call('POST /users/assetLoanDetails', {
    body: {
      ...{ appId: id, assetType: 'Two-wheeler', condition: 'New', manufacturer: 'Honda', model: model.name },
      ...{ yearOfMake: '2024', price: '95000', downPayment: '20000' },
    },
  });
  const asset = await asha.call('POST /users/getAssetLoanDetails', { body: { appId: id } });
  assert.equal(has(asset, 'manufacturer').manufacturer, 'Honda');

  const { id: paymentId } = await world.sandbox.json<{ id: string }>('/payments', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ custId, amount: 50_000, status: 'captured' }),
  });
  await asha.call('POST /users/getPaymentStatus', { body: { custId, paymentId } });
}

/** C §7, "Applicant … calls", and what a page asks about a person. */
export async function aboutPerson({ asha, id }: Stage): Promise<void> {
  const whole = await asha.call('GET /applicants/{id}', { at: { id } });
  // C §3: the document tree, and its groups as the person has documents.
  const { docs } = has(whole, '_id', 'segment', 'custId', 'profile', 'docs') as {
    docs: Record<string, object>;
  };
  assert.ok('pan' in (docs.id ?? {}), 'docs.id.pan');
  for (const name of ['profile', 'loans', 'creditReport'] as const)
    await asha.call(`GET /applicants/{id}/${name}`, { at: { id } });
  const put = await asha.call('PUT /applicants/{id}/profile', {
    at: { id },
    body: { email: 'asha@example.in' },
  });
  assert.equal(has(put, 'name', 'email').email, 'asha@example.in');
  await asha.call('GET /users/getSegment/{applicantId}', { at: { applicantId: id } });
  for (const name of ['history', 'checkHistory', 'menu'] as const)
    await asha.call(`GET /users/validation/{applicantId}/${name}`, { at: { applicantId: id } });
  await asha.call('POST /users/getSummary', { body: { appId: id } });
  // P §7: the map dialog's reverse geocode, at the map's default position (P §9).
  const place = await asha.beside('GET', '/api/places/near', { query: { lat: '12.96', lng: '77.645' } });
  assert.match((place as { address: string }).address, /Bengaluru|Bangalore/i);
  // P §3.8.
  const filled = has(
    await asha.call('POST /users/autofill', { body: { applicantId: id } }),
    'name',
    'fatherName',
  );
  assert.deepEqual([filled.gender, filled.mobileNo], ['Female', ashaNumber]);
  assert.ok(String(filled.address).length <= 40, 'the address is cut to 40 characters');
  for (const member of ['panName', 'panNo', 'pincode', 'email', 'city'] as const)
    assert.equal(typeof filled[member], 'string', member);
}

interface Form {
  appData: Record<string, string>;
  formType: string;
  missing: { name: string }[];
}

/** C §7, "pdf and loan-app calls". */
export async function pdfsAndForms({ asha, id, custId }: Stage): Promise<void> {
  for (const [name, at] of [
    ['GET /pdf/getpdf/{custId}/{type}', { custId, type: 'summary' }],
    ['GET /aadhaar-applicants/pdf/{applicantId}', { applicantId: id }],
  ] as const) {
    const { raw } = await asha.call(name, { at, file: true });
    assert.match(raw.rawPayload.subarray(0, 5).toString(), /^%PDF-/);
  }
  await asha.call('POST /pdf/shareLoanKey', { body: { applicantId: id } });

  const bank = { applicantId: id, bankName: 'State Bank of India' };
  const known = await asha.call('GET /loan-app/getAppData?applicantId=&bankName=', { query: bank });
  has(known, 'appData', 'formType', 'html');
  const { appData, formType, missing } = known.result as Form;
  // C §3: the linked account is of type 1, SAVING, in the draft.
  assert.equal(appData.accountType, 'Savings');
  const gaps = Object.fromEntries(missing.map(({ name }) => [name, typed[name] ?? '']));
  const answers = { ...appData, ...gaps };
  const kept = await asha.call('POST /loan-app', { body: { ...bank, appData: answers } });
  const { html } = has(kept, 'html');
  const printed = await asha.call('POST /ekyc/convertbase64', { body: { html } });
  const { base64 } = has(printed, 'base64');
  await asha.call('POST /ekyc/uploadFormToS3', { body: { ...bank, formType, base64Stream: base64 } });
}

/** What the person types into the bank's form. */
const typed: Readonly<Record<string, string>> = {
  ...{ loanAmt: '25,00,000', loanPeriod: '240', homePurpose: 'Buying a flat or house', rateKind: 'Floating' },
  ...{ propertyType: 'Flat', transactionType: 'Builder', builder: 'Sample Homes', project: 'Sample Park' },
  ...{ propertyCost: '40,00,000', ownShare: '15,00,000', motherName: 'Lata Sample', maritalStatus: 'Single' },
  ...{ dependents: '0', education: 'Graduate', residentStatus: 'Resident Indian', currentCity: 'Bengaluru' },
  ...{
    homeKind: 'Rented',
    yearsAtHome: '4',
    designation: 'Engineer',
    yearsInWork: '3',
    totalExperience: '8',
  },
  ...{ officeAddress: '1 MG Road, Bengaluru 560001', monthlyIncome: '85000', otherLoans: '0', otherEmi: '0' },
  ...{ accountNumber: '123456789012', ifsc: 'ABCD0123452', accountType: 'Savings' },
  ...{ referenceName: 'Usha Example', referenceMobile: '9000000013' },
};
