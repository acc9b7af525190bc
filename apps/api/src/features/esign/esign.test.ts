import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addCoApplicant } from '@pramaan/contract/calls/applicants.ts';
import * as esign from '@pramaan/contract/calls/esign.ts';
import { filesOnDisk, openedTexts, storedTexts } from '../../../test/everything.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { demoLenders } from '../../demo/lenders.ts';
import { numbers } from '../../providers/esign/cca/harness.test-help.ts';
import {
  ashaName,
  injectedFaults,
  pdfsig,
  type SignerAs,
  signCode,
  signedStored,
  signerAs,
} from './esign.test-help.ts';

let world: World;
let asha: SignerAs;
let id: string;
before(async () => {
  world = await startWorld({ slowMs: 400 });
  id = await world.id('asha');
  asha = signerAs(await world.as('asha'), id);
});
after(() => world.close());

test('the two steps of the specification: a code, then the signed document, proved, listed and downloaded', async () => {
  const { agreementId, url, signers, next, signedUrl } = await asha.agreement();
  assert.deepEqual(
    [signers.map((each) => [each.kind, each.name]), next, signedUrl],
    [[['applicant', ashaName]], 0, null],
  );
  assert.equal((await asha.sendCode()).ok.result.sent, true);
  const link = (await asha.sign(url)).ok.result.result ?? '';
  const now = await asha.listed(agreementId);
  assert.deepEqual([now.signedUrl, now.next, now.last?.state], [link, null, 'signed']);
  const { signed } = now.signers[0] ?? {};
  assert.deepEqual(
    [signed?.name, signed?.lastFour, signed?.matches, signed?.sandbox, signed?.issuer, signed?.root],
    [ashaName, '9405', true, true, 'Sandbox sub-CA for eSign', 'Sandbox Root 2026'],
  );
  const check = await asha.check(agreementId);
  assert.deepEqual(
    [check.sound, check.signatures.map(({ by, state }) => [by, state])],
    [true, [[ashaName, 'valid']]],
  );
  const owner = signerAs(await world.as('owner'), id);
  assert.equal(
    (await owner.listed(agreementId)).signers[0]?.signed?.name,
    ashaName,
    'a lender sees who signed',
  );
  assert.ok((await owner.bytes(link)).equals(await asha.bytes(link)), 'and downloads the same file');
});

test('without the paper being given first: the address of a kept PDF is enough', async () => {
  const file = (await asha.agreement()).url;
  await asha.sendCode();
  assert.match((await asha.sign(file)).ok.result.result ?? '', /^\/api\/applicants\/[\w-]+\/files\/[\w-]+$/);
});

test('a wrong code, a code used up, an expired one, none sent and a double click are told apart', async () => {
  const { url, agreementId } = await asha.agreement();
  const answer = async (otp: string) => (await asha.sign(url, { otp })).code;
  await asha.sendCode();
  assert.deepEqual(
    [await answer('111111'), await answer('222222'), await answer('333333'), await answer(signCode)],
    ['ESIGN_CODE_WRONG', 'ESIGN_CODE_WRONG', 'ESIGN_CODE_OVER', 'ESIGN_CODE_OVER'],
  );
  await asha.sendCode();
  await injectedFaults(world, 'session-expired');
  const expired = await asha.sign(url);
  assert.deepEqual([expired.code, /expired/.test(expired.message)], ['ESIGN_CODE_OVER', true]);
  assert.equal((await asha.listed(agreementId)).last?.trouble?.code, 'code_over');

  await asha.sendCode();
  const before = await signedStored(world);
  const clicks = await Promise.all([asha.sign(url), asha.sign(url), asha.sign(url)]);
  const [first, ...more] = clicks.map((each) => each.ok.result.result);
  assert.ok(first && more.every((link) => link === first), 'the same answer');
  assert.equal(await signedStored(world), before + 1, 'signed once');
  assert.equal((await asha.sign(first)).code, 'ESIGN_SIGNED_BEFORE', 'everyone has signed');
  const owner = signerAs(await world.as('owner'), id);
  assert.equal((await owner.sign(url)).code, 'ESIGN_SIGNED_BEFORE', 'an older version is not signed again');
});

