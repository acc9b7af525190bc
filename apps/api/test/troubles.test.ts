import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getApplicant, getDraft, putDraft } from '@pramaan/contract/calls/applicants.ts';
import { signWithAadhaar } from '@pramaan/contract/calls/esign.ts';
import { uploadFile } from '@pramaan/contract/calls/files.ts';
import type { Call } from '@pramaan/contract/define.ts';
import { sayFigure } from '@pramaan/documents/fixtures/figures.ts';
import { recordAt } from '@pramaan/documents/tree.ts';
import { show, writePdf } from '../src/isolated/pdf/write-pdf.test-help.ts';
import { askingOf, filled, form } from './ask.ts';
import type { Caller, Reply } from './caller.ts';
import { eventually } from './eventually.ts';
import { fillDisk } from './full-disk.ts';
import { startWorld, type World } from './world.ts';

/* What a person sees while something around the product is wrong, and that it works again afterwards. */

const day = 86_400_000;
let world: World;
let id: string;
let asha: Caller;
before(async () => {
  world = await startWorld({ waitMs: 300, timeoutMs: 1_000, work: true });
  [asha, id] = [await world.as('asha'), await world.id('asha')];
});
after(() => world.close());

const bytes = writePdf({
  pages: [show('A job card, of which every word is text and needs no OCR.', 50, 700)],
});
const upload = (caller = asha) =>
  caller.call(uploadFile, {
    params: { applicantId: id, docType: 'nrega' },
    body: form('file', 'card.pdf', bytes),
  });
let version = 0;
const save = async (caller = asha) => {
  const reply = await caller.call(putDraft, { params: { id }, body: { version, draft: { version } } });
  if (reply.success) version += 1;
  return reply;
};

const sawOf = ({ status, message, code, success }: Reply<Call>) =>
  success ? `${status}` : `${status} ${code} “${message}”`;

/** What was seen of a trouble, one line in the table. */
function tell(t: Parameters<typeof sayFigure>[0], what: string, replies: readonly Reply<Call>[]): void {
  const saw = [...new Set(replies.map(sawOf))];
  for (const { status, code, raw } of replies)
    assert.ok(status < 500 || (status === 503 && code !== 'INTERNAL'), `${what}: ${raw.body.slice(0, 300)}`);
  sayFigure(t, { what, tried: replies.length, measured: saw.join('; '), bound: 'a true sentence, no loss' });
}

test('a full disk: the upload is refused with a sentence, everything else goes on, and room makes it work', async (t) => {
  await t.test('full', (full) => {
    fillDisk(full, 'ENOSPC');
    return (async () => {
      const replies = [await upload(), await save()];
      assert.deepEqual(
        replies.map(({ status }) => status),
        [503, 200],
      );
      tell(t, 'disk full: an upload, a draft', replies);
    })();
  });
  assert.ok((await upload()).success);
});

test('a verification source that hangs: the person goes on, and the verification continues as a job', async (t) => {
  const asking = askingOf('pan.auth');
  await world.sandbox.fault(asking.entry.method.vendor?.path ?? '', 'timeout', 3);
  const reply = await asha.call(asking.call, { body: { applicantId: id, ...filled(asking) } });
  tell(t, `vendor hangs: verify PAN (status “${reply.extras.status}”)`, [reply]);
  assert.notEqual(reply.extras.status, 'verified', 'nothing is called verified that is not');
  await world.sandbox.clear();
  const again = await eventually(
    async () => {
      await asha.call(asking.call, { body: { applicantId: id, ...filled(asking) } });
      const { docs } = (await asha.call(getApplicant, { params: { id } })).ok;
      return recordAt(docs, 'pan', 'auth')?.status;
    },
    (status) => status === 'verified',
  );
  assert.equal(again, 'verified');
});

test('a signing service that hangs: a sentence, and a code can be asked for again', async (t) => {
  const ask = () =>
    asha.call(signWithAadhaar, { body: { request: 'otp', essentials: { uid: '999933119405' } } });
  await world.sandbox.fault('/esign/in-place', '503', 3);
  const reply = await ask();
  assert.equal(reply.success, false);
  tell(t, 'vendor down: a code for eSign', [reply]);
  await world.sandbox.clear();
  assert.ok((await ask()).success);
});

for (const [name, jump] of [
  ['a day ahead', day],
  ['a day back', -day],
] as const)
  test(`the clock jumps ${name} and back: whoever is logged out logs in again, and nothing is lost`, async (t) => {
    await save();
    const stored = version;
    world.shift(jump);
    const replies = [await asha.call(getApplicant, { params: { id } }), await save(), await upload()];
    // The database's clock did not jump: a login made a day before its time has ended already.
    const during = await world.freshly('asha');
    replies.push(await save(during));
    tell(t, `clock jumps ${name}: open the application, save, upload, log in and save`, replies);
    for (const { success, code } of replies) assert.ok(success || code === 'SESSION_EXPIRED', String(code));
    assert.equal(replies.at(-1)?.success, jump > 0);
    assert.ok(version >= stored);
    world.shift(-jump);
    asha = await world.freshly('asha');
    const { version: last } = (await asha.call(getDraft, { params: { id } })).ok;
    assert.equal(last, version);
    assert.ok((await save()).success && (await upload()).success);
  });
