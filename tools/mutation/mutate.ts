import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { root } from '../children.ts';
import type { MutationArea } from './areas.ts';

/** Changes one thing after the other in an area's code, in a copy of this folder, and says what the tests made of each. */
export async function mutate({ mutate: files, tests }: MutationArea): Promise<MutantResult[]> {
  process.chdir(root);
  const copies = mkdtempSync(join(tmpdir(), 'pramaan-mutants-'));
  const removeCopies = () => rmSync(copies, { recursive: true, force: true, maxRetries: 5 });
  process.once('exit', removeCopies);
  try {
    return await new Stryker({
      mutate: [...files, '!**/*.test.ts', '!**/*.test-help.ts'],
      testRunner: 'warm',
      plugins: ['./tools/mutation/warm-runner.ts'],
      warmTestFiles: tests,
      coverageAnalysis: 'perTest',
      tempDirName: copies,
      ignorePatterns: ['.data', 'e2e', 'bench', 'docs/screens', 'apps/web/dist'],
      disableTypeChecks: false,
      // Node strips the types; Stryker would rewrite a tsconfig by an interface that TypeScript 7 has no more.
      tsconfigFile: 'none',
      concurrency: 1,
      // The runner has a patience of its own.
      timeoutMS: 3_600_000,
      dryRunTimeoutMinutes: 60,
      reporters: ['progress-append-only'],
      logLevel: 'warn',
      allowConsoleColors: false,
    } as ConstructorParameters<typeof Stryker>[0]).runMutationTest();
  } finally {
    process.off('exit', removeCopies);
    removeCopies();
  }
}
