/** `document.method`, like `nrega.auth`. */
export type Ref = `${string}.${string}`;

/**
 * The one order of the product's cards: the full Loan Applicant Report's (P §2.8), then what only the public
 * report (P §2.10) or an area of the applicant's room shows. Menus, task lists and reports follow it. One line each.
 */
export const order: readonly { ref: Ref; reports: 'all' | 'public' | 'none' }[] = [
  { ref: 'nrega.auth', reports: 'all' },
];