test('numbers that cannot be, services that are down, and who is somebody else: a true sentence, and nothing signed', async (t) => {
  const { url } = await asha.agreement();
  const before = await signedStored(world);
  for (const uid of ['999933119406', '123', '099933119405', 'abcdefghijkl', '']) {
    const reply = await asha.sendCode(uid);
    assert.deepEqual([reply.status, reply.code], [400, 'BAD_REQUEST'], uid);
    assert.ok(uid === '' || !reply.raw.body.includes(uid), 'the number is not repeated');
  }
  assert.equal((await asha.sendCode(numbers.notFound)).code, 'ESIGN_REFUSED');
  assert.equal((await asha.sendCode(numbers.sourceDown)).code, 'ESIGN_SOURCE_DOWN');
  for (const kind of ['503', 'reset', 'malformed']) {
    await world.sandbox.fault('/esign/in-place', kind);
    assert.equal((await asha.sendCode()).code, 'ESIGN_SOURCE_DOWN', kind);
  }
  await world.forgetTries();
  await asha.sendCode(numbers.otherName);
  const other = await asha.sign(url, { uid: numbers.otherName });
  assert.equal(other.code, 'ESIGN_REFUSED');
  assert.match(other.message, /belongs to someone else/);
  assert.equal((await asha.sign(url, { name: 'Ravi Kumar Demo' })).code, 'BAD_REQUEST');
  const missing = await (await world.as('asha')).call(esign.signWithAadhaar, {
    body: { request: 'sign', essentials: { uid: numbers.asha } },
  });
  assert.deepEqual(
    missing.fields?.map(({ path }) => path),
    ['body.essentials.name', 'body.essentials.url', 'body.essentials.otp'].map((path) =>
      path.replace('body.', ''),
    ),
  );
  await world.forgetTries();
  await asha.sendCode(numbers.slow);
  assert.ok(
    (await asha.sign((await asha.agreement()).url, { uid: numbers.asha })).code,
    'a code of another number',
  );
  assert.equal(await signedStored(world), before);
  t.diagnostic('14 ways run');
});

test('addresses of others, of nobody and of elsewhere are refused, and nothing is fetched', async () => {
  const mine = (await asha.agreement()).url;
  const ravi = signerAs(await world.as('ravi'), await world.id('ravi'));
  const other = signerAs(await world.as('other owner'), id);
  assert.deepEqual(
    [(await ravi.sign(mine)).status, (await other.sign(mine)).code],
    [403, 'NO_SUCH_APPLICANT'],
  );
  const file = mine.split('/').at(-1) ?? '';
  const moved = `/api/applicants/${await world.id('ravi')}/files/${file}`;
  assert.equal((await ravi.sign(moved)).code, 'NOT_FOUND', 'another’s file under one’s own id');
  for (const url of [
    `${world.sandbox.url}/specimens/x.pdf`,
    'file:///etc/passwd',
    '//evil.example/x',
    `https://evil.example${mine}`,
    `${mine}/../x`,
    'x',
  ])
    assert.equal((await asha.sign(url)).status, 403, url);
});

test('two signers in order on one paper, then the lender: each on top of the last; we and pdfsig find all valid', async (t) => {
  const caller = await world.as('asha');
  const co = (
    await caller.call(addCoApplicant, {
      params: { id },
      body: { name: 'Ravi Kumar Demo', mobileNo: '9876501234' },
    })
  ).ok._id;
  const agreement = await asha.agreement();
  assert.deepEqual(
    agreement.signers.map(({ kind }) => kind),
    ['applicant', 'co-applicant'],
  );
  const ordered = (await asha.order(agreement.agreementId, [co, id], true)).ok;
  assert.deepEqual(
    ordered.signers.map(({ kind, name }) => [kind, name]),
    [
      ['co-applicant', 'Ravi Kumar Demo'],
      ['applicant', ashaName],
      ['lender', 'Saral Finance'],
    ],
  );
  assert.equal((await asha.order(agreement.agreementId, [await world.id('meena')])).code, 'BAD_REQUEST');
  assert.match((await asha.sign(agreement.url)).message, /next to sign is Ravi Kumar Demo/);

  await asha.sendCode(numbers.ravi);
  const first =
    (await asha.sign(agreement.url, { uid: numbers.ravi, name: 'Ravi Kumar Demo' })).ok.result.result ?? '';
  assert.equal((await asha.order(agreement.agreementId, [id])).code, 'CONFLICT', 'somebody has signed');
  await asha.sendCode();
  const second = (await asha.sign(first)).ok.result.result ?? '';
  assert.ok(
    (await asha.bytes(second)).subarray(0, (await asha.bytes(first)).length).equals(await asha.bytes(first)),
    'nothing before is touched',
  );
  assert.equal((await asha.sign(second)).code, 'FORBIDDEN', 'the lender’s turn is not the applicant’s');

  const owner = signerAs(await world.as('owner'), id);
  const ownerName = demoLenders[0]?.staff[0]?.name ?? '';
  await owner.sendCode();
  assert.match((await owner.sign(second)).message, /belongs to someone else/);
  await world.direct(`update staff set name = 'Meena Example' where name = '${ownerName}'`);
  await owner.sendCode('600000000024');
  const third =
    (await owner.sign(second, { uid: '600000000024', name: 'Meena Example' })).ok.result.result ?? '';
  await world.direct(`update staff set name = '${ownerName}' where name = 'Meena Example'`);

  const check = await asha.check(agreement.agreementId);
  assert.equal(check.sound, true);
  assert.deepEqual(
    check.signatures.map(({ by, whole }) => [by, whole]),
    [
      ['Ravi Kumar Demo', false],
      [ashaName, false],
      ['Meena Example', true],
    ],
  );
  const says = pdfsig(await asha.bytes(third));
  if (says === null) return t.diagnostic('pdfsig (poppler-utils) is not installed: not asked');
  assert.equal(says.match(/Signature is Valid/g)?.length, 3, says);
  assert.match(says, /Total document signed/);
  t.diagnostic('1 file of three signatures shown to pdfsig');
});

