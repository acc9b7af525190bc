import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getApplicant } from '@pramaan/contract/calls/applicants.ts';
import { getFileReading, uploadFile } from '@pramaan/contract/calls/files.ts';
import { listFiles } from '@pramaan/contract/calls/stored-files.ts';
import { type Check, recordAt } from '@pramaan/documents/tree.ts';
import { issueCertificate } from '@pramaan/readers/certificates/issue.ts';
import { degrade } from '@pramaan/specimens/degrade.ts';
import {
  aadhaarNumberOf,
  demoPersonCalled,
  type InventedPerson,
  virtualIdOf,
} from '@pramaan/specimens/people.ts';
import { pdfWithAttachments } from '@pramaan/specimens/signed/attachment.ts';
import { signPdf } from '@pramaan/specimens/signed/sign-pdf.ts';
import { specimenCalled } from '@pramaan/specimens/specimens.ts';
import { editedPdf } from '@pramaan/specimens/statements/faults.ts';
import sharp from 'sharp';
import { ask, askingOf, form } from '../../../test/ask.ts';
import type { Caller } from '../../../test/caller.ts';
import { filesOnDisk, openedTexts, storedTexts } from '../../../test/everything.ts';
import { startWorld, type World } from '../../../test/world.ts';

let world: World;
let caller: Caller;
let id: string;
before(async () => {
  world = await startWorld();
  [caller, id] = [await world.as('asha'), await world.id('asha')];
});
after(() => world.close());

const asha = demoPersonCalled('asha') as InventedPerson;
const specimen = async (name: string) => {
  const found = specimenCalled(name);
  if (!found) throw new Error(`There is no specimen ${name}.`);
  return found.make(asha);
};
const send = (docType: string, bytes: Uint8Array, more: Record<string, string> = {}) =>
  caller.call(uploadFile, {
    params: { applicantId: id, docType },
    body: form('file', 'paper', bytes, more),
  });
const upload = async (docType: string, bytes: Uint8Array) => (await send(docType, bytes)).ok;
const docs = async () => (await caller.call(getApplicant, { params: { id } })).ok.docs;
const reading = (fileId: string, method: string) =>
  caller.call(getFileReading, { params: { id, fileId }, query: { method } });

test('a clean PAN card is read at once: the record, its confidence and its file stand in the tree', async () => {
  const { fileId, covered } = await upload('pan', await specimen('pan-2018'));
  assert.equal(covered, 0);
  const reply = await ask(caller, id, askingOf('pan.ocr'), { file: fileId });
  assert.deepEqual([reply.extras.status, reply.extras.unsure], ['unconfirmed', []], reply.raw.body);
  assert.deepEqual(reply.ok, {
    number: asha.pan,
    name: 'ASHA SAMPLE',
    fatherName: 'MOHAN SAMPLE',
    dob: '15/01/1990',
  });
  const storedRecord = recordAt(await docs(), 'pan', 'ocr');
  assert.deepEqual(
    [storedRecord?.source, storedRecord?.provider, storedRecord?.file],
    ['ocr', 'read here', fileId],
  );
  assert.ok((storedRecord?.confidence ?? 0) >= 0.9 && (storedRecord?.confidence ?? 2) <= 1);
  const { fields } = (await reading(fileId, 'pan.ocr')).ok;
  const places = fields.map(({ path, place }) => ({ path, ...place }));
  assert.deepEqual(places.map(({ path }) => path).sort(), ['dob', 'fatherName', 'name', 'number']);
  for (const { path, page, left = -1, top = -1, width = 0, height = 0 } of places) {
    assert.equal(page, 1, path);
    assert.ok(left > 0 && top > 0 && left + width < 1 && top + height < 1, path);
    assert.ok(width > 0.05 && height > 0.01 && height < 0.15, path);
  }
});

test('what is unsure waits for the person: nothing is verified before they say so, and their words are noted', async () => {
  const blurred = await degrade(await specimen('licence-2019'), 'small', 3);
  const { fileId } = await upload('dl', blurred);
  const first = await ask(caller, id, askingOf('dl.ocr'), { file: fileId });
  const unsure = (first.extras.unsure ?? []) as string[];
  const shown = (await reading(fileId, 'dl.ocr')).ok;
  assert.deepEqual(
    shown.fields
      .filter((field) => field.unsure)
      .map(({ path }) => path)
      .sort(),
    [...unsure].sort(),
  );
  assert.ok(shown.fields.some(({ crop }) => crop?.startsWith('data:image/jpeg;base64,')));
  assert.equal(first.extras.status, unsure.length > 0 ? 'needs_review' : 'unconfirmed');
  const confirmed = Object.fromEntries(shown.fields.map(({ path, value }) => [path, value]));
  const wrongDay = await ask(caller, id, askingOf('dl.ocr'), {
    file: fileId,
    confirmed: { ...confirmed, dob: '31/02/1990' },
  });
  assert.equal(wrongDay.status, 400);
  assert.equal(wrongDay.fields?.[0]?.path, 'confirmed.dob');
  const typed = await ask(caller, id, askingOf('dl.ocr'), {
    file: fileId,
    confirmed: { ...confirmed, name: 'ASHA S SAMPLE' },
  });
  assert.equal(typed.extras.status, 'needs_review', 'what the person typed waits for the lender');
  assert.match(JSON.stringify(typed.extras.checks), /Entered manually; the document reads/);
  assert.equal((typed.ok as Record<string, string>).name, 'ASHA S SAMPLE');
  assert.equal(recordAt(await docs(), 'dl', 'ocr')?.status, 'needs_review');
});

