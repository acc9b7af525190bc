import type { PGlite } from '@electric-sql/pglite';

interface Table {
  name: string;
  columns: string[];
}

/** Every table of ours but the list of migrations, with the columns that a row is written with. */
async function tables(client: PGlite): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.oid::regclass::text as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migration'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.oid order by 1`);
  return rows;
}

/**
 * The rows of a database as statements that fill another with the same schema; the job queue's own are not among them.
 * Triggers and foreign keys are passed over, since every row that they would make or ask for is there: so they run as
 * an administrator, in one transaction.
 */
export async function rowsAsStatements(client: PGlite): Promise<string> {
  const statements = ['begin', 'set local session_replication_role = replica'];
  await client.exec(`set time zone 'UTC'`);
  for (const { name, columns } of await tables(client)) {
    const row = columns.map((column) => `quote_nullable(${column}::text)`).join(` || ', ' || `);
    const { rows } = await client.query<{ text: string }>(`select '(' || ${row} || ')' as text from ${name}`);
    if (rows.length === 0) continue;
    const values = rows.map(({ text }) => text).join(',\n');
    statements.push(`insert into ${name} (${columns.join(', ')}) overriding system value values\n${values}`);
  }
  const { rows: sequences } = await client.query<{ name: string; last: number | null }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value as last from pg_sequences where schemaname = 'public'`,
  );
  for (const { name, last } of sequences)
    if (last !== null) statements.push(`select setval('${name}', ${last})`);
  return `${[...statements, 'commit'].join(';\n')};\n`;
}
