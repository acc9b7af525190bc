import { batched } from '../platform/batcher.ts';
import type { Database } from '../platform/database.ts';
import { sql } from '../platform/sql.ts';

/** Whose session, and which applicant is in question. */
interface Asked {
  session: string;
  cookieHash: Buffer;
  applicant: string | null;
}

/** How a session stands, and how its person stands to the applicant in question. */
export interface SessionState {
  asked: number;
  session: string;
  lender_id: string;
  staff_id: string | null;
  applicant_id: string | null;
  role: number;
  expires_at: Date;
  seen_at: Date;
  may_set_password: boolean;
  own_only: boolean;
  applicant_lender: string | null;
  assigned_to: string | null;
  referred_by: string | null;
}

export type ReadSession = (asked: Asked) => Promise<SessionState | undefined>;

/** Asks the database afresh for each request; requests that come at the same time ask together. */
export function sessionReader(db: Database): ReadSession {
  const ask = batched(async (questions: readonly Asked[]): Promise<(SessionState | undefined)[]> => {
    const sessions = questions.map(({ session }) => session);
    const cookies = questions.map(({ cookieHash }) => cookieHash);
    const applicants = questions.map(({ applicant }) => applicant);
    const rows = await db.query<SessionState>(
      sql`select asked, session, lender_id, staff_id, applicant_id, role, expires_at, seen_at, may_set_password, own_only, applicant_lender,
        assigned_to, referred_by from authorise(${sessions}::uuid[], ${cookies}::bytea[], ${applicants}::uuid[])`,
    );
    const byPlace = new Map(rows.map((row) => [row.asked, row]));
    return questions.map((_, index) => byPlace.get(index + 1));
  });
  return async (asked) => {
    const row = await ask(asked);
    if (row && row.session !== asked.session) throw new Error('A session got the standing of another.');
    return row;
  };
}
