import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getApplicant, getProfile } from '@pramaan/contract/calls/applicants.ts';
import { downloadFile, getFilePage } from '@pramaan/contract/calls/files.ts';
import * as issuedDocuments from '@pramaan/contract/calls/stored-files.ts';
import sharp from 'sharp';
import { form, picture } from '../../../test/ask.ts';
import type { Caller } from '../../../test/caller.ts';
import { eventually } from '../../../test/eventually.ts';
import { filesOnDisk } from '../../../test/everything.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { smallPdf } from '../../isolated/hostile/small-pdf.test-help.ts';

let world: World;
let asha: Caller;
let owner: Caller;
let id: string;
let custId: string;
before(async () => {
  world = await startWorld();
  [asha, owner, id] = [await world.as('asha'), await world.as('owner'), await world.id('asha')];
  custId = (await asha.call(getApplicant, { params: { id } })).ok.custId;
});
after(() => world.close());

const photo = (width = 900, height = 1600) =>
  sharp({ create: { width, height, channels: 3, background: '#b97' } })
    .jpeg()
    .toBuffer();
const pdf = Buffer.from(smallPdf());
const list = async (caller = asha) => (await caller.call(issuedDocuments.listFiles, { params: { id } })).ok;
const download = (fileId: string, caller = asha) => caller.call(downloadFile, { params: { id, fileId } });
const audited = async (action: string) =>
  (await world.direct(`select actor_id, detail from audit where action = '${action}' order by id`)) as {
    actor_id: string;
    detail: Record<string, unknown>;
  }[];

test('a picture of oneself: small, in the profile, and the one before it is gone', async () => {
  const give = async (bytes: Buffer) =>
    asha.call(issuedDocuments.uploadProfilePicture, {
      body: form('file', 'me.png', bytes, { applicantId: id }),
    });
  const first = (await give(await photo())).ok;
  assert.equal((await asha.call(getProfile, { params: { id } })).ok.picture, first.fileId);
  const shown = await sharp((await download(first.fileId)).raw.rawPayload).metadata();
  assert.deepEqual([shown.format, shown.width, shown.height], ['jpeg', 360, 640]);
  const second = (await give(await photo(300, 300))).ok;
  assert.equal((await asha.call(getProfile, { params: { id } })).ok.picture, second.fileId);
  assert.equal((await download(first.fileId)).status, 404);
  assert.deepEqual(
    (await list()).map(({ docType, removable }) => [docType, removable]),
    [['profilePicture', false]],
  );
  // The lender sees it in the file.
  assert.equal((await owner.call(getProfile, { params: { id } })).ok.picture, second.fileId);
  assert.equal((await download(second.fileId, owner)).status, 200);
  for (const [bytes, words] of [
    [pdf, /This is a PDF/],
    [Buffer.from('no picture'), /not a JPEG/],
  ] as const) {
    const refused = await give(bytes);
    assert.equal(refused.code, 'FILE_REFUSED');
    assert.match(refused.message, words);
  }
  assert.equal((await list()).length, 1);
  const ravi = await world.as('ravi');
  const body = form('file', 'me.jpg', await picture(), { applicantId: id });
  assert.equal((await ravi.call(issuedDocuments.uploadProfilePicture, { body })).status, 403);
});

test('a signed link fetches one file without a login, for five minutes, and nothing else', async () => {
  const [{ fileId = '' } = {}] = await list();
  const made = (
    await asha.call(issuedDocuments.getSignedUrl, {
      body: { fileName: `/api/applicants/${id}/files/${fileId}`, type: 1 },
    })
  ).ok;
  assert.equal(made.method, 'GET');
  const path = new URL(made.url).pathname;
  assert.doesNotMatch(path, new RegExp(custId));
  const got = await world.app.inject(path);
  assert.equal(got.statusCode, 200);
  assert.match(String(got.headers['content-disposition']), /^attachment/);
  assert.equal(got.headers['cache-control'], 'no-store');
  assert.equal((await sharp(got.rawPayload).metadata()).format, 'jpeg');
  // Used for sending, changed in one letter, cut short, or by nobody: over.
  const [claims = '', signature = ''] = path.split('/').at(-1)?.split('.') ?? [];
  const other = Buffer.from(
    JSON.stringify({ ...JSON.parse(Buffer.from(claims, 'base64url').toString()), until: 9e15 }),
  ).toString('base64url');
  for (const ticket of [
    `${other}.${signature}`,
    `${claims}.${signature.slice(0, -2)}`,
    claims,
    'x.y',
    'x',
    '.x.',
  ])
    assert.equal((await world.app.inject(`/api/signed-files/${ticket}`)).json().code, 'LINK_EXPIRED', ticket);
  const put = await world.app.inject({
    method: 'PUT',
    url: path,
    headers: { 'content-type': 'image/jpeg' },
    payload: pdf,
  });
  assert.equal(put.json().code, 'LINK_EXPIRED');
  world.shift(5 * 60_000 + 1_000);
  assert.equal((await world.app.inject(path)).json().code, 'LINK_EXPIRED');
  world.shift(-(5 * 60_000 + 1_000));
  const lines = await audited('file.link');
  assert.deepEqual(
    lines.map(({ detail }) => detail),
    [{ use: 'fetch' }],
  );
});

