const dayMs = 86_400_000;
const istOffsetMs = 5.5 * 60 * 60 * 1000;

export interface FileAge {
  /** Whole days by the Indian calendar; 0 is today. */
  days: number;
  /** Monday to Friday after the day of signing up to today. Public holidays are not known here and count. */
  workingDays: number;
  sentence: string;
}

/**
 * How old a signed file is. Said, not judged: RBI wants the offline e-KYC of a video identification (V-CIP) to be at
 * most three working days old (standards §2.1, §12.3), and other uses have no such limit.
 */
export function ageOf(signedAt: Date, now: Date): FileAge {
  const day = (time: Date) => Math.floor((+time + istOffsetMs) / dayMs);
  const days = day(now) - day(signedAt);
  let workingDays = 0;
  // 1 January 1970 was a Thursday.
  for (let each = day(signedAt) + 1; each <= Math.min(day(now), day(signedAt) + 40); each++)
    if (![0, 6].includes((each + 4) % 7)) workingDays++;
  const when = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(
    signedAt,
  );
  if (days < 0) return { days, workingDays: 0, sentence: `Signed on ${when}, which is in the future.` };
  const ago = days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`;
  const old =
    workingDays > 3 ? ' For a video identification RBI wants a file of at most 3 working days.' : '';
  return { days, workingDays, sentence: `Signed on ${when}, ${ago}.${old}` };
}
