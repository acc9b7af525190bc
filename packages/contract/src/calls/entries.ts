import { captureSchema } from '@pramaan/documents/answer-schema.ts';
import { assetLoan } from '@pramaan/documents/kinds/other/assetLoan.ts';
import * as z from 'zod/mini';
import { call } from '../define.ts';
import { custId, id, optionalShort } from './shapes.ts';

/** What can be entered for a customer, and how far each is. */
const entryShape = z.object({
  docType: z.string(),
  title: z.string(),
  /** Status of its record; blank while there is none. */
  status: z.string(),
});

const recordShape = z.looseObject({ status: z.string() });

/**
 * What staff or a program enters for a customer: one document that people declare, checked by its own form; kept as
 * `PUT /applicants/{id}/{group}/{document}` keeps it. With `custId` alone, the one field that the specification names, the
 * call changes nothing and answers what can be entered. What a source verifies is verified at `/kyc`, not typed here.
 */
export const submitCustomerDocument = call({
  method: 'POST',
  path: '/users/dataEntry',
  title: 'Submit a declared document for a customer',
  access: { may: 'verify', applicant: 'body.custId' },
  body: z.strictObject({
    custId,
    docType: optionalShort('the document type', 40),
    /** The way and the instance: `input`, `input.2`. */
    type: optionalShort('the type', 40),
    data: z.optional(z.record(z.string(), z.unknown(), 'Send the data as an object.')),
  }),
  /** `entries`, and a blank status, when nothing was sent to be entered. */
  result: z.extend(recordShape, { entries: z.optional(z.array(entryShape)) }),
  errors: ['NO_SUCH_APPLICANT', 'NOT_FOUND'],
});

/** What an asset loan buys: the fields of the document `assetLoan`, beside whose they are. */
export const saveAssetLoanDetails = call({
  method: 'POST',
  path: '/users/assetLoanDetails',
  title: 'Save asset loan details',
  access: { may: 'verify', applicant: 'body.appId' },
  body: z.extend(captureSchema(assetLoan.methods.input?.capture ?? {}), { appId: id }),
  result: recordShape,
  errors: ['NO_SUCH_APPLICANT'],
});

/** The same, as it was saved; null while nobody said. */
export const getAssetLoanDetails = call({
  method: 'POST',
  path: '/users/getAssetLoanDetails',
  title: 'Get asset loan details',
  access: { may: 'see', applicant: 'body.appId' },
  body: z.strictObject({ appId: id }),
  result: z.nullable(z.record(z.string(), z.unknown())),
  errors: ['NO_SUCH_APPLICANT'],
});
