import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from '../src/platform/sql.ts';
import type { World } from './world.ts';

/** Every value of every column that can hold text, as the owner of the database reads it: `table.column` and the value. */
export async function storedTexts({ database }: World): Promise<{ where: string; text: string }[]> {
  const columns = (await database.owner(`
    select c.table_schema as schema, c.table_name as name, c.column_name as column, c.data_type as type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema in ('public', 'jobs') and t.table_type = 'BASE TABLE'
      and c.data_type in ('text', 'character varying', 'jsonb', 'json', 'bytea', 'ARRAY')`)) as {
    schema?: string;
    name: string;
    column: string;
    type: string;
  }[];
  const found: { where: string; text: string }[] = [];
  for (const { schema, name, column, type } of columns) {
    if (!schema) continue;
    const value = type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`;
    const rows = await database.owner(
      `select ${value} as text from ${schema}."${name}" where "${column}" is not null`,
    );
    for (const row of rows)
      if (typeof row.text === 'string') found.push({ where: `${name}.${column}`, text: row.text });
  }
  return found;
}

const anyId = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi;

/**
 * Whether a stored text contains a secret. Random ids are left out: one in some thousand runs has a code's six digits. So has one
 * of the long numbers that gateways give as ids: six digits among others are no code.
 */
export const containsSecret = (text: string, secret: string): boolean => {
  const words = text.replaceAll(anyId, '');
  return /^\d{6}$/.test(secret) ? new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(words) : words.includes(secret);
};

/** What the sealed columns say once opened with the lender's key: what a thief of the keys would read. */
export async function openedTexts(world: World): Promise<{ where: string; text: string }[]> {
  const { db, vault } = world.product;
  const found: { where: string; text: string }[] = [];
  for (const code of ['SARAL', 'UDAAN'] as const) {
    const lender = await world.lender(code);
    const opened = await vault.of(lender, db);
    await db.tenant(lender, async (trx) => {
      const records = await trx.query<{ place: string; request: Uint8Array; result: Uint8Array }>(sql`
        select applicant_id || ' ' || document || '.' || method || '.' || instance as place, request, result from verification
        union all
        select applicant_id || ' ' || document || '.' || method || '.' || instance, request, result from verification_history`);
      for (const { place, ...parts } of records)
        for (const part of ['request', 'result'] as const)
          found.push({ where: part, text: opened.open(parts[part], `record ${place} ${part}`).toString() });
      const uploads = await trx.query<{ id: string; name: Uint8Array; reading: Uint8Array | null }>(
        sql`select id, name, reading from upload`,
      );
      for (const { id, name, reading } of uploads) {
        found.push({ where: 'file name', text: opened.open(name, `file name ${id}`).toString() });
        if (reading)
          found.push({ where: 'reading', text: opened.open(reading, `file reading ${id}`).toString() });
      }
      const forms = await trx.query<{ place: string; answers: Uint8Array }>(
        sql`select applicant_id || ' ' || form_type || ' ' || bank as place, answers from application_form`,
      );
      for (const { place, answers } of forms)
        found.push({ where: 'form', text: opened.open(answers, `loan form ${place}`).toString() });
      const turns = await trx.query<{ id: string; facts: Uint8Array }>(
        sql`select id, facts from signature where facts is not null`,
      );
      for (const { id, facts } of turns)
        found.push({ where: 'esign facts', text: opened.open(facts, `esign turn ${id}`).toString() });
      const requests = await trx.query<{ id: string; name: Uint8Array }>(
        sql`select id, name from signing_request`,
      );
      for (const { id, name } of requests)
        found.push({ where: 'esign name', text: opened.open(name, `esign request ${id}`).toString() });
      const files = await trx.query<{ id: string; view: string; sealed: Uint8Array }>(
        sql`select applicant_id as id, view, sealed from case_file`,
      );
      for (const { id, view, sealed } of files)
        found.push({
          where: `file ${view}`,
          text: gunzipSync(opened.open(sealed, `case file ${id} ${view}`)).toString(),
        });
    });
  }
  return found;
}

/** The bytes of every file that the product keeps on disk, as text. */
export async function filesOnDisk({ product }: World): Promise<string[]> {
  const folder = join(product.config.dataDir, 'files');
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return Promise.all(
    names.filter((name) => name.isFile()).map((name) => readFile(join(name.parentPath, name.name), 'latin1')),
  );
}
