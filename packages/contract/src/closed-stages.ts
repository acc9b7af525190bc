import type { Stage } from './stages.ts';

/** Stages in which the application is over: nothing moves it but an undo. */
export const closedStages: readonly Stage[] = ['approved', 'rejected', 'withdrawn'];