test('a link is made only for one’s own files; staff name the applicant', async () => {
  const [{ fileId: fileName = '' } = {}] = await list();
  const ask = (caller: Caller, body: object) => caller.call(issuedDocuments.getSignedUrl, { body });
  assert.equal((await ask(await world.as('ravi'), { fileName, type: 1 })).code, 'NOT_FOUND');
  assert.equal((await ask(await world.as('ravi'), { fileName, type: 1, applicantId: id })).status, 403);
  assert.equal((await ask(owner, { fileName, type: 1 })).fields?.[0]?.path, 'applicantId');
  assert.equal((await ask(owner, { fileName, type: 1, applicantId: id })).success, true);
  assert.equal(
    (await ask(await world.as('other owner'), { fileName, type: 1, applicantId: id })).status,
    404,
  );
  const wrong = await ask(asha, { fileName, type: 2 });
  assert.deepEqual([wrong.status, wrong.message], [400, 'Send 0 for an upload link, 1 for a download link.']);
});

test('a link to send takes one file, bare or as a form; a refused one leaves it open', async () => {
  const make = async (docType?: string) => {
    const { url, method } = (
      await asha.call(issuedDocuments.getSignedUrl, {
        body: { fileName: 'Rent agreement', type: 0, ...(docType ? { docType } : {}) },
      })
    ).ok;
    assert.equal(method, 'PUT');
    return new URL(url).pathname;
  };
  const put = async (url: string, payload: Buffer, type = 'application/pdf') =>
    (await world.app.inject({ method: 'PUT', url, headers: { 'content-type': type }, payload })).json();
  const link = await make();
  assert.equal((await put(link, Buffer.from('nonsense'))).code, 'FILE_REFUSED');
  const taken = await put(link, pdf);
  assert.equal(taken.success, true, JSON.stringify(taken));
  assert.equal((await put(link, pdf)).code, 'LINK_EXPIRED');
  const [newest] = await list();
  assert.deepEqual(
    [newest?.fileId, newest?.docType, newest?.title, newest?.by],
    [taken.result.fileId, 'otherFile', 'Rent agreement', 'applicant'],
  );
  const asForm = new Response(form('file', 'pan.jpg', await picture()));
  const formReply = await put(
    await make('pan'),
    Buffer.from(await asForm.arrayBuffer()),
    asForm.headers.get('content-type') ?? '',
  );
  assert.equal(formReply.success, true, JSON.stringify(formReply));
  assert.equal((await list())[0]?.docType, 'pan');
  assert.equal((await put(await make(), Buffer.alloc(11 * 1024 * 1024, 1))).code, 'TOO_LARGE');
  const text = await put(await make(), Buffer.from('{}'), 'application/json');
  assert.equal(text.code, 'BAD_REQUEST');
  const nonsense = await asha.call(issuedDocuments.getSignedUrl, {
    body: { fileName: 'x', type: 0, docType: 'nonsense' },
  });
  assert.match(nonsense.message, /no document called "nonsense"/);
});

test('bytes of a file mean nothing to a call that takes none', async () => {
  const reply = await world.app.inject({
    method: 'POST',
    url: '/api/users/otp',
    headers: { 'content-type': 'image/jpeg' },
    payload: await picture(),
  });
  assert.deepEqual([reply.statusCode, reply.json().code], [415, 'WRONG_TYPE']);
});

/** A form with these files and texts. */
function entry(files: readonly (readonly [string, Uint8Array])[], texts: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(texts)) data.set(name, value);
  for (const [name, bytes] of files) data.append('file', new Blob([Uint8Array.from(bytes)]), name);
  return data;
}

