import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleType,
  retry,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import { traced } from '../../platform/tracing.ts';

/** Whether a source is asked: as usual, not for some seconds after failures in a row, or once to see. */
export type Circuit = 'closed' | 'open' | 'half-open';

/** Each vendor's circuits by source, as far as this process has asked. */
const known = new Map<string, () => ReadonlyMap<string, Circuit>>();

/** The state of every circuit of this process. */
export const circuitStates = (): { vendor: string; source: string; state: Circuit }[] =>
  [...known].flatMap(([vendor, circuits]) =>
    [...circuits()].map(([source, state]) => ({ vendor, source, state })),
  );

/** The source did not answer, or answered that it cannot: worth another try. The message names no personal data. */
export class SourceDown extends Error {}

// A source that does not answer in time has failed like one that says so.
const failures = handleType(SourceDown).orType(TaskCancelledError);
const tries = 3;

/**
 * Runs a question with a time limit, up to three tries with growing pauses, and a breaker per source: after six
 * failures in a row its circuit is open for ten seconds. One vendor fronts many registries, each with its own
 * health, so the breaker is per path. `vendor`: by which figures name it.
 */
export function resilient(timeoutMs: number, vendor: string) {
  const breakers = new Map<string, ReturnType<typeof circuitBreaker>>();
  const breakerOf = (source: string) => {
    const known =
      breakers.get(source) ??
      circuitBreaker(failures, { halfOpenAfter: 10_000, breaker: new ConsecutiveBreaker(tries * 2) });
    breakers.set(source, known);
    return known;
  };
  const protect = <R>(source: string, ask: (signal: AbortSignal) => Promise<R>): Promise<R> => {
    const policy = wrap(
      retry(failures, {
        maxAttempts: tries - 1,
        backoff: new ExponentialBackoff({ initialDelay: 150, maxDelay: 2000 }),
      }),
      breakerOf(source),
      timeout(timeoutMs, TimeoutStrategy.Aggressive),
    );
    return policy
      .execute(({ signal }) =>
        traced({ name: `${vendor} ${source}`, kind: 'client', attributes: { 'peer.service': vendor } }, () =>
          ask(signal),
        ),
      )
      .catch((error: unknown) => {
        if (error instanceof BrokenCircuitError) throw new SourceDown('the circuit is open after failures');
        if (error instanceof TaskCancelledError) throw new SourceDown('no answer in time');
        throw error;
      });
  };
  const circuits = (source: string): Circuit => {
    const state = breakers.get(source)?.state;
    if (state === CircuitState.Open || state === CircuitState.Isolated) return 'open';
    return state === CircuitState.HalfOpen ? 'half-open' : 'closed';
  };
  known.set(vendor, () => new Map([...breakers.keys()].map((source) => [source, circuits(source)])));
  return Object.assign(protect, { circuits });
}
