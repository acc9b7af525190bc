import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getApplicant } from '@pramaan/contract/calls/applicants.ts';
import { getPdf, getPdfByKey } from '@pramaan/contract/calls/issued-documents.ts';
import { getSharedReport, shareReport } from '@pramaan/contract/calls/reports.ts';
import { definedRecords } from '@pramaan/documents/records.ts';
import { type ReportSummary, reportSummary, type Tally } from '@pramaan/documents/report-facts.ts';
import type { Tree } from '@pramaan/documents/tree.ts';
import type { Caller } from '../../../test/caller.ts';
import type { ApplicantName } from '../../../test/people.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { copied } from '../../pdf/read-back.test-help.ts';

/* One report says one number of verified documents, wherever it is read; what it does not count it names. */

let world: World;
let owner: Caller;
let anyone: Caller;
before(async () => {
  world = await startWorld({ seed: 'demo' });
  [owner, anyone] = [await world.as('owner'), await world.as('anonymous')];
});
after(() => world.close());

const words: Readonly<Record<keyof Tally, RegExp>> = {
  verified: /Verified: (\d+)/,
  attention: /Needs attention: (\d+)/,
  checking: /Pending: (\d+)/,
  noted: /Not confirmed: (\d+)/,
};

/** The numbers on the first page of a PDF, none as 0, and its text. */
async function coverOf(bytes: Uint8Array): Promise<{ counts: Tally; text: string }> {
  const [first = ''] = await copied(bytes);
  const text = first.replace(/\s+/g, ' ');
  const number = (name: keyof Tally) => Number(words[name].exec(text)?.[1] ?? 0);
  const counts = { verified: number('verified'), attention: number('attention') };
  return { counts: { ...counts, checking: number('checking'), noted: number('noted') }, text };
}

async function pdfOf(custId: string, type: string): Promise<Uint8Array> {
  const { raw } = await owner.call(getPdf, { params: { custId, type }, query: { lang: 'en' } });
  assert.equal(raw.headers['content-type'], 'application/pdf', raw.body.slice(0, 200));
  return raw.rawPayload;
}

const docsOf = async (id: string): Promise<Tree> =>
  (await owner.call(getApplicant, { params: { id } })).ok.docs as Tree;
const sum = ({ verified, attention, checking, noted }: Tally) => verified + attention + checking + noted;
const titles = (named: ReportSummary['leftOut']) => named.map(({ title }) => title);

for (const name of ['ravi', 'meena'] as const satisfies readonly ApplicantName[])
  test(`${name}: screen and PDF of a report have the same numbers, and what it leaves out is named`, async (t) => {
    const id = await world.id(name);
    const docs = await docsOf(id);
    const whole = definedRecords(docs).length;
    for (const report of ['full', 'verification'] as const) {
      const { counts, leftOut } = reportSummary(report, docs);
      const cover = await coverOf(await pdfOf(id, report));
      assert.deepEqual(cover.counts, counts, report);
      assert.equal(sum(counts) + leftOut.length, whole, report);
      assert.ok(leftOut.length > 0 && cover.text.includes('Not in this report:'), report);
      for (const title of titles(leftOut))
        assert.ok(cover.text.replace(/\s/g, '').includes(title.replace(/\s/g, '')), `${report}: ${title}`);
      t.diagnostic(`${name} ${report}: ${JSON.stringify(counts)}, ${leftOut.length} not in it, of ${whole}`);
    }
  });

for (const name of ['ravi', 'meena'] as const)
  test(`${name}: the public link, its PDF and the lender’s public PDF have the same numbers`, async (t) => {
    const id = await world.id(name);
    const { shareId } = (await owner.call(shareReport, { params: { id } })).ok;
    const shared = (await anyone.call(getSharedReport, { params: { shareId } })).ok.docs as Tree;
    const { counts, leftOut } = reportSummary('public', shared);
    assert.deepEqual(counts, reportSummary('public', await docsOf(id)).counts);
    const { raw } = await anyone.call(getPdfByKey, { params: { key: shareId } });
    for (const bytes of [raw.rawPayload, await pdfOf(id, 'public')]) {
      const cover = await coverOf(bytes);
      assert.deepEqual(cover.counts, counts);
      assert.ok(cover.text.includes('Only documents in this report are counted.'));
      assert.ok(!cover.text.includes('Not in this report'), 'a stranger is not told what else there is');
    }
    assert.deepEqual(leftOut, []);
    t.diagnostic(`${name} public: ${JSON.stringify(counts)}`);
  });
