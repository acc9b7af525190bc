import { m } from '@pramaan/messages';

/** How a count compares with the one before: "12 % more than before (95)". */
export function changeOf(now: number, before: number): string {
  if (before === 0) return m.dashboard_tile_before({ value: before });
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return m.dashboard_tile_same({ before });
  return percent > 0
    ? m.dashboard_tile_up({ percent, before })
    : m.dashboard_tile_down({ percent: -percent, before });
}
