import type pg from 'pg';

/** The values of `check (column in (…))`, as PostgreSQL writes it back; null for any other check. */
export function allowedValues(definition: string): string[] | null {
  const one =
    /^CHECK \(\((?:\(\w+ IS NULL\) OR \()?\w+ = (?:ANY \(ARRAY\[([^\]]+)\]\)|('[^']+'::text))\)+$/.exec(
      definition,
    );
  const list = one?.[1] ?? one?.[2];
  return list ? [...list.matchAll(/'([^']+)'::text/g)].map(([, value]) => value ?? '') : null;
}

const constrained = `
  select c.relname || '_' || a.attname as type, a.attrelid::int::text as relation, a.attnum as number,
    pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = k.conrelid
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
  where k.contype = 'c' and cardinality(k.conkey) = 1 and a.atttypid = 'text'::regtype
    and c.relnamespace = 'public'::regnamespace
  order by length(c.relname), 1`;

interface Constrained {
  type: string;
  relation: string;
  number: number;
  definition: string;
}

/** An enum that stands where text stood: stored from text and read as text, as the column itself. */
async function makeList(owner: pg.Client, type: string, values: readonly string[]): Promise<void> {
  await owner.query(`create type "${type}" as enum (${values.map((value) => `'${value}'`).join(', ')});
    create cast (text as "${type}") with inout as assignment;
    create cast ("${type}" as text) with inout as implicit`);
  // PostgreSQL's own `=` of enums is for any of them, and no nearer than that of text. One of its own is.
  for (const [operator, internal] of [
    ['=', 'enum_eq'],
    ['<>', 'enum_ne'],
  ])
    await owner.query(`create function "${internal}_${type}"("${type}", "${type}") returns boolean
        language internal immutable strict as '${internal}';
      create operator ${operator} (leftarg = "${type}", rightarg = "${type}", function = "${internal}_${type}")`);
}

/**
 * Makes each text column that a check closes an enum, in this database alone: then PostgreSQL itself refuses a value
 * that the check would refuse, and SafeQL knows the values. `alter table` cannot, because triggers and indexes name the
 * columns; nothing is ever stored here, so the catalogue is told.
 */
export async function closeLists(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<Constrained>(constrained);
  const lists = new Map<string, string>();
  for (const { type, relation, number, definition } of rows) {
    const values = allowedValues(definition);
    if (!values) continue;
    const list = lists.get(values.join()) ?? type;
    if (!lists.has(values.join())) await makeList(owner, list, values);
    lists.set(values.join(), list);
    await owner.query(
      `update pg_attribute set atttypid = t.oid, attlen = t.typlen, attbyval = t.typbyval, attalign = t.typalign,
         attstorage = t.typstorage, attcollation = 0
       from pg_type t where t.oid = '"${list}"'::regtype and attrelid = $1 and attnum = $2`,
      [relation, number],
    );
  }
}
