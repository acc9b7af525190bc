import { applicantTypes } from '@pramaan/documents/loan-product.ts';
import * as z from 'zod/mini';
import { call } from '../define.ts';
import { id, productCode, segments, short } from './shapes.ts';

const mostRupees = 10_000_000_000;
const mostLines = 30;
const mostSubjects = 8;

const rupees = z
  .number('Enter an amount in rupees.')
  .check(z.gte(0, 'Enter an amount of 0 or more.'), z.lte(mostRupees, 'Enter a smaller amount.'));
const months = z
  .number('Enter a number of months.')
  .check(
    z.int('Enter whole months.'),
    z.gte(1, 'Enter 1 to 360 months.'),
    z.lte(360, 'Enter 1 to 360 months.'),
  );
const percent = z
  .number('Enter a percentage.')
  .check(z.gte(0, 'Enter a percentage from 0 to 100.'), z.lte(100, 'Enter a percentage from 0 to 100.'));

const inOrder = z.refine<{ from: number | null; to: number | null }>(
  ({ from, to }) => from === null || to === null || from <= to,
  { path: ['to'], message: 'Enter a highest value that is not below the lowest.' },
);
/** From and to, both included; null: no limit. */
const limits = (value: z.ZodMiniNumber) =>
  z.strictObject({ from: z.nullable(value), to: z.nullable(value) }).check(inOrder);

const leastToMost = z.refine<{ processingLeast: number | null; processingMost: number | null }>(
  ({ processingLeast: least, processingMost: most }) => least === null || most === null || least <= most,
  { path: ['processingMost'], message: 'Enter a highest fee that is not below the lowest.' },
);

const terms = {
  name: z.strictObject({ en: short('the name in English', 60), hi: short('the name in Hindi', 60) }),
  segment: z.enum(segments, 'Choose retail or business.'),
  amount: limits(rupees),
  tenure: limits(months),
  rate: limits(percent),
  fees: z
    .strictObject({
      processingPercent: percent,
      processingLeast: z.nullable(rupees),
      processingMost: z.nullable(rupees),
      fixed: rupees,
      gstPercent: percent,
    })
    .check(leastToMost),
  types: z
    .array(z.enum(applicantTypes, 'Choose a type of applicant from the list.'))
    .check(z.maxLength(applicantTypes.length)),
  asked: z.nullable(
    z
      .array(
        z.strictObject({
          anyOf: z
            .array(short('the document', 60))
            .check(
              z.minLength(1, 'Choose a document.'),
              z.maxLength(mostSubjects, `Choose at most ${mostSubjects} documents.`),
            ),
          types: z
            .array(z.enum(applicantTypes, 'Choose a type of applicant from the list.'))
            .check(z.maxLength(applicantTypes.length)),
          above: z.nullable(rupees),
        }),
      )
      .check(
        z.minLength(1, 'Ask for at least one document.'),
        z.maxLength(mostLines, `Ask for at most ${mostLines} documents.`),
      ),
  ),
};

/** A product in one version. */
export const loanProduct = z.object({ code: z.string(), version: z.number(), ...terms });
const catalogue = z.object({
  products: z.array(z.object({ ...loanProduct.shape, retired: z.boolean() })),
});

export const listLoanProducts = call({
  method: 'GET',
  path: '/loan-products',
  title: 'List loan products',
  access: { may: 'start', applicant: null },
  result: catalogue,
});

/** Adds a product, or changes it by a new version; a retired one is offered again. */
export const saveLoanProduct = call({
  method: 'PUT',
  path: '/loan-products/{code}',
  title: 'Save a loan product',
  access: { may: 'settings', applicant: null },
  params: z.strictObject({ code: productCode }),
  body: z.strictObject({
    ...terms,
    /** The version that was last read: 0 of a default product, left out for a new one. */
    version: z.optional(z.int('Send the version last read.')),
  }),
  result: catalogue,
  errors: ['CONFLICT'],
});

/** Offers a product to nobody any more. Applications that have it keep it. */
export const retireLoanProduct = call({
  method: 'DELETE',
  path: '/loan-products/{code}',
  title: 'Retire a loan product',
  access: { may: 'settings', applicant: null },
  params: z.strictObject({ code: productCode }),
  result: catalogue,
  errors: ['NOT_FOUND'],
});

/** The products that an applicant can choose among now. */
export const listOfferedProducts = call({
  method: 'GET',
  path: '/applicants/{id}/loan-products',
  title: 'List the loan products offered to an applicant',
  access: { may: 'see', applicant: 'params.id' },
  params: z.strictObject({ id }),
  result: z.object({ products: z.array(loanProduct) }),
  errors: ['NO_SUCH_APPLICANT'],
});

/** Chooses what an application is for, until it is under review. The version of now is the application's from then on. */
export const chooseLoanProduct = call({
  method: 'PUT',
  path: '/applicants/{id}/loan-product',
  title: 'Choose the loan product of an application',
  access: { may: 'edit', applicant: 'params.id' },
  params: z.strictObject({ id }),
  body: z.strictObject({ code: productCode }),
  result: loanProduct,
  errors: ['NO_SUCH_APPLICANT', 'NOT_IN_THIS_STAGE'],
});
