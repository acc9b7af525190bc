import { Refusal } from '@pramaan/contract/errors.ts';
import { nextStage, type Stage, usualDecisionLimit } from '@pramaan/contract/stages.ts';
import { lacksOf, type Verdicts } from '@pramaan/documents/lacks.ts';
import { leafOf } from '@pramaan/documents/tree.ts';
import { type Dossier, openDossier } from '../../dossier/dossier.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import type { LenderVault } from '../../platform/vault.ts';
import { type Review, readReviews } from './review-rows.ts';

interface Row {
  stage: Stage;
  assigned_to: string | null;
  assigned_name: string | null;
  desk_version: number;
  due_at: Date | null;
  limit: number | null;
}

/** An application on the desk, locked until the transaction ends. */
export interface OpenedDesk {
  applicant: string;
  dossier: Dossier;
  stage: Stage;
  assignedTo: string | null;
  assignedName: string;
  version: number;
  dueAt: Date | null;
  /** Rupees; null while nobody said. */
  amount: number | null;
  limit: number;
  reviews: Review[];
}

function amountIn(dossier: Dossier): number | null {
  const said = leafOf(dossier.docs, 'loanRequest', 'input')?.data.loanAmt;
  const amount = Number(String(said ?? '').replaceAll(',', ''));
  return said === undefined || said === '' || Number.isNaN(amount) ? null : amount;
}

/** Opens an application with all that decides what may be done with it. Throws NO_SUCH_APPLICANT. */
export async function openDesk(trx: Queryable, vault: LenderVault, applicant: string): Promise<OpenedDesk> {
  // The file first, as whoever keeps a record does: two that lock in two orders would wait for each other.
  const dossier = await openDossier(trx, vault, applicant);
  const [row] = await trx.query<Row>(sql`
    select a.stage, a.assigned_to, s.name as assigned_name, a.desk_version, a.due_at, (l.settings->>'decisionLimit')::float8 as limit
    from applicant a join lender l on l.id = a.lender_id left join staff s on s.lender_id = a.lender_id and s.id = a.assigned_to
    where a.id = ${applicant} for update of a`);
  if (!dossier || !row) throw new Refusal('NO_SUCH_APPLICANT');
  return {
    applicant,
    dossier,
    stage: row.stage,
    assignedTo: row.assigned_to,
    assignedName: row.assigned_name ?? '',
    version: row.desk_version,
    dueAt: row.due_at,
    amount: amountIn(dossier),
    limit: row.limit ?? usualDecisionLimit,
    reviews: await readReviews(trx, applicant),
  };
}

/** What was said of records as they stand now, by place. */
export const verdictsOf = (reviews: readonly Review[]): Verdicts =>
  new Map(reviews.filter(({ stale }) => !stale).map(({ place, verdict }) => [place, verdict]));

export const lacksIn = ({ dossier, reviews }: OpenedDesk) => lacksOf(dossier.docs, verdictsOf(reviews));

/** Moves an application; throws NOT_IN_THIS_STAGE when it may not go there from where it stands. */
export async function moveTo(
  trx: Queryable,
  desk: OpenedDesk,
  event: Parameters<typeof nextStage>[1],
): Promise<void> {
  const stage = nextStage(desk.stage, event);
  if (!stage) throw new Refusal('NOT_IN_THIS_STAGE');
  await trx.query(sql`update applicant set stage = ${stage} where id = ${desk.applicant}`);
  desk.stage = stage;
}
