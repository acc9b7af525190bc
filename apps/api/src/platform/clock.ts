/** The time, as an argument: tests set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The Indian day of a moment, as 2026-08-15. */
export const indianDay = (at: Date): string =>
  new Date(at.valueOf() + 5.5 * 60 * 60_000).toISOString().slice(0, 10);
