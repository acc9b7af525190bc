import type * as calls from '@pramaan/contract/calls/loan-products.ts';
import type { Reference } from './entry.ts';

/** What the members of a product mean. */
export const productFields = {
  code: 'Code of the product: 2 to 20 capital letters, digits and hyphens.',
  version:
    'Version of the product; 0 is the default catalogue. Request: the version last read; left out for a new product.',
  name: 'Name of the product in each language.',
  en: 'Name in English.',
  hi: 'Name in Hindi.',
  segment: 'Loan segment: `retail` or `business`.',
  amount: 'Amount of the loan in rupees.',
  tenure: 'Tenure in months.',
  rate: 'Yearly rate in percent. Both ends the same: a fixed rate.',
  from: 'Lowest value, included; `null`: no limit.',
  to: 'Highest value, included; `null`: no limit.',
  fees: 'Fees of the loan.',
  processingPercent: 'Processing fee in percent of the amount.',
  processingLeast: 'Lowest processing fee in rupees; `null`: no limit.',
  processingMost: 'Highest processing fee in rupees; `null`: no limit.',
  fixed: 'Fixed fees in rupees.',
  gstPercent: 'GST on the fees, in percent.',
  types: 'Applicant types that it is for: `salaried`, `self-employed`, `business`, `other`. Empty: everyone.',
  asked:
    'What is asked, at most 30 lines. `null`: what is asked of everyone who earns as the applicant does. The loan request is always asked.',
  anyOf: 'Any one of these is enough: a document id, or `area:` and the name of an area.',
  above: 'Asked only for an amount above this (rupees); `null`: for any amount.',
  products: 'The products, each in its newest version.',
  retired: 'True: offered to nobody any more.',
};

export const loanProducts: Reference<typeof calls> = {
  listLoanProducts: {
    description: 'Lists the lender’s loan products, with those that are retired.',
    fields: productFields,
  },
  saveLoanProduct: {
    description:
      'Adds a loan product, or stores a new version of it. Applications keep the version that they were begun with. If somebody has changed the product since `version` was read, the call fails with `CONFLICT`. Saving a retired product offers it again.',
    fields: productFields,
  },
  retireLoanProduct: {
    description:
      'Retires a loan product: it is offered to nobody any more. Applications that have it keep it.',
    fields: productFields,
  },
  listOfferedProducts: {
    description:
      'Lists the loan products that an applicant can choose among: those of the segment that are for people who earn as the applicant does.',
    fields: productFields,
  },
  chooseLoanProduct: {
    description:
      'Chooses the loan product of an application. Possible until the application is under review. A requested amount or period outside the limits of the product is refused.',
    fields: productFields,
  },
};
