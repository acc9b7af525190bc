import { part, words } from '../../define.ts';

/*
 * The layouts of an income-tax return, main (older) and newer (financial years 2020 and 2021), share their head,
 * and the two newer ones are alike: each piece is written once, for the prefix under which the record keeps it.
 */

/** Members of every layout's header and payee. */
export function headerShape() {
  return {
    ...words('status', 'assessmentYear', 'filingDate', 'ackNo', 'formNo'),
    payee: part(words('name', 'pan', 'aadhaar', 'address')),
  };
}

const newerFigures = () => ({
  incomeAndTax: part({
    ...words('loss', 'totalincome', 'bookProfit', 'adjustedTotalIncome', 'netPayable'),
    ...words('interestPaid', 'totalTax', 'totalPaid', 'taxPayableRefundable'),
  }),
  dividend: part(words('taxPayable', 'intPayable', 'total', 'taxPaid', 'taxPayableRefund')),
  accreted: part({
    ...words('income', 'addTaxPayable', 'intPayable'),
    ...words('addTaxAndPayable', 'taxAndIntPaid', 'taxPayableAndRefund'),
  }),
});

/** Figures of a return kept by itself: of either layout, as its year has them. */
export function mainDetails() {
  return part({
    income: part(words('total', 'loss', 'exemption', 'deductions', 'gross')),
    ...words('agriculture', 'others', 'tds', 'tcs', 'refund'),
    tax: part(
      words('selfAssessment', 'netPayable', 'interest', 'total', 'totalPaid', 'advance', 'payable', 'paid'),
    ),
    ...newerFigures(),
  });
}

/** A newer layout that stands beside the main one, whole. */
export function newerPart() {
  return part({ ...headerShape(), details: part(newerFigures()) });
}

/** Header and payee of a layout. */
export function headerBlocks<const P extends '' | 'fy2020.' | 'fy2021.'>(prefix: P) {
  return [
    {
      rows: [
        { label: 'ITR Category', path: `${prefix}status` },
        { label: 'Assessment Year', path: `${prefix}assessmentYear` },
        { label: 'Filing Date', path: `${prefix}filingDate`, format: 'date' },
        { label: 'Acknowledgement Number', path: `${prefix}ackNo` },
        { label: 'Form Number', path: `${prefix}formNo` },
      ],
    },
    {
      heading: 'Payee',
      rows: [
        { label: 'Name', path: `${prefix}payee.name` },
        { label: 'PAN', path: `${prefix}payee.pan` },
        { label: 'Aadhaar', path: `${prefix}payee.aadhaar`, format: 'aadhaar' },
        { label: 'Address', path: `${prefix}payee.address` },
      ],
    },
  ] as const;
}

/** A newer layout that stands beside the main one: its head and its figures. */
export function newerBlocks<const P extends 'fy2020.' | 'fy2021.'>(prefix: P) {
  const [header, payee] = headerBlocks(prefix);
  return [
    { heading: `Fiscal Year ${prefix.slice(2, 6)}`, ...header },
    payee,
    ...newerFigureBlocks(prefix),
  ] as const;
}

/** A newer layout's three tables of figures. */
export function newerFigureBlocks<const P extends '' | 'fy2020.' | 'fy2021.'>(prefix: P) {
  const tax = `${prefix}details.incomeAndTax` as const;
  const dividend = `${prefix}details.dividend` as const;
  const accreted = `${prefix}details.accreted` as const;
  return [
    {
      heading: 'Taxable Income and Tax Details',
      rows: [
        { label: 'Current-Year Loss', path: `${tax}.loss`, format: 'inr' },
        { label: 'Total Income', path: `${tax}.totalincome`, format: 'inr' },
        { label: 'Book Profit under MAT', path: `${tax}.bookProfit`, format: 'inr' },
        { label: 'Adjusted Total Income under AMT', path: `${tax}.adjustedTotalIncome`, format: 'inr' },
        { label: 'Net Tax Payable', path: `${tax}.netPayable`, format: 'inr' },
        { label: 'Interest and Fee Payable', path: `${tax}.interestPaid`, format: 'inr' },
        { label: 'Total Tax', path: `${tax}.totalTax`, format: 'inr' },
        { label: 'Taxes Paid', path: `${tax}.totalPaid`, format: 'inr' },
        { label: 'Tax Payable or Refundable', path: `${tax}.taxPayableRefundable`, format: 'inr' },
      ],
    },
    {
      heading: 'Dividend Distribution Tax Details',
      rows: [
        { label: 'Tax Payable', path: `${dividend}.taxPayable`, format: 'inr' },
        { label: 'Interest Payable', path: `${dividend}.intPayable`, format: 'inr' },
        { label: 'Total', path: `${dividend}.total`, format: 'inr' },
        { label: 'Taxes Paid', path: `${dividend}.taxPaid`, format: 'inr' },
        { label: 'Payable or Refundable', path: `${dividend}.taxPayableRefund`, format: 'inr' },
      ],
    },
    {
      heading: 'Accreted Income and Tax Details',
      rows: [
        { label: 'Accreted Income under Section 115TD', path: `${accreted}.income`, format: 'inr' },
        { label: 'Additional Tax', path: `${accreted}.addTaxPayable`, format: 'inr' },
        { label: 'Interest under 115TE', path: `${accreted}.intPayable`, format: 'inr' },
        { label: 'Additional Tax and Interest', path: `${accreted}.addTaxAndPayable`, format: 'inr' },
        { label: 'Tax and Interest Paid', path: `${accreted}.taxAndIntPaid`, format: 'inr' },
        { label: 'Payable or Refundable', path: `${accreted}.taxPayableAndRefund`, format: 'inr' },
      ],
    },
  ] as const;
}
