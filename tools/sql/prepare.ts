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
