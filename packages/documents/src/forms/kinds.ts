/** Every bank form, one line each. A bank's first form is the one it is shown with. */

export { businessLoan } from './kinds/business-loan.ts';
export { homeLoan } from './kinds/home-loan.ts';
export { personalLoan } from './kinds/personal-loan.ts';
