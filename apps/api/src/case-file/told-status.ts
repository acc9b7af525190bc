import type { ApplicationStatus } from '@pramaan/contract/application-status.ts';
import { closedStages } from '@pramaan/contract/closed-stages.ts';
import { reviewLimits } from '@pramaan/contract/review-limits.ts';
import type { Stage } from '@pramaan/contract/stages.ts';

/** Who decides with whom, and that somebody hesitates, is the lender's own. */
const statusOf: Readonly<Record<Stage, ApplicationStatus>> = {
  'in-progress': 'with-you',
  ready: 'ready',
  'in-review': 'in-review',
  referred: 'in-review',
  'second-approval': 'in-review',
  approved: 'approved',
  rejected: 'decided',
  withdrawn: 'closed',
};

/** Whether a decision can no longer be undone. */
export const isSettled = (decided: Date | null, now: Date): boolean =>
  decided !== null && now.valueOf() - decided.valueOf() >= reviewLimits.undoDecision;

/** Where an application stands, as its person is told: of a decision once it can no longer be undone. */
export const toldStatus = (stage: Stage, decided: Date | null, now: Date): ApplicationStatus =>
  decided && !isSettled(decided, now) ? 'in-review' : statusOf[stage];

/**
 * The stage that a person is told of. Who joins an application is told of the decision on it, unless they have left it.
 *
 * @param joined where the application stands that they join; null for who applies
 */
export const stageFor = (own: Stage, joined: Stage | null): Stage =>
  own !== 'withdrawn' && joined && closedStages.includes(joined) ? joined : own;
