import type { Kind } from '../../kind.ts';
import { stampedAgreement, tabledAgreement } from './agreements.ts';
import { boardBill, windowBill } from './bills.ts';
import { bilingualCheque, chequeByHand, privateCheque } from './cheques.ts';
import { offerLetter, serviceLetter } from './letters.ts';
import { boxedPayslip, factoryPayslip } from './payslips.ts';

/**
 * The five papers that everyone makes, as they lie on a table: marks, stamps, tinted and ruled paper, two scripts. Nothing
 * of them comes from the layouts of `papers/everyday`, which the readers were written beside.
 */
export const picturedPapers: readonly Kind[] = [
  factoryPayslip,
  boxedPayslip,
  bilingualCheque,
  privateCheque,
  chequeByHand,
  boardBill,
  windowBill,
  serviceLetter,
  offerLetter,
  stampedAgreement,
  tabledAgreement,
];
