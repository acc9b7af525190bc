import { asOwner } from './database.ts';
import type { Finding } from './lint.ts';
import type { Written } from './statements.ts';

/** Has PostgreSQL prepare each statement as the product sends it; returns what it refused. */
export function prepareAll(url: string, statements: readonly Written[]): Promise<Finding[]> {
  return asOwner(url, async (owner) => {
    const findings: Finding[] = [];
    for (const { file, line, text } of statements)
      try {
        await owner.query(`prepare one as ${text}`);
        await owner.query('deallocate one');
      } catch (error) {
        findings.push({
          file,
          line,
          message: `PostgreSQL cannot prepare this statement: ${(error as Error).message}`,
        });
      }
    return findings;
  });
}
