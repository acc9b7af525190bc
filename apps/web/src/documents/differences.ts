import type { DocumentDefinition } from '@pramaan/documents/define.ts';
import { type Entry, entryIn } from '@pramaan/documents/entry.ts';
import { factOf } from '@pramaan/documents/facts.ts';
import { date } from '@pramaan/documents/format.ts';
import type { OutlineEntry } from '@pramaan/documents/outline.ts';
import { readPath } from '@pramaan/documents/paths.ts';
import type { Given } from '@pramaan/documents/progress.ts';
import { strengthOf } from '@pramaan/documents/source-strength.ts';
import {
  allRecords,
  type Differs,
  type RecordEntry,
  type StoredRecord,
  type Tree,
  wholePlace,
} from '@pramaan/documents/tree.ts';

/** What the application holds, as far as it is compared with. */
interface Application {
  name: string;
  docs: Tree;
}

/** One detail that differs: what the document says, what it was compared with, and which of the two is likely right. */
export interface Difference {
  /** `name`, `dob` or `pan`; or the captured field that came back different, with its label. */
  of: string;
  label?: string;
  /** Blank where the document may be another person's, and where a list of names was compared. */
  here: string;
  there: string;
  /** The other record; none: the application's own name, or what was typed. */
  other?: RecordEntry;
  /** The shortest way to mend it. */
  mend: Mend;
}

/**
 * - `number`: the number typed is another document's.
 * - `document`: the rest of the application agrees, so the wrong document was given.
 * - `name`: a source has another name than was typed in the application.
 * - `other`: a stronger source says otherwise than an earlier document.
 */
export type Mend = 'number' | 'document' | 'name' | 'other';

const nameOf = ({ method }: OutlineEntry, { data }: StoredRecord): string =>
  factOf(method, data, 'name').trim();

/** Another record that was found to be the person's, and names them. */
const backs = (docs: Tree, own: string): boolean =>
  allRecords(docs).some(
    (one) => one.record.anchor === true && wholePlace(one) !== own && nameOf(one.entry, one.record) !== '',
  );

function mendOf(given: RecordEntry, other: RecordEntry | undefined, docs: Tree): Mend {
  const wrong: Mend = given.record.source === 'registry' ? 'number' : 'document';
  if (other) return strengthOf(given.record.source) > strengthOf(other.record.source) ? 'other' : wrong;
  return backs(docs, wholePlace(given)) ? wrong : 'name';
}

const shown = (of: string, value: string): string => (of === 'dob' ? date(value) : value);

function fieldDiffers(given: RecordEntry<Entry>, { of, path = '' }: Differs): Difference {
  const value = readPath(given.record.data, path);
  const label = given.entry.method.capture[of]?.label ?? '';
  return { of, label, here: typeof value === 'string' ? value : '', there: '', mend: 'number' };
}

function factDiffers(
  given: RecordEntry,
  { of, with: place }: Differs,
  { name, docs }: Application,
): Difference {
  const fact = of as 'name' | 'dob' | 'pan';
  const valueIn = ({ entry, record }: RecordEntry) =>
    shown(of, factOf(entry.method, record.data, fact).trim());
  const other = place ? allRecords(docs).find((one) => wholePlace(one) === place) : undefined;
  return {
    of,
    here: valueIn(given),
    there: other ? valueIn(other) : of === 'name' ? name : '',
    ...(other ? { other } : {}),
    mend: mendOf(given, other, docs),
  };
}

/** Every detail of a document's records that differs, each with its way to be mended. */
export function differencesIn(
  document: DocumentDefinition,
  given: readonly Given[],
  application: Application,
): Difference[] {
  return given.flatMap(({ key, instance, record }) => {
    const entry = entryIn(document, key);
    if (!entry) return [];
    return (record.checks ?? []).flatMap(({ differs }) =>
      differs
        ? [
            differs.path
              ? fieldDiffers({ entry, instance, record }, differs)
              : factDiffers({ entry, instance, record }, differs, application),
          ]
        : [],
    );
  });
}
