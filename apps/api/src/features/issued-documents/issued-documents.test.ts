import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { addCoApplicant, getApplicant, getDraft, putDraft } from '@pramaan/contract/calls/applicants.ts';
import { getPdf, getPdfByKey, shareLoanKey } from '@pramaan/contract/calls/issued-documents.ts';
import * as reports from '@pramaan/contract/calls/reports.ts';
import { verhoeffDigit } from '@pramaan/documents/identifiers/verhoeff.ts';
import type { Tree } from '@pramaan/documents/tree.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { cardsOrder } from '../../pdf/cards.ts';
import { makePdf } from '../../pdf/engine.ts';
import { copied, readBack } from '../../pdf/read-back.test-help.ts';
import { qrSvg } from '../../platform/qr.ts';
import { attachmentOf } from './attachment.ts';
import { reportIssuedDocument } from './report-issued-document.ts';

/** The lists that were transcribed from the specification by hand. */
function transcribed<T>(name: string): T {
  return JSON.parse(
    readFileSync(new URL(`../../../../../test/golden/${name}.json`, import.meta.url), 'utf8'),
  );
}
const cards = transcribed<{ document: string; method: string; title: string }[]>('cards');
const golden = transcribed<Record<'full' | 'verification', { order: string[] }>>('reports');

let world: World;
let owner: Caller;
let ravi: string;
let folder: string;
before(async () => {
  world = await startWorld({ seed: 'demo' });
  [owner, ravi] = [await world.as('owner'), await world.id('ravi')];
  folder = mkdtempSync(join(tmpdir(), 'papers-'));
});
after(async () => {
  rmSync(folder, { recursive: true });
  await world.close();
});

const ask = (type: string, lang: 'en' | 'hi' = 'en', caller = owner, custId = ravi) =>
  caller.call(getPdf, { params: { custId, type }, query: { lang } });
async function issuedDocument(type: string, lang: 'en' | 'hi' = 'en', caller = owner): Promise<Buffer> {
  const reply = await ask(type, lang, caller);
  assert.equal(reply.status, 200, JSON.stringify(reply.fields ?? reply.code));
  assert.equal(reply.raw.headers['content-type'], 'application/pdf', reply.message);
  return reply.raw.rawPayload;
}
/** Why the tests that ask another program are skipped; `npm test` installs it where it can. */
const noPoppler = spawnSync('pdfsig', ['-v']).error ? 'poppler-utils is not installed' : false;
/** A file on disk, for the tools of poppler-utils. */
function onDisk(bytes: Uint8Array): string {
  const path = join(folder, `${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}.pdf`);
  writeFileSync(path, bytes);
  return path;
}
const run = (tool: string, ...args: string[]) => execFileSync(tool, args, { encoding: 'utf8' });
function attached(bytes: Uint8Array): {
  cards: { title: string; blocks: { rows: { label: string }[] }[] }[];
} {
  const out = join(folder, 'attached.json');
  run('pdfdetach', '-save', '1', '-o', out, onDisk(bytes));
  return JSON.parse(run('cat', out));
}
const bare = (text: string) => text.normalize('NFC').replace(/\s/g, '');
const aadhaarLike = /(?<![0-9.])[2-9][0-9]{3}[ -]?[0-9]{4}[ -]?[0-9]{4}(?![0-9])/g;

/** Titles of the transcribed cards (test/golden), as far as they are fixed words. */
const titleOf = (ref: string) =>
  cards
    .filter(({ document, method }) => ref === document || ref === `${document}.${method}`)
    .map(({ title }) => title);

test('the full and the verification report have every card of the specification, in its order', {
  skip: noPoppler,
}, async (t) => {
  for (const [type, { order }] of Object.entries({ full: golden.full, verification: golden.verification })) {
    const { cards: shown } = attached(await issuedDocument(type));
    const titles = shown.map(({ title }) => title);
    let last = -1;
    let found = 0;
    for (const ref of order) {
      const places = titleOf(ref).flatMap((title) => {
        const at = titles.indexOf(title.replace('{instance}', '1').replace(/\{.*\}/, '1'));
        return at < 0 ? [] : [at];
      });
      if (places.length === 0) continue;
      assert.ok(Math.min(...places) > last, `${type}: ${ref} after place ${last}`);
      last = Math.max(...places);
      found += 1;
    }
    assert.ok(found >= 15, `${found} places of ${order.length}`);
    assert.equal(titles.includes('Aadhaar OCR Details'), type === 'full');
    t.diagnostic(`${type}: ${titles.length} cards, ${found} places in order`);
  }
});