test('staff enter the front and back of a document by customer id: both are kept, or none', async () => {
  const jpeg = await picture();
  const enter = (caller: Caller, second: Uint8Array, texts = {}) =>
    caller.call(issuedDocuments.uploadDocumentFiles, {
      body: entry(
        [
          ['front.jpg', jpeg],
          ['back.jpg', second],
        ],
        { custId, docType: 'dl', ...texts },
      ),
    });
  const before_ = (await list()).length;
  const { files } = (await enter(owner, jpeg)).ok;
  assert.equal(files.length, 2);
  assert.deepEqual(
    (await list()).slice(0, 2).map(({ docType, by }) => [docType, by]),
    [
      ['dl', 'lender'],
      ['dl', 'lender'],
    ],
  );
  const onDisk = (await filesOnDisk(world)).length;
  const half = await enter(owner, Buffer.from('no picture'));
  assert.equal(half.code, 'FILE_REFUSED');
  assert.equal((await list()).length, before_ + 2);
  // Bytes of a file go once the row is gone for good, after the answer.
  await eventually(
    async () => (await filesOnDisk(world)).length,
    (files) => files === onDisk,
  );
  assert.equal((await enter(owner, jpeg, { custId: 'C999999' })).code, 'NO_SUCH_APPLICANT');
  assert.equal((await enter(await world.as('other owner'), jpeg)).code, 'NO_SUCH_APPLICANT');
  assert.equal((await enter(await world.as('ravi'), jpeg)).status, 403);
  assert.match((await enter(owner, jpeg, { docType: 'nonsense' })).message, /no document called/);
  assert.equal(
    (await owner.call(issuedDocuments.uploadDocumentFiles, { body: entry([], { custId, docType: 'dl' }) }))
      .message,
    'Choose a file to send.',
  );
});

test('any other paper has a name, is listed by it, and can be taken away; what is no such paper cannot', async () => {
  const give = (texts: Record<string, string>) =>
    asha.call(issuedDocuments.uploadOtherFiles, {
      body: entry([['scan.pdf', pdf]], { custId, ...texts }),
    });
  const { files } = (await give({ name: ' Society no-objection letter ' })).ok;
  const [line] = await list();
  assert.deepEqual(
    [line?.title, line?.name, line?.mediaType, line?.removable],
    ['Society no-objection letter', '', 'application/pdf', true],
  );
  const unnamed = (
    await asha.call(issuedDocuments.uploadOtherFiles, { body: entry([['scan.pdf', pdf]], {}) })
  ).ok;
  assert.equal(
    (await list())[0]?.title,
    'scan.pdf',
    'the specification’s form alone: the caller’s own, by the file’s name',
  );
  await asha.call(issuedDocuments.removeFile, { params: { id, fileId: unnamed.files[0]?.fileId ?? '' } });
  const remove = (fileId: string, caller = asha) =>
    caller.call(issuedDocuments.removeFile, { params: { id, fileId } });
  assert.equal((await remove(files[0]?.fileId ?? '', await world.as('ravi'))).status, 403);
  assert.equal((await remove(files[0]?.fileId ?? '')).success, true);
  assert.equal((await remove(files[0]?.fileId ?? '')).code, 'NOT_FOUND');
  assert.equal((await download(files[0]?.fileId ?? '')).code, 'NOT_FOUND');
  const document = (await list()).find(({ docType }) => docType === 'dl');
  assert.equal((await remove(document?.fileId ?? '')).code, 'NOT_FOUND');
  assert.ok((await audited('upload.removed')).length >= 2);
});

test('a page of a file is shown as a picture, in the log, and only to those who may see the application', async () => {
  const { files } = (
    await asha.call(issuedDocuments.uploadOtherFiles, {
      body: entry(
        [
          ['scan.pdf', pdf],
          ['photo.jpg', await photo(900, 600)],
        ],
        { custId, name: 'Pages' },
      ),
    })
  ).ok;
  const show = (index: number, page: string, caller = owner) =>
    caller.call(getFilePage, { params: { id, fileId: files[index]?.fileId ?? '', page } });
  const drawn = (await show(0, '1')).ok;
  assert.deepEqual([drawn.page, drawn.pages, drawn.isPdf], [1, 1, true]);
  const bytes = Buffer.from(drawn.image.replace('data:image/jpeg;base64,', ''), 'base64');
  const { format, width, height } = await sharp(bytes).metadata();
  assert.deepEqual([format, width, height], ['jpeg', drawn.width, drawn.height]);
  const shown = (await show(1, '1')).ok;
  assert.deepEqual([shown.pages, shown.isPdf, shown.width, shown.height], [1, false, 900, 600]);
  assert.deepEqual(
    (await audited('upload.viewed')).map(({ detail }) => detail),
    [{ page: 1 }, { page: 1 }],
  );
  for (const index of [0, 1]) {
    const beyond = await show(index, '2');
    assert.equal(beyond.code, 'NOT_FOUND');
    assert.match(beyond.message, /page/);
  }
  assert.equal((await show(0, '0')).message, 'Send the number of the page, from 1 on.');
  assert.equal((await show(0, '1', await world.as('ravi'))).status, 403);
});
