import { SourceDown } from '../outbound/resilience.ts';

/** Why a source of bank data gave nothing. What to do follows from it. */
export type Reason =
  /** It did not answer, or answered that it cannot: another try later may work. */
  | 'source_down'
  /** The session is over: open another. */
  | 'session_ended'
  | 'not_found'
  /** The source did not take what it was asked. */
  | 'invalid_input'
  /** Name or password, key or client are not known there. */
  | 'refused'
  /** The answer was not what the protocol says. */
  | 'unreadable'
  /** The answer was not signed by whom it should be, or was changed on the way. */
  | 'signature'
  /** The same message came before. */
  | 'replayed'
  /** Its time is too far from ours. */
  | 'stale'
  /** It speaks a version that is not known here. */
  | 'version'
  /** Encrypted data did not open. */
  | 'decryption'
  /** The person said no, took the consent back or let it lapse. */
  | 'consent';

/** What came of a question to a source of bank data. Never thrown. `detail`: one sentence, without personal data. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; reason: Reason; detail: string };

export const given = <T>(value: T): Outcome<T> => ({ ok: true, value });

export const refused = (reason: Reason, detail: string) => ({ ok: false, reason, detail }) as const;

/** A refusal on its way up to where it becomes an outcome. */
export class ProviderError extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, detail: string) {
    super(detail);
    this.reason = reason;
  }
}

/** Runs `ask`; a source that is down becomes a ProviderError that names it, as in "The account aggregator". */
export async function unlessDown<T>(source: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof SourceDown)
      throw new ProviderError('source_down', `${source} did not answer (${error.message}). Try again later.`);
    throw error;
  }
}

/** Runs `ask`; a ProviderError in it becomes an outcome. Anything else thrown is a mistake of ours, and is told as one. */
export async function asOutcome<T>(ask: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return given(await ask());
  } catch (error) {
    if (error instanceof ProviderError) return refused(error.reason, error.message);
    return refused('unreadable', 'The answer of the source could not be read.');
  }
}
