import { readPath, writePath } from './paths.ts';

/**
 * How a vendor spells a record, as data: the product reads a vendor's reply with it. Keys are the record's paths,
 * values say where the vendor keeps them. A path not named keeps its own name.
 */
export type Rename = Readonly<Record<string, string | RenamedList | NamedPairs>>;

/** A list of records under another name, its items' keys renamed too (record key → vendor key). */
interface RenamedList {
  list: string;
  item: Readonly<Record<string, string>>;
}

/** A list whose items carry their key in their name: [{"Income for 2017-2018": "100"}] ↔ [{year, income}]. */
interface NamedPairs {
  list: string;
  prefix: string;
  key: string;
  value: string;
}

type Bag = Record<string, unknown>;
const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const bags = (value: unknown): Bag[] => (Array.isArray(value) ? value.filter(isBag) : []);

function renameItem(item: Bag, names: Readonly<Record<string, string>>): Bag {
  const renamed: Bag = { ...item };
  for (const [own, theirs] of Object.entries(names)) {
    const value = readPath(item, theirs);
    if (theirs in renamed) delete renamed[theirs];
    if (value !== undefined) writePath(renamed, own, value);
  }
  return renamed;
}

/** [{"Income for 2017-2018": "100"}] as [{year, income}]. */
const pairs = (items: readonly Bag[], { prefix, key, value }: NamedPairs): Bag[] =>
  items.flatMap((item) =>
    Object.entries(item)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, amount]) => ({ [key]: name.slice(prefix.length), [value]: amount })),
  );

function removePath(target: Bag, path: string): void {
  const steps = path.split('.');
  const last = steps.pop() as string;
  let at: unknown = target;
  for (const step of steps) at = isBag(at) ? at[step] : undefined;
  if (!isBag(at)) return;
  delete at[last];
  if (steps.length > 0 && Object.keys(at).length === 0) removePath(target, steps.join('.'));
}

/** The vendor's reply in the record's own names. */
export function fromWire(reply: Bag, rename: Rename = {}): Bag {
  const target = structuredClone(reply);
  const moves = Object.entries(rename).map(([own, rule]) => {
    const theirs = typeof rule === 'string' ? rule : rule.list;
    return { rule, own, theirs, value: readPath(reply, theirs) };
  });
  // Take everything away first: one key's new name may be another's old one.
  for (const { theirs } of moves) removePath(target, theirs);
  for (const { rule, own, value } of moves) {
    if (value === undefined) continue;
    if (typeof rule === 'string') writePath(target, own, value);
    else if ('item' in rule)
      writePath(
        target,
        own,
        bags(value).map((item) => renameItem(item, rule.item)),
      );
    else writePath(target, own, pairs(bags(value), rule));
  }
  return target;
}