test('who joins reads and signs in their turn on their own phone, changes nothing else, and reads no other file', async () => {
  const caller = await world.as('asha');
  const mobileNo = '9876504321';
  const added = { name: 'Ravi Kumar Demo', mobileNo, joinsAs: 'guarantor' };
  const joins = (await caller.call(addCoApplicant, { params: { id }, body: added })).ok._id;
  const ravi = signerAs(await world.applicantWith(mobileNo), joins);
  const made = await asha.agreement();
  await asha.order(made.agreementId, [id, joins], true);
  const private_ = await asha.agreement();
  await asha.order(private_.agreementId, [id]);

  const listed = await ravi.listed(made.agreementId);
  assert.deepEqual([listed.isOwn, listed.next], [false, 0]);
  assert.equal((await ravi.bytes(listed.currentUrl)).subarray(0, 5).toString(), '%PDF-');
  assert.match((await ravi.sign(listed.currentUrl)).message, /Somebody else signs next/);
  assert.equal((await ravi.begin(made.agreementId)).code, 'CONFLICT');
  await asha.sendCode();
  const told = async () => {
    await world.product.outbox.settled();
    return (await world.sandbox.messages(mobileNo))
      .map(({ text }) => text)
      .filter((text) => /Read it and sign it/.test(text));
  };
  assert.deepEqual(await told(), [], 'nobody is told before their turn');
  assert.equal((await asha.sign(made.currentUrl)).success, true);
  assert.equal((await told()).length, 1);

  const mine = await ravi.listed(made.agreementId);
  assert.equal((await ravi.order(made.agreementId, [joins])).code, 'NOT_FOUND');
  assert.equal((await ravi.remove(made.agreementId)).code, 'NOT_FOUND');
  // What they do not sign is not theirs, neither listed nor opened, signed nor checked.
  await assert.rejects(ravi.listed(private_.agreementId));
  const elsewhere = private_.currentUrl.replace(id, joins);
  await assert.rejects(ravi.bytes(elsewhere));
  assert.equal((await ravi.sign(elsewhere)).code, 'NOT_FOUND');
  assert.equal((await ravi.begin(private_.agreementId)).code, 'NOT_FOUND');

  const begun = (await ravi.begin(made.agreementId)).ok;
  assert.equal((await ravi.state(begun.requestId)).ok.agreement.isOwn, false);
  await ravi.sendCode(numbers.ravi);
  const signed = await ravi.sign(mine.currentUrl, { uid: numbers.ravi, name: 'Ravi Kumar Demo' });
  const address = signed.ok.result.result ?? '';
  assert.equal((await ravi.bytes(address)).toString('latin1').match(/adbe\.pkcs7\.detached/g)?.length, 2);
  assert.equal((await ravi.check(made.agreementId)).sound, true);
  const { signers, next } = await asha.listed(made.agreementId);
  assert.deepEqual([signers[1]?.signed?.name, next], ['Ravi Kumar Demo', 2]);
  assert.equal((await told()).length, 1, 'the lender is next, and nobody is told again');
});

test('no full Aadhaar number in any table, file or log', async (t) => {
  const used = Object.values(numbers).concat('600000000024');
  const forms = used.flatMap((number) => [number, number.replace(/(\d{4})(\d{4})(\d{4})/, '$1 $2 $3')]);
  const places = [
    ...(await storedTexts(world)),
    ...(await openedTexts(world)),
    ...(await filesOnDisk(world)).map((text) => ({ where: 'file', text })),
    ...world.logs.map((text) => ({ where: 'log', text })),
  ];
  assert.ok(places.length > 300, `${places.length} places looked at`);
  assert.deepEqual(
    places.filter(({ text }) => forms.some((form) => text.includes(form))).map(({ where }) => where),
    [],
  );
  const lender = await world.lender('SARAL');
  const opened = await world.product.vault.of(lender, world.product.db);
  let read = 0;
  for (const row of await world.direct(`select id from upload where document in ('esign', 'esigned')`)) {
    if (typeof row.id !== 'string') continue;
    const bytes = (await world.product.store.get(lender, row.id, opened)).toString('latin1');
    assert.ok(!forms.some((form) => bytes.includes(form)));
    read++;
  }
  assert.ok(read >= 8);
  t.diagnostic(`${places.length} places and ${read} opened papers looked at`);
});
