import { type settingsShape, vendorServices } from '@pramaan/contract/calls/settings.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import type * as z from 'zod/mini';
import {
  type ChosenPort,
  type ChosenVendor,
  type ChosenVendors,
  inLendersOrder,
} from '../../providers/lenders-vendors.ts';
import type { Outside } from '../../providers/outside.ts';
import { portTitles } from '../../providers/ports.ts';

/** A lender's choice for one service: every connected vendor, in order. */
export interface VendorChange {
  port: ChosenPort;
  /** A budget that is left out stays; null takes it away. */
  order: (Omit<ChosenVendor, 'budget'> & { budget?: number | null | undefined })[];
}

const connectedOf = ({ services }: Outside, port: ChosenPort) =>
  services.filter((one) => one.port === port && one.settings);

/**
 * The services of which the lender can choose: several vendors are connected, or one that the lender has switched off.
 *
 * @param checksOf how many checks a verification vendor has
 * @param spent paise that each of them has cost in this month
 */
export function vendorsOf(
  outside: Outside,
  chosen: ChosenVendors = {},
  checksOf: (vendor: string) => number,
  spent: ReadonlyMap<string, number>,
): z.output<typeof settingsShape>['vendors'] {
  return vendorServices.flatMap((port) => {
    const connected = connectedOf(outside, port);
    const names = connected.map(({ vendor }) => vendor);
    const order = inLendersOrder(names, chosen[port]);
    if (order.length < 2 && order.every(({ on }) => on)) return [];
    return {
      port,
      title: portTitles[port],
      order: order.map(({ vendor, on, budget }) => ({
        vendor,
        title: connected.find((one) => one.vendor === vendor)?.wire ?? vendor,
        on,
        checks: port === 'verification' ? checksOf(vendor) : null,
        budget: budget ?? null,
        spent: port === 'verification' ? (spent.get(vendor) ?? 0) : null,
      })),
    };
  });
}

/** Throws BAD_REQUEST for an order that is not of the connected vendors, each once, or that uses none of them. */
export function checkOrder(outside: Outside, { port, order }: VendorChange): void {
  const connected = connectedOf(outside, port).map(({ vendor }) => vendor);
  const named = order.map(({ vendor }) => vendor);
  if (connected.toSorted().join() !== named.toSorted().join())
    throw new ApiError(
      'BAD_REQUEST',
      'List each connected vendor of this service once. Reload the page if the vendors have changed.',
    );
  if (!order.some(({ on }) => on))
    throw new ApiError('BAD_REQUEST', 'Keep at least one vendor of this service on.');
  if (port !== 'verification' && order.some(({ budget }) => typeof budget === 'number'))
    throw new ApiError('BAD_REQUEST', 'Only verification vendors have a budget.');
}

/** The order as it is stored: budgets that the change leaves out stay. */
export const storedOrder = ({ port, order }: VendorChange, before: ChosenVendors = {}): ChosenVendor[] =>
  order.map(({ vendor, on, budget }) => {
    const kept = before[port]?.find((one) => one.vendor === vendor)?.budget ?? null;
    const next = budget === undefined ? kept : budget;
    return { vendor, on, ...(next === null ? {} : { budget: next }) };
  });

const vendorWords = ({ vendor, on, budget }: VendorChange['order'][number]): string =>
  [vendor, on ? '' : ' (off)', typeof budget === 'number' ? ` (₹${budget} a month)` : ''].join('');

/** As the audit log says it: "verification: one (₹5000 a month), another (off)". */
export const wordsOf = ({ port, order }: VendorChange): string =>
  `${port}: ${order.map(vendorWords).join(', ')}`;
