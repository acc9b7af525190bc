import type { Salary } from './salary.ts';

export type Form16Fault =
  | 'wrong-total'
  | 'wrong-deposited'
  | 'wrong-challan'
  | 'wrong-pan'
  | 'other-pan-in-part-b'
  | 'wrong-year'
  | 'wrong-gross'
  | 'wrong-taxable'
  | 'wrong-tax';

/** What both parts print. */
export interface Form16Facts {
  certificateNo: string;
  financialYear: string;
  assessmentYear: string;
  salary: Salary;
  employee: { name: string; pan: string; address: string };
  employer: { name: string; pan: string; tan: string; address: string };
  fatherName: string;
  fault: Form16Fault | undefined;
}