test('another document is told apart, and one that is said to be right can be typed', async () => {
  const { fileId } = await upload('pan', await specimen('voter-2021'));
  const reply = await ask(caller, id, askingOf('pan.ocr'), { file: fileId });
  assert.deepEqual([reply.success, reply.code], [false, 'NOT_THIS_DOCUMENT']);
  assert.match(reply.message, /PAN/);
  const confirmed = { number: asha.pan, name: 'ASHA SAMPLE', dob: '15/01/1990', fatherName: 'MOHAN SAMPLE' };
  const typed = await ask(caller, id, askingOf('pan.ocr'), { file: fileId, confirmed });
  assert.equal(typed.extras.status, 'needs_review');
  const wrong = await ask(caller, id, askingOf('pan.ocr'), {
    file: fileId,
    confirmed: { ...confirmed, number: 'ABC' },
  });
  assert.deepEqual([wrong.status, wrong.fields?.[0]?.path], [400, 'confirmed.number']);
});

test('the two sides of an Aadhaar card are covered, read as one document whose number can only be read, and kept as one picture', async () => {
  const front = await upload('aadhaar', await specimen('aadhaar-front'));
  const back = await upload('aadhaar', await specimen('aadhaar-back'));
  assert.ok(back.covered >= 3, `${back.covered} covered: numbers and QR code`);
  const again = await ask(caller, id, askingOf('aadhaar.ocr'), { file: front.fileId, back: front.fileId });
  assert.deepEqual([again.status, again.fields?.[0]?.path], [400, 'back']);
  const sides = { file: front.fileId, back: back.fileId };
  const reply = await ask(caller, id, askingOf('aadhaar.ocr'), sides);
  const { uid, name, address } = reply.result as Record<string, string>;
  assert.deepEqual([uid, name], [`XXXX XXXX ${asha.aadhaarLast4}`, 'Asha Sample'], reply.raw.body);
  assert.match(address ?? '', /Domlur/);
  assert.ok((reply.extras.checks as Check[]).some(({ detail }) => detail === `Both show ${uid}.`));
  const file = recordAt(await docs(), 'aadhaar', 'ocr')?.file ?? '';
  const { fields } = (await reading(file, 'aadhaar.ocr')).ok;
  const top = (path: string) => fields.find((field) => field.path === path)?.place?.top ?? -1;
  assert.ok(top('name') < 0.5 && top('address') > 0.5, 'the front stands above the back');
  // The one picture has both: the two are gone.
  const { ok } = await caller.call(listFiles, { params: { id } });
  const ids = ok.map(({ fileId }) => fileId);
  assert.deepEqual(
    [file, front.fileId, back.fileId].map((one) => ids.includes(one)),
    [true, false, false],
  );
  assert.equal((await ask(caller, id, askingOf('aadhaar.ocr'), sides)).code, 'FILE_REFUSED');
  const typed = await ask(caller, id, askingOf('aadhaar.ocr'), {
    file,
    confirmed: { uid: 'XXXX XXXX 0000' },
  });
  assert.equal(typed.status, 400);
  assert.match(typed.message, /You cannot type it/);
});

test('a Form 16 with text is read whole, its sums checked, with nothing to confirm', async () => {
  const { fileId } = await upload('form16', await specimen('form-16'));
  const reply = await ask(caller, id, askingOf('form16.ocr'), { file: fileId, instance: 1 });
  assert.equal(reply.extras.status, 'unconfirmed', reply.raw.body.slice(0, 600));
  const record = reply.ok as { employee: Record<string, string>; certificateNo: string };
  assert.equal(record.employee.pan, asha.pan);
  assert.ok((reply.extras.checks as unknown[]).length >= 10);
  const stored = recordAt(await docs(), 'form16', 'ocr');
  assert.equal(stored?.confidence, undefined, 'a PDF’s own text is no picture');
});

