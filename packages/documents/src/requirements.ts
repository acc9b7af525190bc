import type { Area } from './define.ts';

/** What finishes an area of the applicant's list. */
export interface Requirement {
  /** Documents asked of everyone. */
  documents: readonly string[];
  /** How many more of the area, whichever. */
  more: number;
  /** One person has one of these papers, the next another: which to give is asked before the first is opened. */
  chosen?: true;
}

/** What finishes an area where not just any one document does: PAN and a proof of identity; person and home. */
const needs: Partial<Record<Area, Requirement>> = {
  identity: { documents: ['pan'], more: 1 },
  'personal-detail': { documents: ['basicDetails', 'residentDetails'], more: 0 },
  loan: { documents: ['loanRequest'], more: 0 },
  'address-proof': { documents: [], more: 1, chosen: true },
  business: { documents: [], more: 1, chosen: true },
  professional: { documents: [], more: 1, chosen: true },
  tax: { documents: [], more: 1, chosen: true },
};

/** What is needed of an area: one of its documents, unless said otherwise. */
export function requirementOf(area: Area): Requirement {
  return needs[area] ?? { documents: [], more: 1 };
}

/** Asked only of those whom they concern. */
export const ifItApplies: readonly Area[] = [
  'business',
  'corporate',
  'commercial',
  'ratings',
  'professional',
  'tax',
  'litigation',
  'ownership-proof',
  'asset',
  'credit-report',
];
