import type { Database } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';

const minutes = 5;

/** Challenges for authenticators. Each is good once, for one purpose and five minutes. */
export function passkeyChallenges(db: Database) {
  return {
    /** Keeps one; `staff` null: whoever comes in by it. */
    async give(challenge: string, purpose: 'add' | 'enter', staff: string | null): Promise<void> {
      await db.query(sql`
        insert into passkey_challenge (challenge, purpose, staff_id, expires_at)
        values (${challenge}, ${purpose}, ${staff}, now() + ${minutes} * interval '1 minute')`);
    },
    /** Takes it; false for one that was not given, was taken, or is over. */
    async take(challenge: string, purpose: 'add' | 'enter', staff: string | null): Promise<boolean> {
      const taken = await db.query(sql`
        delete from passkey_challenge where challenge = ${challenge} and purpose = ${purpose}
          and staff_id is not distinct from ${staff} and expires_at > now() returning challenge`);
      return taken.length > 0;
    },
  };
}

export type PasskeyChallenges = ReturnType<typeof passkeyChallenges>;
