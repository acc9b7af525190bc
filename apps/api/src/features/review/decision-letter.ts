import { reviewLimits } from '@pramaan/contract/review-limits.ts';
import type { DecisionKind, DecisionReason } from '@pramaan/contract/stages.ts';
import { declineSentences } from '@pramaan/documents/policy/decline-reasons.ts';
import { openCaseFile } from '../../case-file/case-file.ts';
import { readLanguage } from '../../case-file/language.ts';
import { lenderName } from '../../case-file/profile.ts';
import { audit, system } from '../../platform/audit.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import type { JobKind, Jobs } from '../../platform/jobs.ts';
import { sql } from '../../platform/sql.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Outbox } from '../../providers/messages/outbox.ts';
import { messageApplicant } from '../../providers/messages/to-applicant.ts';

interface Letter {
  lender: string;
  decision: string;
}

export const decisionLetterJob: JobKind<Letter> = {
  name: 'decision-letter',
  retryLimit: 5,
  retryDelay: 30,
  expireInSeconds: 60,
};

/** A decision can be undone until then: the applicant is told of one that stands. */
const afterSeconds = reviewLimits.undoDecision / 1000 + 5;

/** Queues the letter about a decision, in the caller's transaction. A referral or a withdrawal has no letter. */
export async function announce(
  trx: Queryable,
  jobs: Jobs,
  letter: Letter,
  kind: DecisionKind,
): Promise<void> {
  if (kind === 'approve' || kind === 'reject') await jobs.send(trx, decisionLetterJob, letter, afterSeconds);
}

interface Row {
  applicant_id: string;
  kind: DecisionKind;
  reasons: DecisionReason[];
  reference: string;
}

/** Most reasons that a letter names; the page names all. */
const mostReasons = 3;

/**
 * Tells an applicant by e-mail, else by SMS, that their loan was approved or declined and why: once, and only while the decision
 * stands. The job is repeated until it has.
 */
export function decisionLetters({
  db,
  vault: hashes,
  outbox,
  publicUrl,
}: {
  db: Database;
  vault: Vault;
  outbox: Pick<Outbox, 'queue'>;
  publicUrl: string;
}) {
  return async ({ lender, decision }: Letter): Promise<void> => {
    const vault = await hashes.of(lender, db);
    await db.tenant(lender, async (trx) => {
      const [row] = await trx.query<Row>(sql`
        update decision d set told_at = now() from applicant a
        where d.id = ${decision} and d.state = 'stands' and d.told_at is null and a.lender_id = d.lender_id and a.id = d.applicant_id
        returning d.applicant_id, d.kind, d.reasons, a.reference`);
      const caseFile = row && (await openCaseFile(trx, vault, row.applicant_id));
      if (!row || !caseFile) return;
      const language = await readLanguage(trx, row.applicant_id);
      const approved = row.kind === 'approve';
      const reasons = declineSentences(row.reasons, language).slice(0, mostReasons);
      const values = {
        lender: await lenderName(trx, lender),
        ...(approved ? {} : { reasons: reasons.join(' ') }),
      };
      await messageApplicant(
        trx,
        outbox,
        lender,
        { ...caseFile.profile, reference: row.reference },
        { text: approved ? 'loan-approved' : 'loan-declined', language, publicUrl, values },
      );
      await audit(trx, lender, system, 'decision.told', row.applicant_id, { kind: row.kind });
    });
  };
}
