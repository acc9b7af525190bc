/** Times in milliseconds. */
export const lockerLimits = {
  /** How long a person may take at the locker's page. */
  signIn: 30 * 60_000,
  /** How long they let us read there. */
  consent: 2 * 60 * 60_000,
  /** New lockers asked for, or codes tried, for one applicant in an hour. */
  tries: 10,
} as const;
