import { readPath, writePath } from './paths.ts';

/**
 * How a vendor spells a record, as data. One rename serves both ends: the product reads a vendor's reply
 * with it, and the sandbox writes a vendor's reply from a fixture with it. Keys are the record's paths,
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

function renameItem(item: Bag, names: Readonly<Record<string, string>>, toVendor: boolean): Bag {
  const renamed: Bag = { ...item };
  for (const [own, theirs] of Object.entries(names)) {
    const [from, to] = toVendor ? [own, theirs] : [theirs, own];
    const value = readPath(item, from);
    if (from in renamed) delete renamed[from];
    if (value !== undefined) writePath(renamed, to, value);
  }
  return renamed;
}

function removePath(target: Bag, path: string): void {
  const steps = path.split('.');
  const last = steps.pop() as string;
  let at: unknown = target;
  for (const step of steps) at = isBag(at) ? at[step] : undefined;
  if (!isBag(at)) return;
  delete at[last];
  if (steps.length > 0 && Object.keys(at).length === 0) removePath(target, steps.join('.'));
}

function moveAll(source: Bag, rename: Rename, toVendor: boolean): Bag {
  const target = structuredClone(source);
  const moves = Object.entries(rename).map(([own, rule]) => {
    const theirs = typeof rule === 'string' ? rule : rule.list;
    const [from, to] = toVendor ? [own, theirs] : [theirs, own];
    return { rule, from, to, value: readPath(source, from) };
  });
  // Take everything away first: one key's new name may be another's old one.
  for (const { from } of moves) removePath(target, from);
  for (const { rule, to, value } of moves) {
    if (value === undefined) continue;
    if (typeof rule === 'string') writePath(target, to, value);
    else if ('item' in rule)
      writePath(
        target,
        to,
        bags(value).map((item) => renameItem(item, rule.item, toVendor)),
      );
    else if (toVendor)
      writePath(
        target,
        to,
        bags(value).map((item) => ({ [rule.prefix + item[rule.key]]: item[rule.value] })),
      );
    else
      writePath(
        target,
        to,
        bags(value).flatMap((item) =>
          Object.entries(item)
            .filter(([name]) => name.startsWith(rule.prefix))
            .map(([name, amount]) => ({ [rule.key]: name.slice(rule.prefix.length), [rule.value]: amount })),
        ),
      );
  }
  return target;
}

/** The vendor's reply in the record's own names. */
export function fromWire(reply: Bag, rename: Rename = {}): Bag {
  return moveAll(reply, rename, false);
}

/** The record in the vendor's names: what the sandbox answers. */
export function toWire(record: Bag, rename: Rename = {}): Bag {
  return moveAll(record, rename, true);
}
