import { ApiError } from '@pramaan/contract/errors.ts';
import type { ReaderName } from '@pramaan/documents/define.ts';
import { exampleCapture } from '@pramaan/documents/fixtures/fixture.ts';
import { loadFixtures } from '@pramaan/documents/fixtures/load.ts';
import type { Person } from '@pramaan/documents/fixtures/people.ts';
import { storable } from '@pramaan/documents/masking.ts';
import { type Entry, entries, findEntry } from '@pramaan/documents/registry.ts';
import type { Product } from '../app.ts';
import type { RecordRef, VerificationResult } from '../case-file/records.ts';
import { declaredBy } from '../case-file/verdict-label.ts';
import { askedMonths } from '../features/bank/from-upload.ts';
import { system } from '../platform/audit.ts';

export type Whose = Pick<RecordRef, 'lender' | 'applicant' | 'consent'>;

/** The sandbox's specimen that each reader reads. */
const specimens: Record<ReaderName, string> = {
  'pan-card': 'pan-2018',
  passport: 'passport',
  'voter-card': 'voter-2021',
  'licence-card': 'licence-2019',
  'aadhaar-card': 'aadhaar-letter',
  'form-16': 'form-16',
  'itr-v': 'itr-v-2023',
  'epf-passbook': 'epf-passbook',
};

const firstNameOf = ({ firstName }: Person) => firstName.split(' ')[0]?.toLowerCase() ?? '';

async function fromSandbox(sandbox: string | null, path: string): Promise<Buffer> {
  const reply = await fetch(`${sandbox}${path}`);
  if (!reply.ok) throw new Error(`The sandbox answered ${reply.status} for ${path}.`);
  return Buffer.from(await reply.arrayBuffer());
}

const instancesOf = ({ document }: Entry) =>
  Array.from({ length: document.instances }, (_, index) => index + 1);

/** Runs `work` over `items`, four at a time. */
async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let item = queue.shift(); item; item = queue.shift()) await work(item);
    }),
  );
}

/** Ravi: every document there is, each through its real door; what has no door yet comes from its fixture, and says so. */
export async function fillRavi(
  product: Product,
  whose: Whose,
  person: Person,
  whole: boolean,
): Promise<void> {
  const { config, gate } = product;
  const fixtures = await loadFixtures();
  const first = firstNameOf(person);
  const stored = (entry: Entry, instance: number, finding: Omit<VerificationResult, 'request' | 'asked'>) =>
    gate.keep(
      { ...whose, entry, instance },
      { ...finding, data: storable(entry.method, finding.data), request: {}, asked: null },
      system,
    );

  const fill = async (entry: Entry, instance: number): Promise<void> => {
    const { method, document, key } = entry;
    const values = exampleCapture(method.capture, person);
    const place = { ...whose, entry, instance };
    if (method.vendor) await gate.verify(place, values, system);
    else if (method.reader) {
      const name = specimens[method.reader];
      const bytes = await fromSandbox(config.sandbox, `/specimens/${name}?person=${first}`);
      const file = await product.arrivals.take({ ...whose, document: document.id }, { name, bytes }, system);
      const { unsure = [] } = await product.read(place, file.fileId, undefined, system);
      // What OCR doubts, Ravi has looked at and found right.
      if (unsure.length > 0) {
        const learned = await product.files.learned(whose.lender, whose.applicant, file.fileId);
        const read = learned?.reading?.fields ?? {};
        const said = Object.fromEntries(unsure.map((path) => [path, read[path]?.value ?? '']));
        await product.read(place, file.fileId, said, system);
      }
    } else if (method.proof?.by === 'aadhaar-qr') {
      const qr = (await fromSandbox(config.sandbox, `/aadhaar/qr.txt?person=${first}`)).toString();
      await product.verifyLocally(place, { file: undefined, values: { qr } }, system);
    } else if (method.proof?.by === 'aadhaar-xml') {
      const file = await fromSandbox(config.sandbox, `/specimens/aadhaar-offline-zip?person=${first}`);
      await product.verifyLocally(place, { file, values: { shareCode: '1234' } }, system);
    } else if (document.id === 'bankStatement') {
      const name = 'statement-hdfc';
      const bytes = await fromSandbox(config.sandbox, `/specimens/${name}?person=${first}`);
      const asked = askedMonths(undefined, undefined, new Date());
      await product.bank.upload(whose, { name: `${name}.pdf`, bytes, usualPasswords: false, asked }, system);
    } else if (method.source === 'self-declared') {
      await stored(entry, instance, {
        status: 'verified',
        data: method.result.parse(values),
        source: method.source,
        provider: declaredBy.applicant,
        checks: [],
      });
    } else {
      const data = fixtures[document.id]?.[key]?.(person, values) ?? {};
      await stored(entry, instance, {
        status: 'verified',
        data,
        source: method.source,
        provider: 'sandbox sample',
        checks: [],
      });
    }
  };

  await each(
    entries.flatMap((entry) => instancesOf(entry).map((instance) => ({ entry, instance }))),
    // A document that a busy machine does not read in time is left out; the demo starts without it.
    ({ entry, instance }) =>
      fill(entry, instance).catch((error: unknown) => {
        if (whole || !(error instanceof ApiError)) throw error;
      }),
  );
}

const failing: readonly { document: string; method: string; field: string; value: string }[] = [
  // Last digits 6 and 7 are the sandbox's mismatch and not-found (standards, appendix B).
  { document: 'pan', method: 'auth', field: 'pan', value: 'CCCPZ1246E' },
  { document: 'nrega', method: 'auth', field: 'jobCardNo', value: 'MH-03-002-003-004/57' },
];

/** Meena: half done, with a mismatch, a failure and a check that is still running. */
export async function fillMeena({ gate }: Product, whose: Whose, person: Person): Promise<void> {
  const place = (document: string, key: string): RecordRef => {
    const entry = findEntry(document, key);
    if (!entry) throw new Error(`The demo names ${document}.${key}, which no document declares.`);
    return { ...whose, entry, instance: 1 };
  };
  for (const [document, key] of [
    ['basicDetails', 'input'],
    ['residentDetails', 'input'],
    ['work', 'input'],
  ] as const) {
    const at = place(document, key);
    const data = at.entry.method.result.parse(exampleCapture(at.entry.method.capture, person));
    await gate.keep(
      at,
      {
        status: 'verified',
        data,
        source: 'self-declared',
        provider: declaredBy.applicant,
        checks: [],
        request: {},
        asked: null,
      },
      system,
    );
  }
  for (const { document, method, field, value } of failing) {
    const at = place(document, method);
    const capture = Object.keys(at.entry.method.capture);
    // The refusal is the point: the record of it stays in the file.
    await gate
      .verify(at, { [capture.includes(field) ? field : (capture[0] ?? field)]: value }, system)
      .catch(() => undefined);
  }
  const pending = place('gst', 'auth');
  await gate.keep(
    pending,
    {
      status: 'pending',
      data: {},
      source: pending.entry.method.source,
      provider: 'karza',
      checks: [],
      request: {},
      asked: null,
    },
    system,
  );
}
