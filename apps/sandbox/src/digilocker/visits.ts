import { randomUUID } from 'node:crypto';

/** One person's visit to a page of the locker, from where they came to the way back. */
export interface Visit {
  id: string;
  mobile: string;
  /** The code sent to the mobile was typed. */
  proved: boolean;
  wrongTries: number;
  /** What stands above the form: what went wrong with the last one. */
  notice: string;
}

const most = 2_000;

/** Visits under way; the oldest go when there are too many. */
export function visitBook<T extends object>() {
  const visits = new Map<string, Visit & T>();
  return {
    open(asked: T): Visit & T {
      const visit = { ...asked, id: randomUUID(), mobile: '', proved: false, wrongTries: 0, notice: '' };
      visits.set(visit.id, visit);
      const oldest = visits.keys().next().value;
      if (visits.size > most && oldest !== undefined) visits.delete(oldest);
      return visit;
    },
    get: (id: string): (Visit & T) | null => visits.get(id) ?? null,
    end: (visit: Visit) => visits.delete(visit.id),
  };
}
export type VisitBook<T extends object> = ReturnType<typeof visitBook<T>>;
