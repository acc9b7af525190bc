import type { Outcome } from '../../providers/bank-aggregator/outcome.ts';

type Health = 'up' | 'slow' | 'down';

/** How each source has answered of late, in this process. */
export interface Told {
  note(source: string, ok: boolean, ms: number): void;
  health(source: string): Health;
}

const lately = 10;
const forgottenAfterMs = 10 * 60_000;
const slowMs = 8_000;

function told(): Told {
  const answers = new Map<string, { ok: boolean; ms: number; at: number }[]>();
  return {
    note(source, ok, ms) {
      answers.set(source, [...(answers.get(source) ?? []), { ok, ms, at: Date.now() }].slice(-lately));
    },
    health(source) {
      const recent = (answers.get(source) ?? []).filter(({ at }) => Date.now() - at < forgottenAfterMs);
      const failed = recent.filter(({ ok }) => !ok).length;
      if (recent.length > 0 && failed * 2 > recent.length) return 'down';
      return recent.filter(({ ms }) => ms > slowMs).length * 2 > recent.length ? 'slow' : 'up';
    },
  };
}

/** Reasons that say something of the source, not of what it was asked. */
const faults: ReadonlySet<string> = new Set(['source_down', 'unreadable', 'signature', 'version']);

/** The connector, each of whose answers is noted with how long it took. */
function watch<T extends object>(connector: T, source: string, notes: Told): T {
  const wrapped = Object.entries(connector).map(([name, member]: [string, unknown]) => {
    if (typeof member !== 'function') return [name, member];
    const ask = async (...given: unknown[]): Promise<unknown> => {
      const since = performance.now();
      const outcome: unknown = await member.apply(connector, given);
      const answered = outcome as Partial<Outcome<unknown>>;
      if (typeof answered.ok === 'boolean')
        notes.note(
          source,
          answered.ok || !faults.has((answered as { reason?: string }).reason ?? ''),
          performance.now() - since,
        );
      return outcome;
    };
    return [name, ask];
  });
  return Object.fromEntries(wrapped) as T;
}

/** Live health of the sources of bank data: what a person is told before they choose one. */
export const watched = { told, watch };
