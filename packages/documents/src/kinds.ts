/** Every document the product knows, one line each. Their order is that of the reports (reports.ts). */
export { nrega } from './kinds/id/nrega.ts';
