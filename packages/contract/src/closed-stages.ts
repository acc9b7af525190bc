import { type Stage, stages } from './stages.ts';

/** Stages in which the application is over: nothing moves it but an undo, or the reopening of a rejected one. */
export const closedStages: readonly Stage[] = ['approved', 'rejected', 'withdrawn'];

/** Stages in which somebody can still do something. */
export const openStages: readonly Stage[] = stages.filter((stage) => !closedStages.includes(stage));
