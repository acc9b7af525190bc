import type pg from 'pg';
import { asOwner } from './database.ts';
import type { Finding } from './lint.ts';
import type { Written } from './statements.ts';

/** As many nulls as a statement has parameters, as `execute` takes them. */
function nulls(text: string): string {
  const count = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
  return count === 0 ? '' : `(${Array(count).fill('null').join(', ')})`;
}

/**
 * Has PostgreSQL prepare each statement as the product sends it, and plan it without running it: only the planner looks
 * for the constraint of an `on conflict`. Returns what it refused.
 */
export function prepareAll(url: string, statements: readonly Written[]): Promise<Finding[]> {
  return asOwner(url, async (owner) => {
    const findings: Finding[] = [];
    await owner.query('set plan_cache_mode = force_generic_plan');
    for (const { file, line, text } of statements)
      try {
        await owner.query(`prepare one as ${text}`);
        await owner.query(`explain execute one${nulls(text)}`);
      } catch (error) {
        findings.push({
          file,
          line,
          message: `PostgreSQL cannot prepare this statement: ${(error as Error).message}`,
        });
      } finally {
        await owner.query('deallocate all');
      }
    return findings;
  });
}

/** The lists of `closeLists` by the name of their type. */
async function readLists(owner: pg.Client): Promise<Map<string, string[]>> {
  const { rows } = await owner.query<{ type: string; labels: string[] }>(
    'select enumtypid::regtype::text as type, array_agg(enumlabel::text) as labels from pg_enum group by 1',
  );
  return new Map(rows.map(({ type, labels }) => [type, labels]));
}

/** The type of each parameter of a statement; null when this database, which casts more than the product's, sees two. */
async function parameterTypes(owner: pg.Client, text: string): Promise<string[] | null> {
  try {
    await owner.query(`prepare one as ${text}`);
    const { rows } = await owner.query<{ types: string[] }>(
      `select parameter_types::text[] as types from pg_prepared_statements where name = 'one'`,
    );
    return rows[0]?.types ?? null;
  } catch {
    return null;
  } finally {
    await owner.query('deallocate all');
  }
}

/**
 * Compares the words that a value may be with the list of the column it is stored in or compared with: SafeQL gives a value to be
 * stored as any text. `url` is the database whose lists are enums.
 */
export function compareWords(url: string, statements: readonly Written[]): Promise<Finding[]> {
  return asOwner(url, async (owner) => {
    const lists = await readLists(owner);
    const findings: Finding[] = [];
    for (const { file, line, text, words } of statements) {
      if (words.every((one) => one === null)) continue;
      const types = await parameterTypes(owner, text);
      for (const [at, type] of (types ?? []).entries())
        for (const word of words[at] ?? [])
          if (lists.get(type)?.includes(word) === false)
            findings.push({ file, line, message: `"${word}" is no value of ${type}, which $${at + 1} is.` });
    }
    return findings;
  });
}
