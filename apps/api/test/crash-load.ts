import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import * as calls from '@pramaan/contract/calls/applicants.ts';
import { addAgreement, signWithAadhaar } from '@pramaan/contract/calls/esign.ts';
import { uploadFile } from '@pramaan/contract/calls/files.ts';
import { confirmErasure, proposeErasure } from '@pramaan/contract/calls/retention.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { plainPdf } from '@pramaan/specimens/signed/plain-pdf.ts';
import { show, writePdf } from '../src/isolated/pdf/write-pdf.test-help.ts';
import { form } from './ask.ts';
import type { Identity } from './caller.ts';
import type { Known } from './real-process.ts';
import { type Answer, over } from './real-process.ts';
import { sendInParts } from './send-in-parts.ts';

/** A sample Aadhaar number of the sandbox's signing service, and the name of its holder. */
const aadhaar = '999933119405';
export const signerName = 'Asha Sample';
const signCode = '123456';

/** Where a kill is aimed: during this call, at most so many milliseconds after it was sent. */
export const aims = { upload: 400, sign: 900, erasure: 250, parts: 400 };
export type Aim = keyof typeof aims;

/** What a writer sent last, and what it was told is stored. */
interface Book {
  sent: number;
  stored: number;
}

interface Unanswered {
  of: Known;
  agreement: string;
  url: string;
}

/** What was sent and what was acknowledged, over all rounds. */
export interface Books {
  acknowledged: number;
  draft: Book;
  document: Book;
  /** Files by id. */
  files: Map<string, { of: Known; bytes: Buffer }>;
  /** Acknowledged signatures: agreement and the signed file's address. */
  signed: Map<string, { of: Known; url: string }>;
  signatures: number;
  unanswered: Unanswered[];
  erased: Set<string>;
}

export const emptyBooks = (): Books => ({
  acknowledged: 0,
  draft: { sent: 0, stored: 0 },
  document: { sent: 0, stored: 0 },
  files: new Map(),
  signed: new Map(),
  signatures: 0,
  unanswered: [],
  erased: new Set(),
});

/** One round: everybody writes until the product is killed. */
export interface Round {
  base: string;
  number: number;
  /** Where the kill is aimed. */
  aim: Aim;
  /** Also the calls at which no kill is aimed are made: they take the most time. */
  all: boolean;
  running: boolean;
  books: Books;
  people: Record<'asha' | 'meena' | 'sender' | 'signer' | 'owner' | 'manager', Known>;
  /** Who is to be erased; those that were not, stay. */
  toErase: Known[];
  /** Hears that a call was sent at which a kill may be aimed. */
  reached(aim: Aim): void;
}

/** Counts an acknowledged write. False when the connection broke: the product is gone. */
function told(round: Round, answer: Answer | null): answer is Answer {
  if (!answer) {
    round.running = false;
    return false;
  }
  assert.ok(answer.success, `${answer.status} ${answer.bytes}`);
  round.books.acknowledged += 1;
  return true;
}

/**
 * Milliseconds from an acknowledged draft or document to the next. Without them two writers fill a core, and the call at which
 * the kill is aimed waits for them.
 */
const betweenWrites = 15;

async function writeDrafts(round: Round): Promise<void> {
  const { asha } = round.people;
  const { draft } = round.books;
  while (round.running) {
    draft.sent = draft.stored + 1;
    const body = { version: draft.stored, draft: { count: draft.sent, text: 'x'.repeat(2000) } };
    if (!told(round, await over(round.base, asha.who, calls.putDraft, { id: asha.id }, body))) return;
    draft.stored = draft.sent;
    await pause(betweenWrites);
  }
}

async function writeDocuments(round: Round): Promise<void> {
  const { meena } = round.people;
  const { document } = round.books;
  const params = { id: meena.id, group: 'loan', document: 'loanRequest' };
  while (round.running) {
    document.sent = document.stored + 1;
    const data = { loanAmt: String(100_000 + document.sent), loanPeriod: '12' };
    const body = { type: 'input', data };
    if (!told(round, await over(round.base, meena.who, calls.putDocument, params, body))) return;
    document.stored = document.sent;
    await pause(betweenWrites);
  }
}

/** Words enough to be the document's own text: a page with fewer is taken for a scan, and read by OCR. */
const pdfOf = (words: string) => writePdf({ pages: [show(words, 50, 700)] });

