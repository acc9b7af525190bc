import { ageSteps } from '@pramaan/contract/dashboards.ts';
import { m } from '@pramaan/messages';

/** The days of a class: "under 1", "1–3", "over 30". */
export function ageWords(index: number): string {
  const [from, to] = [ageSteps[index - 1], ageSteps[index]];
  if (from === undefined) return m.dashboard_age_under({ days: to ?? 0 });
  return to === undefined ? m.dashboard_age_over({ days: from }) : m.dashboard_age_between({ from, to });
}
