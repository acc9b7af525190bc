import { exampleCapture } from '@pramaan/documents/fixtures/fixture.ts';
import { loadFixtures } from '@pramaan/documents/fixtures/load.ts';
import type { Person } from '@pramaan/documents/fixtures/people.ts';
import { storable } from '@pramaan/documents/masking.ts';
import { type Entry, entries, findEntry } from '@pramaan/documents/registry.ts';
import sharp from 'sharp';
import type { Product } from '../app.ts';
import type { Finding, Place } from '../dossier/records.ts';
import { aadhaarQrProof } from '../features/verification/aadhaar-qr.ts';
import { system } from '../platform/audit.ts';

export type Whose = Pick<Place, 'lender' | 'applicant' | 'consent'>;
type Values = Record<string, string>;

/** A picture to upload: the sandbox cannot read one, and takes the person from the file's name. */
function samplePicture(person: Person, title: string): Promise<Buffer> {
  const safe = (text: string) => text.replace(/[<>&]/g, '');
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="856" height="540"><rect width="100%" height="100%" fill="#eef3f8"/>
    <text x="40" y="90" font-size="40" font-family="sans-serif" fill="#223">${safe(title)}</text><text x="40" y="170" font-size="32" font-family="sans-serif" fill="#223">${safe(person.name)}</text>
    <text x="40" y="480" font-size="56" font-family="sans-serif" fill="#b02a2a">SAMPLE, NOT A DOCUMENT</text></svg>`;
  return sharp(Buffer.from(drawing)).jpeg().toBuffer();
}

async function withUpload(
  product: Product,
  whose: Whose,
  entry: Entry,
  person: Person,
  values: Values,
): Promise<Values> {
  const field = entry.method.vendor?.file;
  if (!field) return values;
  const bytes = await samplePicture(person, entry.document.title);
  const name = `${person.firstName.toLowerCase().replaceAll(' ', '-')}.jpg`;
  const id = await product.files.keep(
    { ...whose, document: entry.document.id, name, mediaType: 'image/jpeg', bytes },
    system,
  );
  return { ...values, [field]: id };
}

const slotsOf = ({ document }: Entry) => Array.from({ length: document.slots }, (_, index) => index + 1);

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
export async function fillRavi(product: Product, whose: Whose, person: Person): Promise<void> {
  const { config, gate } = product;
  const fixtures = await loadFixtures();
  const proof = await aadhaarQrProof({ keysFolder: null, sandbox: config.sandbox });
  const kept = (entry: Entry, slot: number, finding: Omit<Finding, 'request' | 'asked'>) =>
    gate.keep(
      { ...whose, entry, slot },
      { ...finding, data: storable(entry.method, finding.data), request: {}, asked: null },
      system,
    );

  const fill = async (entry: Entry, slot: number): Promise<void> => {
    const { method, document, key } = entry;
    const values = exampleCapture(method.capture, person);
    if (method.vendor) {
      await gate.verify(
        { ...whose, entry, slot },
        await withUpload(product, whose, entry, person, values),
        system,
      );
    } else if (method.source === 'issuer-signed') {
      const reply = await fetch(
        `${config.sandbox}/aadhaar/qr?person=${person.firstName.split(' ')[0]?.toLowerCase()}`,
      );
      const { qr } = (await reply.json()) as { qr: string };
      const found = await proof.prove(qr);
      await kept(entry, slot, {
        status: found.status,
        data: found.record,
        source: method.source,
        provider: found.provider,
        checks: found.checks,
      });
    } else if (method.source === 'self-declared') {
      await kept(entry, slot, {
        status: 'verified',
        data: method.result.parse(values),
        source: method.source,
        provider: 'the applicant',
        checks: [],
      });
    } else {
      const data = fixtures[document.id]?.[key]?.(person, values) ?? {};
      await kept(entry, slot, {
        status: 'verified',
        data,
        source: method.source,
        provider: 'sandbox sample',
        checks: [],
      });
    }
  };

  await each(
    entries.flatMap((entry) => slotsOf(entry).map((slot) => ({ entry, slot }))),
    ({ entry, slot }) => fill(entry, slot),
  );
}

const failing: readonly { document: string; method: string; field: string; value: string }[] = [
  // Last digits 6 and 7 are the sandbox's mismatch and not-found (standards, appendix B).
  { document: 'pan', method: 'auth', field: 'pan', value: 'CCCPZ1246E' },
  { document: 'nrega', method: 'auth', field: 'jobCardNo', value: 'MH-03-002-003-004/57' },
];

/** Meena: half done, with a mismatch, a failure and a check that is still running. */
export async function fillMeena({ gate }: Product, whose: Whose, person: Person): Promise<void> {
  const place = (document: string, key: string): Place => {
    const entry = findEntry(document, key);
    if (!entry) throw new Error(`The demo names ${document}.${key}, which no document declares.`);
    return { ...whose, entry, slot: 1 };
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
        provider: 'the applicant',
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
