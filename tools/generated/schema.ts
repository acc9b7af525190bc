import { openEmbedded } from '../../apps/api/src/platform/open-database.ts';

type Row = Record<string, string | boolean | null>;

const tables = `
  select c.oid::int::text as id, c.relname as name, c.relrowsecurity as secured
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`;
const columns = (table: string) => `
  select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as needed,
    pg_get_expr(d.adbin, d.adrelid) as otherwise, a.attidentity as identity,
    case when a.attstorage <> t.typstorage then a.attstorage::text end as storage
  from pg_attribute a join pg_type t on t.oid = a.atttypid
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = ${table} and a.attnum > 0 and not a.attisdropped order by a.attnum`;
const constraints = (table: string) => `
  select conname as name, pg_get_constraintdef(oid) as text from pg_constraint
  where conrelid = ${table} and contype <> 'n' order by contype, conname`;
const indexes = (table: string) => `
  select pg_get_indexdef(i.indexrelid) as text from pg_index i
  where i.indrelid = ${table} and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)
  order by 1`;
const policies = (table: string) => `
  select polname as name, pg_get_expr(polqual, polrelid) as rule from pg_policy where polrelid = ${table} order by polname`;
const triggers = (table: string) => `
  select pg_get_triggerdef(oid) as text from pg_trigger where tgrelid = ${table} and not tgisinternal order by tgname`;
const grants = (relation: string) => `
  select g.grantee::regrole::text as role, string_agg(lower(g.privilege_type), ', ' order by g.privilege_type) as rights
  from pg_class c, aclexplode(c.relacl) g
  where c.oid = ${relation} and g.grantee <> c.relowner group by 1 order by 1`;
const sequences = `
  select c.oid::int::text as id, c.relname as name, s.seqstart::text as start
  from pg_class c join pg_sequence s on s.seqrelid = c.oid
  where c.relnamespace = 'public'::regnamespace
    and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i')) order by c.relname`;
const functions = `
  select p.oid::regprocedure::text as signature, pg_get_functiondef(p.oid) as text,
    (select string_agg(g.grantee::regrole::text, ', ' order by g.grantee::regrole::text)
     from aclexplode(p.proacl) g where g.grantee <> p.proowner and g.grantee <> 0) as callers
  from pg_proc p where p.pronamespace = 'public'::regnamespace order by 1`;

const storages: Record<string, string> = { e: 'external', p: 'plain', m: 'main', x: 'extended' };

function columnText({ name, type, needed, otherwise, identity, storage }: Row): string {
  return [
    name,
    type,
    storage ? `storage ${storages[String(storage)]}` : '',
    identity === 'a' ? 'generated always as identity' : '',
    otherwise === null ? '' : `default ${otherwise}`,
    needed ? 'not null' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

async function tableText(
  rows: (query: string) => Promise<Row[]>,
  { id, name, secured }: Row,
): Promise<string> {
  const own = async (of: (id: string) => string) => rows(of(String(id)));
  const members = [
    ...(await own(columns)).map(columnText),
    ...(await own(constraints)).map((one) => `constraint ${one.name} ${one.text}`),
  ];
  return [
    `create table ${name} (\n${members.map((member) => `  ${member}`).join(',\n')}\n);`,
    ...(await own(indexes)).map(({ text }) => `${text};`),
    ...(secured ? [`alter table ${name} enable row level security;`] : []),
    ...(await own(policies)).map((one) => `create policy ${one.name} on ${name} using ${one.rule};`),
    ...(await own(triggers)).map(({ text }) => `${text};`),
    ...(await own(grants)).map(({ role, rights }) => `grant ${rights} on ${name} to ${role};`),
  ].join('\n');
}

/** apps/api/schema.sql: what all migrations together make, read back from the catalogue of a migrated database. */
export async function schemaText(): Promise<string> {
  const database = await openEmbedded(null);
  const rows = async (query: string) => (await database.script(query)) as Row[];
  // As the owner, who sees all; names in full, times in one zone.
  await database.script("reset role; set search_path = public; set timezone = 'UTC'");
  const parts: string[] = [
    '-- What the migrations make, read back from a migrated database. Written by `npm run generate`; change a migration instead.',
  ];
  for (const table of await rows(tables)) parts.push(await tableText(rows, table));
  for (const { id, name, start } of await rows(sequences)) {
    const given = await rows(grants(String(id)));
    const lines = given.map(({ role, rights }) => `grant ${rights} on sequence ${name} to ${role};`);
    parts.push([`create sequence ${name} start ${start};`, ...lines].join('\n'));
  }
  for (const { signature, text, callers } of await rows(functions)) {
    const grant = callers ? `\ngrant execute on function ${signature} to ${callers};` : '';
    parts.push(`${String(text).trimEnd()};${grant}`);
  }
  await database.close();
  return `${parts.join('\n\n')}\n`;
}
