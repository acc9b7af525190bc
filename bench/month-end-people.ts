import { setTimeout as sleep } from 'node:timers/promises';
import * as access from '@pramaan/contract/calls/access.ts';
import { countViews, listApplicants } from '@pramaan/contract/calls/applicant-list.ts';
import * as applicants from '@pramaan/contract/calls/applicants.ts';
import * as files from '@pramaan/contract/calls/files.ts';
import { getPdf } from '@pramaan/contract/calls/issued-documents.ts';
import { getProgress, getSummary } from '@pramaan/contract/calls/overview.ts';
import { getSharedReport, shareReport } from '@pramaan/contract/calls/reports.ts';
import * as review from '@pramaan/contract/calls/review.ts';
import { listFiles } from '@pramaan/contract/calls/stored-files.ts';
import type { Call } from '@pramaan/contract/define.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { pdfTypes } from '@pramaan/documents/reports.ts';
import { show, writePdf } from '../apps/api/src/isolated/pdf/write-pdf.test-help.ts';
import { askingOf, filled, form } from '../apps/api/test/ask.ts';
import type { Identity } from '../apps/api/test/caller.ts';
import type { Cluster } from '../apps/api/test/cluster.ts';
import { password } from '../apps/api/test/people.ts';
import { type Answer, type Known, knownFrom } from '../apps/api/test/real-process.ts';
import { inventPerson } from '../packages/specimens/src/people.ts';
import { type AnswersBook, codeOf } from './answers-book.ts';

/** What was acknowledged of one application. */
export interface Acknowledged {
  id: string;
  draft: number;
  amount: string;
  /** The bytes of a PDF that is stored as it was sent; null for a picture, which is drawn again. */
  files: Map<string, Buffer | null>;
  notes: string[];
  decided: string;
}

export interface MonthEnd {
  cluster: Cluster;
  /** As a proxy sends a call: to each API process in turn, and for a second to none whose connection broke. */
  call: Cluster['call'];
  book: AnswersBook;
  /** Pictures of cards that are sent, one after the other. */
  pictures: readonly Buffer[];
  /** Applications that are complete, for the team. */
  ready: Acknowledged[];
  all: Acknowledged[];
  /** Why people gave up, in words. */
  gaveUp: string[];
  /** True while new people come. */
  open: boolean;
}

/** A call that did not end well after all its repetitions: the person gives up. */
class GivenUp extends Error {}

/** Who gives up is noted; the others go on. */
const orGiveUp = (world: MonthEnd, work: Promise<void>): Promise<void> =>
  work.catch((error: Error) => {
    if (!(error instanceof GivenUp)) throw error;
    world.gaveUp.push(error.message);
  });

const mostTries = 6;
const afterBrokenMs = 500;
/** A person told to wait comes back after a while; sooner than they are told, which is harder for the product. */
const afterWaitMs = 10_000;
/** Between two looks at a list without a case to take. */
const idleMs = 5_000;

/** Asks as a phone does: again when the connection broke or it was told to wait. Every answer goes into the book. */
async function ask(
  world: MonthEnd,
  who: Identity,
  call: Call,
  params: Record<string, unknown> = {},
  body?: object,
): Promise<Answer> {
  for (let turn = 0; turn < mostTries; turn++) {
    const since = performance.now();
    const answer = await world.call(who, call, params, body);
    const outcome = world.book.note(call, performance.now() - since, answer, turn > 0);
    if (answer && outcome === 'fine') return answer;
    if (outcome === 'error')
      throw new GivenUp(`${call.title}: ${answer?.status} ${answer && codeOf(answer)}`);
    await sleep(outcome === 'wait' ? afterWaitMs : afterBrokenMs);
  }
  throw new GivenUp(`${call.title}: no answer in ${mostTries} tries`);
}

/** Reading and typing: half a second to a second and a half, by the number of the person. */
const pause = (seed: number) => sleep(500 + ((seed * 7919) % 1_000));

const mostCodes = 5;

/** The code sent to a number. When none has come in the minute that the page makes people wait, they ask for another. */
async function codeFor(world: MonthEnd, mobile: string): Promise<string> {
  for (let turn = 0; turn < mostCodes; turn++) {
    for (
      const since = performance.now();
      performance.now() - since < limits.otpResendLock;
      await sleep(500)
    ) {
      const sent = await world.cluster.sandbox.messages(mobile);
      const [code] = sent.flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
      if (code) return code;
    }
    await ask(world, {}, access.sendLoginOtp, {}, { mobileNo: mobile });
  }
  throw new GivenUp(`no code came to ${mobile}`);
}

const pdfOf = (words: string) =>
  Buffer.concat([
    writePdf({ pages: [show(`${words}: it is stored as it was sent, part by part.`, 50, 700)] }),
    Buffer.from(`\n${'%'.repeat(2 * limits.filePart)}`),
  ]);

async function sendPdf(world: MonthEnd, { who, id }: Known, bytes: Buffer): Promise<string> {
  const at = { applicantId: id };
  const begun = await ask(
    world,
    who,
    files.startUpload,
    { ...at, docType: 'nrega' },
    { name: 'paper.pdf', bytes: bytes.length },
  );
  const half = { ...at, uploadId: String(begun.result.uploadId) };
  for (let from = 0; from < bytes.length; ) {
    const part = form('part', 'part', bytes.subarray(from, from + limits.filePart));
    from = Number(
      (await ask(world, who, files.sendPart, { ...half, from: String(from) }, part)).result.received,
    );
  }
  return String((await ask(world, who, files.finishUpload, half, {})).result.fileId);
}

