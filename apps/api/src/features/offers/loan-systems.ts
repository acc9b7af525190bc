import type { Loan } from '@pramaan/documents/offer/schedule.ts';

/** What a loan system is told of a loan. Days are YYYY-MM-DD. */
export interface LoanToBook {
  reference: string;
  borrower: string;
  lender: string;
  /** Code of the loan product; blank while none was chosen. */
  product: string;
  terms: Loan;
  instalment: number;
  /** When the agreement was signed. */
  agreedOn: string;
}

/**
 * The row of Frappe Lending's data import for its document type Loan, names of the fields above it. `applicant` is the name of
 * the customer there, and `loan_product` the product's: a lender that names them otherwise replaces both.
 */
export const frappeLoan = ({
  borrower,
  lender,
  product,
  terms,
  instalment,
  agreedOn,
}: LoanToBook): string[][] => {
  const row = {
    applicant_type: 'Customer',
    applicant: borrower,
    company: lender,
    posting_date: agreedOn,
    loan_product: product,
    loan_amount: String(terms.amount),
    rate_of_interest: String(terms.ratePercent),
    repayment_method: 'Repay Over Number of Periods',
    repayment_frequency: 'Monthly',
    repayment_periods: String(terms.tenureMonths),
    monthly_repayment_amount: String(instalment),
    repayment_start_date: terms.firstDue,
  };
  return [Object.keys(row), Object.values(row)];
};

/**
 * The body of Apache Fineract's `POST /loans`, without `clientId` and `productId`, which only the lender's system knows. Months are
 * 2, per year is 3, equal instalments 1, declining balance 0, interest by the repayment period 1.
 */
export const fineractLoan = ({ reference, terms, agreedOn }: LoanToBook) => ({
  externalId: reference,
  loanType: 'individual',
  principal: terms.amount,
  loanTermFrequency: terms.tenureMonths,
  loanTermFrequencyType: 2,
  numberOfRepayments: terms.tenureMonths,
  repaymentEvery: 1,
  repaymentFrequencyType: 2,
  interestRatePerPeriod: terms.ratePercent,
  interestRateFrequencyType: 3,
  amortizationType: 1,
  interestType: 0,
  interestCalculationPeriodType: 1,
  transactionProcessingStrategyCode: 'mifos-standard-strategy',
  repaymentsStartingFromDate: terms.firstDue,
  submittedOnDate: agreedOn,
  expectedDisbursementDate: agreedOn,
  dateFormat: 'yyyy-MM-dd',
  locale: 'en',
});
