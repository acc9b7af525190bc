import { ApiError } from '@pramaan/contract/errors.ts';
import { exampleCapture } from '@pramaan/documents/fixtures/fixture.ts';
import { loadFixtures } from '@pramaan/documents/fixtures/load.ts';
import { type Person, people } from '@pramaan/documents/fixtures/people.ts';
import { storable } from '@pramaan/documents/masking.ts';
import { type Entry, entries, findEntry } from '@pramaan/documents/registry.ts';
import type { Basis } from '@pramaan/documents/tree.ts';
import type { Product } from '../app.ts';
import type { RecordRef, VerificationResult } from '../case-file/records.ts';
import { declaredBy } from '../case-file/verdict-label.ts';
import { fromFile } from '../features/verification/from-file.ts';
import { system } from '../platform/audit.ts';
import {
  agreeToAll,
  askBureau,
  firstNameOf,
  fromSandbox,
  readSpecimen,
  typedFromPaper,
  uploadStatement,
  type Whose,
  yearOfInstance,
} from './doors.ts';

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

/**
 * Ravi: every document there is, each through its real door; what has no door yet comes from its fixture, and says so.
 * His papers agree with each other: nothing of them is a finding.
 */
export async function fillRavi(
  product: Product,
  whose: Whose,
  person: Person,
  whole: boolean,
): Promise<void> {
  const { config, gate } = product;
  const fixtures = await loadFixtures();
  const first = firstNameOf(person);
  const stored = (
    entry: Entry,
    instance: number,
    finding: Pick<VerificationResult, 'data' | 'source' | 'provider' | 'checks'> & { basis: Basis },
  ) =>
    gate.keep(
      { ...whose, entry, instance },
      { ...finding, data: storable(entry.method, finding.data), request: {}, asked: null },
      system,
    );

  const fill = async (entry: Entry, instance: number): Promise<void> => {
    const { method, document, key } = entry;
    const several = document.instances > 1;
    const values = {
      ...exampleCapture(method.capture, person),
      ...(several ? await typedFromPaper(product, whose, entry, instance) : {}),
    };
    const place = { ...whose, entry, instance };
    if (method.vendor) await gate.verify(place, values, system);
    else if (method.reader) {
      await readSpecimen(product, place, first, several ? yearOfInstance(instance) : undefined);
    } else if (method.proof?.by === 'aadhaar-qr') {
      const qr = (await fromSandbox(config.sandbox, `/aadhaar/qr.txt?person=${first}`)).toString();
      await product.verifyLocally(place, { file: undefined, values: { qr } }, system);
    } else if (method.proof?.by === 'aadhaar-xml') {
      const file = await fromSandbox(config.sandbox, `/specimens/aadhaar-offline-zip?person=${first}`);
      await product.verifyLocally(place, { file, values: { shareCode: '1234' } }, system);
    } else if (document.id === 'bankStatement') {
      await uploadStatement(product, whose, 'statement-hdfc', first);
    } else if (document.id === 'creditReport') await askBureau(product, whose);
    else if (method.source === 'self-declared') {
      await stored(entry, instance, {
        basis: 'sound',
        data: method.result.parse(values),
        source: method.source,
        provider: declaredBy.applicant,
        checks: [],
      });
    } else {
      const data = fixtures[document.id]?.[key]?.(person, values) ?? {};
      await stored(entry, instance, {
        basis: 'sound',
        data,
        // What DigiLocker gives is signed by its issuer.
        source: method.source === 'locker' ? 'issuer-signed' : method.source,
        provider: 'sandbox sample',
        checks: [],
      });
    }
  };

  await agreeToAll(product, whose);
  const all = entries.flatMap((entry) => instancesOf(entry).map((instance) => ({ entry, instance })));
  // What is typed stands on a paper that was read before, and the bureau is asked with what the file knows.
  const later = ({ entry: { document, method } }: (typeof all)[number]): number =>
    document.id === 'creditReport' ? 2 : document.instances > 1 && !method.reader ? 1 : 0;
  for (const turn of [0, 1, 2])
    await each(
      all.filter((one) => later(one) === turn),
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

/** What Meena declares of a document, where it is not the example. */
const ownWords: Partial<Record<string, Readonly<Record<string, string>>>> = {
  loanDetails: { loanAmt: '60000', emi: '2500' },
  // Asha's number: another applicant of the lender.
  basicDetails: { mobileNo: people[0].mobile },
};

/**
 * Meena: half done, with a mismatch, a failure and a check that is still running; one certificate given twice, a loan that
 * she calls smaller than her statement does, the mobile number of another applicant, and a statement for which no consent
 * stands: edited, too old, short of the months asked for, with more salary than her certificate says.
 */
export async function fillMeena(product: Product, whose: Whose, person: Person): Promise<void> {
  const { gate } = product;
  const place = (document: string, key: string): RecordRef => {
    const entry = findEntry(document, key);
    if (!entry) throw new Error(`The demo names ${document}.${key}, which no document declares.`);
    return { ...whose, entry, instance: 1 };
  };
  for (const [document, key] of [
    ['basicDetails', 'input'],
    ['residentDetails', 'input'],
    ['work', 'input'],
    ['loanDetails', 'input'],
  ] as const) {
    const at = place(document, key);
    const given = { ...exampleCapture(at.entry.method.capture, person), ...ownWords[document] };
    const data = at.entry.method.result.parse(given);
    await gate.keep(
      at,
      {
        basis: 'sound',
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
  const first = firstNameOf(person);
  const certificate = place('form16', 'ocr');
  // Given twice in one moment: a paper is refused a second time only when the first is there already.
  const atOnce = fromFile({
    db: product.db,
    gate,
    uploads: product.files,
    refuseSame: async () => undefined,
  });
  for (const instance of [1, 2])
    await readSpecimen(product, { ...certificate, instance }, first, yearOfInstance(1), atOnce);
  await uploadStatement(product, whose, 'statement-hdfc-outdated', first);
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
