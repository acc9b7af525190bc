/** A person's way to the locker and back, kept by this tab alone: the locker's page takes the place of ours. */
export interface Trip {
  applicant: string;
  /** The document from whose page they left, and its instance. */
  document: string | null;
  instance: number;
  /** Our name for the sign-in, when there is one; it opens nothing outside this session. */
  token: string | null;
  /** ISO 8601. */
  validTill: string;
  /** Whose locker it is. */
  name: string;
  sameName: boolean | null;
}

const key = 'lockerTrip';
const nowhere: Omit<Trip, 'applicant'> = {
  ...{ document: null, instance: 1, token: null },
  ...{ validTill: '', name: '', sameName: null },
};

/** Where this person stands; a sign-in that has lapsed is none. */
export function readTrip(applicant: string): Trip {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Trip | null;
    if (stored?.applicant !== applicant) return { ...nowhere, applicant };
    return Date.parse(stored.validTill) > Date.now() ? stored : { ...stored, token: null };
  } catch {
    return { ...nowhere, applicant };
  }
}

export function noteTrip(applicant: string, changes: Partial<Trip>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...readTrip(applicant), ...changes, applicant }));
  } catch {
    // A tab that keeps nothing asks for the sign-in again.
  }
}
