import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import * as calls from '@pramaan/contract/calls/applicants.ts';
import { inviteMember } from '@pramaan/contract/calls/team.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { show, writePdf } from '../src/isolated/pdf/write-pdf.test-help.ts';
import type { Cluster } from './cluster.ts';
import type { Answer, Known } from './real-process.ts';
import { sendInParts } from './send-in-parts.ts';

/** What was said of writes: kept, or nothing, because the connection broke before an answer came. */
interface Tally {
  stored: number;
  unknown: number;
}
const tally = (): Tally => ({ stored: 0, unknown: 0 });

function told(answer: Answer | null, counted: Tally): answer is Answer {
  if (!answer) {
    counted.unknown += 1;
    return false;
  }
  assert.ok(answer.success, answer.bytes.toString());
  counted.stored += 1;
  return true;
}

type People = Record<'owner' | 'ravi' | 'meena', Known>;

/** Everyone writes until `stop`: drafts, documents, files in parts and invitations, through whichever process answers. */
export function writeAll(cluster: Cluster, { owner, ravi, meena }: People) {
  let running = true;
  const [drafts, documents, parts, invitations] = [tally(), tally(), tally(), tally()];
  const files = new Map<string, Buffer>();
  const firstFile = Promise.withResolvers<void>();
  const invited: string[] = [];
  let amount = 0;
  // The receiver in the sandbox remembers two hundred: some are left for when the fault is there.
  let most = 60;

  const versionNow = async () =>
    Number((await cluster.call(ravi.who, calls.getDraft, { id: ravi.id }))?.result.version);
  let version = 0;
  const writeDrafts = async () => {
    version = await versionNow();
    while (running) {
      const body = { version, draft: { count: version + 1 } };
      if (told(await cluster.call(ravi.who, calls.putDraft, { id: ravi.id }, body), drafts)) version += 1;
      else {
        const now = await versionNow();
        assert.ok(now === version || now === version + 1, `draft ${now}, acknowledged ${version}`);
        version = now;
      }
      await sleep(10);
    }
  };

  const writeDocuments = async () => {
    const params = { id: meena.id, group: 'loan', document: 'loanRequest' };
    while (running) {
      await sleep(40);
      if (amount >= most) continue;
      amount += 1;
      const data = { loanAmt: String(100_000 + amount), loanPeriod: '12' };
      told(await cluster.call(meena.who, calls.putDocument, params, { type: 'input', data }), documents);
    }
  };

  /** One file; null when its beginning or end was broken off. A part is sent again until it has come, as a phone does. */
  const sendFile = (bytes: Buffer): Promise<Answer | null> =>
    sendInParts(
      (call, params, body) => cluster.call(ravi.who, call, params, body),
      { applicantId: ravi.id, docType: 'nrega', name: 'x.pdf', bytes },
      (answer) => {
        told(answer, parts);
        return true;
      },
    );
  const writeFiles = async () => {
    for (let count = 1; running && files.size < 40; count++) {
      const pdf = writePdf({
        pages: [show(`Paper ${count}, which is to be kept as it was sent, part by part.`, 50, 700)],
      });
      const bytes = Buffer.concat([pdf, Buffer.from(`\n${'%'.repeat(limits.filePart)}`)]);
      const done = await sendFile(bytes);
      if (!done) continue;
      assert.ok(done.success, done.bytes.toString());
      files.set(String(done.result.fileId), bytes);
      firstFile.resolve();
    }
  };

  const invite = async () => {
    for (let number = 9_876_502_000; running && invited.length < 40; number++) {
      const mobileNo = String(number);
      const body = { name: 'Kiran Several', roleId: 5, userName: `several.${number}`, mobileNo };
      if (told(await cluster.call(owner.who, inviteMember, {}, body), invitations)) invited.push(mobileNo);
      await sleep(100);
    }
  };

  return {
    ended: Promise.all([writeDrafts(), writeDocuments(), writeFiles(), invite()]),
    stop: () => {
      running = false;
    },
    /** Lets the second half of the documents be written. */
    goOn: () => {
      most = 150;
    },
    counted: { drafts, documents, parts, invitations },
    files,
    firstFile: firstFile.promise,
    /** Numbers whose invitation was acknowledged. */
    invited,
    /** The draft's version and the last amount, as acknowledged. */
    last: () => ({ version, amount: String(100_000 + amount) }),
  };
}