test('each label of the attachment stands on the pages, card by card, in order', {
  skip: noPoppler,
}, async (t) => {
  for (const type of ['full', 'public', 'verification', 'summary', 'aadhaar', 'nrega.auth', 'itr.ocr.2']) {
    const bytes = await issuedDocument(type);
    const pages = await readBack(bytes);
    const text = bare(pages.flatMap(({ lines }) => lines).join('\n'));
    const { cards: shown } = attached(bytes);
    assert.ok(shown.length > 0, type);
    // The cover names each card before the cards themselves come.
    let at = shown.length > 5 && type !== 'summary' ? text.indexOf(bare(shown.at(-1)?.title ?? '')) : 0;
    let labels = 0;
    for (const { title, blocks } of shown) {
      const place = text.indexOf(bare(title), at);
      assert.ok(place >= 0, `${type}: ${title}`);
      at = place;
      for (const { label } of blocks.flatMap(({ rows }) => rows)) {
        // A long label takes two lines beside its value: its first word is enough to find it.
        const first = bare(label.split(' ')[0] ?? '');
        const next = text.indexOf(first, at);
        assert.ok(next >= 0, `${type}: ${title}, ${label}`);
        labels += 1;
      }
    }
    t.diagnostic(
      `${type}: ${shown.length} cards, ${labels} labels on ${pages.length} pages, ${bytes.length} bytes`,
    );
  }
});

test('Hindi stands in the order in which it is written, on the cover and the cards', async () => {
  const text = bare((await copied(await issuedDocument('full', 'hi'))).join('\n'));
  const wanted = [
    'लोन आवेदक रिपोर्ट',
    'क्या यह दस्तावेज़ असली है?',
    'इस दस्तावेज़ में क्या है, और यह कैसे पता है',
    'मतदाता पहचान पत्र का विवरण',
    'चिकित्सा परिषद की सदस्यता का विवरण',
    'जारीकर्ता के हस्ताक्षर',
    'पिता का नाम',
    'जन्म तिथि',
  ];
  let at = 0;
  for (const words of wanted.slice(0, 3)) {
    at = text.indexOf(bare(words), at);
    assert.ok(at >= 0, words);
  }
  for (const words of wanted) assert.ok(text.includes(bare(words)), words);
});

test('no paper has a full Aadhaar number: not on a page, not in its attachment, not in its bytes', {
  skip: noPoppler,
}, async () => {
  let masked = 0;
  const caller = await world.as('ravi');
  const { version, draft } = (await caller.call(getDraft, { params: { id: ravi } })).ok;
  const aadhaarDetails = { ...(draft.aadhaarDetails as object), uid: fullNumber };
  const saved = await caller.call(putDraft, {
    params: { id: ravi },
    body: { version, draft: { ...draft, aadhaarDetails } },
  });
  assert.ok(saved.success, saved.message);
  for (const type of ['full', 'public', 'aadhaar', 'summary', 'epf.auth', 'esic.auth', 'nrega.auth']) {
    const bytes = await issuedDocument(type);
    const texts = [
      (await readBack(bytes)).flatMap(({ lines }) => lines).join('\n'),
      JSON.stringify(attached(bytes)),
      bytes.toString('latin1'),
    ];
    for (const text of texts) assert.ok(!text.replaceAll(' ', '').includes(fullNumber), type);
    if (type === 'summary') assert.ok(bare(texts[0] ?? '').includes(`XXXXXXXX${fullNumber.slice(-4)}`));
    const labelled = (texts[0] ?? '').split('\n').filter((line) => /aadhaar|^uid/i.test(line));
    for (const line of labelled) assert.deepEqual(line.match(aadhaarLike) ?? [], [], `${type}: ${line}`);
    masked += labelled.filter((line) => /XXXX XXXX \d{4}|X{8}\d{4}/.test(line)).length;
  }
  assert.ok(masked >= 4, `${masked} masked numbers were seen`);
});
/** An invented number with the right check digit, as somebody may have typed it. */
const typed = '78912345001';
const fullNumber = `${typed}${verhoeffDigit(typed)}`;

test('the signature is valid for another program, covers the whole file, and names no person', {
  skip: noPoppler,
}, async () => {
  const said = run('pdfsig', onDisk(await issuedDocument('full')));
  assert.match(said, /Signature is Valid\./);
  assert.match(said, /Total document signed/);
  assert.match(said, /CN=Papers of localhost/);
  assert.ok(!/ravi/i.test(said));
  assert.match(run('pdfinfo', onDisk(await issuedDocument('aadhaar'))), /Tagged: +yes/);
});