test('a Form 16 that was edited and a card that was edited or is a screenshot say so among their checks', async () => {
  const edited = await editedPdf(await specimen('form-16'), 1);
  const { fileId } = await upload('form16', edited);
  const said = ({ extras }: Awaited<ReturnType<typeof ask>>) =>
    (extras.checks as Check[]).filter(({ name }) => name === 'File').map(({ detail }) => detail);
  const form16 = said(await ask(caller, id, askingOf('form16.ocr'), { file: fileId, instance: 1 }));
  assert.match(form16.join('\n'), /^The file was changed on .*\nThe file was saved 2 times\./);

  const card = await specimen('pan-2018');
  const photoshop = await sharp(card)
    .withExif({ IFD0: { Software: 'Adobe Photoshop 25.1' } })
    .jpeg()
    .toBuffer();
  const taken = await caller.call(uploadFile, {
    params: { applicantId: id, docType: 'pan' },
    body: form('file', 'Screenshot_20261101.jpg', photoshop),
  });
  assert.deepEqual(said(await ask(caller, id, askingOf('pan.ocr'), { file: taken.ok.fileId })), [
    'The picture was saved with Adobe Photoshop 25, a program that edits pictures.',
    'The picture is a screenshot, as its name says.',
  ]);
});

test('a file inside a PDF, and a signature of an unknown authority, are told to the lender and are no sign of a change', async () => {
  const lines = [
    'PAYSLIP',
    'Sample Softworks Private Limited',
    'Employee Name : Asha Sample',
    'Pay Period : Mar-2026',
  ];
  const amounts = ['Gross Pay : 50000.00', 'Total Deductions : 5000.00', 'Net Pay : 45000.00'];
  const attached = [{ name: 'pay.xml', bytes: Buffer.from('<net>99000</net>') }];
  const stranger = issueCertificate({ commonName: 'Payroll of nobody', organisation: 'Tests' });
  const look = { name: 'Payroll', at: new Date('2026-04-02T00:00:00Z') };
  const paper = await signPdf(await pdfWithAttachments([...lines, ...amounts], attached), stranger, look);
  const { fileId } = await upload('payslip', paper);
  const confirmed = {
    employer: 'Sample Softworks Private Limited',
    employee: 'Asha Sample',
    month: 'March 2026',
  };
  const { extras, raw } = await ask(caller, id, askingOf('payslip.ocr'), {
    file: fileId,
    confirmed,
    instance: 1,
  });
  const told = ((extras.checks ?? []) as Check[]).filter(({ name }) =>
    /^(?:Signature|Attachments|File)$/.test(name),
  );
  assert.deepEqual(
    told.map(({ name, verdict }) => `${name} ${verdict}`),
    ['Signature doubtful', 'Attachments doubtful'],
    raw.body,
  );
  assert.match(told[0]?.detail ?? '', /in the name of Payroll of nobody .* without any authority/);
  assert.match(
    told[1]?.detail ?? '',
    /^The PDF has a file attached: “pay\.xml”\. What is attached was not opened/,
  );
});

test('one scan in two instances is refused, as the same file and as another file of the paper', async () => {
  const paper = await specimen('form-16');
  for (const bytes of [paper, Buffer.concat([paper, Buffer.from('\n% saved again\n')])]) {
    const { fileId } = await upload('form16', bytes);
    const again = await ask(caller, id, askingOf('form16.ocr'), { file: fileId, instance: 2 });
    assert.deepEqual([again.code, again.fields?.[0]?.path], ['SAME_PAPER', 'instances.1'], again.raw.body);
  }
  assert.equal(recordAt(await docs(), 'form16', 'ocr', 2), undefined);
});

test('a locked PDF asks for its password; the usual ones open it when the person agrees, and none is kept', async () => {
  const locked = await specimen('itr-v-locked');
  const refused = await send('itr', locked);
  assert.deepEqual([refused.success, refused.code], [false, 'FILE_LOCKED'], refused.message);
  const wrong = await send('itr', locked, { password: 'wrong-password-9' });
  assert.deepEqual([wrong.success, wrong.code], [false, 'FILE_LOCKED'], wrong.message);
  // The date of birth is known from the PAN card read above.
  const usual = await send('itr', locked, { usualPasswords: 'Y' });
  assert.equal(usual.success, true, usual.raw.body);
  assert.match(usual.ok.openedWith ?? '', /PAN in small letters/);
  const reply = await ask(caller, id, askingOf('itr.ocr'), { file: usual.ok.fileId, instance: 2 });
  assert.equal(reply.extras.status, 'unconfirmed', reply.raw.body.slice(0, 600));
  assert.ok(!world.logs.join('').includes('wrong-password-9'));
});

test('no whole Aadhaar number or Virtual ID of the cards is in the database, its sealed parts, the files or the log', async (t) => {
  const secrets = [aadhaarNumberOf(asha), virtualIdOf(asha)].flatMap((number) => [
    number,
    number.replace(/(\d{4})(?=\d)/g, '$1 '),
    number.replace(/(\d{4})(?=\d)/g, '$1-'),
  ]);
  const texts = [
    ...(await storedTexts(world)).map(({ text }) => text),
    ...(await openedTexts(world)).map(({ text }) => text),
    ...(await filesOnDisk(world)),
    ...world.logs,
  ];
  const hits = texts.filter((text) => secrets.some((secret) => text.includes(secret)));
  t.diagnostic(`${texts.length} values searched for ${secrets.length} spellings: ${hits.length} hits`);
  assert.ok(texts.length > 100);
  assert.equal(hits.length, 0);
});
