import { t } from '../../lib/catalogue.ts';

const places = ['dashboards'] as const;
export type LaterPlace = (typeof places)[number];

/** What one will do there, and what to do meanwhile. */
export function laterWords(place: LaterPlace): { title: string; text: string; now: string } {
  return {
    title: t(`later.${place}.title`),
    text: t(`later.${place}.text`),
    now: t(`later.${place}.now`),
  };
}