test('each paper is entered with its hash, its code and an audit row', async () => {
  const bytes = await issuedDocument('pan.auth');
  const rows = await world.database.owner(
    `select kind, encode(sha256, 'hex') as sha256, made_by_kind from issued_document order by made_at desc limit 1`,
  );
  const entered = rows.at(-1);
  assert.deepEqual(
    [entered?.kind, entered?.sha256, entered?.made_by_kind],
    ['pan.auth', createHash('sha256').update(bytes).digest('hex'), 'staff'],
  );
  const [counted] = (await world.database.owner(
    `select (select count(*) from issued_document) as "issuedDocuments", (select count(*) from audit where action = 'issued-document.created') as audits`,
  )) as { issuedDocuments: number; audits: number }[];
  assert.ok(Number(counted?.issuedDocuments) > 5);
  assert.equal(Number(counted?.issuedDocuments), Number(counted?.audits));
});

test('an unknown paper gets the list; a card that was not given, and an empty file, say No Data Found', async () => {
  const unknown = await ask('fishing.auth');
  assert.equal(unknown.code, 'BAD_REQUEST');
  assert.match(
    unknown.message,
    /This is not a report or card\. Choose one of these: full, verification, public, further, summary, aadhaar, aadhaar\.ocr, /,
  );
  assert.match(unknown.message, /itr\.ocr\.2/);
  const added = await (await world.as('asha')).call(addCoApplicant, {
    params: { id: await world.id('asha') },
    body: { name: 'Kiran Sample', mobileNo: '9876501234' },
  });
  const empty = await ask('full', 'en', owner, added.ok._id);
  assert.deepEqual([empty.status, empty.code], [200, 'NO_DATA_FOUND']);
  assert.equal((await ask('fishing', 'en', await world.as('anonymous'))).status, 401);
});

test('the customer id names the applicant too, for the same people', async () => {
  const caller = await world.as('ravi');
  const custId = String(caller.login.custId);
  assert.match(custId, /^C\d+$/);
  assert.equal(
    (await ask('nrega.auth', 'en', caller, custId)).raw.headers['content-type'],
    'application/pdf',
  );
  const other = await world.as('other owner');
  assert.equal((await ask('nrega.auth', 'en', other, custId)).code, 'NO_SUCH_APPLICANT');
  assert.equal((await ask('nrega.auth', 'en', owner, 'C999999999')).code, 'NO_SUCH_APPLICANT');
});

test('a key fetches its one paper without a login until it is ended, and opens no page', async () => {
  const anyone = await world.as('anonymous');
  const body = { applicantId: ravi, type: 'aadhaar', hours: 1 };
  const made = (await owner.call(shareLoanKey, { body })).ok;
  assert.match(made.key, /^[A-Za-z0-9_-]{43}$/);
  assert.ok(made.url.endsWith(`/api/pdf/shared/${made.key}`));
  assert.ok(Math.abs(Date.parse(made.expiresAt) - Date.now() - 3_600_000) < 60_000);
  const fetch = () => anyone.call(getPdfByKey, { params: { key: made.key } });
  const first = await fetch();
  assert.equal(first.raw.headers['content-type'], 'application/pdf');
  assert.match(String(first.raw.headers['content-disposition']), /pramaan-aadhaar\.pdf/);
  assert.equal(
    (await anyone.call(reports.getSharedReport, { params: { shareId: made.key } })).code,
    'NO_DATA_FOUND',
  );
  const listed = (await owner.call(reports.listShares, { params: { id: ravi } })).ok.find(
    ({ id }) => id === made.id,
  );
  assert.equal(listed?.views, 1);
  await owner.call(reports.revokeShare, { params: { id: ravi, share: made.id } });
  assert.equal((await fetch()).code, 'LINK_EXPIRED');
  const share = (await owner.call(reports.shareReport, { params: { id: ravi } })).ok;
  const page = await anyone.call(getPdfByKey, { params: { key: share.shareId } });
  assert.equal(page.raw.headers['content-type'], 'application/pdf');
});

test('the full report keeps the rules of PDF/UA-1 in both languages, cover, code and attachment included', async () => {
  const { result } = await owner.call(getApplicant, { params: { id: ravi } });
  for (const language of ['en', 'hi'] as const) {
    const content = reportIssuedDocument('full', (result as { docs: Tree }).docs, language);
    assert.ok(content?.cover);
    const branding = {
      lender: 'Saral Finance',
      sandbox: true,
      madeAt: new Date(),
      language,
      check: {
        qr: await qrSvg('https://documents.example/verify/x'),
        address: 'https://documents.example/verify/x',
      },
    };
    const attached = attachmentOf('full', { name: 'Ravi', reference: 'SF-1' }, content, branding);
    const order = cardsOrder(content.title, content.cards, branding, {
      facts: [['Applicant', 'Ravi']],
      cover: content.cover,
      attached,
    });
    assert.ok((await makePdf({ ...order, standard: 'ua-1' })).length > 100_000);
    const archive = Buffer.from(await makePdf(order)).toString('latin1');
    assert.match(archive, /<pdfaid:part>3<\/pdfaid:part>\s*<pdfaid:conformance>A</);
    assert.match(archive, /\/AFRelationship\s*\/Data/);
  }
});
