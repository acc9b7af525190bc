import type { Check } from './check.ts';
import * as bank from './checks/bank.ts';
import * as business from './checks/business.ts';
import * as identity from './checks/identity.ts';
import * as vehicles from './checks/vehicle.ts';

/** Every check that the sandbox's Cashfree sells. */
export const checks: readonly Check[] = [bank, business, identity, vehicles].flatMap((module) =>
  Object.values(module),
);
