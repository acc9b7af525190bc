import type { Database } from '../platform/database.ts';
import { sql } from '../platform/sql.ts';
import { together } from '../platform/together.ts';

/** Whose session, and which applicant is in question. */
interface Asked {
  session: string;
  cookieHash: Buffer;
  applicant: string | null;
}

/** How a session stands, and how its person stands to the applicant in question. */
export interface Standing {
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
  applies_with: string | null;
}

export type Standings = (asked: Asked) => Promise<Standing | undefined>;

/** Asks the database afresh for each request; requests that come at the same time ask together. */
export function standingsOf(db: Database): Standings {
  const ask = together(async (questions: readonly Asked[]): Promise<(Standing | undefined)[]> => {
    const sessions = questions.map(({ session }) => session);
    const cookies = questions.map(({ cookieHash }) => cookieHash);
    const applicants = questions.map(({ applicant }) => applicant);
    const rows = await db.query<Standing>(
      sql`select * from authorise(${sessions}::uuid[], ${cookies}::bytea[], ${applicants}::uuid[])`,
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
