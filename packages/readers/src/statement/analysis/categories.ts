import type { Row } from './figure.ts';

/** What a transaction is for, and the rule that says so, to be shown. */
export interface Categorised {
  category: string;
  rule: string;
}

interface Rule extends Categorised {
  fits(row: Row): boolean;
}

const said = (form: RegExp) => (row: Row) => form.test(row.transaction.narration.replaceAll('_', ' '));
const by = (channel: Row['narration']['channel']) => (row: Row) => row.narration.channel === channel;

const words: readonly [string, string, RegExp][] = [
  [
    'Insurance',
    'an insurer or a premium',
    /\bINSURANCE\b|\bPREMIUM\b|\bLIC\b|\bLIFE INS|\bERGO\b|\bLOMBARD\b/i,
  ],
  [
    'Investment',
    'a fund, a broker or a deposit',
    /\bMUTUAL\b|\bSIP\b|\bZERODHA\b|\bGROWW\b|\bBROKING\b|\bSECURITIES\b|\bCLEARING CORP|\bPPF\b|\bNPS\b|\bRD\b|\bFD\b|\bFIXED DEPOSIT\b|\bAPY\b/i,
  ],
  ['Loan repayment', 'an instalment or a lender', /\bEMI\b|\bLOAN\b|\bFINSERV\b|\bFINANCE\b|\bHOUSING\b/i],
  [
    'Card payment',
    'a credit card',
    /\bCREDIT ?CARD\b|\bCC PAYMENT\b|\bCRED\b|\bCARD PAYMENT\b|\bBILLDESK\b.*\bCARD\b/i,
  ],
  ['Tax', 'a tax', /\bINCOME TAX\b|\bTDS\b|\bGSTN\b|\bGST PAYMENT\b|\bOLTAS\b|\bTIN NSDL\b|\bCBDT\b/i],
  ['Rent', 'rent', /\bRENT\b/i],
  [
    'Utilities',
    'electricity, gas, water or telephone',
    /\bELECTRIC|\bBESCOM\b|\bMSEB|\bMSEDCL\b|\bTNEB\b|\bTSSPDCL\b|\bBSES\b|\bPOWER\b|\bGAS\b|\bINDANE\b|\bWATER\b|\bAIRTEL\b|\bJIO\b|\bBSNL\b|\bVODAFONE\b|\bRECHARGE\b|\bBROADBAND\b/i,
  ],
  [
    'Groceries',
    'a food shop',
    /\bSUPERMARKET\b|\bMART\b|\bGROCER|\bBIGBASKET\b|\bBLINKIT\b|\bZEPTO\b|\bKIRANA\b|\bINSTAMART\b|\bPROVISION\b/i,
  ],
  [
    'Food',
    'a restaurant or a delivery',
    /\bSWIGGY\b|\bZOMATO\b|\bRESTAURANT\b|\bHOTEL\b|\bCAFE\b|\bBAKERY\b/i,
  ],
  ['Fuel', 'a fuel station', /\bPETROL|\bFUEL\b|\bHPCL\b|\bBPCL\b|\bIOCL\b|\bFILLING\b/i],
  [
    'Travel',
    'travel',
    /\bIRCTC\b|\bRAILWAY|\bMETRO\b|\bUBER\b|\bOLA\b|\bAIRLINES?\b|\bINDIGO\b|\bMAKEMYTRIP\b|\bFASTAG\b|\bTRAVELS?\b/i,
  ],
  [
    'Health',
    'a pharmacy or a clinic',
    /\bPHARMAC|\bHOSPITAL\b|\bMEDICAL\b|\bCLINIC\b|\bAPOLLO\b|\bDIAGNOSTIC/i,
  ],
  ['Education', 'a school or a college', /\bSCHOOL\b|\bCOLLEGE\b|\bTUITION\b|\bACADEMY\b|\bUNIVERSITY\b/i],
  [
    'Shopping',
    'a shop',
    /\bAMAZON\b|\bFLIPKART\b|\bMYNTRA\b|\bSTORES?\b|\bBAZAAR\b|\bRETAIL\b|\bTEXTILES?\b|\bMALL\b/i,
  ],
];

/** The first that fits counts. Salary and returned payments come from their own analysis and stand before these. */
const rules: readonly Rule[] = [
  {
    category: 'Returned payment',
    rule: 'The wording says that it was returned.',
    fits: (row) => row.narration.returned && row.narration.channel !== 'charge',
  },
  { category: 'Charges', rule: 'The wording names a charge, a fee or GST.', fits: by('charge') },
  { category: 'Interest', rule: 'The wording says that it is interest.', fits: by('interest') },
  {
    category: 'Cash withdrawal',
    rule: 'Money taken at an ATM or a counter.',
    fits: (row) => !row.credit && (row.narration.channel === 'ATM' || row.narration.channel === 'cash'),
  },
  {
    category: 'Cash deposit',
    rule: 'Cash paid in.',
    fits: (row) => row.credit && row.narration.channel === 'cash',
  },
  {
    category: 'Refund',
    rule: 'The wording says that it is a refund.',
    fits: (row) => row.credit && /\bREFUND|\bCASHBACK\b|\bREVERSAL\b/i.test(row.transaction.narration),
  },
  ...words.map(
    ([category, what, form]): Rule => ({
      category,
      rule: `The wording names ${what}.`,
      fits: (row) => !row.credit && said(form)(row),
    }),
  ),
  {
    category: 'Dividend',
    rule: 'A company pays it through NACH.',
    fits: (row) => row.credit && row.narration.channel === 'NACH',
  },
  { category: 'Cheque', rule: 'It went by cheque.', fits: by('cheque') },
  { category: 'Card purchase', rule: 'Paid with the debit card.', fits: by('card') },
  { category: 'Bill', rule: 'Paid as a bill.', fits: by('bill') },
  { category: 'Instalment or mandate', rule: 'It goes out by NACH or ECS.', fits: by('NACH') },
];

/** Category of a row by the first rule that fits; else by its channel and direction. */
export function categoryOf(row: Row): Categorised {
  const found = rules.find(({ fits }) => fits(row));
  if (found) return { category: found.category, rule: found.rule };
  const way = row.credit ? 'in' : 'out';
  const { channel } = row.narration;
  if (channel === 'other')
    return { category: row.credit ? 'Other credit' : 'Other debit', rule: 'No rule knows this wording.' };
  return { category: `Transfer ${way}`, rule: `It came by ${channel} and no other rule fits.` };
}
