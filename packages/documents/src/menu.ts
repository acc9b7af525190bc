import type { Area } from './define.ts';
import type { DocumentOutline } from './outline.ts';
import { outlines } from './outline-data.ts';

export interface AreaInfo {
  area: Area;
  title: string;
  /** Under `/laas/`: where the area's screens live (P §2.1). */
  path: string;
}

/** Areas of the applicant’s portal in the order of its task list (product §5). */
export const areas: readonly AreaInfo[] = [
  { area: 'identity', title: 'Identity', path: 'identity/id-proof' },
  { area: 'address-proof', title: 'Address', path: 'address-proof' },
  { area: 'personal-detail', title: 'Personal details', path: 'personal-detail' },
  { area: 'employment', title: 'Employment', path: 'employment' },
  { area: 'itr', title: 'Income-tax returns', path: 'itr' },
  { area: 'form16', title: 'Form 16', path: 'form16' },
  { area: 'bank-statements', title: 'Bank statement', path: 'bank-statements' },
  { area: 'loan', title: 'Loan', path: 'loan' },
  { area: 'business', title: 'Business', path: 'business' },
  { area: 'corporate', title: 'Company', path: 'corporate' },
  { area: 'commercial', title: 'Company credit report', path: 'commercial' },
  { area: 'ratings', title: 'Ratings', path: 'ratings' },
  { area: 'professional', title: 'Professional', path: 'professional' },
  { area: 'tax', title: 'Tax', path: 'tax' },
  { area: 'litigation', title: 'Court cases', path: 'litigation' },
  { area: 'ownership-proof', title: 'Ownership', path: 'ownership-proof' },
  { area: 'asset', title: 'Assets', path: 'asset' },
  { area: 'credit-report', title: 'Credit report', path: 'credit-report' },
];

/** The documents given in an area, in card order. */
export function documentsIn(area: Area): readonly DocumentOutline[] {
  return outlines.filter((document) => document.area === area);
}
