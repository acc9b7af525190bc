import type { Stage } from './stages.ts';

/** Stages in which the application is over: nothing moves it but an undo, or the reopening of a rejected one. */
export const closedStages: readonly Stage[] = ['approved', 'rejected', 'withdrawn'];
