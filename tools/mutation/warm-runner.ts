import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { StrykerOptions } from '@stryker-mutator/api/core';
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import {
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestResult,
  type TestRunner,
  TestStatus,
} from '@stryker-mutator/api/test-runner';
import { noTest } from './stryker-state.ts';
import { startWarmWorker, type WarmWorker } from './warm-worker.ts';

/**
 * A file that takes longer than this and so many times what it took without a mutant hangs. Each mutant that hangs costs it: with a
 * minute they took most of an area's time.
 */
const patience = { ms: 15_000, times: 8 };
const firstPatienceMs = 600_000;
/** Modules loaded again and again fill a process: it is exchanged after so many files. */
const filesPerWorker = 150;
/** After so many kills in a row by one process a run without a mutant proves that the process itself is well. */
const killsBeforeProof = 12;
/** What the first run measured, for runners that Stryker starts later. */
const measured = 'mutant-test-times.json';

/**
 * A test runner for Stryker that keeps one process of warm test files, as `npm test` does: a mutant that code asks for while it
 * runs is switched on and off in it, and costs its tests alone. One that acts while modules load has a process of its own.
 */
class WarmRunner implements TestRunner {
  static inject = tokens(commonTokens.options);
  readonly #files: readonly string[];
  #worker: WarmWorker | undefined;
  #ran = 0;
  #kills = 0;

  constructor(options: StrykerOptions) {
    this.#files = options.warmTestFiles as string[];
  }

  capabilities() {
    // A process of its own for static mutants is this runner's business.
    return { reloadEnvironment: true };
  }

  async #warm(): Promise<WarmWorker> {
    if (this.#worker && (!this.#worker.alive() || this.#ran >= filesPerWorker)) await this.#leave();
    if (this.#worker) return this.#worker;
    this.#worker = await startWarmWorker();
    await this.#prove();
    return this.#worker;
  }

  async #leave(): Promise<void> {
    await this.#worker?.stop();
    this.#worker = undefined;
    this.#ran = 0;
    this.#kills = 0;
  }

  async dryRun(): Promise<DryRunResult> {
    const tests: TestResult[] = [];
    let coverage: Awaited<ReturnType<WarmWorker['run']>>['coverage'];
    const worker = await this.#warm();
    for (const file of this.#files) {
      const since = performance.now();
      const end = await worker.run(file, firstPatienceMs);
      if (end.silent || end.failed !== undefined)
        return { status: DryRunStatus.Error, errorMessage: `${file}: ${end.failed ?? 'no output'}` };
      tests.push({
        id: file,
        name: file,
        status: TestStatus.Success,
        timeSpentMs: performance.now() - since,
      });
      coverage = end.coverage ?? coverage;
    }
    writeFileSync(measured, JSON.stringify(tests.map(({ id, timeSpentMs }) => [id, timeSpentMs])));
    const { [noTest]: _, ...perTest } = coverage?.perTest ?? {};
    return {
      status: DryRunStatus.Complete,
      tests,
      mutantCoverage: { static: coverage?.static ?? {}, perTest },
    };
  }

  /** What each file took without a mutant, in milliseconds. */
  #times(): Map<string, number> {
    return new Map(existsSync(measured) ? JSON.parse(readFileSync(measured, 'utf8')) : []);
  }

  /** The files to run, the quickest first. */
  #inOrder(files: readonly string[]): string[] {
    const times = this.#times();
    return [...files].sort((a, b) => (times.get(a) ?? 0) - (times.get(b) ?? 0));
  }

  #patienceFor(file: string): number {
    const took = this.#times().get(file);
    return took === undefined ? firstPatienceMs : patience.ms + patience.times * took;
  }

  async mutantRun({
    activeMutant,
    testFilter,
    mutantActivation,
    hitLimit,
  }: MutantRunOptions): Promise<MutantRunResult> {
    const alone = mutantActivation === 'static';
    const files = this.#inOrder(testFilter ?? this.#files);
    const worker = alone ? await startWarmWorker(activeMutant.id) : await this.#warm();
    try {
      return await this.#kill(worker, files, { id: activeMutant.id, hitLimit });
    } finally {
      if (alone) await worker.stop();
      else if (this.#kills >= killsBeforeProof) await this.#prove();
    }
  }

  async #kill(
    worker: WarmWorker,
    files: readonly string[],
    mutant: { id: string; hitLimit: number | undefined },
  ): Promise<MutantRunResult> {
    let nrOfTests = 0;
    for (const file of files) {
      this.#ran += 1;
      const { failed, silent, tests } = await worker.run(file, this.#patienceFor(file), mutant);
      nrOfTests += tests;
      if (silent) return { status: MutantRunStatus.Timeout, reason: `${file}: no output` };
      if (failed === undefined) continue;
      this.#kills += 1;
      return {
        status: MutantRunStatus.Killed,
        killedBy: [file],
        failureMessage: failed,
        nrOfTests: nrOfTests + 1,
      };
    }
    this.#kills = 0;
    return { status: MutantRunStatus.Survived, nrOfTests };
  }

  /**
   * Throws when the process fails its quickest file without any mutant: what it killed since it last passed is worth nothing.
   * Each process passes it first, and all of them pay there for what files share.
   */
  async #prove(): Promise<void> {
    this.#kills = 0;
    const [file] = this.#inOrder(this.#files);
    if (!file || !this.#worker?.alive()) return;
    const { failed, silent } = await this.#worker.run(file, firstPatienceMs);
    if (failed === undefined && !silent) return;
    await this.#leave();
    throw new Error(`${file} fails without a mutant: ${failed ?? 'no output'}`);
  }

  async dispose(): Promise<void> {
    await this.#leave();
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'warm', WarmRunner)];

/** The one option of ours that Stryker does not know. */
export const strykerValidationSchema = {
  properties: { warmTestFiles: { type: 'array', items: { type: 'string' } } },
};
