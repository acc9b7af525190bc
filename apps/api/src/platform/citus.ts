import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Owner, SchemaMismatch } from './migrate.ts';

/*
 * A database of a Citus coordinator (decision 0149): after the migrations its tables are distributed by the lender. Which and how is
 * read from the catalogue, so that a table of a later migration is found.
 */

const additions = fileURLToPath(new URL('../../migrations/citus.sql', import.meta.url));

/** Comments, quoted text, bodies of functions, and what is between them. */
const tokens = /--[^\n]*|\/\*.*?\*\/|'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$.*?\$\1\$|;|[^;'"$/-]+|./gs;

/** The statements of a text, each without its semicolon. */
export function statementsOf(text: string): string[] {
  const statements = [''];
  for (const [token] of text.matchAll(tokens))
    if (token === ';') statements.push('');
    else statements[statements.length - 1] += token;
  return statements.filter((statement) => statement.replaceAll(/--[^\n]*|\/\*.*?\*\//gs, '').trim() !== '');
}

/**
 * The owner of a database, as Citus needs one: each statement is a message of its own, because a coordinator hands the whole message
 * on to its workers. Plain PostgreSQL keeps its owner as it is.
 */
export async function ownerFor(owner: Owner): Promise<Owner> {
  const [citus] = await owner.rows(`select extversion from pg_extension where extname = 'citus'`);
  if (!citus) return owner;
  await owner.exec('set citus.enable_unsafe_triggers to on');
  const exec = async (text: string) => {
    for (const statement of statementsOf(text)) {
      await owner.exec(statement);
      // Of one transaction each node hears over one connection: what changes a function or a key would be refused otherwise.
      if (/^\s*begin\s*$/i.test(statement))
        await owner.exec(`set local citus.multi_shard_modify_mode to 'sequential'`);
    }
  };
  return { rows: owner.rows, exec };
}

/** A table of ours as the catalogue has it. */
interface Table {
  name: string;
  /** `lender_id` is in its primary key: each row belongs to one lender. */
  keyed: boolean;
  /** It has a column `lender_id`, in the key or not. */
  owned: boolean;
  /** It is distributed or copied to every node already. */
  placed: boolean;
  /** Row-level security is on. */
  secured: boolean;
  /** The tables that its foreign keys name. */
  refers: string[];
  /** Its unique columns that no lender belongs to: column → the constraint or index that says so. */
  unique: Record<string, { name: string; constraint: boolean }>;
}

/** Reads the tables of ours; on plain PostgreSQL none is placed. */
export async function readTables(owner: Pick<Owner, 'rows'>, isCitus: boolean): Promise<Table[]> {
  const placed = isCitus ? 'exists (select from pg_dist_partition p where p.logicalrelid = c.oid)' : 'false';
  const rows = await owner.rows(`
  select c.relname::text as name, c.relrowsecurity as secured,
    exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'lender_id' and not a.attisdropped) as owned,
    exists (select from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
      where i.indrelid = c.oid and i.indisprimary and a.attname = 'lender_id') as keyed,
    ${placed} as placed,
    array(select distinct f.confrelid::regclass::text from pg_constraint f
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid order by 1) as refers,
    coalesce((select jsonb_object_agg(a.attname, jsonb_build_object('name', x.relname,
        'constraint', exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype = 'u')))
      from pg_index i join pg_class x on x.oid = i.indexrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      where i.indrelid = c.oid and i.indisunique and not i.indisprimary and i.indnkeyatts = 1 and a.attname <> 'lender_id'), '{}') as unique
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`);
  return rows as unknown as Table[];
}

/** The table of citus.sql in which lenders are found. */
const directory = 'directory';

/** How the rows of a table are spread. */
type Spread = 'by lender' | 'on every node' | 'on the coordinator';

/**
 * Says of each table how its rows are spread: a lender's beside all its others; what these refer to on every node; all else on the
 * coordinator. Throws SchemaMismatch for one that names a lender outside its primary key.
 */
export function spreadOf(
  tables: readonly Pick<Table, 'name' | 'keyed' | 'owned' | 'refers'>[],
): Map<string, Spread> {
  const lost = tables.find(({ name, keyed, owned }) => owned && !keyed && name !== directory);
  if (lost)
    throw new SchemaMismatch(
      `Table ${lost.name} has lender_id outside its primary key, so that Citus cannot distribute it: begin its primary key with lender_id.`,
    );
  const referred = new Set(tables.filter(({ keyed }) => keyed).flatMap(({ refers }) => refers));
  const spread = ({ name, keyed }: Pick<Table, 'name' | 'keyed'>): Spread =>
    keyed ? 'by lender' : referred.has(name) || name === directory ? 'on every node' : 'on the coordinator';
  return new Map(tables.map((table) => [table.name, spread(table)]));
}

/** The statements that distribute a table in one transaction, its unique columns in the directory. */
function distributing({ name, secured, unique }: Table, beside: string): string[] {
  const columns = Object.keys(unique);
  const steps = Object.entries(unique).flatMap(([column, { name: index, constraint }]) => [
    constraint ? `alter table ${name} drop constraint ${index}` : `drop index ${index}`,
    `create index on ${name} (${column})`,
  ]);
  if (columns.length > 0)
    steps.push(
      `create trigger note_directory after insert or delete or update of ${columns.join(', ')} on ${name}
        for each row execute function note_directory(${[name, ...columns].map((word) => `'${word}'`).join(', ')})`,
    );
  // Not a policy of its own: Citus makes a restrictive one permissive on the shards.
  if (secured)
    steps.push(
      `alter policy own on ${name} using (lender_id = current_lender() and lender_id = routed_lender())`,
    );
  return [...steps, `select create_distributed_table('${name}', 'lender_id', colocate_with => '${beside}')`];
}

/** Runs statements in one transaction, each as a message of its own. */
async function inTransaction(owner: Owner, statements: readonly string[]): Promise<void> {
  try {
    for (const statement of ['begin', ...statements, 'commit']) await owner.exec(statement);
  } catch (error) {
    await owner.exec('rollback');
    throw error;
  }
}

/** Puts aside the foreign keys of tables that are not distributed yet. */
const putAside = `do $$ declare one record; begin
  for one in
    select k.conrelid::regclass::text as on_table, k.conname as name, pg_get_constraintdef(k.oid) as definition from pg_constraint k
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace
      and not exists (select from pg_dist_partition p where p.logicalrelid = k.conrelid)
  loop
    insert into foreign_key_aside values (one.on_table, one.name, one.definition);
    execute format('alter table %I drop constraint %I', one.on_table, one.name);
  end loop;
end $$`;

/** Brings them back: each with its row in one transaction. */
async function bringBack(owner: Owner): Promise<void> {
  const keys = await owner.rows('select on_table, name, definition from foreign_key_aside order by 1, 2');
  for (const { on_table, name, definition } of keys)
    await inTransaction(owner, [
      `alter table ${on_table} add constraint ${name} ${definition}`,
      `delete from foreign_key_aside where on_table = '${on_table}' and name = '${name}'`,
    ]);
}

/** The columns whose values the directory lists, by table. */
type Listed = ReadonlyMap<string, readonly string[]>;

async function listedColumns(owner: Owner): Promise<Listed> {
  const rows = await owner.rows(`
    select tgrelid::regclass::text as name, string_to_array(encode(tgargs, 'escape'), '\\000') as words
    from pg_trigger where tgname = 'note_directory'`);
  return new Map(rows.map(({ name, words }) => [String(name), (words as string[]).slice(1).filter(Boolean)]));
}

/** One or two values that a statement looks for before anything else: `where s.user_name = p_user_name or s.mobile_hash = p_mobile`. */
const soughtFirst =
  /\bwhere\s+(?:(\w+)\.)?(\w+) = (p_\w+)(?:\s+or\s+(?:\w+\.)?(\w+) = (p_\w+)\s*$)?(?=\s+(?:and|order|limit)\b|\s*$)/;
/** No lender has it. Compared with null, a join would be one that Citus refuses before PostgreSQL 17. */
const noLender = '00000000-0000-0000-0000-000000000000';

/**
 * A look-up by values of the directory, with the lender named first, so that it asks one shard. `declared`: the variable that holds the
 * lender. Null for a statement that looks for anything else: that one asks every shard.
 */
export function throughDirectory(
  statement: string,
  listed: Listed,
): { declared: string; statement: string } | null {
  const found = soughtFirst.exec(statement);
  if (!found) return null;
  const [whole, alias, column, value, otherColumn, otherValue] = found;
  const named = [...statement.matchAll(/\b(?:from|join)\s+(\w+)(?:\s+(?!where\b)(\w+))?/g)];
  const table = named.find(([, , called]) => called === alias)?.[1] ?? '';
  const sought = [[column, value], ...(otherColumn ? [[otherColumn, otherValue]] : [])] as const;
  if (!sought.every(([one = '']) => listed.get(table)?.includes(one))) return null;
  const lenders = sought.map(
    ([one, given]) => `coalesce(look_up('${table}.${one}', ${given}::text), '${noLender}')`,
  );
  const several = lenders.length > 1;
  const key = `${alias ? `${alias}.` : ''}lender_id`;
  const compared = whole.replace(/^where\s+/, '');
  return {
    declared: several
      ? `v_lenders uuid[] := array[${lenders.join(', ')}];`
      : `v_lender uuid := ${lenders[0]};`,
    statement: statement.replace(
      whole,
      () => `where ${key} = ${several ? 'any (v_lenders)' : 'v_lender'} and (${compared})`,
    ),
  };
}

/**
 * Rewrites in PL/pgSQL the functions in SQL that read as the owner: Citus does not know the values of parameters in SQL. Each keeps its
 * rights, and the text of its statement, to which a look-up adds the lender that the directory names.
 */
async function inPlpgsql(owner: Owner): Promise<void> {
  const listed = await listedColumns(owner);
  const functions = await owner.rows(`
    select pg_get_functiondef(p.oid) as definition, p.prosrc as body, p.prorettype = 'void'::regtype as silent
    from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace = 'public'::regnamespace and l.lanname = 'sql' and p.prosecdef
      and (p.proretset or p.prorettype = 'void'::regtype) order by p.proname`);
  for (const { definition, body, silent } of functions) {
    const written = String(body).trim().replace(/;$/, '');
    const { declared, statement } = throughDirectory(written, listed) ?? { declared: '', statement: written };
    const block = `\n#variable_conflict use_column\ndeclare ${declared}\nbegin\n${silent ? '' : 'return query '}${statement};\nend `;
    await owner.exec(
      String(definition)
        .replace(String(body), () => block)
        .replace(/^ LANGUAGE sql$/m, ' LANGUAGE plpgsql'),
    );
  }
}

/** Functions that run on the lender's worker: name → the types of their arguments. */
const onWorker = {
  archive_audit: 'uuid, uuid, date, bigint, bigint, bytea, bytea',
  chain_audit_of: 'uuid, bigint[], bigint[], bytea[], bytea[], bytea[], bytea[]',
  erase_rows_of: 'uuid, uuid, boolean, text[], text[]',
} as const;

/**
 * Distributes what is not distributed yet, as the owner, after the migrations. Does nothing on a server without Citus, and answers
 * null there; otherwise the tables with entries in the directory. It may be repeated, and after it failed it must be.
 */
export async function distribute(owner: Owner): Promise<string[] | null> {
  const [citus] = await owner.rows(`select extversion from pg_extension where extname = 'citus'`);
  if (!citus) return null;
  await owner.exec('select pg_advisory_lock(7263)');
  try {
    const text = await readFile(additions, 'utf8');
    const stamp = createHash('sha256').update(text).digest('hex');
    const migrated = await owner.rows(
      `select (select max(name) from migration) || ' ${stamp}' as now, obj_description(to_regproc('routed_lender')::oid, 'pg_proc') as before`,
    );
    const now = String(migrated[0]?.now);
    if (migrated[0]?.before !== now) await distributeAll(owner, text, now);
    const kinds = await owner.rows(
      `select tgrelid::regclass::text as name from pg_trigger where tgname = 'note_directory' order by 1`,
    );
    return kinds.map(({ name }) => String(name));
  } finally {
    await owner.exec('select pg_advisory_unlock(7263)').catch(() => undefined);
  }
}

async function distributeAll(owner: Owner, text: string, stamp: string): Promise<void> {
  await owner.exec(text);
  const tables = await readTables(owner, true);
  const spread = spreadOf(tables);
  const waiting = tables.filter(({ placed }) => !placed);
  await owner.exec(putAside);
  for (const { name } of waiting.filter((table) => spread.get(table.name) === 'on every node'))
    await owner.exec(`select create_reference_table('${name}')`);
  let beside = tables.find(({ placed, keyed }) => placed && keyed)?.name ?? 'none';
  for (const table of waiting.filter(({ name }) => spread.get(name) === 'by lender')) {
    await inTransaction(owner, distributing(table, beside));
    beside = table.name;
  }
  await bringBack(owner);
  await inPlpgsql(owner);
  for (const [name, types] of Object.entries(onWorker))
    await owner.exec(
      `select create_distributed_function('${name}(${types})', 'p_lender', colocate_with => '${beside}', force_delegation => true)`,
    );
  await owner.exec('select fill_directory()');
  await owner.exec(`alter role pramaan_app login; alter role pramaan_app set plan_cache_mode to force_custom_plan;
    comment on function routed_lender() is '${stamp}'`);
}
