import type { PrintedLayout } from './layout.ts';
import { cooperativeLayouts } from './layouts/cooperative.ts';
import { newerLayouts } from './layouts/newer-banks.ts';
import { privateSectorLayouts } from './layouts/private-sector.ts';
import { publicSectorLayouts } from './layouts/public-sector.ts';

/** Tables as banks print them around their rows; made by other rules than the statements of `../styles`. */
export const printedLayouts: readonly PrintedLayout[] = [
  ...publicSectorLayouts,
  ...privateSectorLayouts,
  ...newerLayouts,
  ...cooperativeLayouts,
];
