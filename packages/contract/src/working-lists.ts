/**
 * How complete applications are assigned: not at all, to each verifier in turn, to the one with the fewest open cases, or to that one
 * of the verifiers of its branch, or of those who work on its loan product.
 */
export const assignments = ['off', 'in-turn', 'by-load', 'by-branch', 'by-product'] as const;

/** When a lender works. Days are 1 (Monday) to 7; times are of India; no hours: round the clock. */
export interface WorkingTime {
  days: readonly number[];
  hours: { from: string; until: string } | null;
  /** YYYY-MM-DD. */
  holidays: readonly string[];
}

/** How a lender's lists work. */
export interface WorkingLists extends WorkingTime {
  assign: (typeof assignments)[number];
  /** Who is told when a case is overdue, beside its assignee. */
  supervisor: string | null;
}

/** What counts until a lender sets something else: every hour of every day, and nothing is assigned by itself. */
export const usualWorkingLists: WorkingLists = {
  assign: 'off',
  supervisor: null,
  days: [1, 2, 3, 4, 5, 6, 7],
  hours: null,
  holidays: [],
};