async function writeFiles(round: Round): Promise<void> {
  const { sender } = round.people;
  for (let count = 0; round.running && count < 4; count++) {
    const bytes = pdfOf(`Round ${round.number}, file ${count}: it must be here when the machine is back.`);
    const params = { applicantId: sender.id, docType: 'pan' };
    // One is acknowledged before, to be read back.
    if (count > 0) round.reached('upload');
    const reply = await over(round.base, sender.who, uploadFile, params, form('file', 'x.pdf', bytes));
    if (!told(round, reply)) return;
    round.books.files.set(String(reply.result.fileId), { of: sender, bytes });
  }
}

async function writeInParts(round: Round): Promise<void> {
  const { sender } = round.people;
  const pdf = pdfOf(`Round ${round.number}: this file is sent part by part, and the parts become one file.`);
  const bytes = Buffer.concat([pdf, Buffer.from(`\n${'%'.repeat(2 * limits.filePart)}`)]);
  const send = sendInParts(
    (call, params, body) => over(round.base, sender.who, call, params, body),
    { applicantId: sender.id, docType: 'nrega', name: 'x.pdf', bytes },
    (answer) => {
      round.reached('parts');
      return told(round, answer);
    },
  );
  const reply = await send;
  if (told(round, reply)) round.books.files.set(String(reply.result.fileId), { of: sender, bytes });
}

/** Asks for a code and signs with it. */
export async function sign(
  base: string,
  who: Identity,
  url: string,
  sending: () => void,
): Promise<Answer | null> {
  const code = { request: 'otp', essentials: { uid: aadhaar } };
  let sent: Answer | null;
  // A busy machine answers so late that the service counts as down: nothing is promised by that, and one tries again.
  do sent = await over(base, who, signWithAadhaar, {}, code);
  while (sent && String(sent.bytes).includes('ESIGN_SOURCE_DOWN'));
  if (!sent) return null;
  assert.ok(sent.success, String(sent.bytes));
  sending();
  const essentials = { uid: aadhaar, name: signerName, url, otp: signCode };
  return over(base, who, signWithAadhaar, {}, { request: 'sign', essentials });
}

async function signAgreements(round: Round): Promise<void> {
  const { base, books, people } = round;
  const { signer } = people;
  for (let count = 0; round.running && count < 3; count++) {
    const bytes = Buffer.from(await plainPdf([`Agreement ${round.number}.${count} about a loan of money.`]));
    const body = form('file', 'agreement.pdf', bytes, { type: 'Agreement' });
    const added = await over(base, signer.who, addAgreement, { id: signer.id }, body);
    if (!told(round, added)) return;
    const { fileId, url, agreementId: agreement } = added.result as Record<string, string>;
    books.files.set(fileId ?? '', { of: signer, bytes });
    let asked = false;
    const reply = await sign(base, signer.who, url ?? '', () => {
      asked = true;
      // One is acknowledged before, to be read back.
      if (count > 0) round.reached('sign');
    });
    if (!reply && asked) books.unanswered.push({ of: signer, agreement: agreement ?? '', url: url ?? '' });
    if (!told(round, reply)) return;
    const { result: link } = (reply.result as { result: { result: string } }).result;
    books.signed.set(agreement ?? '', { of: signer, url: link });
    books.signatures += 1;
  }
}

/** What was stored of a person who was erased must not be there: nobody looks for it. */
export function noteErased(books: Books, id: string): void {
  books.erased.add(id);
  for (const [key, { of }] of books.files) if (of.id === id) books.files.delete(key);
  for (const [key, { of }] of books.signed) if (of.id === id) books.signed.delete(key);
  books.unanswered = books.unanswered.filter(({ of }) => of.id !== id);
}

async function erase(round: Round): Promise<void> {
  const { owner, manager } = round.people;
  for (const victim of [...round.toErase]) {
    const params = { id: victim.id };
    if (!told(round, await over(round.base, owner.who, proposeErasure, params, {}))) return;
    round.reached('erasure');
    if (!told(round, await over(round.base, manager.who, confirmErasure, params, {}))) return;
    noteErased(round.books, victim.id);
    round.toErase.splice(round.toErase.indexOf(victim), 1);
  }
}

const writersAt: Record<Aim, (round: Round) => Promise<void>> = {
  upload: writeFiles,
  sign: signAgreements,
  erasure: erase,
  parts: writeInParts,
};

/** Everybody writes. Ends when the product is gone. */
export function writeUntilKilled(round: Round): Promise<unknown> {
  const aimed = Object.values(writersAt).filter((write) => round.all || write === writersAt[round.aim]);
  return Promise.all([writeDrafts, writeDocuments, ...aimed].map((write) => write(round)));
}
