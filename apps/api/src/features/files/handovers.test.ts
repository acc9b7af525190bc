import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  downloadFile,
  getHandoverState,
  openHandover,
  sendByHandover,
  startHandover,
} from '@pramaan/contract/calls/files.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { form, picture } from '../../../test/ask.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';

let world: World;
let asha: Caller;
let nobody: Caller;
let applicantId: string;
before(async () => {
  world = await startWorld();
  [asha, nobody, applicantId] = [await world.as('asha'), await world.as('anonymous'), await world.id('asha')];
});
after(() => world.close());

async function handed(docType = 'nrega') {
  const made = (await asha.call(startHandover, { params: { applicantId, docType } })).ok;
  return { ...made, token: new URL(made.link).pathname.split('/').at(-1) ?? '' };
}
const state = async (handoverId: string) =>
  (await asha.call(getHandoverState, { params: { applicantId, handoverId } })).ok;
const open = (token: string) => nobody.call(openHandover, { body: { token } });
const send = async (token: string, bytes?: Uint8Array) =>
  nobody.call(sendByHandover, {
    params: { token },
    body: form('file', 'photo.jpg', bytes ?? (await picture())),
  });

test('a phone without a login opens the link, sends one picture, and the desktop finds it', async () => {
  const { handoverId, token, qr, link } = await handed();
  assert.match(link, /\/handover\/[\w-]{20,}$/);
  assert.match(qr, /<svg/);
  assert.equal((await state(handoverId)).state, 'waiting');
  const opened = (await open(token)).ok;
  assert.deepEqual([opened.document, opened.lender], ['nrega', 'Saral Finance']);
  assert.ok(!JSON.stringify(opened).includes('Asha'), 'nothing personal is shown to whoever holds the link');
  assert.equal((await state(handoverId)).state, 'opened');
  assert.equal((await send(token)).success, true);
  const found = await state(handoverId);
  assert.equal(found.state, 'sent');
  const fileId = found.file?.fileId ?? '';
  const back = await asha.call(downloadFile, { params: { id: applicantId, fileId } });
  assert.equal(back.raw.headers['content-type'], 'image/jpeg');
  const again = await send(token);
  assert.equal(again.code, 'LINK_EXPIRED', 'one link, one picture');
  assert.equal((await open(token)).code, 'LINK_EXPIRED');
});

test('a link that is over, or none of ours, opens nothing; a file that is refused leaves it open', async () => {
  const { handoverId, token } = await handed();
  const refused = await send(token, Buffer.from('<svg onload=alert(1)>'));
  assert.equal(refused.code, 'FILE_REFUSED');
  assert.equal((await state(handoverId)).state, 'waiting');
  for (const wrong of ['x', '../..', 'a'.repeat(43)]) {
    assert.equal((await open(wrong)).code, 'LINK_EXPIRED', wrong);
    assert.equal((await send(encodeURIComponent(wrong))).code, 'LINK_EXPIRED', wrong);
  }
  world.shift(limits.handoverLife + 1000);
  assert.equal((await open(token)).code, 'LINK_EXPIRED');
  assert.equal((await send(token)).code, 'LINK_EXPIRED');
  world.shift(-limits.handoverLife - 1000);
});

test('the link says nothing to others: another person cannot ask how it stands, and it is kept hashed', async () => {
  const { handoverId, token } = await handed();
  const ravi = await world.as('ravi');
  assert.equal((await ravi.call(getHandoverState, { params: { applicantId, handoverId } })).status, 403);
  const own = await world.id('ravi');
  assert.equal((await ravi.call(getHandoverState, { params: { applicantId: own, handoverId } })).status, 404);
  const rows = JSON.stringify(await world.direct('select * from handover'));
  assert.ok(!rows.includes(token) && !world.logs.join('').includes(token));
});