/** Somebody applies: registers, types, uploads a picture and a PDF, has the PAN verified, looks where it stands, and leaves. */
export const apply = (world: MonthEnd, number: number): Promise<void> =>
  orGiveUp(world, applyFor(world, number));

async function applyFor(world: MonthEnd, number: number): Promise<void> {
  const person = inventPerson(`month-end ${number}`);
  const mobile = `97${String(10_000_000 + number)}`;
  await ask(world, {}, access.registerApplicant, {}, { mobileNo: mobile, name: person.name });
  const otp = await codeFor(world, mobile);
  const known = knownFrom(await ask(world, {}, access.logInApplicant, {}, { mobile, otp }));
  const { who, id } = known;
  const stored: Acknowledged = { id, draft: 0, amount: '', files: new Map(), notes: [], decided: '' };
  world.all.push(stored);
  await ask(world, who, access.getSession);
  await ask(world, who, applicants.getApplicant, { id });

  const opened = await ask(world, who, applicants.getDraft, { id });
  stored.draft = Number(opened.result.version);
  for (let count = 1; count <= 6; count++) {
    await pause(number + count);
    const draft = { step: count, answers: 'x'.repeat(400 * count) };
    await ask(world, who, applicants.putDraft, { id }, { version: stored.draft, draft });
    stored.draft += 1;
  }
  stored.amount = String(50_000 + (number % 200) * 1_000);
  const wish = { type: 'input', data: { loanAmt: stored.amount, loanPeriod: '24' } };
  await ask(world, who, applicants.putDocument, { id, group: 'loan', document: 'loanRequest' }, wish);

  const photo = form('file', 'pan.jpg', world.pictures[number % world.pictures.length] ?? Buffer.alloc(0));
  const picture = await ask(world, who, files.uploadFile, { applicantId: id, docType: 'pan' }, photo);
  stored.files.set(String(picture.result.fileId), null);
  const asking = askingOf('pan.auth');
  await ask(world, who, asking.call, {}, { applicantId: id, ...filled(asking, { person }) });
  await pause(number);
  const bytes = pdfOf(`Paper of applicant ${number}`);
  stored.files.set(await sendPdf(world, known, bytes), bytes);

  for (let look = 0; look < 3; look++) {
    await ask(world, who, getProgress, { id });
    await ask(world, who, getSummary, {}, { appId: id });
    await pause(number + look);
  }
  await ask(world, who, listFiles, { id });
  await ask(world, who, access.logOut, {}, {});
  world.ready.push(stored);
}

const decisions = [
  { kind: 'reject', reasons: ['INCOME_LOW'] },
  { kind: 'refer', reasons: ['SENIOR_VIEW'] },
  { kind: 'withdraw', reasons: ['NO_ANSWER'] },
] as const;

/** One case, from opening it to the decision. */
async function work(world: MonthEnd, { who }: Known, one: Acknowledged, count: number): Promise<void> {
  const { id } = one;
  await ask(world, who, review.getReview, { id });
  await ask(world, who, applicants.getApplicant, { id });
  await ask(world, who, review.listFindings, { id });
  await ask(world, who, review.getTimeline, { id });
  await ask(world, who, listFiles, { id });
  for (const fileId of one.files.keys()) await ask(world, who, files.downloadFile, { id, fileId });
  await pause(count);
  const words = `Looked through, case ${count}.`;
  const noted = await ask(world, who, review.addNote, { id }, { words });
  const notes = noted.result as unknown as { _id: string; words: string }[];
  one.notes.push(...notes.flatMap((note) => (note.words === words ? [note._id] : [])));
  const shared = await ask(world, who, shareReport, { id });
  await ask(world, {}, getSharedReport, { shareId: shared.result.shareId });
  if (count % 3 === 0) await ask(world, who, getPdf, { custId: id, type: pdfTypes[0] });
  const { version } = (await ask(world, who, review.getReview, { id })).result;
  const decision = decisions[count % decisions.length] ?? decisions[0];
  await ask(
    world,
    who,
    review.decideApplication,
    { id },
    { version, ...decision, conditions: [], remarks: '' },
  );
  one.decided = decision.kind;
}

/** A look at the list and its counts, then the next complete case, if there is one. */
async function takeNext(world: MonthEnd, known: Known, count: number): Promise<void> {
  await ask(world, known.who, listApplicants);
  await ask(world, known.who, countViews);
  await pause(count);
  const next = world.ready.shift();
  if (next) await work(world, known, next, count);
  else await sleep(idleMs);
}

/** A member of the team, until nobody comes any more and no case is left. */
export async function serve(world: MonthEnd, member: number): Promise<void> {
  const login = await ask(world, {}, access.logInTeamMember, {}, { userName: 'saral.manager', password });
  const known = knownFrom(login);
  for (let count = member; world.open || world.ready.length > 0; count++)
    await orGiveUp(world, takeNext(world, known, count));
}
