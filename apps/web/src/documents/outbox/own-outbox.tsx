import { entryIn } from '@pramaan/documents/entry.ts';
import { documentForm, withoutAnswers } from '@pramaan/documents/typed-answers.ts';
import type { Chosen } from '../../capture/sending/half-sent.ts';
import { shipTo } from '../../capture/sending/ship.ts';
import type { FilePlace } from '../../capture/sending/shipment.ts';
import { onLeave } from '../../lib/leaving.ts';
import { queryClient } from '../../lib/query.ts';
import { readFileAgain } from '../case-file.ts';
import { loadDefinition } from '../definitions.tsx';
import type { Submission, Try } from '../submission.ts';
import { submitDocument } from '../submit-document.ts';
import { draftOf } from '../use-draft.ts';
import { OutboxList } from './OutboxList.tsx';
import { Outbox } from './outbox.ts';
import { outboxAdded } from './outbox-there.ts';
import { type Payload, type Row, sealedStore } from './sealed-store.ts';

/** A document given with a form; `given` may name a file that waits in the outbox by the id of its row. */
interface Submitted {
  kind: 'document';
  document: string;
  method: string;
  instance: number;
  given: Record<string, unknown>;
}

interface Uploaded {
  kind: 'file';
  docType: string;
  name: string;
  type: string;
  /** The file as the person picked it: what the server has of it already is not sent again. */
  chosen: Chosen;
}

const patient = {
  gone: () => undefined,
  queued: () => undefined,
  waiting: () => undefined,
  once: () => true,
};

/** The ids that the server gave to files of this outbox, in place of the ids of their rows. */
function arrived(box: Outbox, given: Record<string, unknown>): Record<string, unknown> {
  const files = new Map(box.rows().flatMap(({ id, result }) => (result ? [[id, result]] : [])));
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, files.get(String(value)) ?? value]),
  );
}

async function deliver(box: Outbox, { id, owner }: Row, { json, bytes }: Payload): Promise<string> {
  const what = json as Submitted | Uploaded;
  if (what.kind === 'file') {
    const file = new File([bytes ?? new ArrayBuffer(0)], what.name, { type: what.type, lastModified: 0 });
    const place: FilePlace = { applicantId: owner, docType: what.docType };
    const signal = AbortSignal.timeout(600_000);
    const { fileId } = await shipTo(place, file, what.chosen, id).send({}, { ...patient, signal });
    return fileId;
  }
  const entry = entryIn(await loadDefinition(what.document), what.method);
  if (!entry) throw new Error(`There is no ${what.document}.${what.method}.`);
  const given = arrived(box, what.given);
  await submitDocument({ applicantId: owner, entry, instance: what.instance, given, key: id });
  return '';
}

/** A file has arrived: where the draft names its row, it names the file. A form has: its answers leave the draft. */
function noteSent({ id, owner, form, result }: Row): void {
  const sync = draftOf(owner);
  const draft = sync.draft();
  if (result)
    sync.change(
      Object.fromEntries(Object.keys(draft).flatMap((key) => (draft[key] === id ? [[key, result]] : []))),
    );
  else sync.change(withoutAnswers(draft, form));
  void readFileAgain(queryClient, owner);
}

const boxes = new Map<string, Outbox>();
onLeave(() => {
  for (const box of boxes.values()) box.stop();
  boxes.clear();
});

/** The outbox of an applicant in this browser; the first call reads and sends what waits there. */
function outboxOf(owner: string): Outbox {
  const found = boxes.get(owner);
  if (found) return found;
  const box: Outbox = new Outbox({
    store: sealedStore(),
    owner,
    deliver: (row, payload) => deliver(box, row, payload),
    onSent: noteSent,
  });
  boxes.set(owner, box);
  // A browser that stores nothing has nothing that waits.
  box.start().catch(() => undefined);
  return box;
}

/** The applicant's outbox on the page. */
export function OwnOutbox({ owner }: { owner: string }) {
  return <OutboxList box={outboxOf(owner)} />;
}

/** What is given, with the ids of the files that have arrived; null while one of them waits here. */
export function ready(owner: string, given: Record<string, unknown>): Record<string, unknown> | null {
  const box = outboxOf(owner);
  const waits = box.rows().some(({ id, result }) => !result && Object.values(given).includes(id));
  return waits ? null : arrived(box, given);
}

/** Puts a submission into the outbox and tells what becomes of it. Rejects where this browser stores nothing. */
export async function keepSubmission(
  { owner, instance, key }: { owner: string; instance: number; key: string },
  gave: Submission,
  tell: (tried: Try) => void,
): Promise<void> {
  const { document, key: method } = gave.entry;
  const form = documentForm(document.id, method, instance);
  const what: Submitted = { kind: 'document', document: document.id, method, instance, given: gave.given };
  const box = outboxOf(owner);
  await box.add({ id: key, title: document.title, form }, { json: what });
  outboxAdded();
  const stop = box.subscribe(() => {
    const row = box.rows().find(({ id }) => id === key);
    if (row && !row.sentAt && row.refused === undefined) return;
    stop();
    tell(row?.sentAt ? { kind: 'given', gave } : { kind: 'none' });
  });
  tell({ kind: 'waiting', gave });
}

/** Puts a file into the outbox; answers the id that stands for it. Rejects where this browser stores nothing. */
export async function keepFile(
  { applicantId, docType }: FilePlace,
  file: File,
  { name, size, lastModified }: Chosen,
  key: string,
): Promise<string> {
  const chosen = { name, size, lastModified };
  const json: Uploaded = { kind: 'file', docType, name: file.name, type: file.type, chosen };
  await outboxOf(applicantId).add(
    { id: key, title: file.name, form: '' },
    { json, bytes: await file.arrayBuffer() },
  );
  outboxAdded();
  return key;
}
