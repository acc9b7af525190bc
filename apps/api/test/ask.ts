import { putDocument } from '@pramaan/contract/calls/applicants.ts';
import { uploadFile } from '@pramaan/contract/calls/files.ts';
import { verificationCalls } from '@pramaan/contract/calls/verification.ts';
import type { Call } from '@pramaan/contract/define.ts';
import { exampleCapture } from '@pramaan/documents/fixtures/fixture.ts';
import { type Person, people } from '@pramaan/documents/fixtures/people.ts';
import { type Entry, findEntry } from '@pramaan/documents/registry.ts';
import sharp from 'sharp';
import type { Caller, Reply } from './caller.ts';

export interface Asking {
  entry: Entry;
  call: Call;
}

/** Every document that a vendor answers, with its call. */
export const asked: readonly Asking[] = verificationCalls.filter(({ entry }) => entry.method.vendor);

export const refOf = ({ document, key }: Entry) => `${document.id}.${key}`;

export function askingOf(ref: string): Asking {
  const found = verificationCalls.find(({ entry }) => refOf(entry) === ref);
  if (!found) throw new Error(`There is no ${ref}.`);
  return found;
}

let drawn: Promise<Buffer> | undefined;
/** A small, honest JPEG. */
export function picture(): Promise<Buffer> {
  drawn ??= sharp({ create: { width: 64, height: 40, channels: 3, background: '#dde' } })
    .jpeg()
    .toBuffer();
  return drawn;
}

/** Multipart with one file. */
export function form(
  field: string,
  name: string,
  bytes: Uint8Array,
  more: Record<string, string> = {},
): FormData {
  const data = new FormData();
  for (const [key, value] of Object.entries(more)) data.set(key, value);
  data.set(field, new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }), name);
  return data;
}

/** Uploads a picture for a document; returns its id. */
export async function uploaded(
  caller: Caller,
  applicantId: string,
  docType: string,
  name = 'photo.jpg',
): Promise<string> {
  const reply = await caller.call(uploadFile, {
    params: { applicantId, docType },
    body: form('file', name, await picture()),
  });
  return reply.ok.fileId;
}

/** What a person fills in for an entry: their example numbers, the telling one ending in `digit` if given. */
export function filled(
  { entry }: Asking,
  options: { person?: Person; digit?: number } = {},
): Record<string, string> {
  const { person = people[0], digit } = options;
  const values = { ...exampleCapture(entry.method.capture, person) };
  return digit === undefined ? values : { ...values, ...endingIn(entry, values, digit) };
}

const isIdentifying = (control: string) => control === 'text' || control === 'number';

/** The value by which the sandbox chooses what happens (standards, appendix B), made to end in `digit` and still valid. */
export function endingIn(
  entry: Entry,
  values: Record<string, string>,
  digit: number,
): Record<string, string> {
  const { capture, vendor } = entry.method;
  const name = Object.values(vendor?.request ?? {}).find(
    (one) => isIdentifying(capture[one]?.control ?? '') && /\d/.test(values[one] ?? ''),
  );
  const example = values[name ?? ''] ?? '';
  if (!name) throw new Error(`${refOf(entry)} asks for nothing with a digit.`);
  let state = 7;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const last = (text: string) => text.search(/\d(?=\D*$)/);
  const signs = /^\d+$/.test(example) ? '0123456789' : '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  for (let tries = 0; tries < 200_000; tries++) {
    // The number as it is but for its last digit; then others like it in their last three signs, until one has the right
    // check character: the sandbox knows them as this person's (apps/sandbox/src/karza/triggers.ts).
    const tail = Array.from({ length: 3 }, () => signs.charAt(next(signs.length))).join('');
    const other = tries === 0 ? example : example.slice(0, -3) + tail;
    const at = last(other);
    const candidate = `${other.slice(0, at)}${digit}${other.slice(at + 1)}`;
    if (capture[name]?.check(candidate).fault === null) return { [name]: candidate };
  }
  throw new Error(`No ${refOf(entry)}.${name} like ${example} ends in ${digit}.`);
}

/** Makes the call for an applicant. */
export function ask(
  caller: Caller,
  applicantId: string,
  { call }: Asking,
  values: Record<string, unknown>,
): Promise<Reply<Call>> {
  return caller.call(call, { body: { applicantId, ...values } });
}

/** Runs `work` over all, some at a time. */
export async function eachOf<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  atOnce = 8,
): Promise<void> {
  const queue = [...items];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
    }),
  );
}

/** Enters a document that is only typed, as its example says, but for `data`. */
export function declare(
  caller: Caller,
  id: string,
  document: string,
  data: Record<string, unknown> = {},
): Promise<Reply<typeof putDocument>> {
  const entry = findEntry(document, 'input');
  const example = exampleCapture(entry?.method.capture ?? {}, people[0]);
  return caller.call(putDocument, {
    params: { id, group: entry?.document.group, document },
    body: { type: 'input', data: { ...example, ...data } },
  });
}
