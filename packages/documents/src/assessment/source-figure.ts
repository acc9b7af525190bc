import type { MonthlySum } from '../findings/statement-rows.ts';

/** Where a monthly figure comes from. */
export const figureSources = [
  'form16',
  'return',
  'credits',
  'wages',
  'rent',
  'business',
  'bureau',
  'statement',
  'declared',
] as const;
type FigureSource = (typeof figureSources)[number];

/** Why a figure is shown and not counted. */
export const setAsideReasons = [
  'part-of-salary',
  'few-months',
  'earlier-year',
  'outdated',
  'beside',
  'turnover',
] as const;

/** What one source says of a month. */
export interface SourceFigure {
  source: FigureSource;
  /** How the paper is called: `Form 16 2025-26`. */
  called: string;
  /** Whole rupees a month. */
  monthly: number;
  /** A source confirmed it; otherwise it was read from a photo, or declared. */
  confirmed: boolean;
  setAside: (typeof setAsideReasons)[number] | null;
  /** Places of the records that it rests on. */
  records: string[];
  months: MonthlySum[];
}
