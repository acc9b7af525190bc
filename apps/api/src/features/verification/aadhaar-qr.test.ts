import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { getApplicant } from '@pramaan/contract/calls/applicants.ts';
import { aadhaarNumber } from '@pramaan/documents/identifiers/aadhaar.ts';
import { recordAt } from '@pramaan/documents/tree.ts';
import { casePath } from '@pramaan/readers/aadhaar-qr/samples.ts';
import { ask, askingOf, form, picture } from '../../../test/ask.ts';
import type { Caller } from '../../../test/caller.ts';
import { filesOnDisk, openedTexts, storedTexts } from '../../../test/everything.ts';
import { startWorld, type World } from '../../../test/world.ts';

const asking = askingOf('aadhaar.qr');
let world: World;
before(async () => {
  world = await startWorld();
});
after(() => world.close());

const qrOf = async (query: string) => (await world.sandbox.json<{ qr: string }>(`/aadhaar/qr?${query}`)).qr;
const qrRecord = async (caller: Caller, id: string) =>
  recordAt((await caller.call(getApplicant, { params: { id } })).ok.docs, 'aadhaar', 'qr');
const whoIs = async (name: 'asha' | 'ravi' | 'meena' | 'imran') => ({
  caller: await world.as(name),
  id: await world.id(name),
});

for (const version of ['V1', 'V2', 'V5'])
  test(`a signed ${version} code pasted as text is verified, with the card’s fields, and kept`, async () => {
    const { caller, id } = await whoIs('asha');
    const reply = await ask(caller, id, asking, { qr: await qrOf(`person=asha&version=${version}`) });
    assert.equal(reply.success, true, reply.raw.body.slice(0, 300));
    assert.equal(reply.message, 'verified');
    const record = reply.ok as Record<string, string>;
    assert.equal(record.name, 'Asha Sample');
    assert.match(record.photo ?? '', /^data:image\/png;base64,/);
    const storedRecord = await qrRecord(caller, id);
    assert.deepEqual(storedRecord?.data, record);
    assert.equal(storedRecord?.status, 'verified');
    assert.equal(storedRecord?.source, 'issuer-signed');
    assert.match(storedRecord?.provider ?? '', /UIDAI signature, checked here \(sandbox\)/);
    assert.deepEqual(
      storedRecord?.checks.map(({ name, verdict }) => `${name} ${verdict}`),
      [
        'UIDAI signature passed',
        'Mobile number passed',
        ...(version === 'V1' ? ['E-mail address passed'] : []),
        'Name passed',
        'Address passed',
      ],
    );
  });

test('a picture of the code is as good as its text', async () => {
  const { caller, id } = await whoIs('meena');
  const png = await fetch(`${world.sandbox.url}/aadhaar/qr.png?person=meena`);
  const bytes = new Uint8Array(await png.arrayBuffer());
  const reply = await caller.call(asking.call, { body: form('image', 'qr.png', bytes, { applicantId: id }) });
  assert.equal(reply.success, true, reply.raw.body.slice(0, 300));
  assert.equal((await qrRecord(caller, id))?.status, 'verified');
  const rows = await world.direct('select count(*) as rows from upload');
  assert.equal(Number(rows.at(-1)?.rows), 0, 'the picture does not stay');
});

test('somebody else’s genuine code is a mismatch, not a verified identity', async () => {
  const { caller, id } = await whoIs('imran');
  const reply = await ask(caller, id, asking, { qr: await qrOf('person=ravi') });
  assert.equal(reply.message, 'Profile Name Not Match');
  assert.equal((await qrRecord(caller, id))?.status, 'mismatch');
});

test('one changed digit, anywhere, is never verified, and says why', async (t) => {
  const { caller, id } = await whoIs('ravi');
  const qr = await qrOf('person=ravi');
  let sentences = 0;
  for (let recordRef = 0; recordRef < 40; recordRef++) {
    const at = Math.floor((qr.length * (recordRef + 0.5)) / 40);
    const digit = String((Number(qr[at]) + 1) % 10);
    const reply = await ask(caller, id, asking, { qr: qr.slice(0, at) + digit + qr.slice(at + 1) });
    assert.equal(reply.success, false, `digit ${at}`);
    assert.ok(reply.status === 200 || reply.status === 400, `digit ${at}: ${reply.status}`);
    assert.match(reply.message, /^[A-Z].{20,}\.$/s);
    sentences++;
  }
  assert.equal(sentences, 40);
  assert.notEqual((await qrRecord(caller, id))?.status, 'verified');
  t.diagnostic(`${sentences} changed digits refused, with ${qr.length} digits in the code`);
});

