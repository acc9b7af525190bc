import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../children.ts';

/**
 * Tests and journeys with this in their title are run by the thorough run, and where their file is asked for. What they reach, others
 * reach too, and what they promise is promised by others (decision 0127).
 */
export const thorough = '@thorough';

/** The files, as paths from the root, that match `pattern` and have a test or a journey with the mark. */
export const filesMarked = (pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] })
    .filter((path) => readFileSync(join(root, path), 'utf8').includes(` ${thorough}`))
    .sort();
