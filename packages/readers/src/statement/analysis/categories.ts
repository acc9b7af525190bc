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
    'The description mentions insurance.',
    /\bINSURANCE\b|\bPREMIUM\b|\bLIC\b|\bLIFE INS|\bERGO\b|\bLOMBARD\b/i,
  ],
  [
    'Investment',
    'The description mentions a fund, a broker or a deposit.',
    /\bMUTUAL\b|\bSIP\b|\bZERODHA\b|\bGROWW\b|\bBROKING\b|\bSECURITIES\b|\bCLEARING CORP|\bPPF\b|\bNPS\b|\bRD\b|\bFD\b|\bFIXED DEPOSIT\b|\bAPY\b/i,
  ],
  [
    'Loan repayment',
    'The description mentions an instalment or a lender.',
    /\bEMI\b|\bLOAN\b|\bFINSERV\b|\bFINANCE\b|\bHOUSING\b/i,
  ],
  [
    'Card payment',
    'The description mentions a credit card.',
    /\bCREDIT ?CARD\b|\bCC PAYMENT\b|\bCRED\b|\bCARD PAYMENT\b|\bBILLDESK\b.*\bCARD\b/i,
  ],
  [
    'Tax',
    'The description mentions a tax.',
    /\bINCOME TAX\b|\bTDS\b|\bGSTN\b|\bGST PAYMENT\b|\bOLTAS\b|\bTIN NSDL\b|\bCBDT\b/i,
  ],
  ['Rent', 'The description mentions rent.', /\bRENT\b/i],
  [
    'Utilities',
    'The description mentions electricity, gas, water or a telephone.',
    /\bELECTRIC|\bBESCOM\b|\bMSEB|\bMSEDCL\b|\bTNEB\b|\bTSSPDCL\b|\bBSES\b|\bPOWER\b|\bGAS\b|\bINDANE\b|\bWATER\b|\bAIRTEL\b|\bJIO\b|\bBSNL\b|\bVODAFONE\b|\bRECHARGE\b|\bBROADBAND\b/i,
  ],
  [
    'Groceries',
    'The description mentions a grocery shop.',
    /\bSUPERMARKET\b|\bMART\b|\bGROCER|\bBIGBASKET\b|\bBLINKIT\b|\bZEPTO\b|\bKIRANA\b|\bINSTAMART\b|\bPROVISION\b/i,
  ],
  [
    'Food',
    'The description mentions a restaurant or a food delivery.',
    /\bSWIGGY\b|\bZOMATO\b|\bRESTAURANT\b|\bHOTEL\b|\bCAFE\b|\bBAKERY\b/i,
  ],
  [
    'Fuel',
    'The description mentions a fuel station.',
    /\bPETROL|\bFUEL\b|\bHPCL\b|\bBPCL\b|\bIOCL\b|\bFILLING\b/i,
  ],
  [
    'Travel',
    'The description mentions travel.',
    /\bIRCTC\b|\bRAILWAY|\bMETRO\b|\bUBER\b|\bOLA\b|\bAIRLINES?\b|\bINDIGO\b|\bMAKEMYTRIP\b|\bFASTAG\b|\bTRAVELS?\b/i,
  ],
  [
    'Health',
    'The description mentions a pharmacy or a clinic.',
    /\bPHARMAC|\bHOSPITAL\b|\bMEDICAL\b|\bCLINIC\b|\bAPOLLO\b|\bDIAGNOSTIC/i,
  ],
  [
    'Education',
    'The description mentions a school or a college.',
    /\bSCHOOL\b|\bCOLLEGE\b|\bTUITION\b|\bACADEMY\b|\bUNIVERSITY\b/i,
  ],
  [
    'Shopping',
    'The description mentions a shop.',
    /\bAMAZON\b|\bFLIPKART\b|\bMYNTRA\b|\bSTORES?\b|\bBAZAAR\b|\bRETAIL\b|\bTEXTILES?\b|\bMALL\b/i,
  ],
];

/** The first that fits counts. Salary and returned payments come from their own analysis and stand before these. */
const rules: readonly Rule[] = [
  {
    category: 'Returned payment',
    rule: 'The description says that the payment was returned.',
    fits: (row) => row.narration.returned && row.narration.channel !== 'charge',
  },
  { category: 'Charges', rule: 'The description mentions a charge, a fee or GST.', fits: by('charge') },
  { category: 'Interest', rule: 'The description says that it is interest.', fits: by('interest') },
  {
    category: 'Cash withdrawal',
    rule: 'Cash taken at an ATM or a branch.',
    fits: (row) => !row.credit && (row.narration.channel === 'ATM' || row.narration.channel === 'cash'),
  },
  {
    category: 'Cash deposit',
    rule: 'Cash paid into the account.',
    fits: (row) => row.credit && row.narration.channel === 'cash',
  },
  {
    category: 'Refund',
    rule: 'The description says that it is a refund.',
    fits: (row) => row.credit && /\bREFUND|\bCASHBACK\b|\bREVERSAL\b/i.test(row.transaction.narration),
  },
  ...words.map(
    ([category, rule, form]): Rule => ({
      category,
      rule,
      fits: (row) => !row.credit && said(form)(row),
    }),
  ),
  {
    category: 'Dividend',
    rule: 'A company paid it by NACH.',
    fits: (row) => row.credit && row.narration.channel === 'NACH',
  },
  { category: 'Cheque', rule: 'Paid by cheque.', fits: by('cheque') },
  { category: 'Card purchase', rule: 'Paid with the debit card.', fits: by('card') },
  { category: 'Bill', rule: 'Paid as a bill.', fits: by('bill') },
  { category: 'Instalment or mandate', rule: 'Paid by NACH or ECS.', fits: by('NACH') },
];

/** Category of a row by the first rule that fits; else by its channel and direction. */
export function categoryOf(row: Row): Categorised {
  const found = rules.find(({ fits }) => fits(row));
  if (found) return { category: found.category, rule: found.rule };
  const { channel } = row.narration;
  if (channel === 'other')
    return {
      category: row.credit ? 'Other credit' : 'Other debit',
      rule: 'No rule matches the description.',
    };
  return {
    category: row.credit ? 'Transfer in' : 'Transfer out',
    rule:
      channel === 'transfer'
        ? 'A transfer that matches no other rule.'
        : `A payment by ${channel} that matches no other rule.`,
  };
}