test('codes signed by others than UIDAI and the sandbox are read, never verified', async (t) => {
  const folder = casePath('.');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.qr.txt')) : [];
  t.diagnostic(`${names.length} third-party codes`);
  if (names.length === 0) return t.skip('no third-party cases on this machine');
  const { caller, id } = await whoIs('ravi');
  for (const name of names) {
    const qr = readFileSync(join(folder, name), 'utf8').trim();
    const reply = await ask(caller, id, asking, { qr });
    const signed = name.startsWith('uidai');
    // UIDAI's own sample may carry a genuine signature: it is then another person's.
    assert.ok(['needs_review', ...(signed ? ['mismatch'] : [])].includes(String(reply.extras.status)), name);
    if (!signed) assert.equal(reply.success, false, name);
    const storedRecord = await qrRecord(caller, id);
    assert.notEqual(storedRecord?.status, 'verified', name);
    if (!signed) assert.equal(storedRecord?.source, 'unsigned');
  }
});

test('an unsigned code does not cover a verified one', async () => {
  const { caller, id } = await whoIs('asha');
  const stands = await qrRecord(caller, id);
  assert.equal(stands?.status, 'verified');
  const qr = await qrOf('person=asha');
  await ask(caller, id, asking, { qr: `${qr.slice(0, -3)}${(Number(qr.slice(-3)) + 1) % 1000}` });
  assert.deepEqual(await qrRecord(caller, id), stands);
});

const numbers = ['123456789012', '999941057058', ...aadhaarNumber.examples];

test('the old code, which bears the whole number and no signature, is read as unsigned; its number alone is refused', async () => {
  const { caller, id } = await whoIs('ravi');
  for (const uid of numbers) {
    const old = `<?xml version="1.0"?><PrintLetterBarcodeData uid="${uid}" name="First Last" gender="M" yob="1990"/>`;
    for (const qr of [old, uid, `${uid.slice(0, 4)} ${uid.slice(4, 8)} ${uid.slice(8)}`]) {
      const reply = await ask(caller, id, asking, { qr });
      assert.equal(reply.success, false);
      assert.match(reply.message, /^[A-Z].{20,}\.$/s);
      assert.ok(!reply.raw.body.includes(uid), 'the answer does not say the number again');
      assert.equal(reply.extras.status, qr === old ? 'needs_review' : undefined);
      if (qr === old)
        assert.equal((reply.result as Record<string, string>).uid, `XXXX XXXX ${uid.slice(-4)}`);
    }
  }
});

test('what is no code at all, and a picture with none, say what to do', async () => {
  const { caller, id } = await whoIs('ravi');
  for (const qr of ['', 'https://example.in/x', '9'.repeat(600), '0'.repeat(5000), '1'.repeat(20_000)])
    assert.match((await ask(caller, id, asking, { qr })).message, /^[A-Z].{15,}\.$/s, qr.slice(0, 20));
  assert.match(
    (await ask(caller, id, asking, {})).message,
    /Paste the text of the QR code, or send a picture/,
  );
  const blank = await caller.call(asking.call, {
    body: form('image', 'x.jpg', await picture(), { applicantId: id }),
  });
  assert.equal(blank.code, 'QR_REFUSED');
  assert.match(blank.message, /We found no QR code in this picture/);
});

test('no whole Aadhaar number is stored, sealed or plain, or logged', async (t) => {
  const { caller, id } = await whoIs('asha');
  const kyc = askingOf('aadhaar.kyc');
  for (const uid of aadhaarNumber.examples) await ask(caller, id, kyc, { uid, name: 'Asha Sample' });
  const texts = [
    ...(await storedTexts(world)),
    ...(await openedTexts(world)),
    ...(await filesOnDisk(world)).map((text) => ({ where: 'disk', text })),
    ...world.logs.map((text) => ({ where: 'log', text })),
  ];
  const hits = texts.filter(({ text }) => {
    const bare = text.replace(/(\d)[ -](?=\d)/g, '$1');
    return numbers.some((uid) => text.includes(uid) || bare.includes(uid));
  });
  t.diagnostic(`${texts.length} values searched for ${numbers.length} numbers: ${hits.length} hits`);
  assert.ok(texts.length > 300, `${texts.length} values`);
  assert.ok(
    texts.some(({ text }) => text.includes('XXXX') || /9405/.test(text)),
    'the last four are there to be seen',
  );
  assert.deepEqual(
    hits.map(({ where, text }) => `${where}: ${text.slice(0, 80)}`),
    [],
  );
});
