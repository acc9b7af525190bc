import { randomOf } from '../../random.ts';
import type { PrintedLayout } from './layout.ts';
import { printedLayouts } from './printed-layouts.ts';

const traits = [
  'date',
  'grouping',
  'balance',
  'size',
  'lines',
  'overrun',
  'opening',
  'closing',
  'carried',
] as const;
const more = ['total', 'pageTotal', 'under', 'foot', 'watermark', 'heading', 'repeat', 'wording'] as const;

/**
 * A layout that nobody made: the columns of one bank, each other trait from any other. The same number gives the same
 * layout. Traits that cannot go together are left out.
 */
export function variedLayout(number: number): PrintedLayout {
  const random = randomOf(`varied layout ${number}`);
  const base = random.pick(printedLayouts.filter(({ other }) => other?.kind !== 'savings'));
  const taken = Object.fromEntries(
    [...traits, ...more].flatMap((trait) => {
      const value = random.pick(printedLayouts)[trait];
      return value === undefined ? [] : [[trait, value] as const];
    }),
  );
  // No bank breaks a date after the third figure of a year.
  const columns = base.columns.map((column) =>
    column.kind === 'date' || column.kind === 'valueDate'
      ? { ...column, width: Math.max(column.width, 84) }
      : column,
  );
  const {
    opening: _,
    closing: __,
    carried: ___,
    total: ____,
    pageTotal: _____,
    watermark: ______,
    ...rest
  } = base;
  const varied: PrintedLayout = { ...rest, ...taken, columns, name: `varied-${number} (${base.name})` };
  return {
    ...varied,
    gap: varied.lines === 'after' ? random.pick([0, 1, 2, 4, 6]) : random.pick([4, 5, 6, 8]),
  };
}
