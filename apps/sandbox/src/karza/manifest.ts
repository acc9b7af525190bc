import type { Check } from './check.ts';
import * as all from './checks.ts';

/** Every check that the sandbox's verification vendor sells. */
export const checks: readonly Check[] = Object.values(all);
