import { closedStages, type Stage } from '@pramaan/contract/stages.ts';

/** Nothing more is done with the application. */
export const isOver = (stage: Stage): boolean => closedStages.includes(stage);
